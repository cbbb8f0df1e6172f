import type { Contract } from '../contract.ts';

/**
 * What premises may have, in the specification's order (section 3). The specification names the flags
 * only; their labels are the user interface's.
 *
 * @example
 * amenities.filter((amenity) => listing.amenities.includes(amenity));
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

/** The key of an amenity, as it travels on the wire. */
export type Amenity = (typeof amenities)[number];
