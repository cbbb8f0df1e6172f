import type { ResidenceType } from '../enums/residence.ts';
import { hash } from './hash.ts';

/** Logos that stand for missing profile pictures (specification, section 9). */
export const logoCount = 100;

/** Sample pictures that stand for missing premises' pictures (specification, section 9). */
export const sampleCount = 8;

/**
 * The logo, 1 to 100, that stands for a missing profile picture (specification, section 9). The same id of a property
 * always gets the same logo.
 *
 * @example
 * logoNumber('0199a6b0-3c00-7000-8000-000000000201'); // 77
 */
export function logoNumber(id: string): number {
  return (hash(id) % logoCount) + 1;
}

/**
 * The samples that fit a type. They are: 1 corner house with shops, 2 white office house, 3 brick works, 4 office tower,
 * 5 wooden shop, 6 loading dock, 7 market hall, 8 courtyard with tables.
 */
const fittingSamples: Readonly<Record<ResidenceType, readonly [number, ...number[]]>> = {
  office: [1, 2, 4],
  coWorkingSpace: [2, 4, 8],
  retail: [1, 5, 7],
  restaurant: [5, 7, 8],
  production: [3, 6],
  exhibition: [3, 7],
  sports: [3, 6],
  nursingHome: [5, 8],
  storage: [3, 6],
  garage: [3, 6],
  other: [1, 2, 3, 4, 5, 6, 7, 8],
};

/**
 * The sample picture, 1 to 8, that stands for the missing pictures of premises (specification, section 9). The same
 * id always gets the same sample, one that fits the type of the premises.
 *
 * @example
 * sampleNumber('0199a6b0-3c00-7000-8000-000000000301', 'office'); // 1
 */
export function sampleNumber(id: string, type: ResidenceType): number {
  const [first, ...others] = fittingSamples[type];
  return others[(hash(id) % (others.length + 1)) - 1] ?? first;
}
