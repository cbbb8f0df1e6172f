import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  readonly children: ReactNode;
  /** A BCP 47 tag with the country: `en-FI` writes `1 499` and `21/11/2026`, `fi-FI` and `sv-FI` `21.11.2026`. */
  readonly locale: string;
}

/** The language of DatePicker, ComboBox and charts; without it they follow the browser. */
export function LocaleProvider({ children, locale }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
