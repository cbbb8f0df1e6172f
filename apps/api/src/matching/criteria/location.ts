import { matchRadius, scoreLocation, weights } from '@tilava/domain/matching';
import { packScore } from '../index/packedScores.ts';
import { clamped } from './scoreText.ts';

/** How far away the premises are. */
export const location = {
  sql: clamped(`${matchRadius} - place.distance`, '2'),
  /** By whole metres, up to the radius. */
  packedScores: Int32Array.from({ length: matchRadius + 1 }, (_, distance) =>
    packScore(weights.location, scoreLocation(distance)),
  ),
} as const;
