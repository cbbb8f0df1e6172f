// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Query } from '../client/http.ts';
import type { AlertChanges, Alerts, Announcement, AnnouncementBatch, AnnouncementChanges, AnnouncementCreation, AnnouncementUpsert, AppealCreation, Attachment, AuditPage, Blocks, Calendar, CalendarLink, ChangePage, CreatedKey, Credentials, CredentialsCheck, Document, FileRecord, FileRenewal, Insights, Invitation, KeyCalls, KeyCreation, Keys, ListingSimulation, MatchPage, MatchRequest, MemberCreation, Membership, Message, MessageCreation, Need, NeedCreation, OwnResidence, PasswordReset, Place, PlaceSuggestions, Property, PropertyChanges, PropertyPage, ReceivedInterests, RenewedFiles, Report, ReportChanges, ReportCreation, ReportDetails, ReportPage, Reports, ResidenceChanges, ResidenceCreation, SavedAnnouncements, SeenInterests, SentMessage, Session, SimulatedChanges, Subscription, SystemState, Team, TeamInvitation, TeamInvitationCreation, TeamMember, TeamMemberChanges, Thread, ThreadChanges, ThreadMessages, ThreadPage, UpsertedAnnouncement, UpsertedAnnouncements, User, UserChanges, UserCreated, UserCreation, UserEvent, UserExport, UserPage, VerificationResult, VerifiedBearer, Viewing, ViewingChanges, ViewingCreation, ViewingHours, ViewingPage, ViewingTimes, WebhookChanges, WebhookCreation, WebhookDelivery, WebhookDeliveryPage, WebhookWithSecret, Webhooks } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { AttachedFile, Picture, UploadOptions } from '../client/upload.ts';
import { effectOf, eventsOf, streamOf, type EffectOptions, type TilavaEffect, type TilavaEvents, type TilavaStream } from '../effect/run.ts';
import * as operations from '../operations.ts';

/** Check the bearer: see {@link operations.verifyBearer}. */
export function verifyBearer(options?: EffectOptions<CallOptions>): TilavaEffect<VerifiedBearer> {
  return effectOf('verifyBearer', (client, signal) => operations.verifyBearer(client, { ...options, signal }));
}

/** Log in: see {@link operations.createBearer}. */
export function createBearer(body: Credentials, options?: EffectOptions<CallOptions>): TilavaEffect<Session> {
  return effectOf('createBearer', (client, signal) => operations.createBearer(client, body, { ...options, signal }));
}

/** Log out: see {@link operations.deleteBearer}. */
export function deleteBearer(options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteBearer', (client, signal) => operations.deleteBearer(client, { ...options, signal }));
}

/** Check the current password: see {@link operations.checkCredentials}. */
export function checkCredentials(body: CredentialsCheck, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('checkCredentials', (client, signal) => operations.checkCredentials(client, body, { ...options, signal }));
}

/** Verify an account: see {@link operations.verifyUser}. */
export function verifyUser(path: { readonly uid: string; readonly code: string }, options?: EffectOptions<CallOptions>): TilavaEffect<VerificationResult> {
  return effectOf('verifyUser', (client, signal) => operations.verifyUser(client, path, { ...options, signal }));
}

/** Send the verification email again: see {@link operations.sendVerificationMail}. */
export function sendVerificationMail(body: CredentialsCheck, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('sendVerificationMail', (client, signal) => operations.sendVerificationMail(client, body, { ...options, signal }));
}

/** List users: see {@link operations.listUsers}. */
export function listUsers(query?: Query<'listUsers'>, options?: EffectOptions<CallOptions>): TilavaEffect<UserPage> {
  return effectOf('listUsers', (client, signal) => operations.listUsers(client, query, { ...options, signal }));
}

/** All entries of {@link listUsers}, over all pages. */
export function listUsersStream(query?: Query<'listUsers'>, options?: EffectOptions<CallOptions>): TilavaStream<UserPage> {
  return streamOf((client, signal) => operations.listUsers(client, query, { ...options, signal }));
}

/** Sign up: see {@link operations.createUser}. */
export function createUser(body: UserCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<UserCreated> {
  return effectOf('createUser', (client, signal) => operations.createUser(client, body, { ...options, signal }));
}

/** Request a new password: see {@link operations.sendPasswordReset}. */
export function sendPasswordReset(body: PasswordReset, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('sendPasswordReset', (client, signal) => operations.sendPasswordReset(client, body, { ...options, signal }));
}

/** Get a user: see {@link operations.getUser}. */
export function getUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<User> {
  return effectOf('getUser', (client, signal) => operations.getUser(client, id, { ...options, signal }));
}

/** Change a user: see {@link operations.updateUser}. */
export function updateUser(id: string, body: UserChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<User> {
  return effectOf('updateUser', (client, signal) => operations.updateUser(client, id, body, { ...options, signal }));
}

/** Delete a user: see {@link operations.deleteUser}. */
export function deleteUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteUser', (client, signal) => operations.deleteUser(client, id, { ...options, signal }));
}

/** Export a user's data: see {@link operations.getUserExport}. */
export function getUserExport(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<UserExport> {
  return effectOf('getUserExport', (client, signal) => operations.getUserExport(client, id, { ...options, signal }));
}

/** List a landlord's announcements: see {@link operations.listAnnouncementsOfUser}. */
export function listAnnouncementsOfUser(id: string, query?: Query<'listAnnouncementsOfUser'>, options?: EffectOptions<CallOptions>): TilavaEffect<readonly Announcement[]> {
  return effectOf('listAnnouncementsOfUser', (client, signal) => operations.listAnnouncementsOfUser(client, id, query, { ...options, signal }));
}

/** List a tenant's saved announcements: see {@link operations.listFavorites}. */
export function listFavorites(id: string, query?: Query<'listFavorites'>, options?: EffectOptions<CallOptions>): TilavaEffect<SavedAnnouncements> {
  return effectOf('listFavorites', (client, signal) => operations.listFavorites(client, id, query, { ...options, signal }));
}

/** List received interest: see {@link operations.listReceivedInterests}. */
export function listReceivedInterests(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<ReceivedInterests> {
  return effectOf('listReceivedInterests', (client, signal) => operations.listReceivedInterests(client, id, { ...options, signal }));
}

/** Mark received interest as seen: see {@link operations.updateReceivedInterests}. */
export function updateReceivedInterests(id: string, body: SeenInterests, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('updateReceivedInterests', (client, signal) => operations.updateReceivedInterests(client, id, body, { ...options, signal }));
}

/** List blocked users: see {@link operations.listBlocks}. */
export function listBlocks(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Blocks> {
  return effectOf('listBlocks', (client, signal) => operations.listBlocks(client, id, { ...options, signal }));
}

/** Block a user: see {@link operations.addBlock}. */
export function addBlock(path: { readonly id: string; readonly blockedId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('addBlock', (client, signal) => operations.addBlock(client, path, { ...options, signal }));
}

/** Unblock a user: see {@link operations.deleteBlock}. */
export function deleteBlock(path: { readonly id: string; readonly blockedId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteBlock', (client, signal) => operations.deleteBlock(client, path, { ...options, signal }));
}

/** List an account's keys: see {@link operations.listKeys}. */
export function listKeys(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Keys> {
  return effectOf('listKeys', (client, signal) => operations.listKeys(client, id, { ...options, signal }));
}

/** Create a key: see {@link operations.createKey}. */
export function createKey(id: string, body: KeyCreation, options?: EffectOptions<CallOptions>): TilavaEffect<CreatedKey> {
  return effectOf('createKey', (client, signal) => operations.createKey(client, id, body, { ...options, signal }));
}

/** Delete a key: see {@link operations.deleteKey}. */
export function deleteKey(path: { readonly id: string; readonly keyId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteKey', (client, signal) => operations.deleteKey(client, path, { ...options, signal }));
}

/** List the calls of a key: see {@link operations.listKeyCalls}. */
export function listKeyCalls(path: { readonly id: string; readonly keyId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<KeyCalls> {
  return effectOf('listKeyCalls', (client, signal) => operations.listKeyCalls(client, path, { ...options, signal }));
}

/** List an account's webhooks: see {@link operations.listWebhooks}. */
export function listWebhooks(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Webhooks> {
  return effectOf('listWebhooks', (client, signal) => operations.listWebhooks(client, id, { ...options, signal }));
}

/** Create a webhook: see {@link operations.createWebhook}. */
export function createWebhook(id: string, body: WebhookCreation, options?: EffectOptions<CallOptions>): TilavaEffect<WebhookWithSecret> {
  return effectOf('createWebhook', (client, signal) => operations.createWebhook(client, id, body, { ...options, signal }));
}

/** Change a webhook: see {@link operations.updateWebhook}. */
export function updateWebhook(path: { readonly id: string; readonly webhookId: string }, body: WebhookChanges, options?: EffectOptions<CallOptions>): TilavaEffect<WebhookWithSecret> {
  return effectOf('updateWebhook', (client, signal) => operations.updateWebhook(client, path, body, { ...options, signal }));
}

/** Delete a webhook: see {@link operations.deleteWebhook}. */
export function deleteWebhook(path: { readonly id: string; readonly webhookId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteWebhook', (client, signal) => operations.deleteWebhook(client, path, { ...options, signal }));
}

/** List deliveries of a webhook: see {@link operations.listDeliveries}. */
export function listDeliveries(path: { readonly id: string; readonly webhookId: string }, query?: Query<'listDeliveries'>, options?: EffectOptions<CallOptions>): TilavaEffect<WebhookDeliveryPage> {
  return effectOf('listDeliveries', (client, signal) => operations.listDeliveries(client, path, query, { ...options, signal }));
}

/** All entries of {@link listDeliveries}, over all pages. */
export function listDeliveriesStream(path: { readonly id: string; readonly webhookId: string }, query?: Query<'listDeliveries'>, options?: EffectOptions<CallOptions>): TilavaStream<WebhookDeliveryPage> {
  return streamOf((client, signal) => operations.listDeliveries(client, path, query, { ...options, signal }));
}

/** Send a test event: see {@link operations.sendTestEvent}. */
export function sendTestEvent(path: { readonly id: string; readonly webhookId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<WebhookDelivery> {
  return effectOf('sendTestEvent', (client, signal) => operations.sendTestEvent(client, path, { ...options, signal }));
}

/** Send a delivery again: see {@link operations.sendDelivery}. */
export function sendDelivery(path: { readonly id: string; readonly webhookId: string; readonly deliveryId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<WebhookDelivery> {
  return effectOf('sendDelivery', (client, signal) => operations.sendDelivery(client, path, { ...options, signal }));
}

/** List a team: see {@link operations.listTeam}. */
export function listTeam(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Team> {
  return effectOf('listTeam', (client, signal) => operations.listTeam(client, id, { ...options, signal }));
}

/** Invite a colleague: see {@link operations.createInvitation}. */
export function createInvitation(id: string, body: TeamInvitationCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<TeamInvitation> {
  return effectOf('createInvitation', (client, signal) => operations.createInvitation(client, id, body, { ...options, signal }));
}

/** Change a colleague's role: see {@link operations.updateMember}. */
export function updateMember(path: { readonly id: string; readonly memberId: string }, body: TeamMemberChanges, options?: EffectOptions<CallOptions>): TilavaEffect<TeamMember> {
  return effectOf('updateMember', (client, signal) => operations.updateMember(client, path, body, { ...options, signal }));
}

/** Remove a colleague, leave a team or cancel an invitation: see {@link operations.deleteMember}. */
export function deleteMember(path: { readonly id: string; readonly memberId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteMember', (client, signal) => operations.deleteMember(client, path, { ...options, signal }));
}

/** Read an invitation: see {@link operations.getInvitation}. */
export function getInvitation(code: string, options?: EffectOptions<CallOptions>): TilavaEffect<Invitation> {
  return effectOf('getInvitation', (client, signal) => operations.getInvitation(client, code, { ...options, signal }));
}

/** Accept an invitation: see {@link operations.createMember}. */
export function createMember(code: string, body: MemberCreation, options?: EffectOptions<CallOptions>): TilavaEffect<Membership> {
  return effectOf('createMember', (client, signal) => operations.createMember(client, code, body, { ...options, signal }));
}

/** List a user's reports and decisions: see {@link operations.listReportsOfUser}. */
export function listReportsOfUser(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Reports> {
  return effectOf('listReportsOfUser', (client, signal) => operations.listReportsOfUser(client, id, { ...options, signal }));
}

/** List reports: see {@link operations.listReports}. */
export function listReports(query?: Query<'listReports'>, options?: EffectOptions<CallOptions>): TilavaEffect<ReportPage> {
  return effectOf('listReports', (client, signal) => operations.listReports(client, query, { ...options, signal }));
}

/** All entries of {@link listReports}, over all pages. */
export function listReportsStream(query?: Query<'listReports'>, options?: EffectOptions<CallOptions>): TilavaStream<ReportPage> {
  return streamOf((client, signal) => operations.listReports(client, query, { ...options, signal }));
}

/** Report a message or announcement: see {@link operations.createReport}. */
export function createReport(body: ReportCreation, options?: EffectOptions<CallOptions>): TilavaEffect<Report> {
  return effectOf('createReport', (client, signal) => operations.createReport(client, body, { ...options, signal }));
}

/** Get a report: see {@link operations.getReport}. */
export function getReport(reportId: string, options?: EffectOptions<CallOptions>): TilavaEffect<ReportDetails> {
  return effectOf('getReport', (client, signal) => operations.getReport(client, reportId, { ...options, signal }));
}

/** Decide a report or an appeal: see {@link operations.updateReport}. */
export function updateReport(reportId: string, body: ReportChanges, options?: EffectOptions<CallOptions>): TilavaEffect<ReportDetails> {
  return effectOf('updateReport', (client, signal) => operations.updateReport(client, reportId, body, { ...options, signal }));
}

/** Appeal a decision: see {@link operations.createAppeal}. */
export function createAppeal(reportId: string, body: AppealCreation, options?: EffectOptions<CallOptions>): TilavaEffect<Report> {
  return effectOf('createAppeal', (client, signal) => operations.createAppeal(client, reportId, body, { ...options, signal }));
}

/** List threads: see {@link operations.listThreads}. */
export function listThreads(id: string, query?: Query<'listThreads'>, options?: EffectOptions<CallOptions>): TilavaEffect<ThreadPage> {
  return effectOf('listThreads', (client, signal) => operations.listThreads(client, id, query, { ...options, signal }));
}

/** All entries of {@link listThreads}, over all pages. */
export function listThreadsStream(id: string, query?: Query<'listThreads'>, options?: EffectOptions<CallOptions>): TilavaStream<ThreadPage> {
  return streamOf((client, signal) => operations.listThreads(client, id, query, { ...options, signal }));
}

/** List what changed: see {@link operations.listChanges}. */
export function listChanges(query?: Query<'listChanges'>, options?: EffectOptions<CallOptions>): TilavaEffect<ChangePage> {
  return effectOf('listChanges', (client, signal) => operations.listChanges(client, query, { ...options, signal }));
}

/** Stream events: see {@link operations.streamEvents}. */
export function streamEvents(id: string, query?: Query<'streamEvents'>, options?: EffectOptions<CallOptions>): TilavaEvents<UserEvent> {
  return eventsOf((client, signal) => operations.streamEvents(client, id, query, { ...options, signal }));
}

/** Send a message: see {@link operations.sendMessage}. */
export function sendMessage(body: MessageCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<SentMessage> {
  return effectOf('sendMessage', (client, signal) => operations.sendMessage(client, body, { ...options, signal }));
}

/** Get a thread: see {@link operations.getThread}. */
export function getThread(threadId: string, options?: EffectOptions<CallOptions>): TilavaEffect<Thread> {
  return effectOf('getThread', (client, signal) => operations.getThread(client, threadId, { ...options, signal }));
}

/** Mark a thread as seen or archived: see {@link operations.updateThread}. */
export function updateThread(threadId: string, body: ThreadChanges, options?: EffectOptions<CallOptions>): TilavaEffect<Thread> {
  return effectOf('updateThread', (client, signal) => operations.updateThread(client, threadId, body, { ...options, signal }));
}

/** List messages: see {@link operations.listMessages}. */
export function listMessages(threadId: string, query?: Query<'listMessages'>, options?: EffectOptions<CallOptions>): TilavaEffect<ThreadMessages> {
  return effectOf('listMessages', (client, signal) => operations.listMessages(client, threadId, query, { ...options, signal }));
}

/** Upload an attachment: see {@link operations.uploadAttachment}. */
export function uploadAttachment(threadId: string, attachment: AttachedFile, options?: EffectOptions<UploadOptions>): TilavaEffect<Attachment> {
  return effectOf('uploadAttachment', (client, signal) => operations.uploadAttachment(client, threadId, attachment, { ...options, signal }));
}

/** Download an attachment: see {@link operations.getAttachment}. */
export function getAttachment(attachmentId: string, options?: EffectOptions<CallOptions>): TilavaEffect<Blob> {
  return effectOf('getAttachment', (client, signal) => operations.getAttachment(client, attachmentId, { ...options, signal }));
}

/** Delete an attachment or a document: see {@link operations.deleteAttachment}. */
export function deleteAttachment(attachmentId: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteAttachment', (client, signal) => operations.deleteAttachment(client, attachmentId, { ...options, signal }));
}

/** List viewing times: see {@link operations.listViewingTimes}. */
export function listViewingTimes(threadId: string, query?: Query<'listViewingTimes'>, options?: EffectOptions<CallOptions>): TilavaEffect<ViewingTimes> {
  return effectOf('listViewingTimes', (client, signal) => operations.listViewingTimes(client, threadId, query, { ...options, signal }));
}

/** Get viewing hours: see {@link operations.getViewingHours}. */
export function getViewingHours(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<ViewingHours> {
  return effectOf('getViewingHours', (client, signal) => operations.getViewingHours(client, id, { ...options, signal }));
}

/** Publish viewing hours: see {@link operations.updateViewingHours}. */
export function updateViewingHours(id: string, body: ViewingHours, options?: EffectOptions<ChangeOptions>): TilavaEffect<ViewingHours> {
  return effectOf('updateViewingHours', (client, signal) => operations.updateViewingHours(client, id, body, { ...options, signal }));
}

/** Book or propose a viewing: see {@link operations.createViewing}. */
export function createViewing(body: ViewingCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<Viewing> {
  return effectOf('createViewing', (client, signal) => operations.createViewing(client, body, { ...options, signal }));
}

/** Accept, move or cancel a viewing: see {@link operations.updateViewing}. */
export function updateViewing(viewingId: string, body: ViewingChanges, options?: EffectOptions<CreationOptions>): TilavaEffect<Viewing> {
  return effectOf('updateViewing', (client, signal) => operations.updateViewing(client, viewingId, body, { ...options, signal }));
}

/** List upcoming viewings: see {@link operations.listViewings}. */
export function listViewings(id: string, query?: Query<'listViewings'>, options?: EffectOptions<CallOptions>): TilavaEffect<ViewingPage> {
  return effectOf('listViewings', (client, signal) => operations.listViewings(client, id, query, { ...options, signal }));
}

/** All entries of {@link listViewings}, over all pages. */
export function listViewingsStream(id: string, query?: Query<'listViewings'>, options?: EffectOptions<CallOptions>): TilavaStream<ViewingPage> {
  return streamOf((client, signal) => operations.listViewings(client, id, query, { ...options, signal }));
}

/** Get the calendar link's state: see {@link operations.getCalendar}. */
export function getCalendar(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Calendar> {
  return effectOf('getCalendar', (client, signal) => operations.getCalendar(client, id, { ...options, signal }));
}

/** Make a calendar link: see {@link operations.renewCalendar}. */
export function renewCalendar(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<CalendarLink> {
  return effectOf('renewCalendar', (client, signal) => operations.renewCalendar(client, id, { ...options, signal }));
}

/** Revoke the calendar link: see {@link operations.deleteCalendar}. */
export function deleteCalendar(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteCalendar', (client, signal) => operations.deleteCalendar(client, id, { ...options, signal }));
}

/** Save an announcement: see {@link operations.addFavorite}. */
export function addFavorite(path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('addFavorite', (client, signal) => operations.addFavorite(client, path, query, { ...options, signal }));
}

/** Remove a saved announcement: see {@link operations.deleteFavorite}. */
export function deleteFavorite(path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteFavorite', (client, signal) => operations.deleteFavorite(client, path, query, { ...options, signal }));
}

/** Show a landlord's interest in a tenant: see {@link operations.addInterest}. */
export function addInterest(path: { readonly id: string; readonly targetId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('addInterest', (client, signal) => operations.addInterest(client, path, { ...options, signal }));
}

/** Withdraw a landlord's interest: see {@link operations.deleteInterest}. */
export function deleteInterest(path: { readonly id: string; readonly targetId: string }, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteInterest', (client, signal) => operations.deleteInterest(client, path, { ...options, signal }));
}

/** List properties: see {@link operations.listProperties}. */
export function listProperties(query?: Query<'listProperties'>, options?: EffectOptions<CallOptions>): TilavaEffect<PropertyPage> {
  return effectOf('listProperties', (client, signal) => operations.listProperties(client, query, { ...options, signal }));
}

/** All entries of {@link listProperties}, over all pages. */
export function listPropertiesStream(query?: Query<'listProperties'>, options?: EffectOptions<CallOptions>): TilavaStream<PropertyPage> {
  return streamOf((client, signal) => operations.listProperties(client, query, { ...options, signal }));
}

/** Create a need: see {@link operations.createProperty}. */
export function createProperty(body: NeedCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<Need> {
  return effectOf('createProperty', (client, signal) => operations.createProperty(client, body, { ...options, signal }));
}

/** List a user's properties: see {@link operations.listPropertiesOfUser}. */
export function listPropertiesOfUser(id: string, query?: Query<'listPropertiesOfUser'>, options?: EffectOptions<CallOptions>): TilavaEffect<readonly Property[]> {
  return effectOf('listPropertiesOfUser', (client, signal) => operations.listPropertiesOfUser(client, id, query, { ...options, signal }));
}

/** Get a property: see {@link operations.getProperty}. */
export function getProperty(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Property> {
  return effectOf('getProperty', (client, signal) => operations.getProperty(client, id, { ...options, signal }));
}

/** Change a property: see {@link operations.updateProperty}. */
export function updateProperty(id: string, body: PropertyChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<Property> {
  return effectOf('updateProperty', (client, signal) => operations.updateProperty(client, id, body, { ...options, signal }));
}

/** Delete a property: see {@link operations.deleteProperty}. */
export function deleteProperty(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteProperty', (client, signal) => operations.deleteProperty(client, id, { ...options, signal }));
}

/** Get the insights of a property: see {@link operations.getInsights}. */
export function getInsights(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Insights> {
  return effectOf('getInsights', (client, signal) => operations.getInsights(client, id, { ...options, signal }));
}

/** Simulate changes of a listing: see {@link operations.simulateListing}. */
export function simulateListing(id: string, body: SimulatedChanges, options?: EffectOptions<CallOptions>): TilavaEffect<ListingSimulation> {
  return effectOf('simulateListing', (client, signal) => operations.simulateListing(client, id, body, { ...options, signal }));
}

/** Get the alerts of a property: see {@link operations.getAlerts}. */
export function getAlerts(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Alerts> {
  return effectOf('getAlerts', (client, signal) => operations.getAlerts(client, id, { ...options, signal }));
}

/** Change the alerts of a property: see {@link operations.updateAlerts}. */
export function updateAlerts(id: string, body: AlertChanges, options?: EffectOptions<CallOptions>): TilavaEffect<Alerts> {
  return effectOf('updateAlerts', (client, signal) => operations.updateAlerts(client, id, body, { ...options, signal }));
}

/** Unsubscribe by email link: see {@link operations.createUnsubscription}. */
export function createUnsubscription(code: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('createUnsubscription', (client, signal) => operations.createUnsubscription(client, code, { ...options, signal }));
}

/** Get an announcement: see {@link operations.getAnnouncement}. */
export function getAnnouncement(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<Announcement> {
  return effectOf('getAnnouncement', (client, signal) => operations.getAnnouncement(client, id, { ...options, signal }));
}

/** Change an announcement's visibility, reference or public page: see {@link operations.updateAnnouncement}. */
export function updateAnnouncement(id: string, body: AnnouncementChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<Announcement> {
  return effectOf('updateAnnouncement', (client, signal) => operations.updateAnnouncement(client, id, body, { ...options, signal }));
}

/** List an announcement's documents: see {@link operations.listDocuments}. */
export function listDocuments(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<readonly Document[]> {
  return effectOf('listDocuments', (client, signal) => operations.listDocuments(client, id, { ...options, signal }));
}

/** Upload a document: see {@link operations.uploadDocument}. */
export function uploadDocument(id: string, attachment: AttachedFile, query?: Query<'uploadDocument'>, options?: EffectOptions<UploadOptions>): TilavaEffect<Document> {
  return effectOf('uploadDocument', (client, signal) => operations.uploadDocument(client, id, attachment, query, { ...options, signal }));
}

/** Create or update an announcement by your reference: see {@link operations.upsertAnnouncement}. */
export function upsertAnnouncement(reference: string, body: AnnouncementUpsert, query?: Query<'upsertAnnouncement'>, options?: EffectOptions<CallOptions>): TilavaEffect<UpsertedAnnouncement> {
  return effectOf('upsertAnnouncement', (client, signal) => operations.upsertAnnouncement(client, reference, body, query, { ...options, signal }));
}

/** Create or update up to 100 announcements: see {@link operations.upsertAnnouncementBatch}. */
export function upsertAnnouncementBatch(body: AnnouncementBatch, query?: Query<'upsertAnnouncementBatch'>, options?: EffectOptions<CallOptions>): TilavaEffect<UpsertedAnnouncements> {
  return effectOf('upsertAnnouncementBatch', (client, signal) => operations.upsertAnnouncementBatch(client, body, query, { ...options, signal }));
}

/** Copy an announcement: see {@link operations.createAnnouncementCopy}. */
export function createAnnouncementCopy(id: string, options?: EffectOptions<CreationOptions>): TilavaEffect<Announcement> {
  return effectOf('createAnnouncementCopy', (client, signal) => operations.createAnnouncementCopy(client, id, { ...options, signal }));
}

/** Create a residence: see {@link operations.createResidence}. */
export function createResidence(body: ResidenceCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<OwnResidence> {
  return effectOf('createResidence', (client, signal) => operations.createResidence(client, body, { ...options, signal }));
}

/** Get a residence: see {@link operations.getResidence}. */
export function getResidence(id: string, options?: EffectOptions<CallOptions>): TilavaEffect<OwnResidence> {
  return effectOf('getResidence', (client, signal) => operations.getResidence(client, id, { ...options, signal }));
}

/** Change a residence: see {@link operations.updateResidence}. */
export function updateResidence(id: string, body: ResidenceChanges, options?: EffectOptions<ChangeOptions>): TilavaEffect<OwnResidence> {
  return effectOf('updateResidence', (client, signal) => operations.updateResidence(client, id, body, { ...options, signal }));
}

/** Publish an announcement: see {@link operations.createAnnouncement}. */
export function createAnnouncement(residenceId: string, body: AnnouncementCreation, options?: EffectOptions<CreationOptions>): TilavaEffect<Announcement> {
  return effectOf('createAnnouncement', (client, signal) => operations.createAnnouncement(client, residenceId, body, { ...options, signal }));
}

/** Find matches: see {@link operations.findMatches}. */
export function findMatches(body: MatchRequest, query: Query<'findMatches'>, options?: EffectOptions<CallOptions>): TilavaEffect<MatchPage> {
  return effectOf('findMatches', (client, signal) => operations.findMatches(client, body, query, { ...options, signal }));
}

/** All entries of {@link findMatches}, over all pages. */
export function findMatchesStream(body: MatchRequest, query: Query<'findMatches'>, options?: EffectOptions<CallOptions>): TilavaStream<MatchPage> {
  return streamOf((client, signal) => operations.findMatches(client, body, query, { ...options, signal }));
}

/** Upload a picture: see {@link operations.uploadFile}. */
export function uploadFile(picture: Picture, query?: Query<'uploadFile'>, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadFile', (client, signal) => operations.uploadFile(client, picture, query, { ...options, signal }));
}

/** Keep pictures for another 7 days: see {@link operations.renewFiles}. */
export function renewFiles(body: FileRenewal, options?: EffectOptions<CallOptions>): TilavaEffect<RenewedFiles> {
  return effectOf('renewFiles', (client, signal) => operations.renewFiles(client, body, { ...options, signal }));
}

/** Get a picture: see {@link operations.getFile}. */
export function getFile(key: string, query?: Query<'getFile'>, options?: EffectOptions<CallOptions>): TilavaEffect<Blob> {
  return effectOf('getFile', (client, signal) => operations.getFile(client, key, query, { ...options, signal }));
}

/** Delete a picture: see {@link operations.deleteFile}. */
export function deleteFile(key: string, options?: EffectOptions<CallOptions>): TilavaEffect<void> {
  return effectOf('deleteFile', (client, signal) => operations.deleteFile(client, key, { ...options, signal }));
}

/** Upload a user's picture: see {@link operations.uploadUserPicture}. */
export function uploadUserPicture(id: string, picture: Picture, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadUserPicture', (client, signal) => operations.uploadUserPicture(client, id, picture, { ...options, signal }));
}

/** Upload a residence's picture: see {@link operations.uploadResidencePicture}. */
export function uploadResidencePicture(id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: EffectOptions<UploadOptions>): TilavaEffect<FileRecord> {
  return effectOf('uploadResidencePicture', (client, signal) => operations.uploadResidencePicture(client, id, picture, query, { ...options, signal }));
}

/** Suggest places: see {@link operations.listPlaces}. */
export function listPlaces(query: Query<'listPlaces'>, options?: EffectOptions<CallOptions>): TilavaEffect<PlaceSuggestions> {
  return effectOf('listPlaces', (client, signal) => operations.listPlaces(client, query, { ...options, signal }));
}

/** Get the nearest address: see {@link operations.getNearestPlace}. */
export function getNearestPlace(query: Query<'getNearestPlace'>, options?: EffectOptions<CallOptions>): TilavaEffect<Place> {
  return effectOf('getNearestPlace', (client, signal) => operations.getNearestPlace(client, query, { ...options, signal }));
}

/** Get a place: see {@link operations.getPlace}. */
export function getPlace(placeId: string, query?: Query<'getPlace'>, options?: EffectOptions<CallOptions>): TilavaEffect<Place> {
  return effectOf('getPlace', (client, signal) => operations.getPlace(client, placeId, query, { ...options, signal }));
}

/** Subscribe to the newsletter: see {@link operations.createSubscription}. */
export function createSubscription(body: Subscription, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('createSubscription', (client, signal) => operations.createSubscription(client, body, { ...options, signal }));
}

/** Confirm a newsletter subscription: see {@link operations.verifySubscription}. */
export function verifySubscription(code: string, options?: EffectOptions<CallOptions>): TilavaEffect<Message> {
  return effectOf('verifySubscription', (client, signal) => operations.verifySubscription(client, code, { ...options, signal }));
}

/** List admin actions: see {@link operations.listAuditEntries}. */
export function listAuditEntries(query?: Query<'listAuditEntries'>, options?: EffectOptions<CallOptions>): TilavaEffect<AuditPage> {
  return effectOf('listAuditEntries', (client, signal) => operations.listAuditEntries(client, query, { ...options, signal }));
}

/** All entries of {@link listAuditEntries}, over all pages. */
export function listAuditEntriesStream(query?: Query<'listAuditEntries'>, options?: EffectOptions<CallOptions>): TilavaStream<AuditPage> {
  return streamOf((client, signal) => operations.listAuditEntries(client, query, { ...options, signal }));
}

/** Get the state of the system: see {@link operations.getSystemState}. */
export function getSystemState(options?: EffectOptions<CallOptions>): TilavaEffect<SystemState> {
  return effectOf('getSystemState', (client, signal) => operations.getSystemState(client, { ...options, signal }));
}
