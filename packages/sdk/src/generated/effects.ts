// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Query } from '../client/http.ts';
import type { AlertChanges, Alerts, Announcement, AnnouncementChanges, AnnouncementCreation, AuditPage, Credentials, CredentialsCheck, FileRecord, FileRenewal, Insights, MatchPage, MatchRequest, Message, Need, NeedCreation, OwnResidence, PasswordReset, Place, PlaceSuggestions, Property, PropertyChanges, PropertyPage, RenewedFiles, ResidenceChanges, ResidenceCreation, SavedAnnouncements, Session, Subscription, SystemState, User, UserChanges, UserCreated, UserCreation, UserExport, UserPage, VerificationResult, VerifiedBearer } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { Picture, UploadOptions } from '../client/uploads/picture.ts';
import { effectOf, streamOf, type EffectOptions, type TilavaEffect, type TilavaStream } from '../effect/run.ts';
import * as operations from './operations.ts';

/**
 * Check the bearer at start.
 *
 * Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
 * or was logged out.
 */
export function verifyBearer(options?: EffectOptions<CallOptions>): TilavaEffect<VerifiedBearer> {
  return effectOf('verifyBearer', (client, signal) => operations.verifyBearer(client, { ...options, signal }));
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
export function createBearer(body: Credentials, options?: EffectOptions<CallOptions>): TilavaEffect<Session> {
  return effectOf('createBearer', (client, signal) => operations.createBearer(client, body, { ...options, signal }));
}

/**
 * Log out.
 *
 * Ends the bearer that was sent. Other bearers of the same user stay valid.
 */
export function deleteBearer(options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteBearer', (client, signal) => operations.deleteBearer(client, { ...options, signal }));
}

/**
 * Check the old password.
 *
 * Tells whether the email is one's own and the password right, before the password changes or the account goes. It
 * opens five minutes on this bearer for one change of the password or one deletion of oneself. Failures count with
 * those of the login. Where a temporary password opened the session, that is the old password.
 */
export function checkCredentials(body: CredentialsCheck, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('checkCredentials', (client, signal) => operations.checkCredentials(client, body, { ...options, signal }));
}

/**
 * Verify an account.
 *
 * Verifies the account that the mail's link names. A code works for 48 hours; the same link again answers
 * `already_verified`. It changes state, so that it is never sent again by itself.
 */
export function verifyUser(path: { readonly uid: string; readonly code: string }, options?: EffectOptions<CallOptions>): TilavaEffect<VerificationResult> {
  return effectOf('verifyUser', (client, signal) => operations.verifyUser(client, path, { ...options, signal }));
}

/**
 * Send the verification mail again.
 *
 * Sends a new link to an account that is not verified yet, for its right email and password. The answer is the same
 * for an account that is verified already, which gets no mail.
 */
export function sendVerificationMail(body: CredentialsCheck, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('sendVerificationMail', (client, signal) => operations.sendVerificationMail(client, body, { ...options, signal }));
}

/**
 * List users.
 *
 * A page of all users, oldest first unless another order is asked for, for the admin. The words of `text` are looked for
 * in the email, the names of the person, the name and the business id of the organisation, and the id.
 */
export function listUsers(query?: Query<'listUsers'>, options?: EffectOptions<CallOptions>): TilavaEffect<UserPage> {
  return effectOf('listUsers', (client, signal) => operations.listUsers(client, query, { ...options, signal }));
}

/** All entries of {@link listUsers}, over all pages. */
export function listUsersStream(query?: Query<'listUsers'>, options?: EffectOptions<CallOptions>): TilavaStream<UserPage> {
  return streamOf((client, signal) => operations.listUsers(client, query, { ...options, signal }));
}

/**
 * Sign up.
 *
 * Makes an account and sends a mail with the link that verifies it. Exactly one of `privateTenant` and
 * `organizationTenant` is filled; a tenant brings one need in `properties`, a landlord none. An admin's bearer makes
 * an account that is verified already, and no mail is sent.
 */
export function createUser(body: UserCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<UserCreated> {
  return effectOf('createUser', (client, signal) => operations.createUser(client, body, { ...options, signal }));
}

/**
 * Ask for a new password.
 *
 * Sends a temporary password to a known email; the answer is the same for an unknown one. The temporary password
 * works once, for 30 minutes, and opens a session that has to set a new password. The old one works until then.
 */
export function sendPasswordReset(body: PasswordReset, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('sendPasswordReset', (client, signal) => operations.sendPasswordReset(client, body, { ...options, signal }));
}

/**
 * Read a user.
 *
 * Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
 */
export function getUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<User> {
  return effectOf('getUser', (client, signal) => operations.getUser(client, id, { ...options, signal }));
}

/**
 * Change a user.
 *
 * Changes what is sent and keeps the rest: oneself, or anybody's profile for an admin. A password may be changed in
 * the five minutes after `POST /bearers/check`, or by who logged in with a temporary password; it is the only field
 * of its call and ends all other sessions. Nobody's email or role changes.
 */
export function updateUser(id: string, body: UserChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<User> {
  return effectOf('updateUser', (client, signal) => operations.updateUser(client, id, body, { ...options, signal }));
}

/**
 * Delete a user.
 *
 * Deletes a user and everything that is theirs, files included: oneself in the five minutes after
 * `POST /bearers/check`, or anybody else for an admin. The last admin cannot be deleted.
 */
export function deleteUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteUser', (client, signal) => operations.deleteUser(client, id, { ...options, signal }));
}

/**
 * Export a user.
 *
 * What is kept of oneself as one document; `UserExport` names the little that is left out. An admin exports anybody.
 *
 * The document is sent while it is read. One export at a time for each caller: a second one is refused with 429. 503 also
 * means that too many others are waiting for theirs.
 */
export function getUserExport(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<UserExport> {
  return effectOf('getUserExport', (client, signal) => operations.getUserExport(client, id, { ...options, signal }));
}

/**
 * List a landlord's announcements.
 *
 * Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
 */
export function listAnnouncementsOfUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<readonly Announcement[]> {
  return effectOf('listAnnouncementsOfUser', (client, signal) => operations.listAnnouncementsOfUser(client, id, { ...options, signal }));
}

/**
 * List a tenant's saved announcements.
 *
 * Answers a list of one item, whose `favorites` are the saved announcements, or whose `isInterested` are those of
 * interest. One that its landlord has hidden since is told of as `{id, isActive: false}`.
 */
export function listFavorites(id: string, query?: Query<'listFavorites'>, options?: EffectOptions<CallOptions>): TilavaEffect<SavedAnnouncements> {
  return effectOf('listFavorites', (client, signal) => operations.listFavorites(client, id, query, { ...options, signal }));
}

/**
 * Save an announcement.
 *
 * Saves a public announcement, or with `interested=true` tells its landlord of one's interest; the two are
 * independent, and have no radius: what is public may be saved however far it is from what one seeks. What is saved already stays so, whether it is public still or not; else a hidden one is 404. Where
 * the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
 */
export function addFavorite(path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('addFavorite', (client, signal) => operations.addFavorite(client, path, query, { ...options, signal }));
}

/**
 * Forget a saved announcement.
 *
 * Forgets a saved announcement, or with `interested=true` withdraws the interest, which ends a mutual one. What is
 * not saved stays so.
 */
export function deleteFavorite(path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteFavorite', (client, signal) => operations.deleteFavorite(client, path, query, { ...options, signal }));
}

/**
 * Tell a tenant of a landlord's interest.
 *
 * For an announcement of one's own, and a tenant who is a potential match or is interested in it, else 404. What
 * was told already stays so. Where the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
 */
export function addInterest(path: { readonly id: string; readonly targetId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('addInterest', (client, signal) => operations.addInterest(client, path, { ...options, signal }));
}

/**
 * Withdraw a landlord's interest.
 *
 * Withdraws the interest in a tenant for an announcement of one's own, which ends a mutual one. What
 * was not told stays so.
 */
export function deleteInterest(path: { readonly id: string; readonly targetId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteInterest', (client, signal) => operations.deleteInterest(client, path, { ...options, signal }));
}

/**
 * List properties.
 *
 * A page of all needs and listings, oldest first unless another order is asked for, for the admin. The words of `text`
 * are looked for in the address, the description and the id, and in the email and the names of whose it is.
 */
export function listProperties(query?: Query<'listProperties'>, options?: EffectOptions<CallOptions>): TilavaEffect<PropertyPage> {
  return effectOf('listProperties', (client, signal) => operations.listProperties(client, query, { ...options, signal }));
}

/** All entries of {@link listProperties}, over all pages. */
export function listPropertiesStream(query?: Query<'listProperties'>, options?: EffectOptions<CallOptions>): TilavaStream<PropertyPage> {
  return streamOf((client, signal) => operations.listProperties(client, query, { ...options, signal }));
}

/**
 * Seek premises.
 *
 * Says what a tenant seeks who seeks nothing: after a sign-up there is a need already, until it is deleted. A tenant has
 * one need at the most, so that of several calls at once one succeeds. A landlord lets premises by `POST /residence`
 * and `POST /announcement/residence/{residenceId}`.
 */
export function createProperty(body: NeedCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<Need> {
  return effectOf('createProperty', (client, signal) => operations.createProperty(client, body, { ...options, signal }));
}

/**
 * List a user's properties.
 *
 * Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
 */
export function listPropertiesOfUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<readonly Property[]> {
  return effectOf('listPropertiesOfUser', (client, signal) => operations.listPropertiesOfUser(client, id, { ...options, signal }));
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
export function getProperty(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Property> {
  return effectOf('getProperty', (client, signal) => operations.getProperty(client, id, { ...options, signal }));
}

/**
 * Change a property.
 *
 * Changes what is sent and keeps the rest of a need or a listing of one's own; an admin changes anybody's. Bounds are
 * checked on the merged object: a minimum above its maximum is 400. The `residenceType` of a listing is the `houseType`
 * of its residence too, which is another version then.
 */
export function updateProperty(id: string, body: PropertyChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<Property> {
  return effectOf('updateProperty', (client, signal) => operations.updateProperty(client, id, body, { ...options, signal }));
}

/**
 * Delete a property.
 *
 * Deletes a need, or a listing with its announcement, residence and files; for the admin.
 */
export function deleteProperty(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteProperty', (client, signal) => operations.deleteProperty(client, id, { ...options, signal }));
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
export function getInsights(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Insights> {
  return effectOf('getInsights', (client, signal) => operations.getInsights(client, id, { ...options, signal }));
}

/**
 * Read the alerts of a property.
 *
 * When mails tell a tenant of new announcements for a need, or a landlord of new tenants for a listing; of a property of
 * one's own. Where nothing was chosen yet, mails are sent never.
 */
export function getAlerts(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Alerts> {
  return effectOf('getAlerts', (client, signal) => operations.getAlerts(client, id, { ...options, signal }));
}

/**
 * Change the alerts of a property.
 *
 * Chooses when mails tell of new matches, and how good these have to be. A match is new that comes to be, or comes to be
 * good enough, after that: what is in the list already when alerts are switched on, or the threshold is lowered, is told of
 * by no mail. Each match is told of once. One mail a person is about all properties that have something new by then; it
 * names the ten best matches, and counts the others.
 */
export function updateAlerts(id: string, body: AlertChanges, options?: EffectOptions<CallOptions>): TilavaEffect<Alerts> {
  return effectOf('updateAlerts', (client, signal) => operations.updateAlerts(client, id, body, { ...options, signal }));
}

/**
 * Unsubscribe from the alerts of a mail.
 *
 * Ends the alerts of the properties that the mail is about, without logging in; the same link again answers the same.
 * Alerts of other properties go on, and the profile switches ended ones on again.
 */
export function createUnsubscription(code: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('createUnsubscription', (client, signal) => operations.createUnsubscription(client, code, { ...options, signal }));
}

/**
 * Read an announcement.
 *
 * Answers an announcement to its owner and the admin. A tenant reads a public one that is near what they seek, as in
 * their matches, or that they have saved or are interested in; anything else is 404. `isInterested` is sent to the owner
 * and the admin only.
 */
export function getAnnouncement(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Announcement> {
  return effectOf('getAnnouncement', (client, signal) => operations.getAnnouncement(client, id, { ...options, signal }));
}

/**
 * Publish or hide an announcement.
 *
 * Makes an announcement of one's own public or hides it; hidden, it leaves every list at once.
 */
export function updateAnnouncement(id: string, body: AnnouncementChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<Announcement> {
  return effectOf('updateAnnouncement', (client, signal) => operations.updateAnnouncement(client, id, body, { ...options, signal }));
}

/**
 * Put a residence together.
 *
 * Names the type of house and takes pictures of one's own that belong to nothing yet. It is shown once an
 * announcement of the same type is made of it, and keeps its own type until then; one of which none is made goes
 * after 7 days. No landlord has more than 20 of these.
 */
export function createResidence(body: ResidenceCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<OwnResidence> {
  return effectOf('createResidence', (client, signal) => operations.createResidence(client, body, { ...options, signal }));
}

/**
 * Read a residence.
 *
 * Answers a residence of one's own, shown by an announcement or not; an admin reads anybody's. Its `ETag` tells
 * its type and its pictures, and is not the announcement's.
 */
export function getResidence(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<OwnResidence> {
  return effectOf('getResidence', (client, signal) => operations.getResidence(client, id, { ...options, signal }));
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
export function updateResidence(id: string, body: ResidenceChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<OwnResidence> {
  return effectOf('updateResidence', (client, signal) => operations.updateResidence(client, id, body, { ...options, signal }));
}

/**
 * Publish an announcement.
 *
 * Publishes premises with a residence of one's own that no announcement shows yet. `ownerId` may be sent by an admin
 * only, and names the landlord whose it becomes. A landlord has 1,000 announcements at the most, hidden ones counted,
 * unless whoever operates the server says otherwise. A `residenceType` that is not the residence's `houseType` is 400:
 * they are one fact.
 */
export function createAnnouncement(residenceId: string, body: AnnouncementCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<Announcement> {
  return effectOf('createAnnouncement', (client, signal) => operations.createAnnouncement(client, residenceId, body, { ...options, signal }));
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
export function findMatches(body: MatchRequest, query: Query<'findMatches'>, options?: EffectOptions<CallOptions>): TilavaEffect<MatchPage> {
  return effectOf('findMatches', (client, signal) => operations.findMatches(client, body, query, { ...options, signal }));
}

/** All entries of {@link findMatches}, over all pages. */
export function findMatchesStream(body: MatchRequest, query: Query<'findMatches'>, options?: EffectOptions<CallOptions>): TilavaStream<MatchPage> {
  return streamOf((client, signal) => operations.findMatches(client, body, query, { ...options, signal }));
}

/**
 * Upload a picture.
 *
 * Keeps a PNG picture, without its metadata, until it is attached to something of one's own; what is attached to
 * nothing goes after 7 days, unless `POST /files/renewals` keeps it longer. Nobody has more than 50 of these, as many as
 * `POST /residence` takes at once; where earlier ones are in the way, `DELETE /files/{key}` makes room.
 */
export function uploadFile(picture: Picture, query?: Query<'uploadFile'>, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadFile', (client, signal) => operations.uploadFile(client, picture, query, { ...options, signal }));
}

/**
 * Keep pictures for another 7 days.
 *
 * Starts the 7 days anew after which pictures of one's own go that are attached to nothing, as a draft that names them
 * is opened or edited. Answers those that are there, each with the residence that it is attached to; what is gone, or
 * somebody else's, is left out.
 */
export function renewFiles(body: FileRenewal, options?: EffectOptions<CallOptions>): TilavaEffect<RenewedFiles> {
  return effectOf('renewFiles', (client, signal) => operations.renewFiles(client, body, { ...options, signal }));
}

/**
 * Read a picture.
 *
 * Answers the picture of a key: the PNG itself, or with `width` a narrower one, as AVIF or WebP where `Accept` takes
 * one of them. Keys are unguessable and pictures never change, so that no bearer is needed and the answer may be
 * kept for ever.
 */
export function getFile(key: string, query?: Query<'getFile'>, options?: EffectOptions<CallOptions>): TilavaEffect<Blob> {
  return effectOf('getFile', (client, signal) => operations.getFile(client, key, query, { ...options, signal }));
}

/**
 * Delete a picture.
 *
 * Deletes a picture of one's own, wherever it is shown: one that belongs to nothing yet, one's profile picture, or a
 * picture of one's residence, whose other pictures close up. An admin deletes anybody's.
 */
export function deleteFile(key: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteFile', (client, signal) => operations.deleteFile(client, key, { ...options, signal }));
}

/**
 * Upload a user's picture.
 *
 * Keeps a PNG picture and makes it the profile picture of a user; for the admin.
 */
export function uploadUserPicture(id: string, picture: Picture, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadUserPicture', (client, signal) => operations.uploadUserPicture(client, id, picture, { ...options, signal }));
}

/**
 * Upload a residence's picture.
 *
 * Keeps a PNG picture and adds it to a residence, behind its other pictures, of which there are 50 at most; for the
 * admin.
 */
export function uploadResidencePicture(id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadResidencePicture', (client, signal) => operations.uploadResidencePicture(client, id, picture, query, { ...options, signal }));
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
export function listPlaces(query: Query<'listPlaces'>, options?: EffectOptions<CallOptions>): TilavaEffect<PlaceSuggestions> {
  return effectOf('listPlaces', (client, signal) => operations.listPlaces(client, query, { ...options, signal }));
}

/**
 * Read a place.
 *
 * Where a suggestion lies.
 */
export function getPlace(placeId: string, query?: Query<'getPlace'>, options?: EffectOptions<CallOptions>): TilavaEffect<Place> {
  return effectOf('getPlace', (client, signal) => operations.getPlace(client, placeId, query, { ...options, signal }));
}

/**
 * Subscribe to the newsletter.
 *
 * Sends a mail with the link that confirms the address; the answer is the same for one that is subscribed already, and
 * for that of an account that has unsubscribed from all mails, to which nothing is sent.
 */
export function createSubscription(body: Subscription, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('createSubscription', (client, signal) => operations.createSubscription(client, body, { ...options, signal }));
}

/**
 * Confirm the newsletter.
 *
 * Confirms the address that the mail's link names; the same link again answers the same.
 */
export function verifySubscription(code: string, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('verifySubscription', (client, signal) => operations.verifySubscription(client, code, { ...options, signal }));
}

/**
 * List what admins did.
 *
 * The audit log, newest first, for the admin. An entry is written with what it tells of, is never changed, and outlives
 * both the admin and the object.
 */
export function listAuditEntries(query?: Query<'listAuditEntries'>, options?: EffectOptions<CallOptions>): TilavaEffect<AuditPage> {
  return effectOf('listAuditEntries', (client, signal) => operations.listAuditEntries(client, query, { ...options, signal }));
}

/** All entries of {@link listAuditEntries}, over all pages. */
export function listAuditEntriesStream(query?: Query<'listAuditEntries'>, options?: EffectOptions<CallOptions>): TilavaStream<AuditPage> {
  return streamOf((client, signal) => operations.listAuditEntries(client, query, { ...options, signal }));
}

/**
 * Read the state of the system.
 *
 * Which version runs, what mails wait, and what room there is, for the admin. `GET /metrics` tells machines more.
 */
export function getSystemState(options?: EffectOptions<CallOptions>): TilavaEffect<SystemState> {
  return effectOf('getSystemState', (client, signal) => operations.getSystemState(client, { ...options, signal }));
}
