/** Of a field; the worst is 0. */
export const fullScore = 1000;

/** Fits 32 bits, which the columns of an index have, and keeps every product of the score formulas an exact integer. */
export const greatestHundredths = 2_147_483_647;

/**
 * Euros in whole cents, or square metres in whole hundredths: the integers in which scores are counted, so that
 * JavaScript and SQL agree to the last point. Brought within 0..`greatestHundredths`. None, or no finite number,
 * gives null.
 *
 * @example
 * toHundredths(1350.5); // 135050
 */
export function toHundredths(value: number | null): number | null {
  if (value === null || !Number.isFinite(value)) return null;
  return Math.min(Math.max(0, Math.round(value * 100)), greatestHundredths);
}

/**
 * The floor of an integer quotient, brought within 0..1000. For integers below 2^53 the floor of the floating-point
 * quotient is the exact one; SQL's integer division agrees, because negative numerators, which it rounds the other
 * way, are 0 before anything is divided.
 *
 * @param denominator - above 0 wherever the numerator is
 */
export function toScore(numerator: number, denominator: number): number {
  return numerator <= 0 ? 0 : Math.min(fullScore, Math.floor(numerator / denominator));
}
