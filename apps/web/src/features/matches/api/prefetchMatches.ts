import { listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import type { Services } from '../../../shared/services/services.ts';
import { announcementMatchesQuery, needsOf, needsQuery, tenantMatchesQuery } from './queries.ts';

/**
 * Starts what the page of matches needs while its code is still on the way. What fails is kept by the query, and
 * told of by the page.
 */
export async function prefetchMatches({ tilava, queryClient, session }: Services): Promise<void> {
  const current = session.get();
  if (current === null) return;
  if (current.role.isLandlord) {
    const announcements = listAnnouncementsOfUserQuery(tilava, current.userId);
    await queryClient.prefetchQuery(announcements);
    const [first] = queryClient.getQueryData(announcements.queryKey) ?? [];
    if (first) await queryClient.prefetchQuery(tenantMatchesQuery(tilava, first.id)());
  } else {
    const needs = needsQuery(tilava, current.userId);
    await queryClient.prefetchQuery(needs);
    const [first] = needsOf(queryClient.getQueryData(needs.queryKey) ?? []);
    if (first) await queryClient.prefetchQuery(announcementMatchesQuery(tilava, first.id)());
  }
}
