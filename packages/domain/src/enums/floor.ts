import type { Contract } from '../contract.ts';

/**
 * Where in the house premises lie, from below (specification, section 3).
 *
 * @example
 * floors.map((key) => floorLabels[key]); // ['Bottom', 'Middle', 'Top']
 */
export const floors = ['bottom', 'middle', 'top'] as const satisfies readonly Contract['Floor'][];

/**
 * The key of a floor, as it travels on the wire.
 *
 * @example
 * const floor: Floor = 'top';
 */
export type Floor = (typeof floors)[number];

/**
 * The English name of each floor.
 *
 * @example
 * floorLabels.top; // 'Top'
 */
export const floorLabels = {
  bottom: 'Bottom',
  middle: 'Middle',
  top: 'Top',
} as const satisfies Record<Floor, string>;
