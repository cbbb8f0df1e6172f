import { LocaleProvider } from '@tilava/ui/LocaleProvider';
import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import { useServices } from '../services/useServices.ts';
import type { SpokenLanguage } from './languageStore.ts';

/** How numbers and days are written in each language: as in Finland. */
const regions = { en: 'en-FI', fi: 'fi-FI', sv: 'sv-FI' } as const;

/** The language of the app; null until its texts are there. */
export function useSpokenLanguage(): SpokenLanguage | null {
  const { language } = useServices();
  return useSyncExternalStore(language.subscribe, language.get, language.get);
}

/** Provides the app's texts, and tells the widgets their language. Shows nothing before the texts are there. */
export function Language({ children }: { readonly children: ReactNode }) {
  const spoken = useSpokenLanguage();
  if (spoken === null) return null;
  const { locale, texts } = spoken;
  return (
    // The texts of every language have the keys and the parameters of the English ones, which the types name.
    <IntlProvider locale={locale} messages={texts as Messages} timeZone="Europe/Helsinki">
      <LocaleProvider locale={regions[locale]}>{children}</LocaleProvider>
    </IntlProvider>
  );
}
