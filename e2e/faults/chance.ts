import { seededNumbers } from '@tilava/api/seeded-numbers';
import type { Chance } from './people.ts';

/** The same choices for the same seed. */
export function chanceOf(seed: number): Chance {
  const next = seededNumbers(seed);
  return { below: (count) => Math.floor(next() * count) };
}
