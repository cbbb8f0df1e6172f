import {
  amenities as allAmenities,
  readRoomCounts,
  residenceFlagOf,
  type Amenity,
  type Floor,
  type ResidenceFlag,
  type ResidenceType,
  type RoomCount,
} from '../../enums.ts';
import { fullScore, gap, toHundredths, toScore } from '../integers.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

/** What of a tenant's need these criteria read. */
export interface NeedFlags {
  readonly residenceType: readonly ResidenceFlag[];
  /** 6 stands for six and more. */
  readonly roomCount: readonly number[];
  readonly floor: readonly Floor[];
  readonly amenities: readonly Amenity[];
  /** 0 where only premises without a deposit are wanted. */
  readonly deposit: number | null;
}

/** What of an announcement's premises they read. */
export interface ListingFlags {
  readonly residenceType: ResidenceType;
  /** 6 stands for six and more. */
  readonly roomCount: readonly number[];
  readonly floor: Floor;
  /** An amenity that is not among them is absent. */
  readonly amenities: readonly Amenity[];
  /** Euros; null says nothing. */
  readonly deposit: number | null;
}

type Pair = MatchedPair<NeedFlags, ListingFlags>;
type FlagCriterion<Message extends Said<string, object>> = Criterion<NeedFlags, ListingFlags, Message>;

/**
 * 1000 if the announcement's type falls under a wanted flag, else 0. Unresolved (null) where the tenant wants no
 * particular type or the announcement's falls under no flag.
 */
export function scoreResidenceType(
  need: Pick<NeedFlags, 'residenceType'>,
  listing: Pick<ListingFlags, 'residenceType'>,
): number | null {
  const flag = residenceFlagOf(listing.residenceType);
  if (flag === null || need.residenceType.length === 0) return null;
  return need.residenceType.includes(flag) ? fullScore : 0;
}

type ResidenceTypeMessage =
  | Said<
      'residenceType.wanted' | 'residenceType.other' | 'residenceType.unknown',
      { readonly type: ResidenceType }
    >
  | Said<'residenceType.unsaid'>;

function residenceTypeMessage(score: number | null, { need, listing }: Pair): ResidenceTypeMessage {
  const parameters = { type: listing.residenceType };
  if (score !== null) {
    return { key: score === fullScore ? 'residenceType.wanted' : 'residenceType.other', parameters };
  }
  return need.residenceType.length === 0
    ? { key: 'residenceType.unsaid', parameters: {} }
    : { key: 'residenceType.unknown', parameters };
}

/** Weighs so much that a wrong type never passes the filter of 60 %. */
const residenceType = {
  weight: 45,
  score: scoreResidenceType,
  message: residenceTypeMessage,
} satisfies FlagCriterion<ResidenceTypeMessage>;

/**
 * 1000 if a room count of the announcement is wanted, 500 if one is one off, else 0; 6 stands for six and more
 * (specification, section 9). Unresolved (null) where either side names none.
 */
export function scoreRoomCount(
  need: Pick<NeedFlags, 'roomCount'>,
  listing: Pick<ListingFlags, 'roomCount'>,
): number | null {
  const wanted = readRoomCounts(need.roomCount);
  const offered = readRoomCounts(listing.roomCount);
  if (wanted.length === 0 || offered.length === 0) return null;
  const gaps = wanted.flatMap((want) => offered.map((offer) => Math.abs(want - offer)));
  if (gaps.includes(0)) return fullScore;
  return gaps.includes(1) ? fullScore / 2 : 0;
}

interface Rooms {
  /** What the announcement has; 6 stands for six and more. */
  readonly rooms: readonly RoomCount[];
}

type RoomCountMessage =
  | Said<'roomCount.wanted' | 'roomCount.oneOff' | 'roomCount.other', Rooms>
  | Said<'roomCount.unsaid' | 'roomCount.unknown'>;

function roomCountMessage(score: number | null, { need, listing }: Pair): RoomCountMessage {
  const parameters = { rooms: readRoomCounts(listing.roomCount) };
  if (score === fullScore) return { key: 'roomCount.wanted', parameters };
  if (score !== null) return { key: score === 0 ? 'roomCount.other' : 'roomCount.oneOff', parameters };
  const isUnsaid = readRoomCounts(need.roomCount).length === 0;
  return { key: isUnsaid ? 'roomCount.unsaid' : 'roomCount.unknown', parameters: {} };
}

/** Whether there are as many rooms as the tenant wants. */
const roomCount = {
  weight: 6,
  score: scoreRoomCount,
  message: roomCountMessage,
} satisfies FlagCriterion<RoomCountMessage>;

/**
 * The part of the wanted amenities that is there. An amenity that the announcement does not tick is absent.
 * Unresolved (null) where none is wanted.
 */
export function scoreAmenities(
  need: Pick<NeedFlags, 'amenities'>,
  listing: Pick<ListingFlags, 'amenities'>,
): number | null {
  const wanted = allAmenities.filter((amenity) => need.amenities.includes(amenity));
  if (wanted.length === 0) return null;
  const there = wanted.filter((amenity) => listing.amenities.includes(amenity));
  return toScore(there.length * fullScore, wanted.length);
}

/** Whether one amenity is there, where it is wanted; null where it is not wanted. */
export function matchAmenity(
  amenity: Amenity,
  need: Pick<NeedFlags, 'amenities'>,
  listing: Pick<ListingFlags, 'amenities'>,
): boolean | null {
  return need.amenities.includes(amenity) ? listing.amenities.includes(amenity) : null;
}

interface Amenities {
  /** How many of the wanted ones are there. */
  readonly there: number;
  /** How many are wanted. */
  readonly wanted: number;
  /** The wanted ones that are not there. */
  readonly missing: readonly Amenity[];
}

type AmenitiesMessage =
  Said<'amenities.all' | 'amenities.some' | 'amenities.none', Amenities> | Said<'amenities.unsaid'>;

function amenitiesMessage(score: number | null, { need, listing }: Pair): AmenitiesMessage {
  if (score === null) return { key: 'amenities.unsaid', parameters: {} };
  const wanted = allAmenities.filter((amenity) => need.amenities.includes(amenity));
  const missing = wanted.filter((amenity) => !listing.amenities.includes(amenity));
  const parameters = { there: wanted.length - missing.length, wanted: wanted.length, missing };
  if (score === fullScore) return { key: 'amenities.all', parameters };
  return { key: score === 0 ? 'amenities.none' : 'amenities.some', parameters };
}

/** How many of the wanted amenities are there. */
const amenities = {
  weight: 3,
  score: scoreAmenities,
  message: amenitiesMessage,
} satisfies FlagCriterion<AmenitiesMessage>;

/** 1000 if the announcement's floor is among the wanted, else 0. Unresolved (null) where none is wanted. */
export function scoreFloor(
  need: Pick<NeedFlags, 'floor'>,
  listing: Pick<ListingFlags, 'floor'>,
): number | null {
  if (need.floor.length === 0) return null;
  return need.floor.includes(listing.floor) ? fullScore : 0;
}

type FloorMessage = Said<'floor.wanted' | 'floor.other', { readonly floor: Floor }> | Said<'floor.unsaid'>;

function floorMessage(score: number | null, { listing }: Pair): FloorMessage {
  if (score === null) return { key: 'floor.unsaid', parameters: {} };
  const parameters = { floor: listing.floor };
  return { key: score === fullScore ? 'floor.wanted' : 'floor.other', parameters };
}

/** Whether the premises lie on a floor that the tenant wants. */
const floor = { weight: 2, score: scoreFloor, message: floorMessage } satisfies FlagCriterion<FloorMessage>;

/**
 * Where the tenant wants no deposit (0, specification, section 5): 1000 if the announcement asks none, 0 if it asks
 * one. Unresolved (null) where the tenant does not mind or the announcement says nothing.
 */
export function scoreDeposit(
  need: Pick<NeedFlags, 'deposit'>,
  listing: Pick<ListingFlags, 'deposit'>,
): number | null {
  const deposit = toHundredths(listing.deposit);
  if (need.deposit !== 0 || deposit === null) return null;
  return deposit === 0 ? fullScore : 0;
}

type DepositMessage =
  | Said<'deposit.none' | 'deposit.unsaid' | 'deposit.unknown'>
  | Said<'deposit.asked', { readonly euros: number }>;

function depositMessage(score: number | null, { need, listing }: Pair): DepositMessage {
  if (score === fullScore) return { key: 'deposit.none', parameters: {} };
  if (score !== null) return { key: 'deposit.asked', parameters: { euros: gap(listing.deposit, 0) } };
  return { key: need.deposit === 0 ? 'deposit.unknown' : 'deposit.unsaid', parameters: {} };
}

/** Whether no deposit is asked, where the tenant wants none. */
const deposit = {
  weight: 1,
  score: scoreDeposit,
  message: depositMessage,
} satisfies FlagCriterion<DepositMessage>;

/** The criteria that a few flags of either side tell. */
export const flagCriteria = { residenceType, roomCount, amenities, floor, deposit } as const;
