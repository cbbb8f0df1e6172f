import { queryOptions } from '@tanstack/react-query';
import type { Schemas, Tilava } from '@tilava/sdk';

type Match = Schemas['Match'];
type AnnouncementMatch = Extract<Match, { kind: 'announcement' }>;
type TenantMatch = Extract<Match, { kind: 'tenant' }>;

/** The most that the server gives at once. */
const pageSize = 500;

/** What a tenant seeks, oldest first. A failure is shown by the page alone (specification, section 8). */
export const needsQuery = (tilava: Tilava, userId: string) =>
  queryOptions({
    queryKey: ['properties', 'ofUser', userId],
    meta: { isSilent: true },
    queryFn: async ({ signal }) => {
      const properties = await tilava.properties.listOfUser(userId, { signal });
      return properties.filter((property) => property.kind === 'need');
    },
  });

/** Announcements that may suit a need, best first. */
export const announcementMatchesQuery = (tilava: Tilava, needId: string) =>
  queryOptions({
    queryKey: ['matchmaking', 'announcementsFor', needId],
    queryFn: async ({ signal }) => {
      const matches = await allPages((cursor) =>
        tilava.matchmaking.findMatches(
          { property: needId },
          { favorite: false, limit: pageSize, ...cursor },
          { signal },
        ),
      );
      return matches.filter((match): match is AnnouncementMatch => match.kind === 'announcement');
    },
  });

/** Tenants whom an announcement may suit, best first. */
export const tenantMatchesQuery = (tilava: Tilava, announcementId: string) =>
  queryOptions({
    queryKey: ['matchmaking', 'tenantsFor', announcementId],
    queryFn: async ({ signal }) => {
      const matches = await allPages((cursor) =>
        tilava.matchmaking.findMatches(
          { announcement: announcementId },
          { all: true, limit: pageSize, ...cursor },
          { signal },
        ),
      );
      return matches.filter((match): match is TenantMatch => match.kind === 'tenant');
    },
  });

async function allPages(
  page: (cursor: { cursor?: string }) => Promise<Schemas['MatchPage']>,
): Promise<Match[]> {
  const matches: Match[] = [];
  let cursor: { cursor?: string } | null = {};
  while (cursor !== null) {
    // One page says where the next one begins.
    const { results, nextCursor }: Schemas['MatchPage'] = await page(cursor);
    matches.push(...results);
    cursor = nextCursor === null ? null : { cursor: nextCursor };
  }
  return matches;
}
