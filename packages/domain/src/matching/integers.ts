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

/**
 * 1000 at or under a maximum, linear to 0 at 20 % above it; both in whole hundredths, at least 0.
 *
 * @example
 * scoreUnder(110_000, 100_000); // 500
 */
export function scoreUnder(value: number, maximum: number): number {
  return value <= maximum ? fullScore : toScore((6 * maximum - 5 * value) * fullScore, maximum);
}

/**
 * 1000 at or over a minimum, linear to 0 at 20 % below it; both in whole hundredths, at least 0.
 *
 * @example
 * scoreOver(9_000, 10_000); // 500
 */
export function scoreOver(value: number, minimum: number): number {
  return value >= minimum ? fullScore : toScore((5 * value - 4 * minimum) * fullScore, minimum);
}

/** How far apart two amounts are, counted in hundredths as scores are; what is missing counts as 0. */
export const gap = (one: number | null, other: number | null): number =>
  Math.abs((toHundredths(one) ?? 0) - (toHundredths(other) ?? 0)) / 100;
