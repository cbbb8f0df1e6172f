import { matchRadius, scoreLocation, weights } from '@tilava/domain/matching';
import { partOf } from '../index/parts.ts';
import { clamped } from './scoreText.ts';

/** How far away the premises are. */
export const location = {
  sql: clamped(`${matchRadius} - place.distance`, '2'),
  /** By whole metres, up to the radius. */
  parts: Int32Array.from({ length: matchRadius + 1 }, (_, distance) =>
    partOf(weights.location, scoreLocation(distance)),
  ),
} as const;
