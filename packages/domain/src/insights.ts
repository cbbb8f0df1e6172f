import type { Contract } from './contract.ts';
import { matchRadius } from './matching/limits.ts';
import { dayNumber, dayOfNumber } from './time.ts';

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

/** Euros a month per square metre: the quartiles of the landlords, each counted by one rent of theirs. */
export type RentSpread = Contract['RentInsight'];

/** Whether a group of so many people may be told of. */
export const isLargeEnough = (people: number): boolean => people >= smallestGroup;

/** A number for readers who can't ask about an overlapping group; null where too few people stand behind it. */
export const anonymousNumber = ({ people, count }: Group): number | null =>
  isLargeEnough(people) ? count : null;

/**
 * A number of what is near a place, rounded down to fives so that moving the place a little seldom shows one entry
 * come or go. Null where too few people stand behind it.
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
 * Rents in steps of an eighth to a quarter, such as 8, 10, 12, 14, 16, 20, 24, so that nobody's rent can be told by
 * choosing groups. Null where `areRentsPublished` is false.
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

/** A part of the circle of potential matches, in metres; `to` belongs to it, `from` to the part before. */
export interface DistanceSpan {
  readonly from: number;
  readonly to: number;
}

export const wholeCircle: DistanceSpan = { from: 0, to: matchRadius };

const endingAt = (...ends: readonly number[]): readonly DistanceSpan[] =>
  ends.map((to, order) => ({ from: ends[order - 1] ?? 0, to }));

/** The finest first. */
export const divisionsByDistance: readonly (readonly DistanceSpan[])[] = [
  endingAt(1000, 2000, matchRadius),
  endingAt(1000, matchRadius),
  endingAt(2000, matchRadius),
];

/**
 * The finest division whose parts can all be published: a part left out would be the difference to the whole. Empty
 * where there is none.
 */
export const publishableDivision = (isPublished: (span: DistanceSpan) => boolean): readonly DistanceSpan[] =>
  divisionsByDistance.find((parts) => parts.every(isPublished)) ?? [];

/** What a landlord lets in a district, or outside of all: how much, and one rent of theirs. */
export interface LandlordRent {
  readonly landlord: string;
  readonly district: string | null;
  readonly count: number;
  readonly rent: number;
}

/** Rents of a district that can be published. */
export interface DistrictRents {
  readonly district: string;
  /** Announcements, rounded down as by `anonymousCount`. */
  readonly count: number;
  readonly rent: RentSpread;
}

/**
 * The districts whose rents can be published, the largest first. The others together can be published as well, or are
 * empty: they are what remains of the whole without the districts. The smallest districts join them for that.
 */
export function publishableDistricts(rents: readonly LandlordRent[]): readonly DistrictRents[] {
  const districts = [...new Set(rents.flatMap(({ district }) => district ?? []))]
    .map((district) => ({ district, within: rents.filter((rent) => rent.district === district) }))
    .map((group) => ({ ...group, ...groupOf(group.within) }))
    .filter(areRentsPublished)
    .toSorted((one, other) => other.count - one.count || (one.district < other.district ? -1 : 1));
  let shown = districts;
  while (shown.length > 0 && !canRemain(rents, shown)) shown = shown.slice(0, -1);
  return shown.flatMap(({ district, within, ...group }) => {
    const rent = anonymousRents(group, spreadOf(within));
    const count = anonymousCount(group);
    return rent === null || count === null ? [] : [{ district, count, rent }];
  });
}

function canRemain(rents: readonly LandlordRent[], shown: readonly { readonly district: string }[]): boolean {
  const remaining = rents.filter((rent) => !shown.some(({ district }) => district === rent.district));
  return remaining.length === 0 || areRentsPublished(groupOf(remaining));
}

function groupOf(rents: readonly LandlordRent[]): RentGroup {
  const counts = new Map<string, number>();
  for (const { landlord, count } of rents) counts.set(landlord, (counts.get(landlord) ?? 0) + count);
  const each = [...counts.values()];
  return {
    people: each.length,
    count: each.reduce((sum, count) => sum + count, 0),
    largest: Math.max(0, ...each),
  };
}

/** Each is the rent of a landlord, as with PostgreSQL's percentile_disc. */
function spreadOf(rents: readonly LandlordRent[]): RentSpread {
  const sorted = rents.map(({ rent }) => rent).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** How many weeks insights look back. */
export const insightWeeks = 12;

/**
 * The Mondays, `YYYY-MM-DD`, of the last whole weeks before a day, oldest first; none for an invalid day. The current
 * week is left out: its number would tell about single days.
 *
 * @example
 * lastWholeWeeks('2026-11-22').at(-1); // '2026-11-09': the 22nd is the Sunday of a week that is not over
 * lastWholeWeeks('2026-11-23').at(-1); // '2026-11-16'
 */
export function lastWholeWeeks(today: string): readonly string[] {
  const number = dayNumber(today);
  if (number === null) return [];
  // Day 0 was a Thursday.
  const monday = number - ((((number + 3) % 7) + 7) % 7);
  return Array.from({ length: insightWeeks }, (_, week) => dayOfNumber(monday - 7 * (insightWeeks - week)));
}
