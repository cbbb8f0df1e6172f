import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
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
  const announcementId = property.data?.kind === 'listing' ? property.data.announcement : undefined;
  const page = useQuery({
    ...announcementMatchQuery(tilava, need?.id ?? '', announcementId ?? ''),
    enabled: need !== undefined && announcementId !== undefined,
  });
  const match = page.data?.results[0];

  if (need !== undefined && match?.kind === 'announcement') return { state: 'shown', shown: { need, match } };
  const isSomethingElse =
    (needs.data !== undefined && need === undefined) ||
    (property.data !== undefined && announcementId === undefined) ||
    page.data !== undefined;
  return isSomethingElse ? { state: 'missing' } : withoutData([needs, property, page]);
}
