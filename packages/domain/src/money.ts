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

/** In tenths of a per cent, so that it is whole. */
const vatPerMille = 255;

/** Per cent: the general rate in Finland. */
export const vatRate = vatPerMille / 10;

/** In euros. */
export interface VatAmounts {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/**
 * The value added tax on a net amount of euros, and their sum, in whole cents, halves up. Null for none, no number,
 * and from about 90 billion on.
 *
 * @example
 * withVat(1350); // { net: 1350, vat: 344.25, gross: 1694.25 }
 */
export function withVat(net: number | null): VatAmounts | null {
  const netCents = toCents(net);
  if (netCents === null) return null;
  const vatCents = Math.floor((netCents * vatPerMille + 500) / 1000);
  return { net: netCents / 100, vat: vatCents / 100, gross: (netCents + vatCents) / 100 };
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
