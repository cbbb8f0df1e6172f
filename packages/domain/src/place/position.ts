/**
 * A point on the Earth, in degrees (WGS 84). On the wire x is the latitude and y the longitude.
 *
 * @example
 * const position: Position = { latitude: 60.1699, longitude: 24.9384 };
 */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * One degree in radians.
 *
 * @example
 * 180 * radiansPerDegree === Math.PI; // true
 */
export const radiansPerDegree = Math.PI / 180;

/**
 * Whether a position lies on the globe: latitude -90..90, longitude -180..180, neither of them NaN.
 *
 * @example
 * isPosition({ latitude: 60.1699, longitude: 24.9384 }); // true
 */
export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
