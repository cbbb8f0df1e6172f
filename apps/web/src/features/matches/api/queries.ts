import type { Schemas, Tilava } from '@tilava/sdk';
import { findMatchesQuery, listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { pageSize } from '../../../shared/lists/pagedList.ts';

type MatchPage = Schemas['MatchPage'];

/** What a tenant seeks, oldest first. A failure is shown by the page alone (specification, section 8). */
export const needsQuery = (tilava: Tilava, userId: string) => ({
  ...listPropertiesOfUserQuery(tilava, userId),
  meta: { isSilent: true },
  select: needsOf,
});

/** Of a user's properties, what they seek. */
export const needsOf = (properties: readonly Schemas['Property'][]) =>
  properties.filter((property) => property.kind === 'need');

/** Announcements that may suit a need, best first: how a page of them is asked for. */
export const announcementMatchesQuery = (tilava: Tilava, needId: string) => (cursor?: string) => ({
  ...findMatchesQuery(tilava, { property: needId }, { favorite: false, ...pageAt(cursor) }),
  select: announcementMatchesOf,
});

const announcementMatchesOf = ({ results, ...page }: MatchPage) => ({
  ...page,
  rows: results.filter((match) => match.kind === 'announcement'),
});

/** Tenants whom an announcement may suit, best first: how a page of them is asked for. */
export const tenantMatchesQuery = (tilava: Tilava, announcementId: string) => (cursor?: string) => ({
  ...findMatchesQuery(tilava, { announcement: announcementId }, { all: true, ...pageAt(cursor) }),
  select: tenantMatchesOf,
});

const tenantMatchesOf = ({ results, ...page }: MatchPage) => ({
  ...page,
  rows: results.filter((match) => match.kind === 'tenant'),
});

const pageAt = (cursor: string | undefined) => ({ limit: pageSize, ...(cursor !== undefined && { cursor }) });
