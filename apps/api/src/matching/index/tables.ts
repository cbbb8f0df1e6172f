/**
 * What fields of flags add to the points: for the flags that one side has, a table of what each combination of the
 * other side's adds. The domain fills each table, once; there are a few thousand at most.
 */
import {
  amenities,
  floors,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  roomCounts,
} from '@tilava/domain/enums';
import {
  scoreField,
  weights,
  type MatchField,
  type ScoredListing,
  type ScoredNeed,
} from '@tilava/domain/matching';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import { bitsOf, depositCode, featureBits } from './fields.ts';
import { partOf } from './parts.ts';
import { at } from './rows.ts';

/** Fields that are told by flags alone. */
export type FlagField = keyof typeof featureBits;

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

const roomsOf = (flags: number): number[] => fromMask(roomCounts, flags);

const wantedBy: Record<FlagField, (flags: number) => Partial<ScoredNeed>> = {
  residenceType: (flags) => ({ residenceType: fromMask(residenceFlags, flags) }),
  roomCount: (flags) => ({ roomCount: roomsOf(flags) }),
  floor: (flags) => ({ floor: fromMask(floors, flags) }),
  amenities: (flags) => ({ amenities: fromMask(amenities, flags) }),
  deposit: (code) => ({ deposit: code === depositCode.unwanted ? 0 : null }),
};

/** Null where flags cannot be offered: premises lie on one floor. */
const offeredBy: Record<FlagField, (flags: number) => Partial<ScoredListing> | null> = {
  residenceType: (flags) => {
    const flag = singleFromMask(residenceFlags, flags);
    return { residenceType: residenceTypes.find((type) => residenceFlagOf(type) === flag) ?? 'other' };
  },
  roomCount: (flags) => ({ roomCount: roomsOf(flags) }),
  floor: (flags) => {
    const floor = singleFromMask(floors, flags);
    return floor && { floor };
  },
  amenities: (flags) => ({ amenities: fromMask(amenities, flags) }),
  deposit: (code) => ({ deposit: code === depositCode.unsaid ? null : Number(code === depositCode.some) }),
};

function partBy(field: FlagField & MatchField, wanted: number, offered: number): number {
  const offer = offeredBy[field](offered);
  const need = { ...emptyNeed, ...wantedBy[field](wanted) };
  const score = offer && scoreField(field, need, { ...emptyListing, ...offer }, 0, '');
  return score === null ? 0 : partOf(weights[field], score);
}

const tables = new Map<string, Int32Array>();

/** What a field adds for one side's flags, by the other side's. */
function tableOf(field: FlagField, side: 'wanted' | 'offered', flags: number): Int32Array {
  const key = `${field} ${side} ${flags}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = Int32Array.from({ length: 1 << featureBits[field].width }, (_, others) =>
    side === 'wanted' ? partBy(field, flags, others) : partBy(field, others, flags),
  );
  tables.set(key, table);
  return table;
}

const lowFields = ['residenceType', 'roomCount', 'floor'] as const;
const highFields = ['amenities', 'deposit'] as const;
const halfBits = featureBits.amenities.shift;
const halfMask = (1 << halfBits) - 1;

/** What all fields of flags add for one side's features, in two tables that are looked up by the halves of the other's. */
export interface FeatureTables {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** What each of them adds for the other side's features. */
  partsOf(features: number): Readonly<Record<FlagField, number>>;
}

/** The index into `FeatureTables.low`. */
export const lowHalf = (features: number): number => features & halfMask;
/** The index into `FeatureTables.high`. */
export const highHalf = (features: number): number => (features >>> halfBits) & halfMask;

/** Makes the tables for the features of one side. */
export function featureTables(side: 'wanted' | 'offered', features: number): FeatureTables {
  const tableFor = (field: FlagField) => tableOf(field, side, bitsOf(features, featureBits[field]));
  return {
    low: sumOf(
      lowFields.map((field) => ({ ...featureBits[field], table: tableFor(field) })),
      0,
    ),
    high: sumOf(
      highFields.map((field) => ({ ...featureBits[field], table: tableFor(field) })),
      halfBits,
    ),
    partsOf(others) {
      const partOfField = (field: FlagField) => at(tableFor(field), bitsOf(others, featureBits[field]));
      return {
        residenceType: partOfField('residenceType'),
        roomCount: partOfField('roomCount'),
        floor: partOfField('floor'),
        amenities: partOfField('amenities'),
        deposit: partOfField('deposit'),
      };
    },
  };
}

/** One table of what several add; the bits of each lie above those of the one before. */
function sumOf(
  fields: readonly { readonly shift: number; readonly width: number; readonly table: Int32Array }[],
  lowest: number,
): Int32Array {
  const sums = new Int32Array(1 << halfBits);
  for (const { shift, width, table } of fields) {
    const mask = (1 << width) - 1;
    for (let half = 0; half < sums.length; half += 1)
      sums[half] = (sums[half] ?? 0) + (table[(half >>> (shift - lowest)) & mask] ?? 0);
  }
  return sums;
}
