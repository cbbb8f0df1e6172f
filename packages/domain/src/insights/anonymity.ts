import type { Contract } from '../contract.ts';

/** Numbers tell of at least so many people, so that nobody is found out by them. */
export const smallestGroup = 5;

/** Counts are rounded down to a multiple of this. */
const countStep = 5;
/** How many announcements stand behind rents at least. */
const minRents = 10;

/** What is counted, and how many different people stand behind it. */
export interface Group {
  readonly people: number;
  readonly count: number;
}

/** Announcements of a group, and how many of them the landlord has who has most. */
export interface RentGroup extends Group {
  readonly largest: number;
}

/**
 * Euros a month for a square metre: a quarter of the landlords lie below `low`, a quarter above `high`. Each counts by one
 * rent, which one of their announcements asks.
 */
export type RentSpread = Contract['RentInsight'];

/** Whether a group of so many people may be told of. */
export const isLargeEnough = (people: number): boolean => people >= smallestGroup;

/**
 * A number as it may be told to whoever cannot ask about another group that overlaps this one; null where too few
 * people stand behind it.
 */
export const anonymousNumber = ({ people, count }: Group): number | null =>
  isLargeEnough(people) ? count : null;

/**
 * A number of what lies round a place, rounded down to fives: whoever moves the place a little, and asks again,
 * seldom sees one entry come or go. Null where too few people stand behind it.
 *
 * @example
 * anonymousCount({ people: 6, count: 14 }); // 10
 * anonymousCount({ people: 4, count: 14 }); // null
 */
export const anonymousCount = ({ people, count }: Group): number | null =>
  isLargeEnough(people) ? count - (count % countStep) : null;

/** Whether rents of a group may be told of: those of five landlords with ten announcements, of which none has over a third. */
export const areRentsPublished = ({ people, count, largest }: RentGroup): boolean =>
  isLargeEnough(people) && count >= minRents && 3 * largest <= count;

/**
 * Rents as they may be told: in steps of an eighth to a quarter, such as 8, 10, 12, 14, 16, 20, 24. What is told of a
 * group therefore depends on nobody's rent but by its step, however the group is chosen. Null where `areRentsPublished` is false.
 *
 * @example
 * anonymousRents({ people: 5, count: 10, largest: 3 }, { low: 21.3, median: 24.4, high: 29.1 }); // { low: 20, median: 24, high: 28 }
 * anonymousRents({ people: 5, count: 10, largest: 4 }, { low: 21.3, median: 24.4, high: 29.1 }); // null
 */
export function anonymousRents(group: RentGroup, { low, median, high }: RentSpread): RentSpread | null {
  if (!areRentsPublished(group)) return null;
  return { low: roundedRent(low), median: roundedRent(median), high: roundedRent(high) };
}

/** Four steps from each power of two to the next. */
function roundedRent(rent: number): number {
  if (rent <= 0) return 0;
  const step = 2 ** (Math.floor(Math.log2(rent)) - 2);
  return Math.round(rent / step) * step;
}
