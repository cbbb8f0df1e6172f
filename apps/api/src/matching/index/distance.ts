import { distanceBetween, earthRadius, radiansPerDegree } from '@tilava/domain/place';

/** Whole metres to a place, in degrees. */
export type Distances = (latitude: number, longitude: number) => number;

/** Metres; how far the series may be from the formula, and a good deal more. */
const tolerance = 1e-4;

/**
 * `distanceBetween` from a place (in degrees) to others no more than some kilometres from it. The cosine at the mean
 * latitude is the slow part of it; round the latitude of the place a short series gives it, to far less than a
 * millimetre. Where that could round to another metre, the formula itself decides.
 */
export function distancesFrom(latitude: number, longitude: number): Distances {
  const cosine = Math.cos(latitude * radiansPerDegree);
  const sine = Math.sin(latitude * radiansPerDegree);
  return (north, east) => {
    const up = (north - latitude) * radiansPerDegree;
    const half = up / 2;
    const meanCosine = cosine - half * (sine + half * (cosine / 2 - (half * sine) / 6));
    const across = (east - longitude) * radiansPerDegree * meanCosine;
    const metres = Math.sqrt(across * across + up * up) * earthRadius + 0.5;
    const whole = Math.floor(metres);
    const part = metres - whole;
    return part > tolerance && part < 1 - tolerance
      ? whole
      : distanceBetween({ latitude, longitude }, { latitude: north, longitude: east });
  };
}
