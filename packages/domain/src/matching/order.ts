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
 * The order of a match list, for `sort`: points descending, then distance ascending, then id ascending. Ids are
 * compared by code unit, never by locale, which is how a database orders UUIDs.
 */
export function compareMatches(a: OrderedMatch, b: OrderedMatch): number {
  return compare(b.points, a.points) || compare(a.distance, b.distance) || compare(a.id, b.id);
}
