import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  readonly children: ReactNode;
  /**
   * The language and the country, as a BCP 47 tag. `en-FI` is English that writes `1 499` and `21/11/2026`;
   * `fi-FI` and `sv-FI` write `1 499` and `21.11.2026`.
   */
  readonly locale: string;
}

/**
 * Tells the calendar of DatePicker, ComboBox and charts in which language they speak. Without it they follow the browser,
 * not the app. How numbers and days are written and read is for the app: see NumberField and DateField.
 */
export function LocaleProvider({ children, locale }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
