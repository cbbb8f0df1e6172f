import { isNotFoundError, type Schemas, type Tilava } from '@tilava/sdk';
import { findMatchesQuery, getAnnouncementQuery, getPropertyQuery } from '@tilava/sdk/react-query';
import { isOfNothing } from './detail.ts';

/** Whoever has no right to see it, or no such thing, is led to the list: the banner says nothing of it. */
const meta = { isSilent: isOfNothing };

/** Premises of a tenant's match, by their own id. A failure is shown by the page alone (specification, section 8). */
export const listingQuery = (tilava: Tilava, propertyId: string) => ({
  ...getPropertyQuery(tilava, propertyId),
  meta: { isSilent: true },
});

/** An announcement of one's own. */
export const ownAnnouncementQuery = (tilava: Tilava, announcementId: string) => ({
  ...getAnnouncementQuery(tilava, announcementId),
  meta,
});

/** One need held against one announcement, for either side. */
export const pairQuery = (tilava: Tilava, needId: string, announcementId: string) => ({
  ...findMatchesQuery(tilava, { property: needId, announcement: announcementId }, { specific: true }),
  meta,
});

/**
 * The same for the tenant. A favourite that is neither near nor of interest has a match too, which another mode
 * answers.
 */
export function announcementMatchQuery(tilava: Tilava, needId: string, announcementId: string) {
  return {
    ...pairQuery(tilava, needId, announcementId),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Schemas['MatchPage']> => {
      try {
        const pair = { property: needId, announcement: announcementId };
        return await tilava.matchmaking.findMatches(pair, { specific: true }, { signal });
      } catch (error) {
        if (!isNotFoundError(error)) throw error;
        const saved = { property: needId, favorite: announcementId };
        return tilava.matchmaking.findMatches(saved, { favorite: true }, { signal });
      }
    },
  };
}
