// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Query } from '../client/http.ts';
import type { AlertChanges, Alerts, Announcement, AnnouncementChanges, AnnouncementCreation, AuditPage, Credentials, CredentialsCheck, FileRecord, FileRenewal, Insights, MatchPage, MatchRequest, Message, Need, NeedCreation, OwnResidence, PasswordReset, Place, PlaceSuggestions, Property, PropertyChanges, PropertyPage, ReceivedInterests, RenewedFiles, ResidenceChanges, ResidenceCreation, SavedAnnouncements, SeenInterests, Session, Subscription, SystemState, User, UserChanges, UserCreated, UserCreation, UserExport, UserPage, VerificationResult, VerifiedBearer } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { Picture, UploadOptions } from '../client/uploads/picture.ts';
import { effectOf, streamOf, type EffectOptions, type TilavaEffect, type TilavaStream } from '../effect/run.ts';
import * as operations from './operations.ts';

/**
 * Check the bearer.
 *
 * Returns the user of the bearer that was sent. Use it when an app starts. If the bearer is unknown, has expired or
 * was logged out, the response is 401 with code `bearer_invalid`.
 */
export function verifyBearer(options?: EffectOptions<CallOptions>): TilavaEffect<VerifiedBearer> {
  return effectOf('verifyBearer', (client, signal) => operations.verifyBearer(client, { ...options, signal }));
}

/**
 * Log in.
 *
 * Returns a bearer for a correct email and password, together with its user.
 *
 * An unknown email and a wrong password take the same time and get the same response. `user_not_verified` is only
 * returned when the password is correct. After 5 failures for an account, or 50 from a network address, within 15
 * minutes, the response is 429. An address that logged in to the account within the last 30 days has its own limit of
 * 5 failures. For IPv6, the first 64 bits of the address count.
 *
 * The temporary password from `POST /user/reset` works for one login. `mustChangePassword` is then true, the email
 * counts as verified, and the session lasts 30 minutes regardless of `rememberMe`. In that session, users can only
 * read their own user, check the current password and set a new one.
 */
export function createBearer(body: Credentials, options?: EffectOptions<CallOptions>): TilavaEffect<Session> {
  return effectOf('createBearer', (client, signal) => operations.createBearer(client, body, { ...options, signal }));
}

/**
 * Log out.
 *
 * Ends the bearer that was sent. The user's other bearers stay valid.
 */
export function deleteBearer(options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteBearer', (client, signal) => operations.deleteBearer(client, { ...options, signal }));
}

/**
 * Check the current password.
 *
 * Checks the user's own email and current password before a password change or the deletion of the account. For the
 * next five minutes, this bearer can change the password once or delete the account. Failed checks count as failed
 * logins. In a session opened with a temporary password, that is the current password.
 */
export function checkCredentials(body: CredentialsCheck, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('checkCredentials', (client, signal) => operations.checkCredentials(client, body, { ...options, signal }));
}

/**
 * Verify an account.
 *
 * Verifies the account that the link in the email belongs to. A link works for 48 hours; using it again returns
 * `already_verified`. Because it changes the account, clients never retry it automatically.
 */
export function verifyUser(path: { readonly uid: string; readonly code: string }, options?: EffectOptions<CallOptions>): TilavaEffect<VerificationResult> {
  return effectOf('verifyUser', (client, signal) => operations.verifyUser(client, path, { ...options, signal }));
}

/**
 * Send the verification email again.
 *
 * Sends a new link to an account that isn't verified yet, if the email and password are correct. The response is the
 * same for an account that is already verified, but then no email is sent.
 */
export function sendVerificationMail(body: CredentialsCheck, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('sendVerificationMail', (client, signal) => operations.sendVerificationMail(client, body, { ...options, signal }));
}

/**
 * List users.
 *
 * Returns a page of all users, oldest first by default. For admins. The words in `text` are searched for in the user's
 * email, id and personal name, and in the organisation's name and business id.
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
 * Creates an account and emails a verification link. Fill exactly one of `privateTenant` and `organizationTenant`. A
 * tenant has one need in `properties`, a landlord none. If an admin creates the account, it's verified immediately and
 * no email is sent.
 */
export function createUser(body: UserCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<UserCreated> {
  return effectOf('createUser', (client, signal) => operations.createUser(client, body, { ...options, signal }));
}

/**
 * Request a new password.
 *
 * Emails a temporary password to a known address; the response is the same for an unknown one. The temporary password
 * works once, within 30 minutes, and opens a session in which the user has to set a new password. The old password
 * works until then.
 */
export function sendPasswordReset(body: PasswordReset, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('sendPasswordReset', (client, signal) => operations.sendPasswordReset(client, body, { ...options, signal }));
}

/**
 * Get a user.
 *
 * Returns your own user; admins can read any user. For other users' ids the response is 404, so ids can't be probed.
 */
export function getUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<User> {
  return effectOf('getUser', (client, signal) => operations.getUser(client, id, { ...options, signal }));
}

/**
 * Change a user.
 *
 * Changes the fields you send and keeps the rest. Users can change themselves; admins can change anyone's profile. A
 * password can be changed within five minutes of `POST /bearers/check`, or in a session opened with a temporary
 * password. It has to be the only field in the request, and it ends the user's other sessions. Emails and roles can't
 * be changed.
 */
export function updateUser(id: string, body: UserChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<User> {
  return effectOf('updateUser', (client, signal) => operations.updateUser(client, id, body, { ...options, signal }));
}

/**
 * Delete a user.
 *
 * Deletes a user and everything that belongs to them, including files. Users can delete themselves within five minutes
 * of `POST /bearers/check`; admins can delete anyone else. The last admin can't be deleted.
 */
export function deleteUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteUser', (client, signal) => operations.deleteUser(client, id, { ...options, signal }));
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
export function getUserExport(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<UserExport> {
  return effectOf('getUserExport', (client, signal) => operations.getUserExport(client, id, { ...options, signal }));
}

/**
 * List a landlord's announcements.
 *
 * Returns your own announcements, public and hidden, oldest first. Admins can list any landlord's.
 */
export function listAnnouncementsOfUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<readonly Announcement[]> {
  return effectOf('listAnnouncementsOfUser', (client, signal) => operations.listAnnouncementsOfUser(client, id, { ...options, signal }));
}

/**
 * List a tenant's saved announcements.
 *
 * Returns a list of one item. Its `favorites` are the saved announcements; with `interested=true`, its `isInterested`
 * are the announcements the tenant is interested in. An announcement that its landlord has since hidden is returned as
 * `{id, isActive: false}`.
 */
export function listFavorites(id: string, query?: Query<'listFavorites'>, options?: EffectOptions<CallOptions>): TilavaEffect<SavedAnnouncements> {
  return effectOf('listFavorites', (client, signal) => operations.listFavorites(client, id, query, { ...options, signal }));
}

/**
 * List received interest.
 *
 * Returns the tenants who are interested in a landlord's announcements, or the landlords who are interested in a tenant,
 * without interest that has been withdrawn. It shows no more about the other side than a match does before mutual interest.
 */
export function listReceivedInterests(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<ReceivedInterests> {
  return effectOf('listReceivedInterests', (client, signal) => operations.listReceivedInterests(client, id, { ...options, signal }));
}

/**
 * Mark received interest as seen.
 *
 * Marks the interest received up to a given time as seen, on all devices.
 */
export function updateReceivedInterests(id: string, body: SeenInterests, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('updateReceivedInterests', (client, signal) => operations.updateReceivedInterests(client, id, body, { ...options, signal }));
}

/**
 * Save an announcement.
 *
 * Saves a public announcement or, with `interested=true`, tells its landlord that the tenant is interested. The two
 * are independent. Any public announcement can be saved, no matter how far it is from what the tenant is looking for.
 * Repeating the call changes nothing, even if the announcement has since been hidden. Saving a hidden announcement for
 * the first time is a 404. When the interest becomes mutual, both sides get an email, but at most one in 24 hours.
 */
export function addFavorite(path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('addFavorite', (client, signal) => operations.addFavorite(client, path, query, { ...options, signal }));
}

/**
 * Remove a saved announcement.
 *
 * Removes a saved announcement or, with `interested=true`, withdraws the tenant's interest, which also ends a mutual
 * one. Removing something that isn't saved changes nothing.
 */
export function deleteFavorite(path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteFavorite', (client, signal) => operations.deleteFavorite(client, path, query, { ...options, signal }));
}

/**
 * Show a landlord's interest in a tenant.
 *
 * For one of your own announcements, and a tenant who is a potential match or is interested in it; otherwise the
 * response is 404. Repeating the call changes nothing. When the interest becomes mutual, both sides get an email, but
 * at most one in 24 hours.
 */
export function addInterest(path: { readonly id: string; readonly targetId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('addInterest', (client, signal) => operations.addInterest(client, path, { ...options, signal }));
}

/**
 * Withdraw a landlord's interest.
 *
 * Withdraws the interest in a tenant for one of your own announcements, which also ends a mutual one. Withdrawing an
 * interest that doesn't exist changes nothing.
 */
export function deleteInterest(path: { readonly id: string; readonly targetId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteInterest', (client, signal) => operations.deleteInterest(client, path, { ...options, signal }));
}

/**
 * List properties.
 *
 * Returns a page of all needs and listings, oldest first by default. For admins. The words in `text` are searched for
 * in the property's address, description and id, and in its owner's email and names.
 */
export function listProperties(query?: Query<'listProperties'>, options?: EffectOptions<CallOptions>): TilavaEffect<PropertyPage> {
  return effectOf('listProperties', (client, signal) => operations.listProperties(client, query, { ...options, signal }));
}

/** All entries of {@link listProperties}, over all pages. */
export function listPropertiesStream(query?: Query<'listProperties'>, options?: EffectOptions<CallOptions>): TilavaStream<PropertyPage> {
  return streamOf((client, signal) => operations.listProperties(client, query, { ...options, signal }));
}

/**
 * Create a need.
 *
 * Creates a tenant's need. Signing up already creates one, so this is for tenants whose need was deleted. A tenant can
 * have only one need: if several calls are made at once, only one succeeds. Landlords publish premises with `POST
 * /residence` and `POST /announcement/residence/{residenceId}`.
 */
export function createProperty(body: NeedCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<Need> {
  return effectOf('createProperty', (client, signal) => operations.createProperty(client, body, { ...options, signal }));
}

/**
 * List a user's properties.
 *
 * Returns your own properties, oldest first. Matches are found for a tenant's first property. Admins can list any
 * user's.
 */
export function listPropertiesOfUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<readonly Property[]> {
  return effectOf('listPropertiesOfUser', (client, signal) => operations.listPropertiesOfUser(client, id, { ...options, signal }));
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
export function getProperty(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Property> {
  return effectOf('getProperty', (client, signal) => operations.getProperty(client, id, { ...options, signal }));
}

/**
 * Change a property.
 *
 * Changes the fields you send of one of your own needs or listings and keeps the rest. Admins can change any property.
 * Limits are checked after merging: a minimum above its maximum is a 400. A listing's `residenceType` is also its
 * residence's `houseType`, so changing it changes the residence's version as well.
 */
export function updateProperty(id: string, body: PropertyChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<Property> {
  return effectOf('updateProperty', (client, signal) => operations.updateProperty(client, id, body, { ...options, signal }));
}

/**
 * Delete a property.
 *
 * Deletes a need, or a listing together with its announcement, residence and files. For admins.
 */
export function deleteProperty(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteProperty', (client, signal) => operations.deleteProperty(client, id, { ...options, signal }));
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
export function getInsights(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Insights> {
  return effectOf('getInsights', (client, signal) => operations.getInsights(client, id, { ...options, signal }));
}

/**
 * Get the alerts of a property.
 *
 * Returns when a tenant is emailed about new announcements for a need, or a landlord about new tenants for a listing.
 * Only for your own properties. Until the user selects otherwise, no emails are sent.
 */
export function getAlerts(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Alerts> {
  return effectOf('getAlerts', (client, signal) => operations.getAlerts(client, id, { ...options, signal }));
}

/**
 * Change the alerts of a property.
 *
 * Sets when emails about new matches are sent and how good the matches have to be. Only matches that appear, or reach
 * the threshold, after the change count as new: matches that were already listed when alerts were turned on or the
 * threshold was lowered aren't sent. Each match is
 * sent once. One email covers all of a user's properties that have new matches by then; it names the ten best matches
 * and counts the rest.
 */
export function updateAlerts(id: string, body: AlertChanges, options?: EffectOptions<CallOptions>): TilavaEffect<Alerts> {
  return effectOf('updateAlerts', (client, signal) => operations.updateAlerts(client, id, body, { ...options, signal }));
}

/**
 * Unsubscribe by email link.
 *
 * Turns off the alerts for the properties in the email, without logging in. Opening the link again has the same result.
 * Alerts for other properties continue, and users can turn these ones on again in their profile. The link in an email
 * about interest turns those emails off instead.
 */
export function createUnsubscription(code: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('createUnsubscription', (client, signal) => operations.createUnsubscription(client, code, { ...options, signal }));
}

/**
 * Get an announcement.
 *
 * Returns an announcement to its owner and to admins. Tenants can read a public announcement that is near what they're
 * looking for, that they have saved, or that they're interested in. Anything else is a 404. `isInterested` is only
 * returned to the owner and to admins.
 */
export function getAnnouncement(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Announcement> {
  return effectOf('getAnnouncement', (client, signal) => operations.getAnnouncement(client, id, { ...options, signal }));
}

/**
 * Publish or hide an announcement.
 *
 * Makes one of your own announcements public or hides it. A hidden announcement disappears from every list
 * immediately.
 */
export function updateAnnouncement(id: string, body: AnnouncementChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<Announcement> {
  return effectOf('updateAnnouncement', (client, signal) => operations.updateAnnouncement(client, id, body, { ...options, signal }));
}

/**
 * Create a residence.
 *
 * Creates a residence from a house type and your own pictures that aren't attached to anything yet. An announcement of
 * the same type can then show it. Until then it keeps its own type, and it's deleted after 7 days if no announcement
 * shows it. A landlord can have up to 20 residences without an announcement.
 */
export function createResidence(body: ResidenceCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<OwnResidence> {
  return effectOf('createResidence', (client, signal) => operations.createResidence(client, body, { ...options, signal }));
}

/**
 * Get a residence.
 *
 * Returns one of your own residences, whether or not an announcement shows it. Admins can read any residence. The
 * `ETag` covers the residence's type and pictures, and differs from the announcement's.
 */
export function getResidence(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<OwnResidence> {
  return effectOf('getResidence', (client, signal) => operations.getResidence(client, id, { ...options, signal }));
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
export function updateResidence(id: string, body: ResidenceChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<OwnResidence> {
  return effectOf('updateResidence', (client, signal) => operations.updateResidence(client, id, body, { ...options, signal }));
}

/**
 * Publish an announcement.
 *
 * Publishes premises together with one of your own residences that no announcement shows yet. Only an admin can send
 * `ownerId`, which names the landlord who will own the announcement. A landlord can have up to 1,000 announcements,
 * including hidden ones, unless the server's operator has set another limit. The `residenceType` has to be the same as
 * the residence's `houseType`; otherwise the response is 400.
 */
export function createAnnouncement(residenceId: string, body: AnnouncementCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<Announcement> {
  return effectOf('createAnnouncement', (client, signal) => operations.createAnnouncement(client, residenceId, body, { ...options, signal }));
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
 * Stores a PNG without its metadata until you attach it to something of your own. A picture that isn't attached to
 * anything is deleted after 7 days, unless `POST /files/renewals` keeps it longer. You can have up to 50 such
 * pictures, as many as `POST /residence` accepts. Use `DELETE /files/{key}` to make room.
 */
export function uploadFile(picture: Picture, query?: Query<'uploadFile'>, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadFile', (client, signal) => operations.uploadFile(client, picture, query, { ...options, signal }));
}

/**
 * Keep pictures for another 7 days.
 *
 * Pictures that aren't attached to anything are deleted after 7 days. This call starts the 7 days again for your own
 * pictures, for example when a draft that uses them is opened or edited. It returns the pictures that still exist,
 * each with the residence it's attached to. Pictures that were deleted or belong to someone else are left out.
 */
export function renewFiles(body: FileRenewal, options?: EffectOptions<CallOptions>): TilavaEffect<RenewedFiles> {
  return effectOf('renewFiles', (client, signal) => operations.renewFiles(client, body, { ...options, signal }));
}

/**
 * Get a picture.
 *
 * Returns the picture with this key: the original PNG or, with `width`, a smaller version, as AVIF or WebP if `Accept`
 * allows it. Keys can't be guessed and pictures never change, so no bearer is needed and the response can be cached
 * forever.
 */
export function getFile(key: string, query?: Query<'getFile'>, options?: EffectOptions<CallOptions>): TilavaEffect<Blob> {
  return effectOf('getFile', (client, signal) => operations.getFile(client, key, query, { ...options, signal }));
}

/**
 * Delete a picture.
 *
 * Deletes one of your own pictures wherever it's used: a picture that isn't attached to anything yet, the profile
 * picture, or a picture of a residence. Admins can delete any picture.
 */
export function deleteFile(key: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteFile', (client, signal) => operations.deleteFile(client, key, { ...options, signal }));
}

/**
 * Upload a user's picture.
 *
 * Stores a PNG and makes it the user's profile picture. For admins.
 */
export function uploadUserPicture(id: string, picture: Picture, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadUserPicture', (client, signal) => operations.uploadUserPicture(client, id, picture, { ...options, signal }));
}

/**
 * Upload a residence's picture.
 *
 * Stores a PNG and adds it after the residence's other pictures. A residence can have up to 50. For admins.
 */
export function uploadResidencePicture(id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadResidencePicture', (client, signal) => operations.uploadResidencePicture(client, id, picture, query, { ...options, signal }));
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
export function listPlaces(query: Query<'listPlaces'>, options?: EffectOptions<CallOptions>): TilavaEffect<PlaceSuggestions> {
  return effectOf('listPlaces', (client, signal) => operations.listPlaces(client, query, { ...options, signal }));
}

/**
 * Get a place.
 *
 * Returns the address and coordinates of a suggestion.
 */
export function getPlace(placeId: string, query?: Query<'getPlace'>, options?: EffectOptions<CallOptions>): TilavaEffect<Place> {
  return effectOf('getPlace', (client, signal) => operations.getPlace(client, placeId, query, { ...options, signal }));
}

/**
 * Subscribe to the newsletter.
 *
 * Sends an email with a link that confirms the address. The response is the same if the address is already subscribed
 * or belongs to an account that has unsubscribed from all emails, but then nothing is sent.
 */
export function createSubscription(body: Subscription, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('createSubscription', (client, signal) => operations.createSubscription(client, body, { ...options, signal }));
}

/**
 * Confirm a newsletter subscription.
 *
 * Confirms the address that the link in the email belongs to. Opening the link again has the same result.
 */
export function verifySubscription(code: string, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('verifySubscription', (client, signal) => operations.verifySubscription(client, code, { ...options, signal }));
}

/**
 * List admin actions.
 *
 * Returns the audit log, newest first. For admins. An entry is written together with the change it describes, never
 * changes, and is kept even after the admin or the object is deleted.
 */
export function listAuditEntries(query?: Query<'listAuditEntries'>, options?: EffectOptions<CallOptions>): TilavaEffect<AuditPage> {
  return effectOf('listAuditEntries', (client, signal) => operations.listAuditEntries(client, query, { ...options, signal }));
}

/** All entries of {@link listAuditEntries}, over all pages. */
export function listAuditEntriesStream(query?: Query<'listAuditEntries'>, options?: EffectOptions<CallOptions>): TilavaStream<AuditPage> {
  return streamOf((client, signal) => operations.listAuditEntries(client, query, { ...options, signal }));
}

/**
 * Get the state of the system.
 *
 * Returns the running version, the mail queue and the free space. For admins. `GET /metrics` gives more details to
 * monitoring tools.
 */
export function getSystemState(options?: EffectOptions<CallOptions>): TilavaEffect<SystemState> {
  return effectOf('getSystemState', (client, signal) => operations.getSystemState(client, { ...options, signal }));
}
