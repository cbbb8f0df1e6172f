import type { Contract } from '../contract.ts';

/**
 * Industries in the order in which forms show them (specification, section 3).
 *
 * @example
 * industries[0]; // 'mn'
 */
export const industries = [
  'mn',
  'fi',
  'tr',
  'ed',
  'ti',
  'hc',
  'ht',
  'mi',
] as const satisfies readonly Contract['Industry'][];

/**
 * The key of an industry, as it travels on the wire.
 *
 * @example
 * const industry: Industry = 'mn';
 */
export type Industry = (typeof industries)[number];
