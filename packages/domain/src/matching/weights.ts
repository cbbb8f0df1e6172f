import type { Contract } from '../contract.ts';

/** Heaviest first; explanations keep this order. */
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

export type MatchField = (typeof matchFields)[number];

/** They add up to 100. The residence type weighs so much that a wrong one never passes the filter of 60 %. */
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
