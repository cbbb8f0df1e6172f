import type { Contract } from '../contract.ts';

/** Numbers tell of at least so many people, so that nobody is found out by them. */
export const smallestGroup = 5;

/** Counts are rounded down to a multiple of this. */
const countStep = 5;
/** Rents are rounded to a multiple of this, in euros. */
const rentStep = 0.5;

/** What is counted, and how many different people stand behind it. */
export interface Group {
  readonly people: number;
  readonly count: number;
}

/** Euros a month for a square metre: a quarter lie below `low`, a quarter above `high`. */
export type RentSpread = Contract['RentInsight'];

/** Whether a group of so many people may be told of. */
export const isTold = (people: number): boolean => people >= smallestGroup;

/**
 * A number as it may be told to whoever cannot ask about another group that overlaps this one; null where too few
 * people stand behind it.
 */
export const toldNumber = ({ people, count }: Group): number | null => (isTold(people) ? count : null);

/**
 * A number of what lies round a place, rounded down to fives: whoever moves the place a little, and asks again,
 * seldom sees one entry come or go. Null where too few people stand behind it.
 *
 * @example
 * toldCount({ people: 6, count: 14 }); // 10
 * toldCount({ people: 4, count: 14 }); // null
 */
export const toldCount = ({ people, count }: Group): number | null =>
  isTold(people) ? count - (count % countStep) : null;

/**
 * Rents as they may be told, rounded to half a euro, so that a quarter or a median is no longer the rent of one. Null
 * where too few landlords ask them.
 *
 * @example
 * toldRents(5, { low: 21.3, median: 24.4, high: 29.1 }); // { low: 21.5, median: 24.5, high: 29 }
 * toldRents(4, { low: 21.3, median: 24.4, high: 29.1 }); // null
 */
export function toldRents(people: number, { low, median, high }: RentSpread): RentSpread | null {
  if (!isTold(people)) return null;
  const round = (rent: number) => Math.round(rent / rentStep) * rentStep;
  return { low: round(low), median: round(median), high: round(high) };
}
