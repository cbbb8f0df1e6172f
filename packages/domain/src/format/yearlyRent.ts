import type { Locale } from '../locale.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { yearlyRent } from '../money/yearlyRent.ts';

const year = { en: 'year', fi: 'vuosi', sv: 'år' } as const satisfies Record<Locale, string>;

/**
 * The rent of a year, 12 times the monthly value, as tenants see it in match rows (specification,
 * section 9). None, or no finite number, gives an empty string.
 *
 * @param monthlyRent - euros a month
 * @example
 * formatYearlyRent(1350, 'en'); // '16 200 €/year'
 */
export function formatYearlyRent(monthlyRent: number | null, locale: Locale): string {
  const money = formatMoney(yearlyRent(monthlyRent), locale);
  return money === '' ? '' : `${money}/${year[locale]}`;
}
