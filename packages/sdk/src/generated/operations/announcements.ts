// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { Announcement, AnnouncementChanges, AnnouncementCreation, OwnResidence, ResidenceChanges, ResidenceCreation } from '../schema.ts';

/**
 * List a landlord's announcements.
 *
 * Returns your own announcements, public and hidden, oldest first. Admins can list any landlord's.
 */
export function listAnnouncementsOfUser(client: Client, id: string, options?: CallOptions): Call<readonly Announcement[]> {
  return call(client, 'GET /user/{id}/announcement', '[]', options, { path: { id } });
}

/**
 * Get an announcement.
 *
 * Returns an announcement to its owner and to admins. Tenants can read a public announcement that is near what they're
 * looking for, that they have saved, or that they're interested in. Anything else is a 404. `isInterested` is only
 * returned to the owner and to admins.
 */
export function getAnnouncement(client: Client, id: string, options?: CallOptions): Call<Announcement> {
  return call(client, 'GET /announcement/{id}', 'id:string', options, { path: { id } });
}

/**
 * Publish, hide or let an announcement.
 *
 * Makes one of your own announcements public, hides it, or marks it as let. A hidden or let announcement disappears
 * from every list immediately, and its upcoming viewings are cancelled. If it's let, its messages and interest stay, everyone who
 * wrote about it is told, and tenants who saved it or are interested get an email the next morning. If an admin has hidden it because of a report, only an admin can make it public.
 */
export function updateAnnouncement(client: Client, id: string, body: AnnouncementChanges, options?: ChangeOptions): Call<Announcement> {
  return call(client, 'PATCH /announcement/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Copy an announcement.
 *
 * Copies one of your own announcements with its premises, preferred tenant and pictures. The copy is hidden: change what
 * differs, then publish it. Interest, messages, viewing times and views stay with the original. Copies count towards the
 * landlord's maximum of announcements.
 */
export function createAnnouncementCopy(client: Client, id: string, options?: CreationOptions): Call<Announcement> {
  return call(client, 'POST /announcement/copy/{id}', 'id:string', options, { path: { id } });
}

/**
 * Create a residence.
 *
 * Creates a residence from a house type and your own pictures that aren't attached to anything yet. An announcement of
 * the same type can then show it. Until then it keeps its own type, and it's deleted after 7 days if no announcement
 * shows it. A landlord can have up to 20 residences without an announcement.
 */
export function createResidence(client: Client, body: ResidenceCreation, options?: CreationOptions): Call<OwnResidence> {
  return call(client, 'POST /residence', 'id:string', options, { body });
}

/**
 * Get a residence.
 *
 * Returns one of your own residences, whether or not an announcement shows it. Admins can read any residence. The
 * `ETag` covers the residence's type and pictures, and differs from the announcement's.
 */
export function getResidence(client: Client, id: string, options?: CallOptions): Call<OwnResidence> {
  return call(client, 'GET /residence/{id}', 'id:string', options, { path: { id } });
}

/**
 * Change a residence.
 *
 * Changes the house type of one of your own residences. A residence's `houseType` and the `residenceType` of the
 * property that shows it are always the same: changing either one changes both, and both `ETag`s.
 *
 * Orders the pictures of one of your own residences, and adds files of your own that aren't attached to anything yet.
 * Admins can order any residence's pictures. A list has to name every picture the residence has, so that an outdated
 * list can't remove one; a list that leaves a picture out is a 400. Use `DELETE /files/{key}` to remove a picture. A
 * residence can have up to 50 pictures.
 */
export function updateResidence(client: Client, id: string, body: ResidenceChanges, options?: ChangeOptions): Call<OwnResidence> {
  return call(client, 'PATCH /residence/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Publish an announcement.
 *
 * Publishes premises together with one of your own residences that no announcement shows yet. Only an admin can send
 * `ownerId`, which names the landlord who will own the announcement. A landlord can have up to 1,000 announcements,
 * including hidden ones, unless the server's operator has set another limit. The `residenceType` has to be the same as
 * the residence's `houseType`; otherwise the response is 400.
 */
export function createAnnouncement(client: Client, residenceId: string, body: AnnouncementCreation, options?: CreationOptions): Call<Announcement> {
  return call(client, 'POST /announcement/residence/{residenceId}', 'id:string', options, { path: { residenceId }, body });
}
