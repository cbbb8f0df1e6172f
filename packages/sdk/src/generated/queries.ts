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
 * Check the bearer.
 *
 * Returns the user of the bearer that was sent. Use it when an app starts. If the bearer is unknown, has expired or
 * was logged out, the response is 401 with code `bearer_invalid`.
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
 * Returns a page of all users, oldest first by default. For admins. The words in `text` are searched for in the user's
 * email, id and personal name, and in the organisation's name and business id.
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
 * Get a user.
 *
 * Returns your own user; admins can read any user. For other users' ids the response is 404, so ids can't be probed.
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
 * Export a user's data.
 *
 * Returns everything stored about the user as one document; `UserExport` lists the few exceptions. Admins can export
 * any user.
 *
 * The document is streamed. Each caller can run one export at a time; a second one gets 429. A 503 can also mean that
 * too many other exports are waiting.
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
 * Returns your own announcements, public and hidden, oldest first. Admins can list any landlord's.
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
 * Returns a list of one item. Its `favorites` are the saved announcements; with `interested=true`, its `isInterested`
 * are the announcements the tenant is interested in. An announcement that its landlord has since hidden is returned as
 * `{id, isActive: false}`.
 */
export function listFavoritesQuery(client: Client, id: string, query?: Query<'listFavorites'>): QueryOptionsOf<'listFavorites'> {
  return {
    queryKey: listFavoritesKey(id, query),
    queryFn: ({ signal }) => operations.listFavorites(client, id, query, { signal }),
    retry,
  };
}

/** The key of {@link listReceivedInterestsQuery}. */
export function listReceivedInterestsKey(id: string): Key<'listReceivedInterests'> {
  return keyOf('interests', 'listReceivedInterests', id);
}

/**
 * List received interest.
 *
 * Returns the tenants who are interested in a landlord's announcements, or the landlords who are interested in a tenant,
 * without interest that has been withdrawn. It shows no more about the other side than a match does before mutual interest.
 */
export function listReceivedInterestsQuery(client: Client, id: string): QueryOptionsOf<'listReceivedInterests'> {
  return {
    queryKey: listReceivedInterestsKey(id),
    queryFn: ({ signal }) => operations.listReceivedInterests(client, id, { signal }),
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
 * Returns a page of all needs and listings, oldest first by default. For admins. The words in `text` are searched for
 * in the property's address, description and id, and in its owner's email and names.
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
 * Returns your own properties, oldest first. Matches are found for a tenant's first property. Admins can list any
 * user's.
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
 * Get a property.
 *
 * Returns one of your own properties; admins can read any property. Tenants can also read a public listing that is
 * near what they're looking for, that they have saved, or that they're interested in. Its `announcement` identifies
 * the match (`POST /matchmaking?specific=true`). Anything else is a 404, including a listing that the tenant has saved
 * but that is now hidden; `GET /user/{id}/favorites` shows that it's no longer available.
 *
 * When a tenant reads a listing, it counts as opened in the listing's insights, once a day, without storing who opened
 * it.
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
 * Get the insights of a property.
 *
 * Returns what others let and are looking for within 3000 metres of one of your own needs or listings, and how often a
 * listing was opened. Admins can read the insights of any property. The circle is centred on the square of about 250
 * metres that contains the property.
 *
 * **The figures never identify anyone.** Groups of fewer than five landlords or five tenants are null, and figures are
 * prepared so that comparing responses doesn't reveal them either:
 *
 * - the property owner's own entries don't count, so nobody can reach five by adding their own;
 * - there is no total over kinds of premises, and a kind is divided by distance only if every part has no landlords or
 *   at least five: by kilometre if possible, otherwise into two parts, otherwise not at all;
 * - rents need five landlords with ten announcements, and no landlord may have more than a third of these; each
 *   landlord counts with one rent;
 * - counts are rounded down to a multiple of five, and rents to steps of an eighth or more, so that no series of requests
 *   reveals a rent more precisely than its step;
 * - a week is only reported after it has ended, and later openings don't change it.
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
 * Get the alerts of a property.
 *
 * Returns when a tenant is emailed about new announcements for a need, or a landlord about new tenants for a listing.
 * Only for your own properties. Until the user selects otherwise, no emails are sent.
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
 * Get an announcement.
 *
 * Returns an announcement to its owner and to admins. Tenants can read a public announcement that is near what they're
 * looking for, that they have saved, or that they're interested in. Anything else is a 404. `isInterested` is only
 * returned to the owner and to admins.
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
 * Get a residence.
 *
 * Returns one of your own residences, whether or not an announcement shows it. Admins can read any residence. The
 * `ETag` covers the residence's type and pictures, and differs from the announcement's.
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
 * Send exactly one of the mode parameters `all`, `favorite` and `specific`; anything else is a 400.
 *
 * | call | body | result |
 * |---|---|---|
 * | `?all=true` | `{announcement}` | tenants for one of your own announcements |
 * | `?favorite=false` | `{property}` | announcements for one of your own needs |
 * | `?favorite=true` | `{property, favorite}` | one saved announcement, at any distance |
 * | `?specific=true` | `{property, announcement}` | one pair, for the tenant or the landlord in it |
 *
 * The first two return potential matches: public announcements and verified tenants within 3000 metres, sorted by
 * points (highest first), then distance, then id. Filters are strict and apply before `total` is counted. The call
 * changes nothing and is safe to retry.
 *
 * A pair is returned if it is a potential match or the tenant is interested; otherwise the response is 404. Only a
 * pair has `contacts`: while the tenant is interested in the announcement and the landlord in that tenant for it, each
 * side sees the other's contact details if the other shares them. This ends when either side withdraws its interest.
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
 * Get a picture.
 *
 * Returns the picture with this key: the original PNG or, with `width`, a smaller version, as AVIF or WebP if `Accept`
 * allows it. Keys can't be guessed and pictures never change, so no bearer is needed and the response can be cached
 * forever.
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
 * Suggests addresses and areas within 15 km of central Helsinki that start with the input or are similar to it. Other
 * parts of the input, such as a floor or a name after `c/o`, are ignored. If the register doesn't have the street
 * number, it suggests the nearest one on the street; if it doesn't have the street, it suggests the middle of the
 * postal area in the input. `matchType` says how well each suggestion matches. Inputs that name another part of
 * Finland get no suggestions.
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
 * Get a place.
 *
 * Returns the address and coordinates of a suggestion.
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
 * List admin actions.
 *
 * Returns the audit log, newest first. For admins. An entry is written together with the change it describes, never
 * changes, and is kept even after the admin or the object is deleted.
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
 * Get the state of the system.
 *
 * Returns the running version, the mail queue and the free space. For admins. `GET /metrics` gives more details to
 * monitoring tools.
 */
export function getSystemStateQuery(client: Client): QueryOptionsOf<'getSystemState'> {
  return {
    queryKey: getSystemStateKey(),
    queryFn: ({ signal }) => operations.getSystemState(client, { signal }),
    retry,
  };
}
