import type { MatchSort } from './sorts.ts';

export interface OrderedMatch {
  readonly id: string;
  readonly points: number;
  readonly distance: number;
}

/** With the amounts of the announcement, both in any one unit. */
export interface SortableMatch extends OrderedMatch {
  readonly rent: number;
  readonly size: number;
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

/** What comes first. Ids are UUIDs of version 7: those of what was added last are the greatest. */
const leading: Readonly<Record<MatchSort, (a: SortableMatch, b: SortableMatch) => number>> = {
  best: () => 0,
  rent: (a, b) => compare(a.rent, b.rent),
  size: (a, b) => compare(b.size, a.size),
  distance: (a, b) => compare(a.distance, b.distance),
  newest: (a, b) => compare(b.id, a.id),
};

/**
 * The order of a match list that is sorted by something else, for `sort`. Ties are in the order of `compareMatches`,
 * as is a list of the best.
 *
 * @example
 * const match = { id: 'a', points: 90, distance: 300, rent: 900, size: 40 };
 * compareBy('rent')(match, { ...match, points: 60, rent: 800 }); // 1
 */
export const compareBy =
  (sort: MatchSort) =>
  (a: SortableMatch, b: SortableMatch): number =>
    leading[sort](a, b) || compareMatches(a, b);
