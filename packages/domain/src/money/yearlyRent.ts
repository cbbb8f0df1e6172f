import { toCents } from './cents.ts';

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
