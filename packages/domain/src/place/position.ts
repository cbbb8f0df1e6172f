/** In degrees (WGS 84). On the wire x is the latitude and y the longitude. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export const radiansPerDegree = Math.PI / 180;

/** Whether a position lies on the globe: latitude -90..90, longitude -180..180, neither of them NaN. */
export const isPosition = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** What the product takes, in degrees, inclusive; swapped ones always fall outside. */
export const coordinateBounds = {
  latitude: { minimum: 59, maximum: 71 },
  longitude: { minimum: 19, maximum: 32 },
} as const;

/** Whether a position lies within the coordinate bounds, edges included. */
export function isInBounds({ latitude, longitude }: Position): boolean {
  return (
    latitude >= coordinateBounds.latitude.minimum &&
    latitude <= coordinateBounds.latitude.maximum &&
    longitude >= coordinateBounds.longitude.minimum &&
    longitude <= coordinateBounds.longitude.maximum
  );
}
