import { toScore } from '../integers.ts';
import { matchRadius } from '../limits.ts';

/**
 * 1000 up to 1000 m, linear to 0 at 3000 m: half a metre counts one. Always resolved.
 *
 * @example
 * scoreLocation(2000); // 500
 */
export function scoreLocation(distance: number): number {
  return toScore(matchRadius - distance, 2);
}
