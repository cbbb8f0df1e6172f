import { queryOptions } from '@tanstack/react-query';
import type { Body, Query, Schemas, Tilava } from '@tilava/sdk';
import { findMatchesKey, listPropertiesOfUserQuery } from '@tilava/sdk/react-query';

type Match = Schemas['Match'];

/** The most that the server gives at once. */
const pageSize = 500;

/** What a tenant seeks, oldest first. A failure is shown by the page alone (specification, section 8). */
export const needsQuery = (tilava: Tilava, userId: string) => ({
  ...listPropertiesOfUserQuery(tilava, userId),
  meta: { isSilent: true },
  select: needsOf,
});

/** Of a user's properties, what they seek. */
export const needsOf = (properties: readonly Schemas['Property'][]) =>
  properties.filter((property) => property.kind === 'need');

/** Announcements that may suit a need, best first. */
export const announcementMatchesQuery = (tilava: Tilava, needId: string) => ({
  ...matchesQuery(tilava, { property: needId }, { favorite: false }),
  select: announcementMatchesOf,
});

const announcementMatchesOf = (matches: readonly Match[]) =>
  matches.filter((match) => match.kind === 'announcement');

/** Tenants whom an announcement may suit, best first. */
export const tenantMatchesQuery = (tilava: Tilava, announcementId: string) => ({
  ...matchesQuery(tilava, { announcement: announcementId }, { all: true }),
  select: tenantMatchesOf,
});

const tenantMatchesOf = (matches: readonly Match[]) => matches.filter((match) => match.kind === 'tenant');

/** A whole list of matches, however many pages it has. */
function matchesQuery(tilava: Tilava, body: Body<'findMatches'>, mode: Query<'findMatches'>) {
  const query = { ...mode, limit: pageSize };
  return queryOptions({
    queryKey: [...findMatchesKey(body, query), 'whole'],
    queryFn: async ({ signal }) => {
      const matches: Match[] = [];
      for await (const match of tilava.matchmaking.findMatches(body, query, { signal })) matches.push(match);
      return matches;
    },
  });
}
