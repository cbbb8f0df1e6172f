import { useQueries, useQuery } from '@tanstack/react-query';
import { ageOf, oldestOf, type Aged } from '../../../shared/query/listAge.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import type { Detail } from './detail.ts';
import { announcementMatchQuery, listingQuery } from './matchDetailQueries.ts';
import { needsQuery } from './queries.ts';
import { announcementOf, pairOf, type AnnouncementPair } from './useAnnouncementMatch.ts';

/** Some of a tenant's matches. */
export interface Compared {
  readonly pairs: readonly AnnouncementPair[];
  /** Of what has been read longest ago. */
  readonly age: Aged;
}

/** Finds some of a tenant's matches by the ids of their premises; those that are there no more are left out. */
export function useAnnouncementMatches(propertyIds: readonly string[]): Detail<Compared> {
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
  if (found.length === 0) return { state: 'missing' };
  return { state: 'shown', shown: { pairs: found, age: oldestOf(pages.map(ageOf)) } };
}
