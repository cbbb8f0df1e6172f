// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor, nextNumber } from '../client/calls/pagedCall.ts';
import type { Client } from '../client/createClient.ts';
import type { Query } from '../client/http.ts';
import type { MatchRequest } from './schema.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../react-query/options.ts';
import * as operations from '../operations.ts';

/** The key of {@link verifyBearerQuery}. */
export function verifyBearerKey(): Key<'verifyBearer'> {
  return keyOf('bearers', 'verifyBearer');
}

/** Check the bearer: see {@link operations.verifyBearer}. */
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

/** List users: see {@link operations.listUsers}. */
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

/** Get a user: see {@link operations.getUser}. */
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

/** Export a user's data: see {@link operations.getUserExport}. */
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

/** List a landlord's announcements: see {@link operations.listAnnouncementsOfUser}. */
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

/** List a tenant's saved announcements: see {@link operations.listFavorites}. */
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

/** List received interest: see {@link operations.listReceivedInterests}. */
export function listReceivedInterestsQuery(client: Client, id: string): QueryOptionsOf<'listReceivedInterests'> {
  return {
    queryKey: listReceivedInterestsKey(id),
    queryFn: ({ signal }) => operations.listReceivedInterests(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listBlocksQuery}. */
export function listBlocksKey(id: string): Key<'listBlocks'> {
  return keyOf('blocks', 'listBlocks', id);
}

/** List blocked users: see {@link operations.listBlocks}. */
export function listBlocksQuery(client: Client, id: string): QueryOptionsOf<'listBlocks'> {
  return {
    queryKey: listBlocksKey(id),
    queryFn: ({ signal }) => operations.listBlocks(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listReportsOfUserQuery}. */
export function listReportsOfUserKey(id: string): Key<'listReportsOfUser'> {
  return keyOf('reports', 'listReportsOfUser', id);
}

/** List a user's reports and decisions: see {@link operations.listReportsOfUser}. */
export function listReportsOfUserQuery(client: Client, id: string): QueryOptionsOf<'listReportsOfUser'> {
  return {
    queryKey: listReportsOfUserKey(id),
    queryFn: ({ signal }) => operations.listReportsOfUser(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listReportsQuery}. */
export function listReportsKey(query?: Query<'listReports'>): Key<'listReports'> {
  return keyOf('reports', 'listReports', ...queryPart(query));
}

/** List reports: see {@link operations.listReports}. */
export function listReportsQuery(client: Client, query?: Query<'listReports'>): QueryOptionsOf<'listReports'> {
  return {
    queryKey: listReportsKey(query),
    queryFn: ({ signal }) => operations.listReports(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listReportsInfiniteQuery(client: Client, query?: Query<'listReports'>): InfiniteQueryOptionsOf<'listReports'> {
  return {
    queryKey: pagesKey<'listReports'>(listReportsKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listReports(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getReportQuery}. */
export function getReportKey(reportId: string): Key<'getReport'> {
  return keyOf('reports', 'getReport', reportId);
}

/** Get a report: see {@link operations.getReport}. */
export function getReportQuery(client: Client, reportId: string): QueryOptionsOf<'getReport'> {
  return {
    queryKey: getReportKey(reportId),
    queryFn: ({ signal }) => operations.getReport(client, reportId, { signal }),
    retry,
  };
}

/** The key of {@link listThreadsQuery}. */
export function listThreadsKey(id: string, query?: Query<'listThreads'>): Key<'listThreads'> {
  return keyOf('threads', 'listThreads', id, ...queryPart(query));
}

/** List threads: see {@link operations.listThreads}. */
export function listThreadsQuery(client: Client, id: string, query?: Query<'listThreads'>): QueryOptionsOf<'listThreads'> {
  return {
    queryKey: listThreadsKey(id, query),
    queryFn: ({ signal }) => operations.listThreads(client, id, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listThreadsInfiniteQuery(client: Client, id: string, query?: Query<'listThreads'>): InfiniteQueryOptionsOf<'listThreads'> {
  return {
    queryKey: pagesKey<'listThreads'>(listThreadsKey(id, query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listThreads(client, id, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getThreadQuery}. */
export function getThreadKey(threadId: string): Key<'getThread'> {
  return keyOf('threads', 'getThread', threadId);
}

/** Get a thread: see {@link operations.getThread}. */
export function getThreadQuery(client: Client, threadId: string): QueryOptionsOf<'getThread'> {
  return {
    queryKey: getThreadKey(threadId),
    queryFn: ({ signal }) => operations.getThread(client, threadId, { signal }),
    retry,
  };
}

/** The key of {@link listMessagesQuery}. */
export function listMessagesKey(threadId: string, query?: Query<'listMessages'>): Key<'listMessages'> {
  return keyOf('threads', 'listMessages', threadId, ...queryPart(query));
}

/** List messages: see {@link operations.listMessages}. */
export function listMessagesQuery(client: Client, threadId: string, query?: Query<'listMessages'>): QueryOptionsOf<'listMessages'> {
  return {
    queryKey: listMessagesKey(threadId, query),
    queryFn: ({ signal }) => operations.listMessages(client, threadId, query, { signal }),
    retry,
  };
}

/** The key of {@link getAttachmentQuery}. */
export function getAttachmentKey(attachmentId: string): Key<'getAttachment'> {
  return keyOf('threads', 'getAttachment', attachmentId);
}

/** Download an attachment: see {@link operations.getAttachment}. */
export function getAttachmentQuery(client: Client, attachmentId: string): QueryOptionsOf<'getAttachment'> {
  return {
    queryKey: getAttachmentKey(attachmentId),
    queryFn: ({ signal }) => operations.getAttachment(client, attachmentId, { signal }),
    retry,
  };
}

/** The key of {@link listViewingTimesQuery}. */
export function listViewingTimesKey(threadId: string, query?: Query<'listViewingTimes'>): Key<'listViewingTimes'> {
  return keyOf('viewings', 'listViewingTimes', threadId, ...queryPart(query));
}

/** List viewing times: see {@link operations.listViewingTimes}. */
export function listViewingTimesQuery(client: Client, threadId: string, query?: Query<'listViewingTimes'>): QueryOptionsOf<'listViewingTimes'> {
  return {
    queryKey: listViewingTimesKey(threadId, query),
    queryFn: ({ signal }) => operations.listViewingTimes(client, threadId, query, { signal }),
    retry,
  };
}

/** The key of {@link getViewingHoursQuery}. */
export function getViewingHoursKey(id: string): Key<'getViewingHours'> {
  return keyOf('viewings', 'getViewingHours', id);
}

/** Get viewing hours: see {@link operations.getViewingHours}. */
export function getViewingHoursQuery(client: Client, id: string): QueryOptionsOf<'getViewingHours'> {
  return {
    queryKey: getViewingHoursKey(id),
    queryFn: ({ signal }) => operations.getViewingHours(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listViewingsQuery}. */
export function listViewingsKey(id: string, query?: Query<'listViewings'>): Key<'listViewings'> {
  return keyOf('viewings', 'listViewings', id, ...queryPart(query));
}

/** List upcoming viewings: see {@link operations.listViewings}. */
export function listViewingsQuery(client: Client, id: string, query?: Query<'listViewings'>): QueryOptionsOf<'listViewings'> {
  return {
    queryKey: listViewingsKey(id, query),
    queryFn: ({ signal }) => operations.listViewings(client, id, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listViewingsInfiniteQuery(client: Client, id: string, query?: Query<'listViewings'>): InfiniteQueryOptionsOf<'listViewings'> {
  return {
    queryKey: pagesKey<'listViewings'>(listViewingsKey(id, query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listViewings(client, id, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getCalendarQuery}. */
export function getCalendarKey(id: string): Key<'getCalendar'> {
  return keyOf('viewings', 'getCalendar', id);
}

/** Get the calendar link's state: see {@link operations.getCalendar}. */
export function getCalendarQuery(client: Client, id: string): QueryOptionsOf<'getCalendar'> {
  return {
    queryKey: getCalendarKey(id),
    queryFn: ({ signal }) => operations.getCalendar(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listPropertiesQuery}. */
export function listPropertiesKey(query?: Query<'listProperties'>): Key<'listProperties'> {
  return keyOf('properties', 'listProperties', ...queryPart(query));
}

/** List properties: see {@link operations.listProperties}. */
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

/** List a user's properties: see {@link operations.listPropertiesOfUser}. */
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

/** Get a property: see {@link operations.getProperty}. */
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

/** Get the insights of a property: see {@link operations.getInsights}. */
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

/** Get the alerts of a property: see {@link operations.getAlerts}. */
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

/** Get an announcement: see {@link operations.getAnnouncement}. */
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

/** Get a residence: see {@link operations.getResidence}. */
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

/** Find matches: see {@link operations.findMatches}. */
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

/** Get a picture: see {@link operations.getFile}. */
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

/** Suggest places: see {@link operations.listPlaces}. */
export function listPlacesQuery(client: Client, query: Query<'listPlaces'>): QueryOptionsOf<'listPlaces'> {
  return {
    queryKey: listPlacesKey(query),
    queryFn: ({ signal }) => operations.listPlaces(client, query, { signal }),
    retry,
  };
}

/** The key of {@link getNearestPlaceQuery}. */
export function getNearestPlaceKey(query: Query<'getNearestPlace'>): Key<'getNearestPlace'> {
  return keyOf('places', 'getNearestPlace', ...queryPart(query));
}

/** Get the nearest address: see {@link operations.getNearestPlace}. */
export function getNearestPlaceQuery(client: Client, query: Query<'getNearestPlace'>): QueryOptionsOf<'getNearestPlace'> {
  return {
    queryKey: getNearestPlaceKey(query),
    queryFn: ({ signal }) => operations.getNearestPlace(client, query, { signal }),
    retry,
  };
}

/** The key of {@link getPlaceQuery}. */
export function getPlaceKey(placeId: string, query?: Query<'getPlace'>): Key<'getPlace'> {
  return keyOf('places', 'getPlace', placeId, ...queryPart(query));
}

/** Get a place: see {@link operations.getPlace}. */
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

/** List admin actions: see {@link operations.listAuditEntries}. */
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

/** Get the state of the system: see {@link operations.getSystemState}. */
export function getSystemStateQuery(client: Client): QueryOptionsOf<'getSystemState'> {
  return {
    queryKey: getSystemStateKey(),
    queryFn: ({ signal }) => operations.getSystemState(client, { signal }),
    retry,
  };
}
