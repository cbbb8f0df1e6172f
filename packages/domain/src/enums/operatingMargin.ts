import type { Contract } from '../contract.ts';

/**
 * Operating margins from the lowest to the highest (specification, section 3).
 * `postitive` is the contract's own spelling.
 *
 * @example
 * operatingMargins[0]; // 'negative'
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
