import { distanceBetween } from './distance.ts';
import type { Position } from './position.ts';

/** Round which addresses are sought (specification, section 5). */
export const centralHelsinki = { latitude: 60.1699, longitude: 24.9384 } as const satisfies Position;

/** In which addresses are sought, by its code of two letters (specification, section 9). */
export const searchCountry = 'fi';

/** How far from central Helsinki addresses are sought, in metres (specification, section 9). */
export const searchRadius = 15_000;

/** What the product takes, in degrees, inclusive; swapped ones always fall outside. */
export const coordinateBounds = {
  latitude: { minimum: 59, maximum: 71 },
  longitude: { minimum: 19, maximum: 32 },
} as const;

/**
 * Whether a position lies in the circle of 15 km round central Helsinki in which addresses are sought, its edge
 * included (specification, section 5).
 */
export function isInSearchArea(position: Position): boolean {
  return distanceBetween(centralHelsinki, position) <= searchRadius;
}

/** Whether a position lies within the coordinate bounds, edges included. */
export function isInBounds({ latitude, longitude }: Position): boolean {
  return (
    latitude >= coordinateBounds.latitude.minimum &&
    latitude <= coordinateBounds.latitude.maximum &&
    longitude >= coordinateBounds.longitude.minimum &&
    longitude <= coordinateBounds.longitude.maximum
  );
}
