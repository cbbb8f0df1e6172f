/**
 * What fields of flags add to the points: for the flags that one side has, a table of what each combination of the
 * other side's adds. The domain fills each table, once; there are a few thousand at most.
 */
import { ofEach, scoreField, weights, type ScoredListing, type ScoredNeed } from '@tilava/domain/matching';
import { criteria, flagFields, type FlagField } from '../criteria/criteria.ts';
import { featureBits, halfBits } from './featureBits.ts';
import { bitsOf } from './fields.ts';
import { packScore } from './packedScores.ts';
import { at } from './rows.ts';

const nowhere = { latitude: 0, longitude: 0 };
const emptyNeed: ScoredNeed = {
  location: nowhere,
  residenceType: [],
  roomCount: [],
  floor: [],
  sizeMin: null,
  sizeMax: null,
  rentMin: null,
  rentMax: null,
  moveInDate: null,
  deposit: null,
  amenities: [],
};
const emptyListing: ScoredListing = {
  location: nowhere,
  residenceType: 'other',
  roomCount: [],
  floor: 'bottom',
  size: 0,
  rent: 0,
  moveInDate: null,
  moveOutDate: null,
  deposit: null,
  amenities: [],
};

function packedScoreBy(field: FlagField, wanted: number, offered: number): number {
  const { flags } = criteria[field];
  const offer = flags.offered.read(offered);
  const need = { ...emptyNeed, ...flags.wanted.read(wanted) };
  const score = offer && scoreField(field, need, { ...emptyListing, ...offer }, 0, '');
  return score === null ? 0 : packScore(weights[field], score);
}

const tables = new Map<string, Int32Array>();

/** What a field adds for one side's flags, by the other side's. */
function tableOf(field: FlagField, side: 'wanted' | 'offered', flags: number): Int32Array {
  const key = `${field} ${side} ${flags}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = Int32Array.from({ length: 1 << featureBits[field].width }, (_, others) =>
    side === 'wanted' ? packedScoreBy(field, flags, others) : packedScoreBy(field, others, flags),
  );
  tables.set(key, table);
  return table;
}

const isLow = (field: FlagField): boolean => featureBits[field].shift < halfBits;
const lowFields = flagFields.filter(isLow);
const highFields = flagFields.filter((field) => !isLow(field));
const halfMask = (1 << halfBits) - 1;

/** What all fields of flags add for one side's features, in two tables that are looked up by the halves of the other's. */
export interface FeatureTables {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** What each of them adds for the other side's features. */
  packedScoresOf(features: number): Readonly<Record<FlagField, number>>;
}

/** The index into `FeatureTables.low`. */
export const lowHalf = (features: number): number => features & halfMask;
/** The index into `FeatureTables.high`. */
export const highHalf = (features: number): number => (features >>> halfBits) & halfMask;

/** Fills what `featureTables` looks up, with turns for others: for flags that are new, the domain scores a thousand pairs. */
export async function prepareTables(
  side: 'wanted' | 'offered',
  features: number,
  yieldToEventLoop: () => Promise<void>,
): Promise<void> {
  for (const field of flagFields) {
    tableOf(field, side, bitsOf(features, featureBits[field]));
    await yieldToEventLoop();
  }
}

/** Makes the tables for the features of one side. */
export function featureTables(side: 'wanted' | 'offered', features: number): FeatureTables {
  const byField = ofEach(flagFields, (field) => tableOf(field, side, bitsOf(features, featureBits[field])));
  return {
    low: sumOf(lowFields, byField),
    high: sumOf(highFields, byField),
    packedScoresOf: (others) =>
      ofEach(flagFields, (field) => at(byField[field], bitsOf(others, featureBits[field]))),
  };
}

/** One table of what several add; they share the bits of a half from its lowest one on, without a gap. */
function sumOf(fields: readonly FlagField[], byField: Readonly<Record<FlagField, Int32Array>>): Int32Array {
  const sums = new Int32Array(1 << halfBits);
  let length = 1;
  for (const field of fields) {
    const table = byField[field];
    // What the fields before it add, once for each of its combinations: first the last, which leaves them as they are.
    for (let others = table.length - 1; others >= 0; others -= 1) {
      const packed = at(table, others);
      const start = others * length;
      for (let half = 0; half < length; half += 1) sums[start + half] = at(sums, half) + packed;
    }
    length *= table.length;
  }
  return sums;
}
