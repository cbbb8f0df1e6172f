import { noBreakSpace, type Locale } from '../locale.ts';
import { formatNumber } from './formatNumber.ts';

/**
 * A sum in euros, grouped by thousands with spaces (specification, section 9). The euro sign stands behind a U+00A0,
 * in English as well; cents are shown only where there are any. None, or no finite number, gives an empty string.
 *
 * @example
 * formatMoney(1350, 'en'); // '1 350 €'
 * formatMoney(1350.5, 'fi'); // '1 350,50 €'
 */
export function formatMoney(amount: number | null, locale: Locale): string {
  const text = formatNumber(amount, locale, 'cents');
  return text === '' ? '' : `${text}${noBreakSpace}€`;
}
