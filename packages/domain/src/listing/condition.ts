import type { Contract } from '../contract.ts';

/** What a form offers; none of them means that nothing is said (specification, section 3). */
export const conditions = ['new'] as const satisfies readonly Contract['Listing']['condition'][];
