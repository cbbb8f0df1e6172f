import type { Contract } from '../contract.ts';

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
