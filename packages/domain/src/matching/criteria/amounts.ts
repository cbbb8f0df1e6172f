import type { DrawnArea } from '../../place/drawnArea.ts';
import type { Position } from '../../place/position.ts';
import { dayNumber } from '../../time.ts';
import { fullScore, gap, scoreOver, scoreUnder, toHundredths, toScore } from '../integers.ts';
import { matchRadius } from '../limits.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

/** What of a tenant's need these criteria read: square metres, euros a month and `YYYY-MM-DD`. */
export interface NeedAmounts {
  readonly location: Position;
  readonly drawnArea?: DrawnArea | null | undefined;
  readonly sizeMin: number | null;
  readonly sizeMax: number | null;
  readonly rentMin: number | null;
  readonly rentMax: number | null;
  readonly moveInDate: string | null;
}

/** What of an announcement's premises they read, in the same units. */
export interface ListingAmounts {
  readonly location: Position;
  readonly size: number;
  readonly rent: number;
  readonly moveInDate: string | null;
  /** The day by which the premises are given up. */
  readonly moveOutDate: string | null;
}

type Pair = MatchedPair<NeedAmounts, ListingAmounts>;
type AmountCriterion<Message extends Said<string, object>> = Criterion<NeedAmounts, ListingAmounts, Message>;

/**
 * 1000 up to 1000 m, linear to 0 at 3000 m: half a metre counts one. Always resolved.
 *
 * @param reach - whole metres, as `reachBetween` gives them
 * @example
 * scoreLocation(2000); // 500
 */
export function scoreLocation(reach: number): number {
  return toScore(matchRadius - reach, 2);
}

interface Away {
  /** Whole metres. */
  readonly metres: number;
}

type LocationMessage = Said<
  'location.near' | 'location.farther' | 'location.far' | 'location.inside' | 'location.outside',
  Away
>;

function locationMessage(score: number | null, { need, distance }: Pair): LocationMessage {
  const parameters = { metres: distance };
  if (need.drawnArea) return { key: score === 0 ? 'location.outside' : 'location.inside', parameters };
  if (score === fullScore) return { key: 'location.near', parameters };
  return { key: score === 0 ? 'location.far' : 'location.farther', parameters };
}

/** How near the premises are to where the tenant seeks, or whether they lie in the area that the tenant has drawn. */
const location: AmountCriterion<LocationMessage> = {
  weight: 15,
  score: (_need, _listing, reach) => scoreLocation(reach),
  message: locationMessage,
};

/**
 * 1000 at or under the tenant's maximum, linear to 0 at 20 % above it. A missing maximum is unbounded, and a lower
 * rent never hurts, not even under the minimum. Unresolved (null) where the tenant gives no bound.
 */
export function scoreRent(
  need: Pick<NeedAmounts, 'rentMin' | 'rentMax'>,
  listing: Pick<ListingAmounts, 'rent'>,
): number | null {
  const rent = toHundredths(listing.rent);
  const minimum = toHundredths(need.rentMin);
  const maximum = toHundredths(need.rentMax);
  if (rent === null || (minimum === null && maximum === null)) return null;
  return maximum === null ? fullScore : scoreUnder(rent, maximum);
}

type RentMessage = Said<'rent.within' | 'rent.unsaid'> | Said<'rent.above', { readonly euros: number }>;

function rentMessage(score: number | null, { need, listing }: Pair): RentMessage {
  if (score === null) return { key: 'rent.unsaid', parameters: {} };
  if (score === fullScore) return { key: 'rent.within', parameters: {} };
  return { key: 'rent.above', parameters: { euros: gap(listing.rent, need.rentMax) } };
}

/** Whether the rent keeps what the tenant would pay at the most. */
const rent: AmountCriterion<RentMessage> = { weight: 12, score: scoreRent, message: rentMessage };

/**
 * 1000 inside the tenant's bounds, linear to 0 at 20 % of the bound that is crossed. A missing minimum is 0, a
 * missing maximum unbounded. Unresolved (null) where the tenant gives no bound. Where the bounds are the wrong way
 * round, the minimum is looked at first.
 */
export function scoreSize(
  need: Pick<NeedAmounts, 'sizeMin' | 'sizeMax'>,
  listing: Pick<ListingAmounts, 'size'>,
): number | null {
  const size = toHundredths(listing.size);
  const minimum = toHundredths(need.sizeMin);
  const maximum = toHundredths(need.sizeMax);
  if (size === null || (minimum === null && maximum === null)) return null;
  if (minimum !== null && size < minimum) return scoreOver(size, minimum);
  return maximum === null ? fullScore : scoreUnder(size, maximum);
}

type SizeMessage =
  Said<'size.within' | 'size.unsaid'> | Said<'size.below' | 'size.above', { readonly squareMetres: number }>;

function sizeMessage(score: number | null, { need, listing }: Pair): SizeMessage {
  if (score === null) return { key: 'size.unsaid', parameters: {} };
  if (score === fullScore) return { key: 'size.within', parameters: {} };
  return (toHundredths(listing.size) ?? 0) < (toHundredths(need.sizeMin) ?? 0)
    ? { key: 'size.below', parameters: { squareMetres: gap(listing.size, need.sizeMin) } }
    : { key: 'size.above', parameters: { squareMetres: gap(listing.size, need.sizeMax) } };
}

/** Whether the area lies within the tenant's bounds. */
const size: AmountCriterion<SizeMessage> = { weight: 12, score: scoreSize, message: sizeMessage };

/** Premises that become free so many days too late score 0. */
export const greatestDelay = 60;

export interface Availability {
  /** True where the premises are given up by the wanted day. */
  readonly isGivenUp: boolean;
  /** How many days after the wanted one the premises become free; 0 where they are free by then. */
  readonly daysLate: number;
}

/**
 * How the days of premises stand to the day that is wanted. Premises that became free in the past are free from
 * today, `YYYY-MM-DD`. None (null) where either side names no day; text that is no day names none.
 */
export function availabilityOf(
  need: Pick<NeedAmounts, 'moveInDate'>,
  listing: Pick<ListingAmounts, 'moveInDate' | 'moveOutDate'>,
  today: string,
): Availability | null {
  const wanted = dayNumber(need.moveInDate);
  const free = dayNumber(listing.moveInDate);
  if (wanted === null || free === null) return null;
  const givenUp = dayNumber(listing.moveOutDate);
  return {
    isGivenUp: givenUp !== null && givenUp <= wanted,
    daysLate: Math.max(0, Math.max(free, dayNumber(today) ?? free) - wanted),
  };
}

/**
 * What `scoreMoveInDate` gives premises that are not given up by the wanted day.
 *
 * @example
 * scoreLateness(30); // 500
 */
export function scoreLateness(daysLate: number): number {
  return toScore((greatestDelay - daysLate) * fullScore, greatestDelay);
}

/**
 * 1000 if the premises are free by the wanted day, linear to 0 at 60 days late; 0 if they are given up by the wanted
 * day. Unresolved (null) where `availabilityOf` is none. Days are calendar days in Europe/Helsinki.
 */
export function scoreMoveInDate(
  need: Pick<NeedAmounts, 'moveInDate'>,
  listing: Pick<ListingAmounts, 'moveInDate' | 'moveOutDate'>,
  today: string,
): number | null {
  const availability = availabilityOf(need, listing, today);
  if (availability === null) return null;
  const { isGivenUp, daysLate } = availability;
  return isGivenUp ? 0 : scoreLateness(daysLate);
}

type MoveInDateMessage =
  | Said<'moveInDate.inTime' | 'moveInDate.givenUp' | 'moveInDate.unsaid' | 'moveInDate.unknown'>
  | Said<'moveInDate.late', { readonly days: number }>;

function moveInDateMessage(score: number | null, { need, listing, today }: Pair): MoveInDateMessage {
  const availability = availabilityOf(need, listing, today);
  if (score === null || availability === null) {
    const isUnsaid = dayNumber(need.moveInDate) === null;
    return { key: isUnsaid ? 'moveInDate.unsaid' : 'moveInDate.unknown', parameters: {} };
  }
  if (score === fullScore) return { key: 'moveInDate.inTime', parameters: {} };
  if (availability.isGivenUp) return { key: 'moveInDate.givenUp', parameters: {} };
  return { key: 'moveInDate.late', parameters: { days: availability.daysLate } };
}

/** Whether the premises are free by the day that the tenant wants. */
const moveInDate: AmountCriterion<MoveInDateMessage> = {
  weight: 4,
  score: (need, listing, _reach, today) => scoreMoveInDate(need, listing, today),
  message: moveInDateMessage,
};

/** The criteria that amounts, days and distances tell. */
export const amountCriteria = { location, rent, size, moveInDate } as const;
