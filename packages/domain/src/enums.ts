import type { Contract } from './contract.ts';

/** What a landlord lets, in the order in which forms show it (§3). */
export const residenceTypes = [
  'office',
  'coWorkingSpace',
  'retail',
  'restaurant',
  'production',
  'exhibition',
  'sports',
  'nursingHome',
  'storage',
  'garage',
  'other',
] as const satisfies readonly Contract['ResidenceType'][];

export type ResidenceType = (typeof residenceTypes)[number];

/** What a tenant may tick (§3). */
export const residenceFlags = [
  'office',
  'storage',
  'retail',
] as const satisfies readonly Contract['ResidenceFlag'][];

export type ResidenceFlag = (typeof residenceFlags)[number];

/** Null where a landlord's type falls under none of the tenant's flags. */
const residenceFlagByType = {
  office: 'office',
  coWorkingSpace: 'office',
  retail: 'retail',
  restaurant: 'retail',
  production: 'storage',
  exhibition: 'retail',
  sports: 'retail',
  nursingHome: null,
  storage: 'storage',
  garage: 'storage',
  other: null,
} as const satisfies Record<ResidenceType, ResidenceFlag | null>;

/**
 * The tenant's flag that covers a landlord's type (§3); null where none does.
 *
 * @example
 * residenceFlagOf('garage'); // 'storage'
 * residenceFlagOf('nursingHome'); // null: such premises are neither a match nor a mismatch
 */
export const residenceFlagOf = (type: ResidenceType): ResidenceFlag | null => residenceFlagByType[type];

export { readRoomCounts, roomCounts, type RoomCount } from './roomCounts.ts';

/** Where in the house premises lie, from below (§3). */
export const floors = ['bottom', 'middle', 'top'] as const satisfies readonly Contract['Floor'][];

export type Floor = (typeof floors)[number];

/** What premises may have, in the specification's order (section 3), which names the flags only. */
export const amenities = [
  'kitchen',
  'wc',
  'shower',
  'elevator',
  'breakRoom',
  'parking',
  'loadingDock',
  'clubRoom',
  'guardBooth',
  'gym',
] as const satisfies readonly Contract['Amenity'][];

export type Amenity = (typeof amenities)[number];

/** In the order in which forms show them (§3). */
export const industries = [
  'mn',
  'fi',
  'tr',
  'ed',
  'ti',
  'hc',
  'ht',
  'mi',
] as const satisfies readonly Contract['Industry'][];

export type Industry = (typeof industries)[number];

/** From the best to the worst (§3). */
export const creditRatings = [
  'aaa',
  'aa',
  'a',
  'bbb',
  'bb',
  'b',
  'c',
  'd',
] as const satisfies readonly Contract['CreditRating'][];

export type CreditRating = (typeof creditRatings)[number];

/** From the lowest to the highest (§3); `postitive` is the contract's own spelling. */
export const operatingMargins = [
  'negative',
  'postitive',
  'higher',
] as const satisfies readonly Contract['OperatingMargin'][];

export type OperatingMargin = (typeof operatingMargins)[number];

/**
 * Reads an operating margin, `positive` as the contract's `postitive`; null for anything else.
 *
 * @example
 * readOperatingMargin('positive'); // 'postitive'
 * readOperatingMargin('huge'); // null
 */
export function readOperatingMargin(value: string): OperatingMargin | null {
  if (value === 'positive') return 'postitive';
  return operatingMargins.find((key) => key === value) ?? null;
}

/** Codes of bands of an organisation's employee count, smallest first (§3). */
export const employeeBands = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Contract['EmployeeBand'][];

export type EmployeeBand = (typeof employeeBands)[number];

/** The smallest employee count of each band. */
export const employeeBandMinimums = [1, 2, 3, 5, 10, 20, 50, 100] as const;

/**
 * The band of a count of employees (§9). 0, none, or what is no number has no band.
 *
 * @example
 * employeeBandOf(4); // 2, which is shown as 3-4
 * employeeBandOf(0); // null
 */
export function employeeBandOf(count: number | null): EmployeeBand | null {
  return employeeBands.findLast((band) => (count ?? 0) >= employeeBandMinimums[band]) ?? null;
}

/** Of the yearly turnover, smallest first (§3); the contract carries the turnover itself. */
export const turnoverBrackets = ['0-250k', '250-500k', '500k-1m', '1-3m', 'over3m'] as const;

export type TurnoverBracket = (typeof turnoverBrackets)[number];

/** Euros a year, inclusive, of each bracket. */
const turnoverMaximums = [250_000, 500_000, 1_000_000, 3_000_000, Infinity] as const;

/**
 * The bracket of a turnover in euros a year, upper bounds included (§3); null for none or no number.
 *
 * @example
 * turnoverBracketOf(250_000); // '0-250k'
 * turnoverBracketOf(3_000_001); // 'over3m'
 */
export function turnoverBracketOf(turnover: number | null): TurnoverBracket | null {
  if (turnover === null || !(turnover >= 0)) return null;
  return turnoverBrackets[turnoverMaximums.findIndex((maximum) => turnover <= maximum)] ?? null;
}
