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

/**
 * The form's label of each credit rating: the tenant's form lists AAA, AA, A and so on.
 *
 * @example
 * creditRatingLabels.bbb; // 'BBB'
 */
export const creditRatingLabels = {
  aaa: 'AAA',
  aa: 'AA',
  a: 'A',
  bbb: 'BBB',
  bb: 'BB',
  b: 'B',
  c: 'C',
  d: 'D',
} as const satisfies Record<CreditRating, string>;

/**
 * What each credit rating means, in English.
 *
 * @example
 * creditRatingWords.aaa; // 'Prime'
 */
export const creditRatingWords = {
  aaa: 'Prime',
  aa: 'High grade',
  a: 'Upper medium grade',
  bbb: 'Lower medium grade',
  bb: 'Speculative',
  b: 'Highly speculative',
  c: 'Substantial risks',
  d: 'In default',
} as const satisfies Record<CreditRating, string>;
