import type { Corners } from '@tilava/domain/place';

/**
 * A row of the index: 56 bytes in which an announcement, or what a tenant seeks, lies as the scan reads it. Rows
 * follow each other in one buffer, which is read as doubles and as 32-bit words.
 *
 *     bytes   0        8         16              32
 *             latitude longitude id              six fields
 */
export const bytesPerRow = 56;
export const doublesPerRow = bytesPerRow / 8;
export const wordsPerRow = bytesPerRow / 4;
/** Where the id begins, in words. */
export const idWord = 4;
/** Where the fields begin, in words. */
export const fieldWord = 8;

export interface IndexRow {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cell: number;
  /** Six whole numbers; see `announcementField`. */
  readonly fields: readonly number[];
  /** Corners of the area that is drawn for a need. */
  readonly area?: Corners | null;
}

/** A word that is known to be there. Not for doubles as well: code that reads both kinds of array is several times slower. */
export const at = (ints: Int32Array, index: number): number => ints[index] ?? 0;

export function wordsOf(id: string): readonly [number, number, number, number] {
  const digits = id.replaceAll('-', '');
  const word = (from: number) => Number.parseInt(digits.slice(from, from + 8), 16) | 0;
  return [word(0), word(8), word(16), word(24)];
}

const digitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function idAt(ints: Int32Array, from: number): string {
  const half = (word: number, shift: number) => {
    const both = at(ints, from + word) >>> shift;
    return `${digitsOf[(both >>> 8) & 255]}${digitsOf[both & 255]}`;
  };
  return (
    `${half(0, 16)}${half(0, 0)}-${half(1, 16)}-${half(1, 0)}-${half(2, 16)}-` +
    `${half(2, 0)}${half(3, 16)}${half(3, 0)}`
  );
}

/** The order of ids, which is that of their text: below 0 where the first comes first. */
export function compareIds(ints: Int32Array, from: number, others: Int32Array, othersFrom: number): number {
  for (let word = 0; word < 4; word += 1) {
    const difference = (at(ints, from + word) >>> 0) - (at(others, othersFrom + word) >>> 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The six fields of a row, on either side: hundredths for money and areas, days since 1970-01-01. */
export const announcementField = {
  rent: 0,
  size: 1,
  moveInDate: 2,
  moveOutDate: 3,
  features: 4,
  wishes: 5,
} as const;
export const needField = {
  rentMax: 0,
  sizeMin: 1,
  sizeMax: 2,
  moveInDate: 3,
  features: 4,
  tenant: 5,
} as const;

/** Where a row's flags are, of either side, in words. */
export const featureWord = fieldWord + announcementField.features;

/** A bound that is not set. */
export const noBound = -1;
/** A bound that is not set, nor is the one that stands in no field. */
export const noBounds = -2;
export const noDay = -2_147_483_647;
/** Premises that are not given up. */
export const never = 2_147_483_647;

/** Where a tenant, and what a landlord wishes of one, say the same thing: each pair has a bit in common if it fits. */
export const personBits = {
  industries: { shift: 0, width: 8 },
  creditRating: { shift: 8, width: 8 },
  operatingMargin: { shift: 16, width: 3 },
  employee: { shift: 19, width: 8 },
} as const;

/** Where flags lie in a word: their lowest bit, and how many there are. */
export interface Bits {
  readonly shift: number;
  readonly width: number;
}

export const bitsOf = (word: number, { shift, width }: Bits): number => (word >>> shift) & ((1 << width) - 1);
