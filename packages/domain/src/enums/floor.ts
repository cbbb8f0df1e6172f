import type { Contract } from '../contract.ts';

/** Where in the house premises lie, from below (specification, section 3). */
export const floors = ['bottom', 'middle', 'top'] as const satisfies readonly Contract['Floor'][];

export type Floor = (typeof floors)[number];
