import { fullScore, toHundredths, toScore } from '../integers.ts';

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
