// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { Announcement, AnnouncementBatch, AnnouncementChanges, AnnouncementCreation, AnnouncementUpsert, OwnResidence, ResidenceChanges, ResidenceCreation, UpsertedAnnouncement, UpsertedAnnouncements } from '../schema.ts';

/**
 * Change an announcement's visibility, reference or public page.
 *
 * Makes one of your own announcements public, hides it, or marks it as let. A hidden or let announcement disappears
 * from every list immediately, and its upcoming viewings are cancelled. If it's let, its messages and interest stay, everyone who
 * wrote about it is told, and tenants who saved it or are interested get an email the next morning. If an admin has hidden it because of a report, only an admin can make it public.
 * Gives it a `reference` of your own, too, by which `PUT /announcements/by-reference/{reference}` updates it. With a `publicPage`,
 * people without an account can open `/premises/{id}` in the web app while the announcement is public.
 */
export function updateAnnouncement(client: Client, id: string, body: AnnouncementChanges, options?: ChangeOptions): Call<Announcement> {
  return call(client, 'PATCH /announcement/{id} body', options, { path: { id }, body });
}

/**
 * Create or update an announcement by your reference.
 *
 * Creates an announcement with its premises and its residence, or updates the one that you have by this reference. The
 * call is idempotent: sent again, it changes nothing. Pictures, messages and interest stay as they are. An announcement
 * that you created without a reference goes by its `id`, and gets a reference by `PATCH /announcement/{id}`.
 *
 * A landlord can have up to 1,000 announcements, unless the server's operator has set another limit.
 */
export function upsertAnnouncement(client: Client, reference: string, body: AnnouncementUpsert, query?: Query<'upsertAnnouncement'>, options?: CallOptions): Call<UpsertedAnnouncement> {
  return call(client, 'PUT /announcements/by-reference/{reference} body query > reference', options, { path: { reference }, query, body });
}

/**
 * Create or update up to 100 announcements.
 *
 * Does for each item what `PUT /announcements/by-reference/{reference}` does. Items that are refused don't keep the others
 * from being written; those are written all at once. Safe to retry: what has been written already is unchanged then. The
 * body can have up to 1 MB.
 */
export function upsertAnnouncementBatch(client: Client, body: AnnouncementBatch, query?: Query<'upsertAnnouncementBatch'>, options?: CallOptions): Call<UpsertedAnnouncements> {
  return call(client, 'POST /announcements/batch safe body query > results:array', options, { query, body });
}

/**
 * Copy an announcement.
 *
 * Copies one of your own announcements with its premises, preferred tenant, pictures and documents. The copy is hidden: change what
 * differs, then publish it. Interest, messages, viewing times and views stay with the original. Copies count towards the
 * maximum of announcements.
 */
export function createAnnouncementCopy(client: Client, id: string, options?: CreationOptions): Call<Announcement> {
  return call(client, 'POST /announcement/copy/{id} keyed', options, { path: { id } });
}

/**
 * Create a residence.
 *
 * Creates a residence from a house type and your own pictures that aren't attached to anything yet. An announcement of
 * the same type can then show it. Until then it keeps its own type, and it's deleted after 7 days if no announcement
 * shows it. A landlord can have up to 20 residences without an announcement.
 */
export function createResidence(client: Client, body: ResidenceCreation, options?: CreationOptions): Call<OwnResidence> {
  return call(client, 'POST /residence keyed body', options, { body });
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
 *
 * Describes pictures for people who can't see them.
 */
export function updateResidence(client: Client, id: string, body: ResidenceChanges, options?: ChangeOptions): Call<OwnResidence> {
  return call(client, 'PATCH /residence/{id} body', options, { path: { id }, body });
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
  return call(client, 'POST /announcement/residence/{residenceId} keyed body', options, { path: { residenceId }, body });
}
