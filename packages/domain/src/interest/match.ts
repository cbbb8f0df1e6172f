import type { Contract } from '../contract.ts';

/** An announcement for a tenant, a tenant for a landlord, or a saved announcement that is hidden by now. */
export type Match = Contract['Match'];
