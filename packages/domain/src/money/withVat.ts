import { toCents } from './cents.ts';

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
