import type { UseQueryResult } from '@tanstack/react-query';
import { isBadRequestError, isNotFoundError, type Schemas } from '@tilava/sdk';
import { findMatchesQuery, getAnnouncementQuery, getPropertyQuery } from '@tilava/sdk/react-query';
import { type Client, findMatches } from '@tilava/sdk/operations';

/** What a page of a match shows: it, that it is on its way, that there is none, or that it could not be loaded. */
export type Detail<Shown> =
  | { readonly state: 'shown'; readonly shown: Shown }
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

/** Whether a call failed because there is nothing of such an id, or it is none. */
export const isOfNothing = (error: unknown): boolean => isNotFoundError(error) || isBadRequestError(error);

/** What is to be said of queries of which each needs the one before. */
export function withoutData(queries: readonly UseQueryResult[]): Exclude<Detail<never>, { state: 'shown' }> {
  const failed = queries.find(({ isError, data }) => isError && data === undefined);
  if (failed === undefined) return { state: 'loading' };
  if (isOfNothing(failed.error)) return { state: 'missing' };
  return { state: 'failed', isRetrying: failed.isFetching, retry: () => void failed.refetch() };
}

/** Whoever has no right to see it, or no such thing, is led to the list: the banner says nothing of it. */
const meta = { isSilent: isOfNothing };

/** Premises of a tenant's match, by their own id. A failure is shown by the page alone (specification, section 8). */
export const listingQuery = (tilava: Client, propertyId: string) => ({
  ...getPropertyQuery(tilava, propertyId),
  meta: { isSilent: true },
});

export const ownAnnouncementQuery = (tilava: Client, announcementId: string) => ({
  ...getAnnouncementQuery(tilava, announcementId),
  meta,
});

export const pairQuery = (tilava: Client, needId: string, announcementId: string) => ({
  ...findMatchesQuery(tilava, { property: needId, announcement: announcementId }, { specific: true }),
  meta,
});

/** The same for the tenant. A favourite that is neither near nor of interest is answered by another mode. */
export function announcementMatchQuery(tilava: Client, needId: string, announcementId: string) {
  return {
    ...pairQuery(tilava, needId, announcementId),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Schemas['MatchPage']> => {
      try {
        const pair = { property: needId, announcement: announcementId };
        return await findMatches(tilava, pair, { specific: true }, { signal });
      } catch (error) {
        if (!isNotFoundError(error)) throw error;
        const saved = { property: needId, favorite: announcementId };
        return findMatches(tilava, saved, { favorite: true }, { signal });
      }
    },
  };
}

/**
 * The best matches of a need, for suggestions beside one of them. Has a key of its own: interest in that one must not
 * load them again, and they aren't a list to be kept on the device.
 */
export const bestMatchesQuery = (tilava: Client, needId: string) => ({
  queryKey: ['bestMatches', needId],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const { results } = await findMatches(
      tilava,
      { property: needId },
      { favorite: false, limit: 25 },
      { signal },
    );
    return results.filter((match) => match.kind === 'announcement');
  },
  staleTime: 5 * 60_000,
  // The page is whole without them.
  meta: { isSilent: true },
});
