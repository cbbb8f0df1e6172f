import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { infiniteListQuery } from '../../../shared/lists/infiniteList.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import {
  announcementMatchesOf,
  announcementMatchesQuery,
  matchedAnnouncementId,
  needsQuery,
} from './queries.ts';

/** How many of the best matches are new since the list was last read; undefined until it is known. */
export function useNewMatches(): number | undefined {
  const { tilava, visits } = useServices();
  const needs = useQuery(needsQuery(tilava, useUserId()));
  const need = needs.data?.[0];
  const matches = useInfiniteQuery({
    // The query of the list, which then shows at once.
    ...infiniteListQuery(announcementMatchesQuery(tilava, need?.id ?? '')),
    enabled: need !== undefined,
    // The dashboard is of use without the number.
    meta: { isSilent: true },
  });
  if (needs.isLoading || matches.isLoading) return undefined;
  const ids = (matches.data?.pages ?? []).flatMap(announcementMatchesOf).map(matchedAnnouncementId);
  const visited = visits.get();
  if (visited === null || visited.latest === null) return 0;
  const seen = new Set([...visited.latest, ...visited.opened]);
  return ids.filter((id) => !seen.has(id)).length;
}
