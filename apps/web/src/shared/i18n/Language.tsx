import { locales } from '@tilava/domain/format';
import { LanguageSwitch } from '@tilava/ui/LanguageSwitch';
import { LocaleProvider } from '@tilava/ui/LocaleProvider';
import type { MenuProps } from '@tilava/ui/Menu';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider, type Messages, useTranslations } from 'use-intl';
import { useServices } from '../services/useServices.ts';
import type { SpokenLanguage } from './languageStore.ts';

/** How numbers and days are written in each language: as in Finland. */
const regions = { en: 'en-FI', fi: 'fi-FI', sv: 'sv-FI' } as const;

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

export function LanguageChooser() {
  const { language, notices } = useServices();
  const spoken = useSpokenLanguage();
  const t = useTranslations('language');
  const loadLabels = useMenuLabels();
  if (spoken === null) return null;
  return (
    <LanguageSwitch
      label={t('label')}
      languages={locales.map((code) => ({ code, name: t(code) }))}
      value={spoken.locale}
      loadLabels={loadLabels}
      onChange={(locale) => {
        language.choose(locale).catch(() => notices.show({ failure: 'language' }));
      }}
    />
  );
}

export function useMenuLabels(): MenuProps['loadLabels'] {
  const t = useTranslations('nav');
  const common = useTranslations('common');
  return { loading: t('loadingMenu'), failed: t('menuFailed'), retry: common('tryAgain') };
}
