import { filterPresets } from '@tilava/domain/matching';

/** A match percentage as a word, so that its colour is never alone. */
export type Strength = 'excellent' | 'good' | 'fair' | 'weak';

const excellentFrom = 85;
const fairFrom = 30;

/** The word for a match of so many per cent; good begins where the filter for good matches does. */
export function strengthOf(points: number): Strength {
  if (points >= excellentFrom) return 'excellent';
  if (points > filterPresets.pointsAbove) return 'good';
  return points >= fairFrom ? 'fair' : 'weak';
}
