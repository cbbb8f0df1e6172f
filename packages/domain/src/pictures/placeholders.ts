import { hash } from './hash.ts';

/**
 * How many logos there are to stand for a missing profile picture (specification, section 9).
 *
 * @example
 * logoCount; // 100
 */
export const logoCount = 100;

/**
 * How many sample pictures there are to stand for missing premises' pictures (specification, section 9).
 *
 * @example
 * sampleCount; // 8
 */
export const sampleCount = 8;

/**
 * The logo that stands for a missing profile picture, chosen by the property's id (specification,
 * section 9). The same id always gets the same logo.
 *
 * @returns a whole number, 1 to 100
 * @example
 * logoNumber('0199a6b0-3c00-7000-8000-000000000201'); // 77
 */
export function logoNumber(id: string): number {
  return (hash(id) % logoCount) + 1;
}

/**
 * The sample picture that stands for the missing pictures of premises, chosen by id (specification,
 * section 9). The same id always gets the same sample.
 *
 * @returns a whole number, 1 to 8
 * @example
 * sampleNumber('0199a6b0-3c00-7000-8000-000000000301'); // 5
 */
export function sampleNumber(id: string): number {
  return (hash(id) % sampleCount) + 1;
}
