import { LocaleProvider } from '@tilava/ui/LocaleProvider';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import './appConfig.ts';
import { en } from './messages/en.ts';

/** How numbers and days are written in each language: as in Finland. */
const regions = { en: 'en-FI', fi: 'fi-FI', sv: 'sv-FI' } as const;

/** Gives the app its words, and tells the document and the widgets which language they are in. */
export function Language({ children }: { readonly children: ReactNode }) {
  const locale = 'en';
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider locale={locale} messages={en} timeZone="Europe/Helsinki">
      <LocaleProvider locale={regions[locale]}>{children}</LocaleProvider>
    </IntlProvider>
  );
}
