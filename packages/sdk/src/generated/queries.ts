// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor, nextNumber } from '../client/calls/pagedCall.ts';
import type { Client } from '../client/createClient.ts';
import type { Query } from '../client/http.ts';
import type { MatchRequest } from './schema.ts';
import { keyOf, pagesKey, queryPart, type Key } from '../react-query/keys.ts';
import type { InfiniteQueryOptionsOf, QueryOptionsOf } from '../react-query/options.ts';
import { retry } from '../react-query/retry.ts';
import * as operations from './operations.ts';

/** The key of {@link verifyBearerQuery}. */
export function verifyBearerKey(): Key<'verifyBearer'> {
  return keyOf('bearers', 'verifyBearer');
}

/**
 * Check the bearer at start.
 *
 * Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
 * or was logged out.
 */
export function verifyBearerQuery(client: Client): QueryOptionsOf<'verifyBearer'> {
  return {
    queryKey: verifyBearerKey(),
    queryFn: ({ signal }) => operations.verifyBearer(client, { signal }),
    retry,
  };
}

/** The key of {@link listUsersQuery}. */
export function listUsersKey(query?: Query<'listUsers'>): Key<'listUsers'> {
  return keyOf('users', 'listUsers', ...queryPart(query));
}

/**
 * List users.
 *
 * A page of all users, oldest first unless another order is asked for, for the admin. The words of `text` are looked for
 * in the email, the names of the person, the name and the business id of the organisation, and the id.
 */
export function listUsersQuery(client: Client, query?: Query<'listUsers'>): QueryOptionsOf<'listUsers'> {
  return {
    queryKey: listUsersKey(query),
    queryFn: ({ signal }) => operations.listUsers(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listUsersInfiniteQuery(client: Client, query?: Query<'listUsers'>): InfiniteQueryOptionsOf<'listUsers'> {
  return {
    queryKey: pagesKey<'listUsers'>(listUsersKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listUsers(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextNumber(query?.entriesPerPage ?? 10)(page),
    retry,
  };
}

/** The key of {@link getUserQuery}. */
export function getUserKey(id: string): Key<'getUser'> {
  return keyOf('users', 'getUser', id);
}

/**
 * Read a user.
 *
 * Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
 */
export function getUserQuery(client: Client, id: string): QueryOptionsOf<'getUser'> {
  return {
    queryKey: getUserKey(id),
    queryFn: ({ signal }) => operations.getUser(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getUserExportQuery}. */
export function getUserExportKey(id: string): Key<'getUserExport'> {
  return keyOf('users', 'getUserExport', id);
}

/**
 * Export a user.
 *
 * What is kept of oneself as one document; `UserExport` names the little that is left out. An admin exports anybody.
 *
 * The document is sent while it is read. One export at a time for each caller: a second one is refused with 429. 503 also
 * means that too many others are waiting for theirs.
 */
export function getUserExportQuery(client: Client, id: string): QueryOptionsOf<'getUserExport'> {
  return {
    queryKey: getUserExportKey(id),
    queryFn: ({ signal }) => operations.getUserExport(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listAnnouncementsOfUserQuery}. */
export function listAnnouncementsOfUserKey(id: string): Key<'listAnnouncementsOfUser'> {
  return keyOf('announcements', 'listAnnouncementsOfUser', id);
}

/**
 * List a landlord's announcements.
 *
 * Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
 */
export function listAnnouncementsOfUserQuery(client: Client, id: string): QueryOptionsOf<'listAnnouncementsOfUser'> {
  return {
    queryKey: listAnnouncementsOfUserKey(id),
    queryFn: ({ signal }) => operations.listAnnouncementsOfUser(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listFavoritesQuery}. */
export function listFavoritesKey(id: string, query?: Query<'listFavorites'>): Key<'listFavorites'> {
  return keyOf('favorites', 'listFavorites', id, ...queryPart(query));
}

/**
 * List a tenant's saved announcements.
 *
 * Answers a list of one item, whose `favorites` are the saved announcements, or whose `isInterested` are those of
 * interest. One that its landlord has hidden since is told of as `{id, isActive: false}`.
 */
export function listFavoritesQuery(client: Client, id: string, query?: Query<'listFavorites'>): QueryOptionsOf<'listFavorites'> {
  return {
    queryKey: listFavoritesKey(id, query),
    queryFn: ({ signal }) => operations.listFavorites(client, id, query, { signal }),
    retry,
  };
}

/** The key of {@link listPropertiesQuery}. */
export function listPropertiesKey(query?: Query<'listProperties'>): Key<'listProperties'> {
  return keyOf('properties', 'listProperties', ...queryPart(query));
}

/**
 * List properties.
 *
 * A page of all needs and listings, oldest first unless another order is asked for, for the admin. The words of `text`
 * are looked for in the address, the description and the id, and in the email and the names of whose it is.
 */
export function listPropertiesQuery(client: Client, query?: Query<'listProperties'>): QueryOptionsOf<'listProperties'> {
  return {
    queryKey: listPropertiesKey(query),
    queryFn: ({ signal }) => operations.listProperties(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listPropertiesInfiniteQuery(client: Client, query?: Query<'listProperties'>): InfiniteQueryOptionsOf<'listProperties'> {
  return {
    queryKey: pagesKey<'listProperties'>(listPropertiesKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listProperties(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextNumber(query?.entriesPerPage ?? 10)(page),
    retry,
  };
}

/** The key of {@link listPropertiesOfUserQuery}. */
export function listPropertiesOfUserKey(id: string): Key<'listPropertiesOfUser'> {
  return keyOf('properties', 'listPropertiesOfUser', id);
}

/**
 * List a user's properties.
 *
 * Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
 */
export function listPropertiesOfUserQuery(client: Client, id: string): QueryOptionsOf<'listPropertiesOfUser'> {
  return {
    queryKey: listPropertiesOfUserKey(id),
    queryFn: ({ signal }) => operations.listPropertiesOfUser(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getPropertyQuery}. */
export function getPropertyKey(id: string): Key<'getProperty'> {
  return keyOf('properties', 'getProperty', id);
}

/**
 * Read a property.
 *
 * Answers a property of one's own, and any property to an admin. A tenant also reads a listing that is public and near
 * what they seek, as in their matches, or that they have saved or are interested in; `announcement` leads from there to
 * the match (`POST /matchmaking?specific=true`). Anything else is 404, a hidden listing too that a tenant has saved:
 * `GET /user/{id}/favorites` tells that it is no longer available.
 *
 * A tenant who reads a listing opens it: the opening counts once a day in the listing's insights, without who.
 */
export function getPropertyQuery(client: Client, id: string): QueryOptionsOf<'getProperty'> {
  return {
    queryKey: getPropertyKey(id),
    queryFn: ({ signal }) => operations.getProperty(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getInsightsQuery}. */
export function getInsightsKey(id: string): Key<'getInsights'> {
  return keyOf('insights', 'getInsights', id);
}

/**
 * Read the insights of a property.
 *
 * What others let and seek within 3000 metres of a need or a listing of one's own, and how often a listing was opened.
 * An admin reads anybody's. The circle is drawn round the middle of the square of about 250 metres that the property
 * lies in.
 *
 * **Nobody is to be found out by numbers.** A group of fewer than five landlords, or of fewer than five tenants, is
 * answered as null, and so that no difference of answers tells of one either:
 *
 * - entries of the property's own user count nowhere, so that nobody lifts a group over five by entries of their own;
 * - there is no total of kinds of premises, and a kind is divided by distance where each part has five landlords, a
 *   part without any no less: by kilometres, else in two parts, else not at all;
 * - rents need five landlords with ten announcements, of which no landlord has more than a third; each landlord counts
 *   by one rent;
 * - counts are rounded down to fives, and rents to steps of an eighth or more, so that no series of questions tells one
 *   rent more precisely than its step;
 * - weeks are told once they are over, and never change by who opens the listing later.
 */
export function getInsightsQuery(client: Client, id: string): QueryOptionsOf<'getInsights'> {
  return {
    queryKey: getInsightsKey(id),
    queryFn: ({ signal }) => operations.getInsights(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getAlertsQuery}. */
export function getAlertsKey(id: string): Key<'getAlerts'> {
  return keyOf('alerts', 'getAlerts', id);
}

/**
 * Read the alerts of a property.
 *
 * When mails tell a tenant of new announcements for a need, or a landlord of new tenants for a listing; of a property of
 * one's own. Where nothing was chosen yet, mails are sent never.
 */
export function getAlertsQuery(client: Client, id: string): QueryOptionsOf<'getAlerts'> {
  return {
    queryKey: getAlertsKey(id),
    queryFn: ({ signal }) => operations.getAlerts(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getAnnouncementQuery}. */
export function getAnnouncementKey(id: string): Key<'getAnnouncement'> {
  return keyOf('announcements', 'getAnnouncement', id);
}

/**
 * Read an announcement.
 *
 * Answers an announcement to its owner and the admin. A tenant reads a public one that is near what they seek, as in
 * their matches, or that they have saved or are interested in; anything else is 404. `isInterested` is sent to the owner
 * and the admin only.
 */
export function getAnnouncementQuery(client: Client, id: string): QueryOptionsOf<'getAnnouncement'> {
  return {
    queryKey: getAnnouncementKey(id),
    queryFn: ({ signal }) => operations.getAnnouncement(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getResidenceQuery}. */
export function getResidenceKey(id: string): Key<'getResidence'> {
  return keyOf('announcements', 'getResidence', id);
}

/**
 * Read a residence.
 *
 * Answers a residence of one's own, shown by an announcement or not; an admin reads anybody's. Its `ETag` tells
 * its type and its pictures, and is not the announcement's.
 */
export function getResidenceQuery(client: Client, id: string): QueryOptionsOf<'getResidence'> {
  return {
    queryKey: getResidenceKey(id),
    queryFn: ({ signal }) => operations.getResidence(client, id, { signal }),
    retry,
  };
}

/** The key of {@link findMatchesQuery}. */
export function findMatchesKey(body: MatchRequest, query: Query<'findMatches'>): Key<'findMatches'> {
  return keyOf('matchmaking', 'findMatches', body, ...queryPart(query));
}

/**
 * Find matches.
 *
 * Exactly one of the mode parameters `all`, `favorite` and `specific` is sent; anything else is 400.
 *
 * | call | body | answers |
 * |---|---|---|
 * | `?all=true` | `{announcement}` | tenants for an announcement of one's own |
 * | `?favorite=false` | `{property}` | announcements for a need of one's own |
 * | `?favorite=true` | `{property, favorite}` | one saved announcement, whatever its distance |
 * | `?specific=true` | `{property, announcement}` | one pair, for the tenant or the landlord in it |
 *
 * The first two are potential matches: public announcements and verified tenants within 3000 metres, ordered
 * by points (highest first), then distance, then id. The filters are strict and are applied before `total`
 * is counted. The call changes nothing and may be sent again safely.
 *
 * One pair is answered where it is a potential match or the tenant is interested, else 404. It alone carries
 * `contacts`: while the tenant is interested in the announcement and the landlord in that tenant for it, each side
 * that shares its contact details is shown to the other. Withdrawing either interest ends it.
 */
export function findMatchesQuery(client: Client, body: MatchRequest, query: Query<'findMatches'>): QueryOptionsOf<'findMatches'> {
  return {
    queryKey: findMatchesKey(body, query),
    queryFn: ({ signal }) => operations.findMatches(client, body, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function findMatchesInfiniteQuery(client: Client, body: MatchRequest, query: Query<'findMatches'>): InfiniteQueryOptionsOf<'findMatches'> {
  return {
    queryKey: pagesKey<'findMatches'>(findMatchesKey(body, query)),
    queryFn: ({ signal, pageParam }) =>
      operations.findMatches(client, body, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getFileQuery}. */
export function getFileKey(key: string, query?: Query<'getFile'>): Key<'getFile'> {
  return keyOf('files', 'getFile', key, ...queryPart(query));
}

/**
 * Read a picture.
 *
 * Answers the picture of a key: the PNG itself, or with `width` a narrower one, as AVIF or WebP where `Accept` takes
 * one of them. Keys are unguessable and pictures never change, so that no bearer is needed and the answer may be
 * kept for ever.
 */
export function getFileQuery(client: Client, key: string, query?: Query<'getFile'>): QueryOptionsOf<'getFile'> {
  return {
    queryKey: getFileKey(key, query),
    queryFn: ({ signal }) => operations.getFile(client, key, query, { signal }),
    staleTime: Infinity,
    retry,
  };
}

/** The key of {@link listPlacesQuery}. */
export function listPlacesKey(query: Query<'listPlaces'>): Key<'listPlaces'> {
  return keyOf('places', 'listPlaces', ...queryPart(query));
}

/**
 * Suggest places.
 *
 * Addresses and areas within 15 km of central Helsinki that begin like the input, or are written much like it. What
 * else the input holds, such as a floor or a name behind `c/o`, is passed over. A number that the register does not
 * know is suggested at the nearest one of its street, and a street that it does not know in the middle of the postal
 * area that the input names. `matchType` says which suggestion is the address that was typed; an input that names
 * another part of the country gets none.
 */
export function listPlacesQuery(client: Client, query: Query<'listPlaces'>): QueryOptionsOf<'listPlaces'> {
  return {
    queryKey: listPlacesKey(query),
    queryFn: ({ signal }) => operations.listPlaces(client, query, { signal }),
    retry,
  };
}

/** The key of {@link getPlaceQuery}. */
export function getPlaceKey(placeId: string, query?: Query<'getPlace'>): Key<'getPlace'> {
  return keyOf('places', 'getPlace', placeId, ...queryPart(query));
}

/**
 * Read a place.
 *
 * Where a suggestion lies.
 */
export function getPlaceQuery(client: Client, placeId: string, query?: Query<'getPlace'>): QueryOptionsOf<'getPlace'> {
  return {
    queryKey: getPlaceKey(placeId, query),
    queryFn: ({ signal }) => operations.getPlace(client, placeId, query, { signal }),
    retry,
  };
}

/** The key of {@link listAuditEntriesQuery}. */
export function listAuditEntriesKey(query?: Query<'listAuditEntries'>): Key<'listAuditEntries'> {
  return keyOf('admin', 'listAuditEntries', ...queryPart(query));
}

/**
 * List what admins did.
 *
 * The audit log, newest first, for the admin. An entry is written with what it tells of, is never changed, and outlives
 * both the admin and the object.
 */
export function listAuditEntriesQuery(client: Client, query?: Query<'listAuditEntries'>): QueryOptionsOf<'listAuditEntries'> {
  return {
    queryKey: listAuditEntriesKey(query),
    queryFn: ({ signal }) => operations.listAuditEntries(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listAuditEntriesInfiniteQuery(client: Client, query?: Query<'listAuditEntries'>): InfiniteQueryOptionsOf<'listAuditEntries'> {
  return {
    queryKey: pagesKey<'listAuditEntries'>(listAuditEntriesKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listAuditEntries(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getSystemStateQuery}. */
export function getSystemStateKey(): Key<'getSystemState'> {
  return keyOf('admin', 'getSystemState');
}

/**
 * Read the state of the system.
 *
 * Which version runs, what mails wait, and what room there is, for the admin. `GET /metrics` tells machines more.
 */
export function getSystemStateQuery(client: Client): QueryOptionsOf<'getSystemState'> {
  return {
    queryKey: getSystemStateKey(),
    queryFn: ({ signal }) => operations.getSystemState(client, { signal }),
    retry,
  };
}
