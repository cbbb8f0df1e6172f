import type { Contract } from '../contract.ts';

/**
 * Operating margins from the lowest to the highest (specification, section 3).
 * `postitive` is the contract's own spelling.
 *
 * @example
 * operatingMargins.map((key) => operatingMarginLabels[key]); // ['Negative', '1-10000 $', '10000+ $']
 */
export const operatingMargins = [
  'negative',
  'postitive',
  'higher',
] as const satisfies readonly Contract['OperatingMargin'][];

/**
 * The key of an operating margin, as it travels on the wire.
 *
 * @example
 * const margin: OperatingMargin = 'postitive';
 */
export type OperatingMargin = (typeof operatingMargins)[number];

/**
 * The English label of each operating margin; the only place of the product that shows dollars.
 *
 * @example
 * operatingMarginLabels.higher; // '10000+ $'
 */
export const operatingMarginLabels = {
  negative: 'Negative',
  postitive: '1-10000 $',
  higher: '10000+ $',
} as const satisfies Record<OperatingMargin, string>;

/**
 * Reads an operating margin. The correct spelling `positive` is taken for the contract's `postitive`;
 * anything else that is no key gives null.
 *
 * @example
 * readOperatingMargin('positive'); // 'postitive'
 * readOperatingMargin('huge'); // null
 */
export function readOperatingMargin(value: string): OperatingMargin | null {
  if (value === 'positive') return 'postitive';
  return operatingMargins.find((key) => key === value) ?? null;
}
