import { filterPresets } from '@tilava/domain/matching';

/** How good a match is, in a word of the catalogue. */
export type Strength = 'strong' | 'fair' | 'weak';

/** How a percentage is called: the same bound as the filter "Above 60%", and a second one above it. */
export function strengthOf(points: number): Strength {
  if (points > 80) return 'strong';
  return points > filterPresets.pointsAbove ? 'fair' : 'weak';
}

/** The colour of the ring for each. */
export const strengthTones = { strong: 'match', fair: 'match', weak: 'neutral' } as const;
