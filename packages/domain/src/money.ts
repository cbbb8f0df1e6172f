import { formatNumber, noBreakSpace, type Locale } from './format.ts';

export { formatNumber, type Locale } from './format.ts';

/**
 * A sum in euros, grouped by thousands, with cents only where there are any (§9). Empty for none or no finite number.
 *
 * @example
 * formatMoney(1350, 'en'); // '1 350 €'
 * formatMoney(1350.5, 'fi'); // '1 350,50 €'
 */
export function formatMoney(amount: number | null, locale: Locale): string {
  const text = formatNumber(amount, locale, 'cents');
  return text === '' ? '' : `${text}${noBreakSpace}€`;
}

/**
 * Euros in whole cents, in which sums are exact, halves up. Null for none, no number, and from about 90 billion on.
 */
export function toCents(amount: number | null): number | null {
  if (amount === null) return null;
  // Adding 0 makes -0, to which small negative amounts round, the one zero that there is.
  const cents = Math.round(amount * 100) + 0;
  return Number.isSafeInteger(cents * 1000) ? cents : null;
}

/**
 * The rent of 12 months in euros (§9), in whole cents. Null for none, no number, and from about 90 billion on.
 *
 * @example
 * yearlyRent(1350); // 16200
 */
export function yearlyRent(monthlyRent: number | null): number | null {
  const cents = toCents(monthlyRent);
  return cents === null ? null : (cents * 12) / 100;
}

/** Of the sample premises on the landing page, in euros a month (§9). */
export const sampleRents = { minimum: 699, maximum: 1499 } as const;
