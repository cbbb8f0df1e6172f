import type { Contract } from '../contract.ts';

/** From the best to the worst (specification, section 3). */
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

export type CreditRating = (typeof creditRatings)[number];
