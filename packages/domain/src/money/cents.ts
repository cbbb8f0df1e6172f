/**
 * An amount in whole cents, in which sums are exact. A fraction of a cent is rounded, halves up.
 *
 * @param amount - euros
 * @returns null for none, and where a thousand times as many cents could not be counted exactly: about 90 billion
 * euros and more, or no number
 * @example
 * toCents(1099.99); // 109999
 */
export function toCents(amount: number | null): number | null {
  if (amount === null) return null;
  // Adding 0 makes -0, to which small negative amounts round, the one zero that there is.
  const cents = Math.round(amount * 100) + 0;
  return Number.isSafeInteger(cents * 1000) ? cents : null;
}
