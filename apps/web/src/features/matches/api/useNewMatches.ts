import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { infiniteListQuery } from '../../../shared/lists/infiniteList.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { visitMark, withListed } from '../../../shared/visits/visits.ts';
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
  const [now] = useState(Date.now);
  if (needs.isLoading || matches.isLoading) return undefined;
  const ids = (matches.data?.pages ?? []).flatMap(announcementMatchesOf).map(matchedAnnouncementId);
  const visit = withListed(visits.get(), ids, now);
  return ids.filter((id) => visitMark(visit, id) === 'new').length;
}
