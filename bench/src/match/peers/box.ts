import { matchRadius } from '@tilava/domain/matching';
import { radiansPerDegree, type Position } from '@tilava/domain/place';

/** A little less than there are, so that a box is never too small. */
const metresPerDegree = 111_000;

/** Degrees that hold the circle of a list round a place. */
export function boxAround({ latitude, longitude }: Position) {
  const height = matchRadius / metresPerDegree;
  const width = height / Math.cos((latitude + height) * radiansPerDegree);
  return {
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width,
  };
}
