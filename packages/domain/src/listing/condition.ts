import type { Contract } from '../contract.ts';

/**
 * The conditions of premises that a form offers; none of them means that nothing is said (specification, section
 * 3).
 *
 * @example
 * conditions[0]; // 'new'
 */
export const conditions = ['new'] as const satisfies readonly Contract['Listing']['condition'][];
