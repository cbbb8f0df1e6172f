import type { Contract } from '../contract.ts';

/** In the order in which forms show them (specification, section 3). */
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

export type Industry = (typeof industries)[number];
