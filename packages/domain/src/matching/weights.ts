import type { Contract } from '../contract.ts';

/**
 * The fields that count in the points, heaviest first; explanations keep this order.
 *
 * @example
 * matchFields[0]; // 'residenceType'
 */
export const matchFields = [
  'residenceType',
  'location',
  'rent',
  'size',
  'roomCount',
  'moveInDate',
  'amenities',
  'floor',
  'deposit',
] as const satisfies readonly Contract['MatchField'][];

/**
 * A field that counts in the points.
 *
 * @example
 * const field: MatchField = 'rent';
 */
export type MatchField = (typeof matchFields)[number];

/**
 * The weight of each field; they add up to 100. The residence type weighs so much that premises of a wrong
 * type never pass the filter of 60 %.
 *
 * @example
 * weights.rent; // 12
 */
export const weights = {
  residenceType: 45,
  location: 15,
  rent: 12,
  size: 12,
  roomCount: 6,
  moveInDate: 4,
  amenities: 3,
  floor: 2,
  deposit: 1,
} as const satisfies Record<MatchField, number>;
