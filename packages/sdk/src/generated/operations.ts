// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, send, type Call } from '../client/calls/call.ts';
import { nextCursor, nextNumber, paged, type PagedCall } from '../client/calls/pagedCall.ts';
import type { Client } from '../client/createClient.ts';
import type { Query } from '../client/http.ts';
import type { AlertChanges, Alerts, Announcement, AnnouncementChanges, AnnouncementCreation, AuditPage, Credentials, CredentialsCheck, FileRecord, FileRenewal, Insights, MatchPage, MatchRequest, Message, Need, NeedCreation, OwnResidence, PasswordReset, Place, PlaceSuggestions, Property, PropertyChanges, PropertyPage, RenewedFiles, ResidenceChanges, ResidenceCreation, SavedAnnouncements, Session, Subscription, SystemState, User, UserChanges, UserCreated, UserCreation, UserExport, UserPage, VerificationResult, VerifiedBearer } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { Picture, UploadOptions } from '../client/uploads/picture.ts';
import { upload } from '../client/uploads/upload.ts';

/**
 * Check the bearer at start.
 *
 * Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
 * or was logged out.
 */
export function verifyBearer(client: Client, options?: CallOptions): Call<VerifiedBearer> {
  return call(client, 'GET /bearers', 'expiresAt:string mustChangePassword:boolean user:object', options);
}

/**
 * Log in.
 *
 * Answers a bearer for the right email and password, and the user whom it belongs to.
 *
 * An unknown email and a wrong password take the same time and give the same answer. `user_not_verified` is
 * answered only after the right password. After 5 failures an account, or 50 an address, in 15 minutes the
 * answer is 429; an address that logged in to the account within 30 days has 5 of its own. Of an IPv6 address,
 * the first 64 bits count.
 *
 * The temporary password of `POST /user/reset` logs in once; `mustChangePassword` is true then, the email is
 * verified, and the session, of 30 minutes whatever `rememberMe` says, may only read oneself, check the old password
 * and set a new one.
 */
export function createBearer(client: Client, body: Credentials, options?: CallOptions): Call<Session> {
  return call(client, 'POST /bearers', 'bearer:string expiresAt:string mustChangePassword:boolean user:object', options, { body });
}

/**
 * Log out.
 *
 * Ends the bearer that was sent. Other bearers of the same user stay valid.
 */
export function deleteBearer(client: Client, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /bearers', 'nothing', options);
}

/**
 * Check the old password.
 *
 * Tells whether the email is one's own and the password right, before the password changes or the account goes. It
 * opens five minutes on this bearer for one change of the password or one deletion of oneself. Failures count with
 * those of the login. Where a temporary password opened the session, that is the old password.
 */
export function checkCredentials(client: Client, body: CredentialsCheck, options?: CallOptions): Call<void> {
  return call(client, 'POST /bearers/check', 'nothing', options, { body });
}

/**
 * Verify an account.
 *
 * Verifies the account that the mail's link names. A code works for 48 hours; the same link again answers
 * `already_verified`. It changes state, so that it is never sent again by itself.
 */
export function verifyUser(client: Client, path: { readonly uid: string; readonly code: string }, options?: CallOptions): Call<VerificationResult> {
  return call(client, 'GET /verification/{uid}/{code}', 'status:string message:string', options, { path });
}

/**
 * Send the verification mail again.
 *
 * Sends a new link to an account that is not verified yet, for its right email and password. The answer is the same
 * for an account that is verified already, which gets no mail.
 */
export function sendVerificationMail(client: Client, body: CredentialsCheck, options?: CallOptions): Call<Message> {
  return call(client, 'POST /verification/mail', 'message:string', options, { body });
}

/**
 * List users.
 *
 * A page of all users, oldest first unless another order is asked for, for the admin. The words of `text` are looked for
 * in the email, the names of the person, the name and the business id of the organisation, and the id.
 */
export function listUsers(client: Client, query?: Query<'listUsers'>, options?: CallOptions): PagedCall<UserPage> {
  const ask = (position?: Partial<Query<'listUsers'>>) =>
    send(client, 'GET /users', 'results:array entriesCount:number pageNumber:number', options, { query: { ...query, ...position } });
  return paged<UserPage, Partial<Query<'listUsers'>>>(ask, nextNumber(query?.entriesPerPage ?? 10));
}

/**
 * Sign up.
 *
 * Makes an account and sends a mail with the link that verifies it. Exactly one of `privateTenant` and
 * `organizationTenant` is filled; a tenant brings one need in `properties`, a landlord none. An admin's bearer makes
 * an account that is verified already, and no mail is sent.
 */
export function createUser(client: Client, body: UserCreation, options?: CreationOptions): Call<UserCreated> {
  return call(client, 'POST /users', 'id:string', options, { body });
}

/**
 * Ask for a new password.
 *
 * Sends a temporary password to a known email; the answer is the same for an unknown one. The temporary password
 * works once, for 30 minutes, and opens a session that has to set a new password. The old one works until then.
 */
export function sendPasswordReset(client: Client, body: PasswordReset, options?: CallOptions): Call<Message> {
  return call(client, 'POST /user/reset', 'message:string', options, { body });
}

/**
 * Read a user.
 *
 * Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
 */
export function getUser(client: Client, id: string, options?: CallOptions): Call<User> {
  return call(client, 'GET /user/{id}', 'id:string', options, { path: { id } });
}

/**
 * Change a user.
 *
 * Changes what is sent and keeps the rest: oneself, or anybody's profile for an admin. A password may be changed in
 * the five minutes after `POST /bearers/check`, or by who logged in with a temporary password; it is the only field
 * of its call and ends all other sessions. Nobody's email or role changes.
 */
export function updateUser(client: Client, id: string, body: UserChanges, options?: ChangeOptions): Call<User> {
  return call(client, 'PATCH /user/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Delete a user.
 *
 * Deletes a user and everything that is theirs, files included: oneself in the five minutes after
 * `POST /bearers/check`, or anybody else for an admin. The last admin cannot be deleted.
 */
export function deleteUser(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}', 'nothing', options, { path: { id } });
}

/**
 * Export a user.
 *
 * What is kept of oneself as one document; `UserExport` names the little that is left out. An admin exports anybody.
 *
 * The document is sent while it is read. One export at a time for each caller: a second one is refused with 429. 503 also
 * means that too many others are waiting for theirs.
 */
export function getUserExport(client: Client, id: string, options?: CallOptions): Call<UserExport> {
  return call(client, 'GET /user/{id}/export', 'exportedAt:string user:object createdAt:string verifiedAt sessions:array knownNetworks:array properties:array announcements:array residences:array favorites:array isInterested:array landlordInterests:array alerts:array toldMatches:array files:array newsletter', options, { path: { id } });
}

/**
 * List a landlord's announcements.
 *
 * Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
 */
export function listAnnouncementsOfUser(client: Client, id: string, options?: CallOptions): Call<readonly Announcement[]> {
  return call(client, 'GET /user/{id}/announcement', '[]', options, { path: { id } });
}

/**
 * List a tenant's saved announcements.
 *
 * Answers a list of one item, whose `favorites` are the saved announcements, or whose `isInterested` are those of
 * interest. One that its landlord has hidden since is told of as `{id, isActive: false}`.
 */
export function listFavorites(client: Client, id: string, query?: Query<'listFavorites'>, options?: CallOptions): Call<SavedAnnouncements> {
  return call(client, 'GET /user/{id}/favorites', '[]', options, { path: { id }, query });
}

/**
 * Save an announcement.
 *
 * Saves a public announcement, or with `interested=true` tells its landlord of one's interest; the two are
 * independent, and have no radius: what is public may be saved however far it is from what one seeks. What is saved already stays so, whether it is public still or not; else a hidden one is 404. Where
 * the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
 */
export function addFavorite(client: Client, path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/favorite/{announcementId}', 'nothing', options, { path, query });
}

/**
 * Forget a saved announcement.
 *
 * Forgets a saved announcement, or with `interested=true` withdraws the interest, which ends a mutual one. What is
 * not saved stays so.
 */
export function deleteFavorite(client: Client, path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/favorite/{announcementId}', 'nothing', options, { path, query });
}

/**
 * Tell a tenant of a landlord's interest.
 *
 * For an announcement of one's own, and a tenant who is a potential match or is interested in it, else 404. What
 * was told already stays so. Where the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
 */
export function addInterest(client: Client, path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/interested/{targetId}', 'nothing', options, { path });
}

/**
 * Withdraw a landlord's interest.
 *
 * Withdraws the interest in a tenant for an announcement of one's own, which ends a mutual one. What
 * was not told stays so.
 */
export function deleteInterest(client: Client, path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/interested/{targetId}', 'nothing', options, { path });
}

/**
 * List properties.
 *
 * A page of all needs and listings, oldest first unless another order is asked for, for the admin. The words of `text`
 * are looked for in the address, the description and the id, and in the email and the names of whose it is.
 */
export function listProperties(client: Client, query?: Query<'listProperties'>, options?: CallOptions): PagedCall<PropertyPage> {
  const ask = (position?: Partial<Query<'listProperties'>>) =>
    send(client, 'GET /properties', 'results:array entriesCount:number pageNumber:number', options, { query: { ...query, ...position } });
  return paged<PropertyPage, Partial<Query<'listProperties'>>>(ask, nextNumber(query?.entriesPerPage ?? 10));
}

/**
 * Seek premises.
 *
 * Says what a tenant seeks who seeks nothing: after a sign-up there is a need already, until it is deleted. A tenant has
 * one need at the most, so that of several calls at once one succeeds. A landlord lets premises by `POST /residence`
 * and `POST /announcement/residence/{residenceId}`.
 */
export function createProperty(client: Client, body: NeedCreation, options?: CreationOptions): Call<Need> {
  return call(client, 'POST /properties', 'id:string', options, { body });
}

/**
 * List a user's properties.
 *
 * Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
 */
export function listPropertiesOfUser(client: Client, id: string, options?: CallOptions): Call<readonly Property[]> {
  return call(client, 'GET /properties/user/{id}', '[]', options, { path: { id } });
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
export function getProperty(client: Client, id: string, options?: CallOptions): Call<Property> {
  return call(client, 'GET /properties/{id}', 'id:string', options, { path: { id } });
}

/**
 * Change a property.
 *
 * Changes what is sent and keeps the rest of a need or a listing of one's own; an admin changes anybody's. Bounds are
 * checked on the merged object: a minimum above its maximum is 400. The `residenceType` of a listing is the `houseType`
 * of its residence too, which is another version then.
 */
export function updateProperty(client: Client, id: string, body: PropertyChanges, options?: ChangeOptions): Call<Property> {
  return call(client, 'PATCH /properties/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Delete a property.
 *
 * Deletes a need, or a listing with its announcement, residence and files; for the admin.
 */
export function deleteProperty(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /properties/{id}', 'nothing', options, { path: { id } });
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
export function getInsights(client: Client, id: string, options?: CallOptions): Call<Insights> {
  return call(client, 'GET /insights/{id}', 'types:array weeks:array', options, { path: { id } });
}

/**
 * Read the alerts of a property.
 *
 * When mails tell a tenant of new announcements for a need, or a landlord of new tenants for a listing; of a property of
 * one's own. Where nothing was chosen yet, mails are sent never.
 */
export function getAlerts(client: Client, id: string, options?: CallOptions): Call<Alerts> {
  return call(client, 'GET /alerts/{id}', 'frequency:string threshold:number', options, { path: { id } });
}

/**
 * Change the alerts of a property.
 *
 * Chooses when mails tell of new matches, and how good these have to be. A match is new that comes to be, or comes to be
 * good enough, after that: what is in the list already when alerts are switched on, or the threshold is lowered, is told of
 * by no mail. Each match is told of once. One mail a person is about all properties that have something new by then; it
 * names the ten best matches, and counts the others.
 */
export function updateAlerts(client: Client, id: string, body: AlertChanges, options?: CallOptions): Call<Alerts> {
  return call(client, 'PATCH /alerts/{id}', 'frequency:string threshold:number', options, { path: { id }, body });
}

/**
 * Unsubscribe from the alerts of a mail.
 *
 * Ends the alerts of the properties that the mail is about, without logging in; the same link again answers the same.
 * Alerts of other properties go on, and the profile switches ended ones on again.
 */
export function createUnsubscription(client: Client, code: string, options?: CallOptions): Call<void> {
  return call(client, 'POST /unsubscription/{code}', 'nothing', options, { path: { code } });
}

/**
 * Read an announcement.
 *
 * Answers an announcement to its owner and the admin. A tenant reads a public one that is near what they seek, as in
 * their matches, or that they have saved or are interested in; anything else is 404. `isInterested` is sent to the owner
 * and the admin only.
 */
export function getAnnouncement(client: Client, id: string, options?: CallOptions): Call<Announcement> {
  return call(client, 'GET /announcement/{id}', 'id:string', options, { path: { id } });
}

/**
 * Publish or hide an announcement.
 *
 * Makes an announcement of one's own public or hides it; hidden, it leaves every list at once.
 */
export function updateAnnouncement(client: Client, id: string, body: AnnouncementChanges, options?: ChangeOptions): Call<Announcement> {
  return call(client, 'PATCH /announcement/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Put a residence together.
 *
 * Names the type of house and takes pictures of one's own that belong to nothing yet. It is shown once an
 * announcement of the same type is made of it, and keeps its own type until then; one of which none is made goes
 * after 7 days. No landlord has more than 20 of these.
 */
export function createResidence(client: Client, body: ResidenceCreation, options?: CreationOptions): Call<OwnResidence> {
  return call(client, 'POST /residence', 'id:string', options, { body });
}

/**
 * Read a residence.
 *
 * Answers a residence of one's own, shown by an announcement or not; an admin reads anybody's. Its `ETag` tells
 * its type and its pictures, and is not the announcement's.
 */
export function getResidence(client: Client, id: string, options?: CallOptions): Call<OwnResidence> {
  return call(client, 'GET /residence/{id}', 'id:string', options, { path: { id } });
}

/**
 * Change a residence.
 *
 * Says what type of house a residence of one's own is. Its `houseType` and the `residenceType` of the property that
 * shows it are one fact: a change of either is a change of both, and of the `ETag` of both.
 *
 * Puts the pictures of a residence of one's own in the order that is wanted, and adds files of one's own that belong
 * to nothing yet; an admin orders anybody's. Nothing is removed by leaving it out, so that an outdated order loses no
 * picture: an order that leaves out a picture is 400. `DELETE /files/{key}` removes one. A residence has at most 50
 * pictures.
 */
export function updateResidence(client: Client, id: string, body: ResidenceChanges, options?: ChangeOptions): Call<OwnResidence> {
  return call(client, 'PATCH /residence/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Publish an announcement.
 *
 * Publishes premises with a residence of one's own that no announcement shows yet. `ownerId` may be sent by an admin
 * only, and names the landlord whose it becomes. A landlord has 1,000 announcements at the most, hidden ones counted,
 * unless whoever operates the server says otherwise. A `residenceType` that is not the residence's `houseType` is 400:
 * they are one fact.
 */
export function createAnnouncement(client: Client, residenceId: string, body: AnnouncementCreation, options?: CreationOptions): Call<Announcement> {
  return call(client, 'POST /announcement/residence/{residenceId}', 'id:string', options, { path: { residenceId }, body });
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
export function findMatches(client: Client, body: MatchRequest, query: Query<'findMatches'>, options?: CallOptions): PagedCall<MatchPage> {
  const ask = (position?: Partial<Query<'findMatches'>>) =>
    send(client, 'POST /matchmaking', 'results:array total:number nextCursor', options, { query: { ...query, ...position }, body });
  return paged<MatchPage, Partial<Query<'findMatches'>>>(ask, nextCursor);
}

/**
 * Upload a picture.
 *
 * Keeps a PNG picture, without its metadata, until it is attached to something of one's own; what is attached to
 * nothing goes after 7 days, unless `POST /files/renewals` keeps it longer. Nobody has more than 50 of these, as many as
 * `POST /residence` takes at once; where earlier ones are in the way, `DELETE /files/{key}` makes room.
 */
export function uploadFile(client: Client, picture: Picture, query?: Query<'uploadFile'>, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files', 'id:string', picture, options, { query });
}

/**
 * Keep pictures for another 7 days.
 *
 * Starts the 7 days anew after which pictures of one's own go that are attached to nothing, as a draft that names them
 * is opened or edited. Answers those that are there, each with the residence that it is attached to; what is gone, or
 * somebody else's, is left out.
 */
export function renewFiles(client: Client, body: FileRenewal, options?: CallOptions): Call<RenewedFiles> {
  return call(client, 'POST /files/renewals', 'files:array', options, { body });
}

/**
 * Read a picture.
 *
 * Answers the picture of a key: the PNG itself, or with `width` a narrower one, as AVIF or WebP where `Accept` takes
 * one of them. Keys are unguessable and pictures never change, so that no bearer is needed and the answer may be
 * kept for ever.
 */
export function getFile(client: Client, key: string, query?: Query<'getFile'>, options?: CallOptions): Call<Blob> {
  return call(client, 'GET /files/{key}', 'image', options, { path: { key }, query });
}

/**
 * Delete a picture.
 *
 * Deletes a picture of one's own, wherever it is shown: one that belongs to nothing yet, one's profile picture, or a
 * picture of one's residence, whose other pictures close up. An admin deletes anybody's.
 */
export function deleteFile(client: Client, key: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /files/{key}', 'nothing', options, { path: { key } });
}

/**
 * Upload a user's picture.
 *
 * Keeps a PNG picture and makes it the profile picture of a user; for the admin.
 */
export function uploadUserPicture(client: Client, id: string, picture: Picture, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files/user/{id}', 'id:string', picture, options, { path: { id } });
}

/**
 * Upload a residence's picture.
 *
 * Keeps a PNG picture and adds it to a residence, behind its other pictures, of which there are 50 at most; for the
 * admin.
 */
export function uploadResidencePicture(client: Client, id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files/residence/{id}', 'id:string', picture, options, { path: { id }, query });
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
export function listPlaces(client: Client, query: Query<'listPlaces'>, options?: CallOptions): Call<PlaceSuggestions> {
  return call(client, 'GET /places', 'results:array attribution sources:array', options, { query });
}

/**
 * Read a place.
 *
 * Where a suggestion lies.
 */
export function getPlace(client: Client, placeId: string, query?: Query<'getPlace'>, options?: CallOptions): Call<Place> {
  return call(client, 'GET /places/{placeId}', 'placeId:string address:string x:number y:number', options, { path: { placeId }, query });
}

/**
 * Subscribe to the newsletter.
 *
 * Sends a mail with the link that confirms the address; the answer is the same for one that is subscribed already, and
 * for that of an account that has unsubscribed from all mails, to which nothing is sent.
 */
export function createSubscription(client: Client, body: Subscription, options?: CallOptions): Call<Message> {
  return call(client, 'POST /newsletter', 'message:string', options, { body });
}

/**
 * Confirm the newsletter.
 *
 * Confirms the address that the mail's link names; the same link again answers the same.
 */
export function verifySubscription(client: Client, code: string, options?: CallOptions): Call<Message> {
  return call(client, 'POST /newsletter/{code}', 'message:string', options, { path: { code } });
}

/**
 * List what admins did.
 *
 * The audit log, newest first, for the admin. An entry is written with what it tells of, is never changed, and outlives
 * both the admin and the object.
 */
export function listAuditEntries(client: Client, query?: Query<'listAuditEntries'>, options?: CallOptions): PagedCall<AuditPage> {
  const ask = (position?: Partial<Query<'listAuditEntries'>>) =>
    send(client, 'GET /audit', 'results:array nextCursor', options, { query: { ...query, ...position } });
  return paged<AuditPage, Partial<Query<'listAuditEntries'>>>(ask, nextCursor);
}

/**
 * Read the state of the system.
 *
 * Which version runs, what mails wait, and what room there is, for the admin. `GET /metrics` tells machines more.
 */
export function getSystemState(client: Client, options?: CallOptions): Call<SystemState> {
  return call(client, 'GET /system', 'version:string mails:object storage:object', options);
}
