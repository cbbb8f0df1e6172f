import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import './appConfig.ts';
import { en } from './messages/en.ts';

/** Gives the app its words, and tells the document which language they are in. */
export function Language({ children }: { readonly children: ReactNode }) {
  const locale = 'en';
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider locale={locale} messages={en} timeZone="Europe/Helsinki">
      {children}
    </IntlProvider>
  );
}
