import type { Contract } from '../contract.ts';

/**
 * What premises may have, in the specification's order (section 3). The specification names the flags
 * only.
 *
 * @example
 * amenities.length; // 10
 */
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

/**
 * The key of an amenity, as it travels on the wire.
 *
 * @example
 * const amenity: Amenity = 'loadingDock';
 */
export type Amenity = (typeof amenities)[number];
