import { distanceBetween } from './distance.ts';
import type { Position } from './position.ts';

/**
 * Central Helsinki, round which addresses are sought (specification, section 5).
 *
 * @example
 * isInSearchArea(centralHelsinki); // true
 */
export const centralHelsinki = { latitude: 60.1699, longitude: 24.9384 } as const satisfies Position;

/**
 * The country in which addresses are sought: Finland, by its code of two letters (specification, section 9).
 *
 * @example
 * searchCountry; // 'fi'
 */
export const searchCountry = 'fi';

/**
 * How far from central Helsinki addresses are sought, in metres (specification, section 9).
 *
 * @example
 * searchRadius; // 15000
 */
export const searchRadius = 15_000;

/**
 * The coordinates that the product takes, in degrees, inclusive; swapped ones always fall outside.
 *
 * @example
 * coordinateBounds.latitude; // { minimum: 59, maximum: 71 }
 */
export const coordinateBounds = {
  latitude: { minimum: 59, maximum: 71 },
  longitude: { minimum: 19, maximum: 32 },
} as const;

/**
 * Whether a position lies in the circle of 15 km round central Helsinki in which addresses are sought
 * (specification, section 5). The circle's edge belongs to it.
 *
 * @example
 * isInSearchArea({ latitude: 60.2055, longitude: 24.6559 }); // false: Espoo's centre is 16 km away
 */
export function isInSearchArea(position: Position): boolean {
  return distanceBetween(centralHelsinki, position) <= searchRadius;
}

/**
 * Whether a position lies within the coordinate bounds, edges included.
 *
 * @example
 * isInBounds({ latitude: 24.9384, longitude: 60.1699 }); // false: latitude and longitude are swapped
 */
export function isInBounds({ latitude, longitude }: Position): boolean {
  return (
    latitude >= coordinateBounds.latitude.minimum &&
    latitude <= coordinateBounds.latitude.maximum &&
    longitude >= coordinateBounds.longitude.minimum &&
    longitude <= coordinateBounds.longitude.maximum
  );
}
