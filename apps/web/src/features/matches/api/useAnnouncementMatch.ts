import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { polling } from '../../../shared/query/polling.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { withoutData, type Detail } from './detail.ts';
import { announcementMatchQuery, listingQuery } from './matchDetailQueries.ts';
import { needsQuery } from './queries.ts';

/** An announcement that suits the tenant, and what the tenant seeks. */
export interface AnnouncementPair {
  readonly need: Schemas['Need'];
  readonly match: Extract<Schemas['Match'], { kind: 'announcement' }>;
}

/** Finds a tenant's match by the id of its premises, also where no list was loaded before. */
export function useAnnouncementMatch(propertyId: string): Detail<AnnouncementPair> {
  const { tilava } = useServices();
  const needs = useQuery(needsQuery(tilava, useUserId()));
  const property = useQuery(listingQuery(tilava, propertyId));
  const need = needs.data?.[0];
  const announcementId = announcementOf(property.data);
  const page = useQuery({
    ...announcementMatchQuery(tilava, need?.id ?? '', announcementId ?? ''),
    ...polling,
    enabled: need !== undefined && announcementId !== undefined,
  });
  return pairOf(needs, property, page);
}

/** The announcement of premises; none of what is sought. */
export const announcementOf = (property: Schemas['Property'] | undefined): string | undefined =>
  property?.kind === 'listing' ? property.announcement : undefined;

/** What is to be shown of a match, from the queries of which each needs the one before. */
export function pairOf(
  needs: UseQueryResult<readonly Schemas['Need'][]>,
  property: UseQueryResult<Schemas['Property']>,
  page: UseQueryResult<Schemas['MatchPage']>,
): Detail<AnnouncementPair> {
  const need = needs.data?.[0];
  const match = page.data?.results[0];
  // What was there may be gone by now.
  const isGone = [property, page].some(({ error }) => isNotFoundError(error));
  if (isGone) return { state: 'missing' };
  if (need !== undefined && match?.kind === 'announcement') return { state: 'shown', shown: { need, match } };
  const isSomethingElse =
    (needs.data !== undefined && need === undefined) ||
    (property.data !== undefined && announcementOf(property.data) === undefined) ||
    page.data !== undefined;
  return isSomethingElse ? { state: 'missing' } : withoutData([needs, property, page]);
}
