import { filterPresets } from './limits.ts';

export type Strength = 'strong' | 'fair' | 'weak';

/** Per cent. */
const strongAbove = 80;

/**
 * How good a match of so many per cent is called: fair from where the filter "Above 60%" begins, strong above 80.
 *
 * @example
 * strengthOf(81); // 'strong'
 * strengthOf(60); // 'weak'
 */
export function strengthOf(points: number): Strength {
  if (points > strongAbove) return 'strong';
  return points > filterPresets.pointsAbove ? 'fair' : 'weak';
}
