import { formatNumber, noBreakSpace, type Locale } from './format.ts';

export { formatNumber, type Locale } from './format.ts';

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

/**
 * An amount of euros in whole cents, in which sums are exact; a fraction of a cent is rounded, halves up. Null for
 * none, and where a thousand times as many cents could not be counted exactly: about 90 billion euros and more, or no
 * number.
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
 * The value added tax on a net amount of euros, and both together. Counted in whole cents, halves up, so that net and
 * tax make the gross amount to the cent. None, no number, or one of about 90 billion and more gives null.
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
 * The rent of a year in euros: 12 times the monthly value (specification, section 9), counted in whole cents so that
 * no fraction of a cent appears. None, no number, or one of about 90 billion and more gives null.
 *
 * @example
 * yearlyRent(1350); // 16200
 */
export function yearlyRent(monthlyRent: number | null): number | null {
  const cents = toCents(monthlyRent);
  return cents === null ? null : (cents * 12) / 100;
}

/** Of the sample premises on the landing page, in euros a month (specification, section 9). */
export const sampleRents = { minimum: 699, maximum: 1499 } as const;
