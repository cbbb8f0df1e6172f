import type { Match } from './match.ts';

/**
 * Whether the tenant is interested in the announcement, and the landlord in that tenant for it. A saved announcement
 * that its landlord has hidden never is mutual.
 */
export function isMutualInterest(match: Match): boolean {
  return match.kind !== 'unavailable' && match.isInterested && match.landlordInterestedIn;
}
