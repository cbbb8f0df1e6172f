/**
 * What of a match its place in the list depends on.
 *
 * @example
 * const match: OrderedMatch = { id: 'an-id', points: 87, distance: 900 };
 */
export interface OrderedMatch {
  readonly id: string;
  readonly points: number;
  readonly distance: number;
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/**
 * The order of a match list: points descending, then distance ascending, then id ascending. Ids are compared
 * by code unit, never by locale, which is how a database orders UUIDs.
 *
 * @returns below 0 where `a` comes first, above 0 where `b` does, 0 for the same match
 * @example
 * compareMatches({ id: 'a', points: 87, distance: 900 }, { id: 'b', points: 60, distance: 100 }); // -1
 */
export function compareMatches(a: OrderedMatch, b: OrderedMatch): number {
  return compare(b.points, a.points) || compare(a.distance, b.distance) || compare(a.id, b.id);
}
