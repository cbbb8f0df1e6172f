import type { Contract } from '../contract.ts';

/**
 * An entry of a match list: an announcement for a tenant, a tenant for a landlord, or a saved announcement that is
 * hidden by now.
 *
 * @example
 * const match: Match = {
 *   kind: 'unavailable',
 *   announcement: { id: 'an-id', isActive: false },
 *   favorite: true,
 *   isInterested: false,
 * };
 */
export type Match = Contract['Match'];
