/** An address as its two lines. */
export interface SplitAddress {
  readonly street: string;
  /** With the postal code, as written; empty where the address is one line. */
  readonly city: string;
}

/**
 * Splits an address at its last comma.
 *
 * @example
 * splitAddress('Annankatu 16, 00120 Helsinki'); // { street: 'Annankatu 16', city: '00120 Helsinki' }
 */
export function splitAddress(address: string): SplitAddress {
  const comma = address.lastIndexOf(',');
  if (comma === -1) return { street: address.trim(), city: '' };
  return { street: address.slice(0, comma).trim(), city: address.slice(comma + 1).trim() };
}
