import { toHundredths } from '../integers.ts';

/** How far apart two amounts are, counted in hundredths as scores are; what is missing counts as 0. */
export const gap = (one: number | null, other: number | null): number =>
  Math.abs((toHundredths(one) ?? 0) - (toHundredths(other) ?? 0)) / 100;
