import { useQueries, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import type { Detail } from './detail.ts';
import { announcementMatchQuery, listingQuery } from './matchDetailQueries.ts';
import { needsQuery } from './queries.ts';
import { announcementOf, pairOf, type AnnouncementPair } from './useAnnouncementMatch.ts';

/** Finds some of a tenant's matches by the ids of their premises; those that are there no more are left out. */
export function useAnnouncementMatches(propertyIds: readonly string[]): Detail<readonly AnnouncementPair[]> {
  const { tilava } = useServices();
  const needs = useQuery(needsQuery(tilava, useUserId()));
  const properties = useQueries({ queries: propertyIds.map((id) => listingQuery(tilava, id)) });
  const need = needs.data?.[0];
  const pages = useQueries({
    queries: properties.map((property) => {
      const announcementId = announcementOf(property.data);
      return {
        ...announcementMatchQuery(tilava, need?.id ?? '', announcementId ?? ''),
        enabled: need !== undefined && announcementId !== undefined,
      };
    }),
  });

  const found: AnnouncementPair[] = [];
  for (const [index, property] of properties.entries()) {
    const page = pages[index];
    const detail = page === undefined ? { state: 'loading' as const } : pairOf(needs, property, page);
    if (detail.state === 'loading' || detail.state === 'failed') return detail;
    if (detail.state === 'shown') found.push(detail.shown);
  }
  return found.length === 0 ? { state: 'missing' } : { state: 'shown', shown: found };
}
