import {
  type FieldScores,
  type MatchField,
  matchFields,
  ofEach,
  type PersonMatches,
} from '@tilava/domain/matching';
import type { Candidate } from '../scoreSql.ts';
import {
  announcementField,
  at,
  bitsOf,
  featureWord,
  fieldWord,
  type IndexRow,
  needField,
  personBits,
} from './rows.ts';
import { type BestScores, multiply, unpackScore } from './packedScores.ts';
import { type Factors, type FeatureTables, featureTables } from './features.ts';
import { criteria, type FlagField, flagFields } from '../criteria/criteria.ts';

/** What a field of a row adds, so many metres away. */
export type PackedScoreAt = (ints: Int32Array, from: number, distance: number) => number;

/** Scores rows of one side for one of the other; `from` is where a row begins, in words. */
export interface Scorer extends Pick<FeatureTables, 'low' | 'high'> {
  readonly bestRent: BestScores;
  readonly bestSize: BestScores;
  amountsOf(ints: Int32Array, from: number): number;
  restOf(ints: Int32Array, from: number, distance: number): number;
  /** What they add at the most, so many metres away or farther. */
  bestRest(nearest: number): number;
  /** What each field adds, by the weights of the table. */
  readonly packedScoreOf: Readonly<Record<MatchField, PackedScoreAt>>;
  /** What the tenant is, and what the landlord wishes; see `personBits`. */
  personOf(ints: Int32Array, from: number): { readonly tenant: number; readonly wishes: number };
  readonly candidates: Candidate;
}

/** A distance takes so many bits of a key; no list reaches farther than drawn areas do. */
const distanceBits = 14;
export const greatestDistance = (1 << distanceBits) - 1;

/** Where a pair stands in the order of a list: how many points it lacks of 100, and its distance below them. */
export const keyOf = (points: number, distance: number): number =>
  ((100 - points) << distanceBits) | distance;
export const pointsOfKey = (key: number): number => 100 - (key >>> distanceBits);
export const distanceOfKey = (key: number): number => key & greatestDistance;

export const scoresAt = (
  { packedScoreOf }: Pick<Scorer, 'packedScoreOf'>,
  ints: Int32Array,
  from: number,
  distance: number,
): FieldScores => ofEach(matchFields, (field) => unpackScore(packedScoreOf[field](ints, from, distance)));

const { industries, creditRating, operatingMargin, employee } = personBits;

/** Which wishes the tenant meets; null where either side says nothing. */
export function personMatchesOf(tenant: number, wishes: number): PersonMatches {
  const match = (bits: (typeof personBits)[keyof typeof personBits]): boolean | null =>
    bitsOf(tenant, bits) === 0 || bitsOf(wishes, bits) === 0 ? null : bitsOf(tenant & wishes, bits) !== 0;
  return {
    industries: match(industries),
    creditRating: match(creditRating),
    operatingMargin: match(operatingMargin),
    employee: match(employee),
  };
}

export function personPointsOf(tenant: number, wishes: number): number {
  const common = tenant & wishes;
  return (
    Number(bitsOf(common, industries) !== 0) +
    Number(bitsOf(common, creditRating) !== 0) +
    Number(bitsOf(common, operatingMargin) !== 0) +
    Number(bitsOf(common, employee) !== 0)
  );
}

const tenantWord = fieldWord + needField.tenant;
const wishesWord = fieldWord + announcementField.wishes;
const locationScores = criteria.location.packedScores;

const atDistance: PackedScoreAt = (_ints, _from, distance) => at(locationScores, distance);

/** What each field adds, by what the amounts and dates of one side add and the tables of its flags. */
const packedScorers = (
  tables: FeatureTables,
  others: Readonly<Record<Exclude<MatchField, FlagField | 'location'>, PackedScoreAt>>,
): Scorer['packedScoreOf'] => ({
  location: atDistance,
  ...others,
  ...ofEach(
    flagFields,
    (field): PackedScoreAt =>
      (ints, from) =>
        tables.packedScoreOf(field, at(ints, from + featureWord)),
  ),
});

/** @param factors - what the tenant's own weights multiply those of the table by; null for nothing */
export function announcementScorer(need: IndexRow, today: number, factors: Factors | null = null): Scorer {
  const fields = Int32Array.from(need.fields);
  const tenant = at(fields, needField.tenant);
  const { packedScoreOf: rentOf, best: bestRent } = criteria.rent.ofAnnouncements(fields);
  const { packedScoreOf: sizeOf, best: bestSize } = criteria.size.ofAnnouncements(fields);
  const { packedScoreOf: moveInOf, best: bestMoveIn } = criteria.moveInDate.ofAnnouncements(fields, today);
  const tables = featureTables('wanted', at(fields, needField.features), factors);

  const scorer: Scorer = {
    low: tables.low,
    high: tables.high,
    bestRent,
    bestSize,
    bestRest: (nearest) => at(locationScores, nearest) + bestMoveIn,
    amountsOf: (ints, from) => rentOf(ints, from) + sizeOf(ints, from),
    restOf: (ints, from, distance) => at(locationScores, distance) + moveInOf(ints, from),
    packedScoreOf: packedScorers(tables, { rent: rentOf, size: sizeOf, moveInDate: moveInOf }),
    personOf: (ints, from) => ({ tenant, wishes: at(ints, from + wishesWord) }),
    candidates: 'announcement',
  };
  if (factors === null) return scorer;
  const { location, rent, size, moveInDate } = factors;
  return {
    ...scorer,
    bestRent: multiply(bestRent, rent),
    bestSize: multiply(bestSize, size),
    bestRest: (nearest) => location * at(locationScores, nearest) + moveInDate * bestMoveIn,
    amountsOf: (ints, from) => rent * rentOf(ints, from) + size * sizeOf(ints, from),
    restOf: (ints, from, distance) =>
      location * at(locationScores, distance) + moveInDate * moveInOf(ints, from),
  };
}

export function needScorer(announcement: IndexRow, today: number): Scorer {
  const fields = Int32Array.from(announcement.fields);
  const wishes = at(fields, announcementField.wishes);
  const { packedScoreOf: rentOf, best: bestRent } = criteria.rent.ofNeeds(fields);
  const { packedScoreOf: sizeOf, best: bestSize } = criteria.size.ofNeeds(fields);
  const { packedScoreOf: moveInOf, best: bestMoveIn } = criteria.moveInDate.ofNeeds(fields, today);
  const tables = featureTables('offered', at(fields, announcementField.features));

  return {
    low: tables.low,
    high: tables.high,
    bestRent,
    bestSize,
    bestRest: (nearest) => at(locationScores, nearest) + bestMoveIn,
    amountsOf: (ints, from) => rentOf(ints, from) + sizeOf(ints, from),
    restOf: (ints, from, distance) => at(locationScores, distance) + moveInOf(ints, from),
    packedScoreOf: packedScorers(tables, { rent: rentOf, size: sizeOf, moveInDate: moveInOf }),
    personOf: (ints, from) => ({ tenant: at(ints, from + tenantWord), wishes }),
    candidates: 'tenant',
  };
}

/** Scores rows of which each is in a drawn area, or lies in the area of the other side, as if it lay at the address. */
export const scorerInArea = (scorer: Scorer): Scorer => ({
  ...scorer,
  bestRest: () => scorer.bestRest(0),
  restOf: (ints, from) => scorer.restOf(ints, from, 0),
  packedScoreOf: {
    ...scorer.packedScoreOf,
    location: (ints, from) => scorer.packedScoreOf.location(ints, from, 0),
  },
});
