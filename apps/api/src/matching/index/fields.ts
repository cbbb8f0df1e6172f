import { fieldWord } from './rows.ts';

/**
 * What the six fields of a row mean, on either side of a match. Money and areas are whole hundredths, days are counted
 * from 1970-01-01.
 */
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
/** A day that is not said. */
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

/** The flags of a group. */
export const bitsOf = (word: number, { shift, width }: Bits): number => (word >>> shift) & ((1 << width) - 1);
