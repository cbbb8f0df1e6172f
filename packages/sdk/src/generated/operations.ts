// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, send, type Call } from '../client/calls/call.ts';
import { nextCursor, nextNumber, paged, type PagedCall } from '../client/calls/pagedCall.ts';
import type { Query } from '../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { Client } from '../client/createClient.ts';
import type { AlertChanges, Alerts, Announcement, AnnouncementChanges, AnnouncementCreation, AppealCreation, AuditPage, Blocks, Calendar, CalendarLink, Credentials, CredentialsCheck, FileRenewal, Insights, MatchPage, MatchRequest, Message, MessageCreation, Need, NeedCreation, OwnResidence, PasswordReset, Place, PlaceSuggestions, Property, PropertyChanges, PropertyPage, ReceivedInterests, RenewedFiles, Report, ReportChanges, ReportCreation, ReportDetails, ReportPage, Reports, ResidenceChanges, ResidenceCreation, SavedAnnouncements, SeenInterests, SentMessage, Session, Subscription, SystemState, Thread, ThreadChanges, ThreadMessages, ThreadPage, User, UserChanges, UserCreated, UserCreation, UserExport, UserPage, VerificationResult, VerifiedBearer, Viewing, ViewingChanges, ViewingCreation, ViewingHours, ViewingPage, ViewingTimes } from './schema.ts';

/**
 * Check the bearer.
 *
 * Returns the user of the bearer that was sent. Use it when an app starts. If the bearer is unknown, has expired or
 * was logged out, the response is 401 with code `bearer_invalid`.
 */
export function verifyBearer(client: Client, options?: CallOptions): Call<VerifiedBearer> {
  return call(client, 'GET /bearers', 'expiresAt:string mustChangePassword:boolean user:object', options);
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
export function createBearer(client: Client, body: Credentials, options?: CallOptions): Call<Session> {
  return call(client, 'POST /bearers', 'bearer:string expiresAt:string mustChangePassword:boolean user:object', options, { body });
}

/**
 * Log out.
 *
 * Ends the bearer that was sent. The user's other bearers stay valid.
 */
export function deleteBearer(client: Client, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /bearers', 'nothing', options);
}

/**
 * Check the current password.
 *
 * Checks the user's own email and current password before a password change or the deletion of the account. For the
 * next five minutes, this bearer can change the password once or delete the account. Failed checks count as failed
 * logins. In a session opened with a temporary password, that is the current password.
 */
export function checkCredentials(client: Client, body: CredentialsCheck, options?: CallOptions): Call<void> {
  return call(client, 'POST /bearers/check', 'nothing', options, { body });
}

/**
 * Verify an account.
 *
 * Verifies the account that the link in the email belongs to. A link works for 48 hours; using it again returns
 * `already_verified`. Because it changes the account, clients never retry it automatically.
 */
export function verifyUser(client: Client, path: { readonly uid: string; readonly code: string }, options?: CallOptions): Call<VerificationResult> {
  return call(client, 'GET /verification/{uid}/{code}', 'status:string message:string', options, { path });
}

/**
 * Send the verification email again.
 *
 * Sends a new link to an account that isn't verified yet, if the email and password are correct. The response is the
 * same for an account that is already verified, but then no email is sent.
 */
export function sendVerificationMail(client: Client, body: CredentialsCheck, options?: CallOptions): Call<Message> {
  return call(client, 'POST /verification/mail', 'message:string', options, { body });
}

/**
 * List users.
 *
 * Returns a page of all users, oldest first by default. For admins. The words in `text` are searched for in the user's
 * email, id and personal name, and in the organisation's name and business ID.
 */
export function listUsers(client: Client, query?: Query<'listUsers'>, options?: CallOptions): PagedCall<UserPage> {
  const ask = (position?: Partial<Query<'listUsers'>>) =>
    send(client, 'GET /users', 'results:array records:array entriesCount:number pageNumber:number', options, { query: { ...query, ...position } });
  return paged<UserPage, Partial<Query<'listUsers'>>>(ask, nextNumber(query?.entriesPerPage ?? 10));
}

/**
 * Sign up.
 *
 * Creates an account and emails a verification link. Fill exactly one of `privateTenant` and `organizationTenant`. A
 * tenant has one need in `properties`, a landlord none. If an admin creates the account, it's verified immediately and
 * no email is sent.
 */
export function createUser(client: Client, body: UserCreation, options?: CreationOptions): Call<UserCreated> {
  return call(client, 'POST /users', 'id:string', options, { body });
}

/**
 * Request a new password.
 *
 * Emails a temporary password to a known address; the response is the same for an unknown one. The temporary password
 * works once, within 30 minutes, and opens a session in which the user has to set a new password. The old password
 * works until then.
 */
export function sendPasswordReset(client: Client, body: PasswordReset, options?: CallOptions): Call<Message> {
  return call(client, 'POST /user/reset', 'message:string', options, { body });
}

/**
 * Get a user.
 *
 * Returns your own user; admins can read any user. For other users' ids the response is 404, so ids can't be probed.
 */
export function getUser(client: Client, id: string, options?: CallOptions): Call<User> {
  return call(client, 'GET /user/{id}', 'id:string', options, { path: { id } });
}

/**
 * Change a user.
 *
 * Changes the fields you send and keeps the rest. Users can change themselves; admins can change anyone's profile. A
 * password can be changed within five minutes of `POST /bearers/check`, or in a session opened with a temporary
 * password. It has to be the only field in the request, and it ends the user's other sessions. Emails and roles can't
 * be changed.
 */
export function updateUser(client: Client, id: string, body: UserChanges, options?: ChangeOptions): Call<User> {
  return call(client, 'PATCH /user/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Delete a user.
 *
 * Deletes a user and everything that belongs to them, including files. Users can delete themselves within five minutes
 * of `POST /bearers/check`; admins can delete anyone else. The last admin can't be deleted.
 */
export function deleteUser(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}', 'nothing', options, { path: { id } });
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
export function getUserExport(client: Client, id: string, options?: CallOptions): Call<UserExport> {
  return call(client, 'GET /user/{id}/export', 'exportedAt:string user:object createdAt:string verifiedAt sessions:array knownNetworks:array properties:array announcements:array residences:array favorites:array isInterested:array landlordInterests:array receivedInterests:array alerts:array notifiedMatches:array messages:array viewings:array viewingHours:array blocks:array reports:array files:array newsletter', options, { path: { id } });
}

/**
 * List a landlord's announcements.
 *
 * Returns your own announcements, public and hidden, oldest first. Admins can list any landlord's.
 */
export function listAnnouncementsOfUser(client: Client, id: string, options?: CallOptions): Call<readonly Announcement[]> {
  return call(client, 'GET /user/{id}/announcement', '[]', options, { path: { id } });
}

/**
 * List a tenant's saved announcements.
 *
 * Returns a list of one item. Its `favorites` are the saved announcements; with `interested=true`, its `isInterested`
 * are the announcements the tenant is interested in. An announcement that its landlord has since hidden is returned as
 * `{id, isActive: false}`.
 */
export function listFavorites(client: Client, id: string, query?: Query<'listFavorites'>, options?: CallOptions): Call<SavedAnnouncements> {
  return call(client, 'GET /user/{id}/favorites', '[]', options, { path: { id }, query });
}

/**
 * List received interest.
 *
 * Returns the tenants who are interested in a landlord's announcements, or the landlords who are interested in a tenant,
 * without interest that has been withdrawn. It shows no more about the other side than a match does before mutual interest.
 */
export function listReceivedInterests(client: Client, id: string, options?: CallOptions): Call<ReceivedInterests> {
  return call(client, 'GET /user/{id}/interests', 'results:array newCount:number', options, { path: { id } });
}

/**
 * Mark received interest as seen.
 *
 * Marks the interest received up to a given time as seen, on all devices.
 */
export function updateReceivedInterests(client: Client, id: string, body: SeenInterests, options?: CallOptions): Call<void> {
  return call(client, 'PATCH /user/{id}/interests', 'nothing', options, { path: { id }, body });
}

/**
 * List blocked users.
 *
 * Returns the users whom the user has blocked, the latest first.
 */
export function listBlocks(client: Client, id: string, options?: CallOptions): Call<Blocks> {
  return call(client, 'GET /user/{id}/blocks', 'results:array', options, { path: { id } });
}

/**
 * Block a user.
 *
 * Hides the two users from each other: in matches, saved announcements, received interest and emails. Their threads are
 * closed, and neither can show interest in the other. The blocked user isn't told. For a user with whom the caller shares
 * a thread or interest; otherwise the response is 404. Repeating the call changes nothing. A user can block 500 others.
 */
export function addBlock(client: Client, path: { readonly id: string; readonly blockedId: string }, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/blocks/{blockedId}', 'nothing', options, { path });
}

/**
 * Unblock a user.
 *
 * Lets the two users find each other again, unless the other one has blocked the caller. Unblocking a user who isn't
 * blocked changes nothing.
 */
export function deleteBlock(client: Client, path: { readonly id: string; readonly blockedId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/blocks/{blockedId}', 'nothing', options, { path });
}

/**
 * List a user's reports and decisions.
 *
 * Returns the reports that the user has made and the decisions about the user, with their statements of reasons. It never
 * says who made a report about the user.
 */
export function listReportsOfUser(client: Client, id: string, options?: CallOptions): Call<Reports> {
  return call(client, 'GET /user/{id}/reports', 'results:array', options, { path: { id } });
}

/**
 * List reports.
 *
 * Returns the queue of reports. For admins.
 */
export function listReports(client: Client, query?: Query<'listReports'>, options?: CallOptions): PagedCall<ReportPage> {
  const ask = (position?: Partial<Query<'listReports'>>) =>
    send(client, 'GET /reports', 'results:array nextCursor', options, { query: { ...query, ...position } });
  return paged<ReportPage, Partial<Query<'listReports'>>>(ask, nextCursor);
}

/**
 * Report a message or announcement.
 *
 * Reports a message from the other side of one of the user's threads, or an announcement that a tenant can see; otherwise
 * the response is 404. Admins read the report, the reported item and at most five messages before and after a reported
 * message. While a report is open, reporting the same item again returns it unchanged. A user can make 10 reports a day.
 */
export function createReport(client: Client, body: ReportCreation, options?: CallOptions): Call<Report> {
  return call(client, 'POST /reports', 'id:string', options, { body });
}

/**
 * Get a report.
 *
 * Returns a report with the reported announcement, or the reported message and at most five messages before and after it.
 * For admins, who can't read anything else of a thread. The audit log records the call.
 */
export function getReport(client: Client, reportId: string, options?: CallOptions): Call<ReportDetails> {
  return call(client, 'GET /reports/{reportId}', 'id:string', options, { path: { reportId } });
}

/**
 * Decide a report or an appeal.
 *
 * Decides a report, or the appeal of the affected user, with a statement of reasons. For admins. Both sides read the
 * statement and get it by email; the affected user isn't told of a dismissed report. Repeating the call changes nothing.
 */
export function updateReport(client: Client, reportId: string, body: ReportChanges, options?: CallOptions): Call<ReportDetails> {
  return call(client, 'PATCH /reports/{reportId}', 'id:string', options, { path: { reportId }, body });
}

/**
 * Appeal a decision.
 *
 * Asks for a decision about the user to be reviewed: once, within six months. Repeating the call with the same text changes
 * nothing.
 */
export function createAppeal(client: Client, reportId: string, body: AppealCreation, options?: CallOptions): Call<Report> {
  return call(client, 'POST /reports/{reportId}/appeal', 'id:string', options, { path: { reportId }, body });
}

/**
 * List threads.
 *
 * Returns the user's threads, those with the newest messages first.
 */
export function listThreads(client: Client, id: string, query?: Query<'listThreads'>, options?: CallOptions): PagedCall<ThreadPage> {
  const ask = (position?: Partial<Query<'listThreads'>>) =>
    send(client, 'GET /user/{id}/threads', 'results:array unreadCount:number nextCursor', options, { path: { id }, query: { ...query, ...position } });
  return paged<ThreadPage, Partial<Query<'listThreads'>>>(ask, nextCursor);
}

/**
 * Send a message.
 *
 * Sends a message about an announcement to the other side: from a tenant to the landlord, or from a landlord to a tenant.
 * The first one begins their thread. One of the two must have shown interest, or shows it with this message
 * (`showsInterest`). Until the interest is mutual, each side can send one message. After interest has been withdrawn,
 * nobody can write until it's shown again. A user can begin 20 threads a day and send 60 messages an hour. Files are uploaded
 * first, which takes a thread: a first message has none.
 */
export function sendMessage(client: Client, body: MessageCreation, options?: CreationOptions): Call<SentMessage> {
  return call(client, 'POST /messages', 'thread:string message:object', options, { body });
}

/**
 * Get a thread.
 *
 * Returns one of the user's threads.
 */
export function getThread(client: Client, threadId: string, options?: CallOptions): Call<Thread> {
  return call(client, 'GET /threads/{threadId}', 'id:string', options, { path: { threadId } });
}

/**
 * Mark a thread as seen or archived.
 *
 * Marks messages as seen, on all of the user's devices and for the other side, or moves the thread into the archive.
 */
export function updateThread(client: Client, threadId: string, body: ThreadChanges, options?: CallOptions): Call<Thread> {
  return call(client, 'PATCH /threads/{threadId}', 'id:string', options, { path: { threadId }, body });
}

/**
 * List messages.
 *
 * Returns the messages of one of the user's threads, oldest first: the last ones, those before a number, or those after
 * one.
 */
export function listMessages(client: Client, threadId: string, query?: Query<'listMessages'>, options?: CallOptions): Call<ThreadMessages> {
  return call(client, 'GET /threads/{threadId}/messages', 'results:array', options, { path: { threadId }, query });
}

/**
 * List viewing times.
 *
 * Returns the published times of the thread's announcement that have a place left, from two hours ahead to eight weeks
 * ahead: the first 500 of the days asked for. The thread's own viewing takes no place, since it can be moved.
 */
export function listViewingTimes(client: Client, threadId: string, query?: Query<'listViewingTimes'>, options?: CallOptions): Call<ViewingTimes> {
  return call(client, 'GET /threads/{threadId}/viewing-times', 'results:array', options, { path: { threadId }, query });
}

/**
 * Get viewing hours.
 *
 * Returns when a landlord shows the premises of one of their announcements, without days that have passed.
 */
export function getViewingHours(client: Client, id: string, options?: CallOptions): Call<ViewingHours> {
  return call(client, 'GET /viewing-hours/{id}', 'rules:array', options, { path: { id } });
}

/**
 * Publish viewing hours.
 *
 * Replaces the viewing hours of one of the landlord's announcements. Tenants who are in an open thread with the
 * landlord can book the times that follow from them, at least two hours ahead and for the next eight weeks. Viewings that
 * have been booked stay as they are. With `If-Match`, what was changed meanwhile isn't overwritten.
 */
export function updateViewingHours(client: Client, id: string, body: ViewingHours, options?: ChangeOptions): Call<ViewingHours> {
  return call(client, 'PATCH /viewing-hours/{id}', 'rules:array', options, { path: { id }, body });
}

/**
 * Book or propose a viewing.
 *
 * Books a published time, if a tenant calls; proposes any time within a year to the tenant, if the landlord calls. Both
 * must be interested in each other and the announcement public. A thread has one upcoming viewing at most. Both get an
 * invitation by email. In a thread, 20 viewings can be booked, proposed or moved in 24 hours.
 */
export function createViewing(client: Client, body: ViewingCreation, options?: CreationOptions): Call<Viewing> {
  return call(client, 'POST /viewings', 'id:string', options, { body });
}

/**
 * Accept, move or cancel a viewing.
 *
 * Accepts what the other side has proposed (`state: booked`), cancels the viewing (`state: cancelled`) or moves it
 * (`startsAt`): a tenant to a published time, which books it; a landlord to any time within a year, which the tenant has to
 * accept. `sequence` is that of the viewing as the user has seen it: nobody accepts a time that has been changed meanwhile.
 * Both get an updated invitation, or a cancellation, by email. A viewing that has begun can't be changed.
 */
export function updateViewing(client: Client, viewingId: string, body: ViewingChanges, options?: CreationOptions): Call<Viewing> {
  return call(client, 'PATCH /viewings/{viewingId}', 'id:string', options, { path: { viewingId }, body });
}

/**
 * List upcoming viewings.
 *
 * Returns the user's booked and proposed viewings that aren't over, the next one first.
 */
export function listViewings(client: Client, id: string, query?: Query<'listViewings'>, options?: CallOptions): PagedCall<ViewingPage> {
  const ask = (position?: Partial<Query<'listViewings'>>) =>
    send(client, 'GET /user/{id}/viewings', 'results:array nextCursor', options, { path: { id }, query: { ...query, ...position } });
  return paged<ViewingPage, Partial<Query<'listViewings'>>>(ask, nextCursor);
}

/**
 * Get the calendar link's state.
 *
 * Tells whether the user has a calendar link, and since when. The link itself is only shown when it's made.
 */
export function getCalendar(client: Client, id: string, options?: CallOptions): Call<Calendar> {
  return call(client, 'GET /user/{id}/calendar', 'since', options, { path: { id } });
}

/**
 * Make a calendar link.
 *
 * Makes a secret address by which calendar programs subscribe to the user's viewings, without a bearer. An earlier address
 * stops working. It answers text/calendar with the viewings from the last 30 days on; only its hash is kept.
 */
export function renewCalendar(client: Client, id: string, options?: CallOptions): Call<CalendarLink> {
  return call(client, 'POST /user/{id}/calendar', 'address:string since:string', options, { path: { id } });
}

/**
 * Revoke the calendar link.
 *
 * The secret address stops working at once. Nothing happens if there is none.
 */
export function deleteCalendar(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/calendar', 'nothing', options, { path: { id } });
}

/**
 * Save an announcement.
 *
 * Saves a public announcement or, with `interested=true`, tells its landlord that the tenant is interested. The two
 * are independent. Any public announcement can be saved, no matter how far it is from what the tenant is looking for.
 * Repeating the call changes nothing, even if the announcement has since been hidden. Saving a hidden announcement for
 * the first time is a 404. When the interest becomes mutual, both sides get an email, but at most one in 24 hours.
 */
export function addFavorite(client: Client, path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/favorite/{announcementId}', 'nothing', options, { path, query });
}

/**
 * Remove a saved announcement.
 *
 * Removes a saved announcement or, with `interested=true`, withdraws the tenant's interest, which also ends a mutual
 * one. Removing something that isn't saved changes nothing.
 */
export function deleteFavorite(client: Client, path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/favorite/{announcementId}', 'nothing', options, { path, query });
}

/**
 * Show a landlord's interest in a tenant.
 *
 * For one of your own announcements, and a tenant who is a potential match or is interested in it; otherwise the
 * response is 404. Repeating the call changes nothing. When the interest becomes mutual, both sides get an email, but
 * at most one in 24 hours.
 */
export function addInterest(client: Client, path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/interested/{targetId}', 'nothing', options, { path });
}

/**
 * Withdraw a landlord's interest.
 *
 * Withdraws the interest in a tenant for one of your own announcements, which also ends a mutual one. Withdrawing an
 * interest that doesn't exist changes nothing.
 */
export function deleteInterest(client: Client, path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/interested/{targetId}', 'nothing', options, { path });
}

/**
 * List properties.
 *
 * Returns a page of all needs and listings, oldest first by default. For admins. The words in `text` are searched for
 * in the property's address, description and id, and in its owner's email and names.
 */
export function listProperties(client: Client, query?: Query<'listProperties'>, options?: CallOptions): PagedCall<PropertyPage> {
  const ask = (position?: Partial<Query<'listProperties'>>) =>
    send(client, 'GET /properties', 'results:array records:array entriesCount:number pageNumber:number', options, { query: { ...query, ...position } });
  return paged<PropertyPage, Partial<Query<'listProperties'>>>(ask, nextNumber(query?.entriesPerPage ?? 10));
}

/**
 * Create a need.
 *
 * Creates a tenant's need. Signing up already creates one, so this is for tenants whose need was deleted. A tenant can
 * have only one need: if several calls are made at once, only one succeeds. Landlords publish premises with `POST
 * /residence` and `POST /announcement/residence/{residenceId}`.
 */
export function createProperty(client: Client, body: NeedCreation, options?: CreationOptions): Call<Need> {
  return call(client, 'POST /properties', 'id:string', options, { body });
}

/**
 * List a user's properties.
 *
 * Returns your own properties, oldest first. Matches are found for a tenant's first property. Admins can list any
 * user's.
 */
export function listPropertiesOfUser(client: Client, id: string, options?: CallOptions): Call<readonly Property[]> {
  return call(client, 'GET /properties/user/{id}', '[]', options, { path: { id } });
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
export function getProperty(client: Client, id: string, options?: CallOptions): Call<Property> {
  return call(client, 'GET /properties/{id}', 'id:string', options, { path: { id } });
}

/**
 * Change a property.
 *
 * Changes the fields you send of one of your own needs or listings and keeps the rest. Admins can change any property.
 * Limits are checked after merging: a minimum above its maximum is a 400. A listing's `residenceType` is also its
 * residence's `houseType`, so changing it changes the residence's version as well.
 */
export function updateProperty(client: Client, id: string, body: PropertyChanges, options?: ChangeOptions): Call<Property> {
  return call(client, 'PATCH /properties/{id}', 'id:string', options, { path: { id }, body });
}

/**
 * Delete a property.
 *
 * Deletes a need, or a listing together with its announcement, residence and files. For admins.
 */
export function deleteProperty(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /properties/{id}', 'nothing', options, { path: { id } });
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
 * - districts are reported only if whatever lies outside them, in the same circle and of the same kind, could be
 *   reported as well, so subtracting them reveals no smaller group;
 * - rents need five landlords with ten announcements, and no landlord may have more than a third of these; each
 *   landlord counts with one rent;
 * - counts are rounded down to a multiple of five, and rents to steps of an eighth or more, so that no series of requests
 *   reveals a rent more precisely than its step;
 * - a week is only reported after it has ended, and later openings don't change it.
 */
export function getInsights(client: Client, id: string, options?: CallOptions): Call<Insights> {
  return call(client, 'GET /insights/{id}', 'types:array weeks:array', options, { path: { id } });
}

/**
 * Get the alerts of a property.
 *
 * Returns when a tenant is emailed about new announcements for a need, or a landlord about new tenants for a listing.
 * Only for your own properties. Until the user selects otherwise, no emails are sent.
 */
export function getAlerts(client: Client, id: string, options?: CallOptions): Call<Alerts> {
  return call(client, 'GET /alerts/{id}', 'frequency:string threshold:number', options, { path: { id } });
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
export function updateAlerts(client: Client, id: string, body: AlertChanges, options?: CallOptions): Call<Alerts> {
  return call(client, 'PATCH /alerts/{id}', 'frequency:string threshold:number', options, { path: { id }, body });
}

/**
 * Unsubscribe by email link.
 *
 * Turns off the alerts for the properties in the email, without logging in. Opening the link again has the same result.
 * Alerts for other properties continue, and users can turn these ones on again in their profile. The link in an email
 * about interest turns those emails off instead.
 */
export function createUnsubscription(client: Client, code: string, options?: CallOptions): Call<void> {
  return call(client, 'POST /unsubscription/{code}', 'nothing', options, { path: { code } });
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
 * Publish or hide an announcement.
 *
 * Makes one of your own announcements public or hides it. A hidden announcement disappears from every list
 * immediately. If an admin has hidden it because of a report, only an admin can make it public.
 */
export function updateAnnouncement(client: Client, id: string, body: AnnouncementChanges, options?: ChangeOptions): Call<Announcement> {
  return call(client, 'PATCH /announcement/{id}', 'id:string', options, { path: { id }, body });
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
export function findMatches(client: Client, body: MatchRequest, query: Query<'findMatches'>, options?: CallOptions): PagedCall<MatchPage> {
  const ask = (position?: Partial<Query<'findMatches'>>) =>
    send(client, 'POST /matchmaking', 'results:array total:number nextCursor', options, { query: { ...query, ...position }, body });
  return paged<MatchPage, Partial<Query<'findMatches'>>>(ask, nextCursor);
}

/**
 * Keep pictures for another 7 days.
 *
 * Pictures that aren't attached to anything are deleted after 7 days. This call starts the 7 days again for your own
 * pictures, for example when a draft that uses them is opened or edited. It returns the pictures that still exist,
 * each with the residence it's attached to. Pictures that were deleted or belong to someone else are left out.
 */
export function renewFiles(client: Client, body: FileRenewal, options?: CallOptions): Call<RenewedFiles> {
  return call(client, 'POST /files/renewals', 'files:array', options, { body });
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
export function listPlaces(client: Client, query: Query<'listPlaces'>, options?: CallOptions): Call<PlaceSuggestions> {
  return call(client, 'GET /places', 'results:array attribution sources:array', options, { query });
}

/**
 * Get the nearest address.
 *
 * Returns the registered address nearest to a point, with the coordinates of the address. The point has to be within
 * 15 km of central Helsinki and within 500 metres of an address; otherwise the response is 404. The addresses are
 * those of the built-in register, from Ryhti, the built environment information system (Finnish Environment
 * Institute), CC BY 4.0.
 */
export function getNearestPlace(client: Client, query: Query<'getNearestPlace'>, options?: CallOptions): Call<Place> {
  return call(client, 'GET /places/nearest', 'placeId:string address:string x:number y:number', options, { query });
}

/**
 * Get a place.
 *
 * Returns the address and coordinates of a suggestion.
 */
export function getPlace(client: Client, placeId: string, query?: Query<'getPlace'>, options?: CallOptions): Call<Place> {
  return call(client, 'GET /places/{placeId}', 'placeId:string address:string x:number y:number', options, { path: { placeId }, query });
}

/**
 * Subscribe to the newsletter.
 *
 * Sends an email with a link that confirms the address. The response is the same if the address is already subscribed
 * or belongs to an account that has unsubscribed from all emails, but then nothing is sent.
 */
export function createSubscription(client: Client, body: Subscription, options?: CallOptions): Call<Message> {
  return call(client, 'POST /newsletter', 'message:string', options, { body });
}

/**
 * Confirm a newsletter subscription.
 *
 * Confirms the address that the link in the email belongs to. Opening the link again has the same result.
 */
export function verifySubscription(client: Client, code: string, options?: CallOptions): Call<Message> {
  return call(client, 'POST /newsletter/{code}', 'message:string', options, { path: { code } });
}

/**
 * List admin actions.
 *
 * Returns the audit log, newest first. For admins. An entry is written together with the change it describes, never
 * changes, and is kept even after the admin or the object is deleted.
 */
export function listAuditEntries(client: Client, query?: Query<'listAuditEntries'>, options?: CallOptions): PagedCall<AuditPage> {
  const ask = (position?: Partial<Query<'listAuditEntries'>>) =>
    send(client, 'GET /audit', 'results:array nextCursor', options, { query: { ...query, ...position } });
  return paged<AuditPage, Partial<Query<'listAuditEntries'>>>(ask, nextCursor);
}

/**
 * Get the state of the system.
 *
 * Returns the running version, the mail queue and the free space. For admins. `GET /metrics` gives more details to
 * monitoring tools.
 */
export function getSystemState(client: Client, options?: CallOptions): Call<SystemState> {
  return call(client, 'GET /system', 'version:string mails:object storage:object', options);
}
