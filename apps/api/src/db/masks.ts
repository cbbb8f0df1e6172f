/**
 * Groups of flags are kept as bit masks: bit i stands for the i-th key of the enumeration in `domain/enums`, so
 * a new key may only ever be added at the end.
 */

export function toMask<Key>(order: readonly Key[], keys: readonly Key[]): number {
  return order.reduce((mask, key, bit) => (keys.includes(key) ? mask | (1 << bit) : mask), 0);
}

/** The keys whose bits are set, in the enumeration's order. */
export function fromMask<Key>(order: readonly Key[], mask: number): Key[] {
  return order.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

export function singleFromMask<Key>(order: readonly Key[], mask: number): Key | null {
  return fromMask(order, mask)[0] ?? null;
}
