// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, queryPart, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listAnnouncementsOfUserQuery}. */
export function listAnnouncementsOfUserKey(id: string, query?: Query<'listAnnouncementsOfUser'>): Key<'listAnnouncementsOfUser'> {
  return keyOf('announcements', 'listAnnouncementsOfUser', id, ...queryPart(query));
}

/** List a landlord's announcements: see {@link operations.listAnnouncementsOfUser}. */
export function listAnnouncementsOfUserQuery(client: Client, id: string, query?: Query<'listAnnouncementsOfUser'>): QueryOptionsOf<'listAnnouncementsOfUser'> {
  return {
    queryKey: listAnnouncementsOfUserKey(id, query),
    queryFn: ({ signal }) => operations.listAnnouncementsOfUser(client, id, query, { signal }),
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

/** The key of {@link listDocumentsQuery}. */
export function listDocumentsKey(id: string): Key<'listDocuments'> {
  return keyOf('announcements', 'listDocuments', id);
}

/** List an announcement's documents: see {@link operations.listDocuments}. */
export function listDocumentsQuery(client: Client, id: string): QueryOptionsOf<'listDocuments'> {
  return {
    queryKey: listDocumentsKey(id),
    queryFn: ({ signal }) => operations.listDocuments(client, id, { signal }),
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
