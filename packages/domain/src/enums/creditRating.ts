import type { Contract } from '../contract.ts';

/**
 * Credit ratings from the best to the worst (specification, section 3).
 *
 * @example
 * creditRatings[0]; // 'aaa'
 */
export const creditRatings = [
  'aaa',
  'aa',
  'a',
  'bbb',
  'bb',
  'b',
  'c',
  'd',
] as const satisfies readonly Contract['CreditRating'][];

/**
 * The key of a credit rating, as it travels on the wire.
 *
 * @example
 * const rating: CreditRating = 'bbb';
 */
export type CreditRating = (typeof creditRatings)[number];
