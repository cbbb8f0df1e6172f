import { LocaleProvider } from '@tilava/ui/LocaleProvider';
import type { ReactNode } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import './appConfig.ts';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

/** How numbers and days are written in each language: as in Finland. */
const regions = { en: 'en-FI', fi: 'fi-FI', sv: 'sv-FI' } as const;

/** Gives the app its words, and tells the widgets which language they are in. Nothing is shown before they are there. */
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
