import { landlordFilters, tenantFilters } from '@tilava/domain/matching';
import { listAnnouncementsOfUserQuery, listFavoritesQuery } from '@tilava/sdk/react-query';
import { chosenOf } from '../../../shared/announcements/chosenOf.ts';
import type { Services } from '../../../shared/services/services.ts';
import { askedBy, filtersOf, showsFavorites } from '../model/matchSearch.ts';
import { announcementMatchesQuery, needsOf, needsQuery, tenantMatchesQuery } from './queries.ts';

/**
 * Starts what the page of matches needs by its address while its code is still on the way. What fails is kept by the
 * query, and told of by the page.
 */
export async function prefetchMatches(
  { tilava, queryClient, session, chosenAnnouncement }: Services,
  search: URLSearchParams,
): Promise<void> {
  const current = session.get();
  if (current === null) return;
  if (current.role.isLandlord) {
    const filters = askedBy(filtersOf(search, landlordFilters));
    const announcements = listAnnouncementsOfUserQuery(tilava, current.userId);
    await queryClient.prefetchQuery(announcements);
    const own = queryClient.getQueryData(announcements.queryKey) ?? [];
    const chosen = chosenOf(own, chosenAnnouncement.get());
    if (chosen) await queryClient.prefetchQuery(tenantMatchesQuery(tilava, chosen.id, filters)());
  } else if (showsFavorites(search)) {
    await queryClient.prefetchQuery(listFavoritesQuery(tilava, current.userId));
  } else {
    const filters = askedBy(filtersOf(search, tenantFilters));
    const needs = needsQuery(tilava, current.userId);
    await queryClient.prefetchQuery(needs);
    const [first] = needsOf(queryClient.getQueryData(needs.queryKey) ?? []);
    if (first) await queryClient.prefetchQuery(announcementMatchesQuery(tilava, first.id, filters)());
  }
}
