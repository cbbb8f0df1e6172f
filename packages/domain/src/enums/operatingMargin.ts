import type { Contract } from '../contract.ts';

/** From the lowest to the highest (specification, section 3); `postitive` is the contract's own spelling. */
export const operatingMargins = [
  'negative',
  'postitive',
  'higher',
] as const satisfies readonly Contract['OperatingMargin'][];

export type OperatingMargin = (typeof operatingMargins)[number];

/**
 * Reads an operating margin. The correct spelling `positive` is taken for the contract's `postitive`; anything else
 * that is no key gives null.
 *
 * @example
 * readOperatingMargin('positive'); // 'postitive'
 * readOperatingMargin('huge'); // null
 */
export function readOperatingMargin(value: string): OperatingMargin | null {
  if (value === 'positive') return 'postitive';
  return operatingMargins.find((key) => key === value) ?? null;
}
