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
 * The sample picture, 1 to 8, that stands for the missing pictures of premises (specification, section 9). The same
 * id always gets the same sample.
 *
 * @example
 * sampleNumber('0199a6b0-3c00-7000-8000-000000000301'); // 5
 */
export function sampleNumber(id: string): number {
  return (hash(id) % sampleCount) + 1;
}
