/**
 * The rent of a year: 12 times the monthly value (specification, section 9), counted in whole cents so that
 * no fraction of a cent appears. None, or no finite number, gives null.
 *
 * @param monthlyRent - euros a month
 * @returns euros a year
 * @example
 * yearlyRent(1350); // 16200
 */
export function yearlyRent(monthlyRent: number | null): number | null {
  if (monthlyRent === null) return null;
  const yearly = (Math.round(monthlyRent * 100) * 12) / 100;
  return Number.isFinite(yearly) ? yearly : null;
}
