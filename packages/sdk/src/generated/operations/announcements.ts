// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Announcement, Document, OwnResidence } from '../schema.ts';

/**
 * List a landlord's announcements.
 *
 * Returns your own announcements, public and hidden, oldest first. Admins can list any landlord's. With
 * `limit`, it's a page of them.
 */
export function listAnnouncementsOfUser(client: Client, id: string, query?: Query<'listAnnouncementsOfUser'>, options?: CallOptions): Call<readonly Announcement[]> {
  return call(client, 'GET /user/{id}/announcement query > []', options, { path: { id }, query });
}

/**
 * Get an announcement.
 *
 * Returns an announcement to its owner and to admins. Tenants can read a public announcement that is near what they're
 * looking for, that they have saved, or that they're interested in. Anything else is a 404. `isInterested` is only
 * returned to the owner and to admins.
 */
export function getAnnouncement(client: Client, id: string, options?: CallOptions): Call<Announcement> {
  return call(client, 'GET /announcement/{id}', options, { path: { id } });
}

/**
 * List an announcement's documents.
 *
 * Returns the PDFs of an announcement, oldest first, to those who can read it.
 */
export function listDocuments(client: Client, id: string, options?: CallOptions): Call<readonly Document[]> {
  return call(client, 'GET /documents/{id} > []', options, { path: { id } });
}

/**
 * Get a residence.
 *
 * Returns one of your own residences, whether or not an announcement shows it. Admins can read any residence. The
 * `ETag` covers the residence's type and pictures, and differs from the announcement's.
 */
export function getResidence(client: Client, id: string, options?: CallOptions): Call<OwnResidence> {
  return call(client, 'GET /residence/{id}', options, { path: { id } });
}
