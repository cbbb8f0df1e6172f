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
