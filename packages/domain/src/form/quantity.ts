import { formatArea } from '../format/area.ts';
import type { Locale } from '../locale.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { formatNumber } from '../money/formatNumber.ts';

/** What the numbers of forms count in. */
export type NumberUnit = 'euro' | 'euroAMonth' | 'euroAYear' | 'squareMetre' | 'year' | 'person';

/** An amount as messages tell it. */
export interface Quantity {
  readonly amount: number;
  readonly unit: NumberUnit | 'euroPerSquareMetre' | undefined;
}

/**
 * An amount with its unit, for people.
 *
 * @example
 * formatQuantity({ amount: 1.5, unit: 'euroAMonth' }, 'en'); // '1.50 €'
 */
export function formatQuantity({ amount, unit }: Quantity, locale: Locale): string {
  switch (unit) {
    case 'euro':
    case 'euroAMonth':
    case 'euroAYear':
      return formatMoney(amount, locale);
    case 'squareMetre':
      return formatArea(amount, locale);
    case 'euroPerSquareMetre':
      return `${formatMoney(amount, locale)}/m²`;
    case 'year':
    case 'person':
    case undefined:
      return formatNumber(amount, locale, 'upToTwo');
  }
}
