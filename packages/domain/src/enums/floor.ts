import type { Contract } from '../contract.ts';

/**
 * Where in the house premises lie, from below (specification, section 3).
 *
 * @example
 * floors[0]; // 'bottom'
 */
export const floors = ['bottom', 'middle', 'top'] as const satisfies readonly Contract['Floor'][];

/**
 * The key of a floor, as it travels on the wire.
 *
 * @example
 * const floor: Floor = 'top';
 */
export type Floor = (typeof floors)[number];
