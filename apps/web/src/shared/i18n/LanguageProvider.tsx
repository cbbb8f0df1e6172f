import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { locale, messages } from './locale.ts';

/** Gives the app its words and says their language on the document. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, []);

  return (
    // Every day of the product is one in Helsinki, wherever the reader is.
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Helsinki">
      {children}
    </IntlProvider>
  );
}
