import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import {
  findMatchesInfiniteQuery,
  listFavoritesQuery,
  listPropertiesOfUserQuery,
} from '@tilava/sdk/react-query';
import { type Client, listFavorites } from '@tilava/sdk/operations';
import { pageSize } from '../../../shared/lists/infiniteList.ts';
import type { AskedMatches } from '../model/matchSearch.ts';
import { marksAnswered } from './marks.ts';

type MatchPage = Schemas['MatchPage'];

/** What a tenant seeks, oldest first. A failure is shown by the page alone (specification, section 8). */
export const needsQuery = (tilava: Client, userId: string) => ({
  ...listPropertiesOfUserQuery(tilava, userId),
  meta: { isSilent: true },
  select: needsOf,
});

export const needsOf = (properties: readonly Schemas['Property'][]) =>
  properties.filter((property) => property.kind === 'need');

/** Announcements that may suit a need and pass filters, best first unless it is asked for otherwise. */
export const announcementMatchesQuery = (tilava: Client, needId: string, asked: AskedMatches = {}) =>
  findMatchesInfiniteQuery(tilava, { property: needId }, { favorite: false, ...asked, limit: pageSize });

export const announcementMatchesOf = ({ results }: MatchPage) =>
  results.filter((match) => match.kind === 'announcement');

export const matchedAnnouncementId = ({
  announcement,
}: Extract<Schemas['Match'], { kind: 'announcement' }>) => announcement.id;

/** Tenants whom an announcement may suit and who pass filters, in the same way. */
export const tenantMatchesQuery = (tilava: Client, announcementId: string, asked: AskedMatches = {}) =>
  findMatchesInfiniteQuery(
    tilava,
    { announcement: announcementId },
    { all: true, ...asked, limit: pageSize },
  );

export const tenantMatchesOf = ({ results }: MatchPage) => results.filter((match) => match.kind === 'tenant');

export const matchedNeedId = ({ potentialTenant }: Extract<Schemas['Match'], { kind: 'tenant' }>) =>
  potentialTenant.properties.id;

/** A tenant's favourites, read once those that are being saved are: they would be missing otherwise. */
export const favoritesQuery = (tilava: Client, userId: string) => ({
  ...listFavoritesQuery(tilava, userId),
  queryFn: async ({ client, signal }: QueryFunctionContext) => {
    await marksAnswered(client, 'favorite');
    return listFavorites(tilava, userId, undefined, { signal });
  },
  select: favoritesOf,
});

const favoritesOf = ([list]: Schemas['SavedAnnouncements']) =>
  list !== undefined && 'favorites' in list ? list.favorites : [];
