import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { landlordFilters, landlordSorts, tenantFilters, tenantSorts } from '@tilava/domain/matching';
import type { TilavaError } from '@tilava/sdk';
import { listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { chosenOf } from '../../../shared/announcements/ownAnnouncements.ts';
import { infiniteListQuery } from '../../../shared/lists/infiniteList.ts';
import type { Services } from '../../../shared/services/services.ts';
import { askedBy, filtersOf, needIn, showsFavorites, sortOf } from '../model/matchSearch.ts';
import {
  announcementMatchesQuery,
  favoritesQuery,
  needsOf,
  needsQuery,
  tenantMatchesQuery,
} from './queries.ts';

/** Starts what matches need while their code is on the way; what fails is told of by the page. */
export async function prefetchMatches(
  { tilava, queryClient, session, chosenAnnouncement }: Services,
  search: URLSearchParams,
): Promise<void> {
  const current = session.get();
  if (current === null) return;

  const prefetch = async <Answer, Key extends QueryKey>(
    query: FetchQueryOptions<Answer, TilavaError, Answer, Key>,
  ) => {
    if (queryClient.getQueryData(query.queryKey) === undefined) await queryClient.prefetchQuery(query);
  };
  const prefetchList = async (list: ReturnType<typeof tenantMatchesQuery>) => {
    const query = infiniteListQuery(list);
    if (queryClient.getQueryData(query.queryKey) === undefined)
      await queryClient.prefetchInfiniteQuery(query);
  };

  if (current.role.isLandlord) {
    const asked = askedBy(filtersOf(search, landlordFilters), sortOf(search, landlordSorts));
    const announcements = listAnnouncementsOfUserQuery(tilava, current.userId);
    await prefetch(announcements);
    const own = queryClient.getQueryData(announcements.queryKey) ?? [];
    const chosen = chosenOf(own, chosenAnnouncement.get());
    if (chosen) await prefetchList(tenantMatchesQuery(tilava, chosen.id, asked));
  } else if (showsFavorites(search)) {
    await prefetch(favoritesQuery(tilava, current.userId));
  } else {
    const asked = askedBy(filtersOf(search, tenantFilters), sortOf(search, tenantSorts));
    const needs = needsQuery(tilava, current.userId);
    await prefetch(needs);
    const need = needIn(needsOf(queryClient.getQueryData(needs.queryKey) ?? []), search);
    if (need) await prefetchList(announcementMatchesQuery(tilava, need.id, asked));
  }
}
