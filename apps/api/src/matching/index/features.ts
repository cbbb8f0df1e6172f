/** Where flags lie in a row's features, and tables of what each combination of the other side's flags adds. */
import { type MatchField, ofEach, weights } from '@tilava/domain/matching';
import { criteria, type FlagField, flagFields } from '../criteria/criteria.ts';
import { flagNames } from '../scoreSql.ts';
import { at, type Bits, bitsOf } from './rows.ts';
import { packScore } from './packedScores.ts';

/** Tables of more entries would not stay in the processor's caches, and some bits are the needs' own. */
const maxHalfBits = 14;

const widthOf = (field: FlagField): number => criteria[field].flags.width;
const allBits = flagFields.reduce((sum, field) => sum + widthOf(field), 0);

/** Each field's flags in the first half that has room; null where both are full. */
function layOut(halfBits: number): Readonly<Record<FlagField, Bits>> | null {
  const used = [0, 0];
  const places = flagFields.map((field) => {
    const width = widthOf(field);
    const half = used.findIndex((bits) => bits + width <= halfBits);
    const shift = half * halfBits + (used[half] ?? 0);
    used[half] = (used[half] ?? 0) + width;
    return [field, { shift, width }] as const;
  });
  const hasRoom = places.every(([, { shift }]) => shift >= 0);
  return hasRoom ? (Object.fromEntries(places) as Record<FlagField, Bits>) : null;
}

function layOutEvenly() {
  for (let halfBits = Math.ceil(allBits / 2); halfBits <= maxHalfBits; halfBits += 1) {
    const bits = layOut(halfBits);
    if (bits !== null) return { halfBits, bits };
  }
  throw new Error(
    `The flags of ${flagFields.join(', ')} take ${allBits} bits, but two tables look up ${maxHalfBits} each`,
  );
}

const layout = layOutEvenly();

export const halfBits = layout.halfBits;

export const featureBits = layout.bits;

/** Bits of a row's features besides: what filters ask of its side. */
export const filterBits = ofEach(flagNames, (name) => 1 << (2 * halfBits + flagNames.indexOf(name)));

function packedScoreBy(field: FlagField, wanted: number, offered: number): number {
  const score = criteria[field].flags.score(wanted, offered);
  return score === null ? 0 : packScore(weights[field], score);
}

/** What the weight of each field is multiplied by. */
export type Factors = Readonly<Record<MatchField, number>>;

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
  /** What one of them adds for the other side's features, by the weights of the table. */
  packedScoreOf(field: FlagField, features: number): number;
}

export const lowHalf = (features: number): number => features & halfMask;
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

/** @param factors - what weights are multiplied by */
export function featureTables(
  side: 'wanted' | 'offered',
  features: number,
  factors: Factors | null = null,
): FeatureTables {
  const byField = ofEach(flagFields, (field) => tableOf(field, side, bitsOf(features, featureBits[field])));
  return {
    low: sumOf(lowFields, byField, factors),
    high: sumOf(highFields, byField, factors),
    packedScoreOf: (field, others) => at(byField[field], bitsOf(others, featureBits[field])),
  };
}

/** One table of what several add; they share the bits of a half from its lowest one on, without a gap. */
function sumOf(
  fields: readonly FlagField[],
  byField: Readonly<Record<FlagField, Int32Array>>,
  factors: Factors | null,
): Int32Array {
  const sums = new Int32Array(1 << halfBits);
  let length = 1;
  for (const field of fields) {
    const table = byField[field];
    const factor = factors?.[field] ?? 1;
    // What the fields before it add, once for each of its combinations: first the last, which leaves them as they are.
    for (let others = table.length - 1; others >= 0; others -= 1) {
      const packed = factor * at(table, others);
      const start = others * length;
      for (let half = 0; half < length; half += 1) sums[start + half] = at(sums, half) + packed;
    }
    length *= table.length;
  }
  return sums;
}
