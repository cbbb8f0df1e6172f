// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Call } from '../client/calls/call.ts';
import type { EventStream } from '../client/calls/eventStream.ts';
import type { PagedCall } from '../client/calls/pagedCall.ts';
import type { Query } from '../client/http.ts';
import type { AlertChanges, Alerts, Announcement, AnnouncementBatch, AnnouncementChanges, AnnouncementCreation, AnnouncementUpsert, AppealCreation, Attachment, AuditPage, Blocks, Calendar, CalendarLink, ChangePage, CreatedKey, Credentials, CredentialsCheck, Document, FileRecord, FileRenewal, Insights, Invitation, KeyCalls, KeyCreation, Keys, ListingSimulation, MatchPage, MatchRequest, MemberCreation, Membership, Message, MessageCreation, Need, NeedCreation, OwnResidence, PasswordReset, Place, PlaceSuggestions, Property, PropertyChanges, PropertyPage, ReceivedInterests, RenewedFiles, Report, ReportChanges, ReportCreation, ReportDetails, ReportPage, Reports, ResidenceChanges, ResidenceCreation, SavedAnnouncements, SeenInterests, SentMessage, Session, SimulatedChanges, Subscription, SystemState, Team, TeamInvitation, TeamInvitationCreation, TeamMember, TeamMemberChanges, Thread, ThreadChanges, ThreadMessages, ThreadPage, UpsertedAnnouncement, UpsertedAnnouncements, User, UserChanges, UserCreated, UserCreation, UserEvent, UserExport, UserPage, VerificationResult, VerifiedBearer, Viewing, ViewingChanges, ViewingCreation, ViewingHours, ViewingPage, ViewingTimes, WebhookChanges, WebhookCreation, WebhookDelivery, WebhookDeliveryPage, WebhookWithSecret, Webhooks } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { AttachedFile, Picture, UploadOptions } from '../client/upload.ts';

/** Every operation of the contract, grouped by its tag. */
export interface Namespaces {
  readonly bearers: {
    /**
     * Check the bearer.
     *
     * Returns the user of the bearer that was sent. Use it when an app starts. If the bearer is unknown, has expired or
     * was logged out, the response is 401 with code `bearer_invalid`.
     */
    verify(options?: CallOptions): Call<VerifiedBearer>;
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
    create(body: Credentials, options?: CallOptions): Call<Session>;
    /**
     * Log out.
     *
     * Ends the bearer that was sent. The user's other bearers stay valid.
     */
    delete(options?: CallOptions): Call<void>;
    /**
     * Check the current password.
     *
     * Checks the user's own email and current password before a password change or the deletion of the account. For the
     * next five minutes, this bearer can change the password once or delete the account. Failed checks count as failed
     * logins. In a session opened with a temporary password, that is the current password.
     */
    checkCredentials(body: CredentialsCheck, options?: CallOptions): Call<void>;
  };
  readonly verification: {
    /**
     * Verify an account.
     *
     * Verifies the account that the link in the email belongs to. A link works for 48 hours; using it again returns
     * `already_verified`. Because it changes the account, clients never retry it automatically.
     */
    verifyUser(path: { readonly uid: string; readonly code: string }, options?: CallOptions): Call<VerificationResult>;
    /**
     * Send the verification email again.
     *
     * Sends a new link to an account that isn't verified yet, if the email and password are correct. The response is the
     * same for an account that is already verified, but then no email is sent.
     */
    sendMail(body: CredentialsCheck, options?: CallOptions): Call<Message>;
  };
  readonly users: {
    /**
     * List users.
     *
     * Returns a page of all users, oldest first by default. For admins. The words in `text` are searched for in the user's
     * email, id and personal name, and in the organisation's name and business ID.
     */
    list(query?: Query<'listUsers'>, options?: CallOptions): PagedCall<UserPage>;
    /**
     * Sign up.
     *
     * Creates an account and emails a verification link. Fill exactly one of `privateTenant` and `organizationTenant`. A
     * tenant has one need in `properties`, a landlord none. If an admin creates the account, it's verified immediately and
     * no email is sent.
     */
    create(body: UserCreation, options?: CreationOptions): Call<UserCreated>;
    /**
     * Request a new password.
     *
     * Emails a temporary password to a known address; the response is the same for an unknown one. The temporary password
     * works once, within 30 minutes, and opens a session in which the user has to set a new password. The old password
     * works until then.
     */
    sendPasswordReset(body: PasswordReset, options?: CallOptions): Call<Message>;
    /**
     * Get a user.
     *
     * Returns your own user; admins can read any user. For other users' ids the response is 404, so ids can't be probed.
     */
    get(id: string, options?: CallOptions): Call<User>;
    /**
     * Change a user.
     *
     * Changes the fields you send and keeps the rest. Users can change themselves; admins can change anyone's profile. A
     * password can be changed within five minutes of `POST /bearers/check`, or in a session opened with a temporary
     * password. It has to be the only field in the request, and it ends the user's other sessions. Emails and roles can't
     * be changed.
     */
    update(id: string, body: UserChanges, options?: ChangeOptions): Call<User>;
    /**
     * Delete a user.
     *
     * Deletes a user and everything that belongs to them, including files. Users can delete themselves within five minutes
     * of `POST /bearers/check`; admins can delete anyone else. The last admin can't be deleted, nor can organisations delete
     * themselves as long as they have colleagues. What a colleague did for an organisation stays.
     */
    delete(id: string, options?: CallOptions): Call<void>;
    /**
     * Export a user's data.
     *
     * Returns everything stored about the user as one document; `UserExport` lists the few exceptions. Admins can export
     * any user.
     *
     * The document is streamed. Each caller can run one export at a time; a second one gets 429. A 503 can also mean that
     * too many other exports are waiting.
     */
    getExport(id: string, options?: CallOptions): Call<UserExport>;
  };
  readonly announcements: {
    /**
     * List a landlord's announcements.
     *
     * Returns your own announcements, public and hidden, oldest first. Admins can list any landlord's. With
     * `limit`, it's a page of them.
     */
    listOfUser(id: string, query?: Query<'listAnnouncementsOfUser'>, options?: CallOptions): Call<readonly Announcement[]>;
    /**
     * Get an announcement.
     *
     * Returns an announcement to its owner and to admins. Tenants can read a public announcement that is near what they're
     * looking for, that they have saved, or that they're interested in. Anything else is a 404. `isInterested` is only
     * returned to the owner and to admins.
     */
    get(id: string, options?: CallOptions): Call<Announcement>;
    /**
     * Change an announcement's visibility, reference or public page.
     *
     * Makes one of your own announcements public, hides it, or marks it as let. A hidden or let announcement disappears
     * from every list immediately, and its upcoming viewings are cancelled. If it's let, its messages and interest stay, everyone who
     * wrote about it is told, and tenants who saved it or are interested get an email the next morning. If an admin has hidden it because of a report, only an admin can make it public.
     * Gives it a `reference` of your own, too, by which `PUT /announcements/by-reference/{reference}` updates it. With a `publicPage`,
     * people without an account can open `/premises/{id}` in the web app while the announcement is public.
     */
    update(id: string, body: AnnouncementChanges, options?: ChangeOptions): Call<Announcement>;
    /**
     * List an announcement's documents.
     *
     * Returns the PDFs of an announcement, oldest first, to those who can read it.
     */
    listDocuments(id: string, options?: CallOptions): Call<readonly Document[]>;
    /**
     * Upload a document.
     *
     * Adds a PDF, such as a floor plan, to one of your own announcements, which can have up to 10. PDFs with scripts, commands or
     * other files in them are refused.
     */
    uploadDocument(id: string, attachment: AttachedFile, query?: Query<'uploadDocument'>, options?: UploadOptions): Call<Document>;
    /**
     * Create or update an announcement by your reference.
     *
     * Creates an announcement with its premises and its residence, or updates the one that you have by this reference. The
     * call is idempotent: sent again, it changes nothing. Pictures, messages and interest stay as they are. An announcement
     * that you created without a reference goes by its `id`, and gets a reference by `PATCH /announcement/{id}`.
     *
     * A landlord can have up to 1,000 announcements, unless the server's operator has set another limit.
     */
    upsert(reference: string, body: AnnouncementUpsert, query?: Query<'upsertAnnouncement'>, options?: CallOptions): Call<UpsertedAnnouncement>;
    /**
     * Create or update up to 100 announcements.
     *
     * Does for each item what `PUT /announcements/by-reference/{reference}` does. Items that are refused don't keep the others
     * from being written; those are written all at once. Safe to retry: what has been written already is unchanged then. The
     * body can have up to 1 MB.
     */
    upsertBatch(body: AnnouncementBatch, query?: Query<'upsertAnnouncementBatch'>, options?: CallOptions): Call<UpsertedAnnouncements>;
    /**
     * Copy an announcement.
     *
     * Copies one of your own announcements with its premises, preferred tenant, pictures and documents. The copy is hidden: change what
     * differs, then publish it. Interest, messages, viewing times and views stay with the original. Copies count towards the
     * maximum of announcements.
     */
    createCopy(id: string, options?: CreationOptions): Call<Announcement>;
    /**
     * Create a residence.
     *
     * Creates a residence from a house type and your own pictures that aren't attached to anything yet. An announcement of
     * the same type can then show it. Until then it keeps its own type, and it's deleted after 7 days if no announcement
     * shows it. A landlord can have up to 20 residences without an announcement.
     */
    createResidence(body: ResidenceCreation, options?: CreationOptions): Call<OwnResidence>;
    /**
     * Get a residence.
     *
     * Returns one of your own residences, whether or not an announcement shows it. Admins can read any residence. The
     * `ETag` covers the residence's type and pictures, and differs from the announcement's.
     */
    getResidence(id: string, options?: CallOptions): Call<OwnResidence>;
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
    updateResidence(id: string, body: ResidenceChanges, options?: ChangeOptions): Call<OwnResidence>;
    /**
     * Publish an announcement.
     *
     * Publishes premises together with one of your own residences that no announcement shows yet. Only an admin can send
     * `ownerId`, which names the landlord who will own the announcement. A landlord can have up to 1,000 announcements,
     * including hidden ones, unless the server's operator has set another limit. The `residenceType` has to be the same as
     * the residence's `houseType`; otherwise the response is 400.
     */
    create(residenceId: string, body: AnnouncementCreation, options?: CreationOptions): Call<Announcement>;
  };
  readonly favorites: {
    /**
     * List a tenant's saved announcements.
     *
     * Returns a list of one item. Its `favorites` are the saved announcements; with `interested=true`, its `isInterested`
     * are the announcements the tenant is interested in. An announcement that its landlord has since hidden is returned as
     * `{id, isActive: false}`. With `limit`, it's a page of them.
     */
    list(id: string, query?: Query<'listFavorites'>, options?: CallOptions): Call<SavedAnnouncements>;
    /**
     * Save an announcement.
     *
     * Saves a public announcement or, with `interested=true`, tells its landlord that the tenant is interested. The two
     * are independent. Any public announcement can be saved, no matter how far it is from what the tenant is looking for.
     * Repeating the call changes nothing, even if the announcement has since been hidden. Saving a hidden announcement for
     * the first time is a 404. When the interest becomes mutual, both sides get an email, but at most one in 24 hours.
     */
    add(path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: CallOptions): Call<void>;
    /**
     * Remove a saved announcement.
     *
     * Removes a saved announcement or, with `interested=true`, withdraws the tenant's interest, which also ends a mutual
     * one. Removing something that isn't saved changes nothing.
     */
    delete(path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: CallOptions): Call<void>;
    /**
     * Show a landlord's interest in a tenant.
     *
     * For one of your own announcements, and a tenant who is a potential match or is interested in it; otherwise the
     * response is 404. Repeating the call changes nothing. When the interest becomes mutual, both sides get an email, but
     * at most one in 24 hours.
     */
    addInterest(path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void>;
    /**
     * Withdraw a landlord's interest.
     *
     * Withdraws the interest in a tenant for one of your own announcements, which also ends a mutual one. Withdrawing an
     * interest that doesn't exist changes nothing.
     */
    deleteInterest(path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void>;
  };
  readonly interests: {
    /**
     * List received interest.
     *
     * Returns the tenants who are interested in a landlord's announcements, or the landlords who are interested in a tenant,
     * without interest that has been withdrawn. It shows no more about the other side than a match does before mutual interest.
     */
    listReceivedInterests(id: string, options?: CallOptions): Call<ReceivedInterests>;
    /**
     * Mark received interest as seen.
     *
     * Marks the interest received up to a given time as seen, on all devices.
     */
    updateReceivedInterests(id: string, body: SeenInterests, options?: CallOptions): Call<void>;
  };
  readonly blocks: {
    /**
     * List blocked users.
     *
     * Returns the users whom the user has blocked, the latest first.
     */
    list(id: string, options?: CallOptions): Call<Blocks>;
    /**
     * Block a user.
     *
     * Hides the two users from each other: in matches, saved announcements, received interest and emails. Their threads are
     * closed, and neither can show interest in the other. The blocked user isn't told. For a user with whom the caller shares
     * a thread or interest; otherwise the response is 404. Repeating the call changes nothing. A user can block 500 others.
     */
    add(path: { readonly id: string; readonly blockedId: string }, options?: CallOptions): Call<void>;
    /**
     * Unblock a user.
     *
     * Lets the two users find each other again, unless the other one has blocked the caller. Unblocking a user who isn't
     * blocked changes nothing.
     */
    delete(path: { readonly id: string; readonly blockedId: string }, options?: CallOptions): Call<void>;
  };
  readonly keys: {
    /**
     * List an account's keys.
     *
     * Returns the keys by which programs act for the account, without their secrets.
     */
    list(id: string, options?: CallOptions): Call<Keys>;
    /**
     * Create a key.
     *
     * Creates a key for a program that acts for the account. Only this response has its secret. If the response is lost, delete
     * the key and create another one. An account can have up to 20 keys that haven't expired.
     *
     * A key is sent as a bearer. It can be used for what its scopes allow and the account's role may do, and never for
     * passwords, sessions, the account itself or keys. The keys that a colleague has created for an organisation end
     * when they're no longer an owner of its team.
     */
    create(id: string, body: KeyCreation, options?: CallOptions): Call<CreatedKey>;
    /**
     * Delete a key.
     *
     * Ends a key at once. Requests that it's sent with from now on are answered with 401.
     */
    delete(path: { readonly id: string; readonly keyId: string }, options?: CallOptions): Call<void>;
    /**
     * List the calls of a key.
     *
     * Returns the latest calls that were made with a key, refused ones included. A call appears within some seconds.
     */
    listCalls(path: { readonly id: string; readonly keyId: string }, options?: CallOptions): Call<KeyCalls>;
  };
  readonly webhooks: {
    /**
     * List an account's webhooks.
     *
     * Returns where the account's events are sent, without the secrets.
     */
    list(id: string, options?: CallOptions): Call<Webhooks>;
    /**
     * Create a webhook.
     *
     * Has events of the account sent to an address, signed as [Standard Webhooks](https://www.standardwebhooks.com) 1.0.0
     * describes. Only this response and that of a rotation have the secret. An account can have up to ten webhooks.
     *
     * The address has to be `https`, and may not lead to loopback, private, link-local or other special addresses, which is
     * checked again with each delivery. Keys can't manage webhooks. Those that a colleague has created or last changed for an
     * organisation are switched off when they're no longer an owner of its team.
     *
     * Events are sent from the moment of creation: see the `webhooks` of this document.
     */
    create(id: string, body: WebhookCreation, options?: CallOptions): Call<WebhookWithSecret>;
    /**
     * Change a webhook.
     *
     * Changes where events are sent, or which, switches a webhook on or off, or gives it another secret. For 24 hours after a
     * rotation deliveries are signed with both secrets. Deliveries that waited while a webhook was off are sent when it's switched on.
     */
    update(path: { readonly id: string; readonly webhookId: string }, body: WebhookChanges, options?: CallOptions): Call<WebhookWithSecret>;
    /**
     * Delete a webhook.
     *
     * Deletes a webhook with its deliveries. Nothing is sent there any more.
     */
    delete(path: { readonly id: string; readonly webhookId: string }, options?: CallOptions): Call<void>;
    /**
     * List deliveries of a webhook.
     *
     * Returns what was sent to a webhook in the last 30 days, or waits for it, the newest first.
     */
    listDeliveries(path: { readonly id: string; readonly webhookId: string }, query?: Query<'listDeliveries'>, options?: CallOptions): PagedCall<WebhookDeliveryPage>;
    /**
     * Send a test event.
     *
     * Sends a `webhook.test` to a webhook that is switched on, whichever events it's for.
     */
    sendTestEvent(path: { readonly id: string; readonly webhookId: string }, options?: CallOptions): Call<WebhookDelivery>;
    /**
     * Send a delivery again.
     *
     * Sends a delivery of a webhook that is switched on again, with the same `webhook-id` and body.
     */
    sendDelivery(path: { readonly id: string; readonly webhookId: string; readonly deliveryId: string }, options?: CallOptions): Call<WebhookDelivery>;
  };
  readonly team: {
    /**
     * List a team.
     *
     * Returns who works for an organisation, and who is invited. Every landlord's account is an organisation with at least one
     * owner: itself.
     */
    list(id: string, options?: CallOptions): Call<Team>;
    /**
     * Invite a colleague.
     *
     * Emails a link that can be accepted once, within seven days. The response is the same whether or not an account with this
     * email exists. Inviting an email again replaces its earlier invitation. At most 20 invitations a day; a team has at most
     * 50 colleagues and invitations.
     */
    createInvitation(id: string, body: TeamInvitationCreation, options?: CreationOptions): Call<TeamInvitation>;
    /**
     * Change a colleague's role.
     *
     * Takes effect with the colleague's next request. The organisation's own account always stays an owner.
     */
    updateMember(path: { readonly id: string; readonly memberId: string }, body: TeamMemberChanges, options?: CallOptions): Call<TeamMember>;
    /**
     * Remove a colleague, leave a team or cancel an invitation.
     *
     * Ends a colleague's access at once, open event streams included. Their account, and what they did for the organisation,
     * stay. Colleagues of any role can remove themselves; the organisation's own account can't leave.
     */
    deleteMember(path: { readonly id: string; readonly memberId: string }, options?: CallOptions): Call<void>;
    /**
     * Read an invitation.
     *
     * Returns what an invitation's link stands for. Whoever knows the code reads the mailbox that it was sent to.
     */
    getInvitation(code: string, options?: CallOptions): Call<Invitation>;
    /**
     * Accept an invitation.
     *
     * Adds a user to the team that invited them. A logged-in landlord with the invited email sends an empty body, and from then on
     * acts for the organisation. Anyone else sends a person and a password, which creates a verified account with the invited
     * email. An account that is in a team, has colleagues or announcements of its own, or is a tenant's can't join.
     */
    createMember(code: string, body: MemberCreation, options?: CallOptions): Call<Membership>;
  };
  readonly reports: {
    /**
     * List a user's reports and decisions.
     *
     * Returns the reports that the user has made and the decisions about the user, with their statements of reasons. It never
     * says who made a report about the user.
     */
    listOfUser(id: string, options?: CallOptions): Call<Reports>;
    /**
     * List reports.
     *
     * Returns the queue of reports. For admins.
     */
    list(query?: Query<'listReports'>, options?: CallOptions): PagedCall<ReportPage>;
    /**
     * Report a message or announcement.
     *
     * Reports a message from the other side of one of the user's threads, or an announcement that a tenant can see; otherwise
     * the response is 404. Admins read the report, the reported item and at most five messages before and after a reported
     * message. While a report is open, reporting the same item again returns it unchanged. A user can make 10 reports a day.
     */
    create(body: ReportCreation, options?: CallOptions): Call<Report>;
    /**
     * Get a report.
     *
     * Returns a report with the reported announcement, or the reported message and at most five messages before and after it.
     * For admins, who can't read anything else of a thread. The audit log records the call.
     */
    get(reportId: string, options?: CallOptions): Call<ReportDetails>;
    /**
     * Decide a report or an appeal.
     *
     * Decides a report, or the appeal of the affected user, with a statement of reasons. For admins. Both sides read the
     * statement and get it by email; the affected user isn't told of a dismissed report. Repeating the call changes nothing.
     */
    update(reportId: string, body: ReportChanges, options?: CallOptions): Call<ReportDetails>;
    /**
     * Appeal a decision.
     *
     * Asks for a decision about the user to be reviewed: once, within six months. Repeating the call with the same text changes
     * nothing.
     */
    createAppeal(reportId: string, body: AppealCreation, options?: CallOptions): Call<Report>;
  };
  readonly threads: {
    /**
     * List threads.
     *
     * Returns the user's threads, those with the newest messages first.
     */
    list(id: string, query?: Query<'listThreads'>, options?: CallOptions): PagedCall<ThreadPage>;
    /**
     * Send a message.
     *
     * Sends a message about an announcement to the other side: from a tenant to the landlord, or from a landlord to a tenant.
     * The first one begins their thread. One of the two must have shown interest, or shows it with this message
     * (`showsInterest`). Until the interest is mutual, each side can send one message. After interest has been withdrawn,
     * nobody can write until it's shown again. A user can begin 20 threads a day and send 60 messages an hour. Files are uploaded
     * first, which takes a thread: a first message has none.
     */
    sendMessage(body: MessageCreation, options?: CreationOptions): Call<SentMessage>;
    /**
     * Get a thread.
     *
     * Returns one of the user's threads.
     */
    get(threadId: string, options?: CallOptions): Call<Thread>;
    /**
     * Mark a thread as seen or archived.
     *
     * Marks messages as seen, on all of the user's devices and for the other side, or moves the thread into the archive.
     */
    update(threadId: string, body: ThreadChanges, options?: CallOptions): Call<Thread>;
    /**
     * List messages.
     *
     * Returns the messages of one of the user's threads, oldest first: the last ones, those before a number, or those after
     * one.
     */
    listMessages(threadId: string, query?: Query<'listMessages'>, options?: CallOptions): Call<ThreadMessages>;
    /**
     * Upload an attachment.
     *
     * Stores a PDF, or a PNG without its metadata, for your next message in this thread: see `attachments` of `POST /messages`. The
     * content says which it is, not the name. PDFs with scripts, commands or other files in them are refused. While you can write
     * in the thread, you can upload 100 MB a day, with at most 20 unsent files, which are deleted after 24 hours.
     */
    uploadAttachment(threadId: string, attachment: AttachedFile, options?: UploadOptions): Call<Attachment>;
    /**
     * Download an attachment.
     *
     * Returns an attachment of one of your threads, one that you haven't sent yet, or a document of an announcement that you can
     * read.
     */
    getAttachment(attachmentId: string, options?: CallOptions): Call<Blob>;
    /**
     * Delete an attachment or a document.
     *
     * Deletes an attachment that isn't sent yet, or a document of your own announcement.
     */
    deleteAttachment(attachmentId: string, options?: CallOptions): Call<void>;
  };
  readonly changes: {
    /**
     * List what changed.
     *
     * Returns what became another version since a cursor, in order: the account's announcements and needs, and interest,
     * threads and viewings that it's a side of. Changes are kept for 30 days. Ask without `after`, then read everything, then
     * go on from the cursor. Keys only get what their other scopes let them read.
     */
    list(query?: Query<'listChanges'>, options?: CallOptions): Call<ChangePage>;
  };
  readonly events: {
    /**
     * Stream events.
     *
     * Tells what changes for the user as it happens, as server-sent events. Each event's `data` is a `UserEvent`, which names
     * what has changed and holds nothing of it: read it by the operation for it. Nothing is sent again, so the first event of
     * every stream is `connected`: read anew whatever is shown.
     *
     * The stream ends after ten minutes, or `seconds`; then connect again. At least every 20 seconds something is sent, if
     * only a comment. A user can have 10 streams at a time; further ones, and those for which the server has no room, get 503.
     */
    stream(id: string, query?: Query<'streamEvents'>, options?: CallOptions): EventStream<UserEvent>;
  };
  readonly viewings: {
    /**
     * List viewing times.
     *
     * Returns the published times of the thread's announcement that have a place left, from two hours ahead to eight weeks
     * ahead: the first 500 of the days asked for. The thread's own viewing takes no place, since it can be moved.
     */
    listTimes(threadId: string, query?: Query<'listViewingTimes'>, options?: CallOptions): Call<ViewingTimes>;
    /**
     * Get viewing hours.
     *
     * Returns when a landlord shows the premises of one of their announcements, without days that have passed.
     */
    getHours(id: string, options?: CallOptions): Call<ViewingHours>;
    /**
     * Publish viewing hours.
     *
     * Replaces the viewing hours of one of the landlord's announcements. Tenants who are in an open thread with the
     * landlord can book the times that follow from them, at least two hours ahead and for the next eight weeks. Viewings that
     * have been booked stay as they are. With `If-Match`, what was changed meanwhile isn't overwritten.
     */
    updateHours(id: string, body: ViewingHours, options?: ChangeOptions): Call<ViewingHours>;
    /**
     * Book or propose a viewing.
     *
     * Books a published time, if a tenant calls; proposes any time within a year to the tenant, if the landlord calls. Both
     * must be interested in each other and the announcement public. A thread has one upcoming viewing at most. Both get an
     * invitation by email. In a thread, 20 viewings can be booked, proposed or moved in 24 hours.
     */
    create(body: ViewingCreation, options?: CreationOptions): Call<Viewing>;
    /**
     * Accept, move or cancel a viewing.
     *
     * Accepts what the other side has proposed (`state: booked`), cancels the viewing (`state: cancelled`) or moves it
     * (`startsAt`): a tenant to a published time, which books it; a landlord to any time within a year, which the tenant has to
     * accept. `sequence` is that of the viewing as the user has seen it: nobody accepts a time that has been changed meanwhile.
     * Both get an updated invitation, or a cancellation, by email. A viewing that has begun can't be changed.
     */
    update(viewingId: string, body: ViewingChanges, options?: CreationOptions): Call<Viewing>;
    /**
     * List upcoming viewings.
     *
     * Returns the user's booked and proposed viewings that aren't over, the next one first.
     */
    list(id: string, query?: Query<'listViewings'>, options?: CallOptions): PagedCall<ViewingPage>;
    /**
     * Get the calendar link's state.
     *
     * Tells whether the user has a calendar link, and since when. The link itself is only shown when it's made.
     */
    getCalendar(id: string, options?: CallOptions): Call<Calendar>;
    /**
     * Make a calendar link.
     *
     * Makes a secret address by which calendar programs subscribe to the user's viewings, without a bearer. An earlier address
     * stops working. It answers text/calendar with the viewings from the last 30 days on; only its hash is kept.
     */
    renewCalendar(id: string, options?: CallOptions): Call<CalendarLink>;
    /**
     * Revoke the calendar link.
     *
     * The secret address stops working at once. Nothing happens if there is none.
     */
    deleteCalendar(id: string, options?: CallOptions): Call<void>;
  };
  readonly properties: {
    /**
     * List properties.
     *
     * Returns a page of all needs and listings, oldest first by default. For admins. The words in `text` are searched for
     * in the property's address, description and id, and in its owner's email and names.
     */
    list(query?: Query<'listProperties'>, options?: CallOptions): PagedCall<PropertyPage>;
    /**
     * Create a need.
     *
     * Creates a tenant's need. Signing up already creates the first one; a tenant can have up to five. It's the last one unless
     * `position` says otherwise. Landlords publish premises with `POST /residence` and
     * `POST /announcement/residence/{residenceId}`.
     */
    create(body: NeedCreation, options?: CreationOptions): Call<Need>;
    /**
     * List a user's properties.
     *
     * Returns your own properties: needs in the tenant's order, listings oldest first. Each need has its own matches; the first one
     * is used wherever a tenant's property is shown without naming one. Admins can list any user's.
     * With `limit`, it's a page of them.
     */
    listOfUser(id: string, query?: Query<'listPropertiesOfUser'>, options?: CallOptions): Call<readonly Property[]>;
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
    get(id: string, options?: CallOptions): Call<Property>;
    /**
     * Change a property.
     *
     * Changes the fields you send of one of your own needs or listings and keeps the rest. Admins can change any property.
     * Limits are checked after merging: a minimum above its maximum is a 400. A listing's `residenceType` is also its
     * residence's `houseType`, so changing it changes the residence's version as well. A need is renamed, paused and put in another
     * place among the tenant's needs here, too; the needs that move with it change their versions.
     */
    update(id: string, body: PropertyChanges, options?: ChangeOptions): Call<Property>;
    /**
     * Delete a property.
     *
     * Deletes one of your own announcements by its `properties.id`, together with its residence and pictures. Booked viewings are
     * cancelled, its messages stay and are closed, and everyone who wrote about it is told. Tenants delete one of their own needs, with
     * its alerts; favourites, interest and messages stay. Admins can delete anyone's.
     */
    delete(id: string, options?: CallOptions): Call<void>;
  };
  readonly insights: {
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
    get(id: string, options?: CallOptions): Call<Insights>;
    /**
     * Simulate changes of a listing.
     *
     * Returns how many needs one of your own listings matches by more than 60 per cent, and how many it would gain and lose
     * if you changed it. A hidden listing is counted as if it were public. Admins can simulate any listing. The call changes
     * nothing and is safe to retry.
     *
     * **The figures never identify anyone.** They are counted and prepared like insights: needs of the owner don't count,
     * figures of fewer than five tenants are left out, and all are rounded down to a multiple of five. Changes come in steps,
     * so a series of requests doesn't reveal anyone's limit more precisely than its step.
     */
    simulateListing(id: string, body: SimulatedChanges, options?: CallOptions): Call<ListingSimulation>;
  };
  readonly alerts: {
    /**
     * Get the alerts of a property.
     *
     * Returns when a tenant is emailed about new announcements for a need, or a landlord about new tenants for a listing.
     * Only for your own properties. Until the user selects otherwise, no emails are sent.
     */
    get(id: string, options?: CallOptions): Call<Alerts>;
    /**
     * Change the alerts of a property.
     *
     * Sets when emails about new matches are sent and how good the matches have to be. Only matches that appear, or reach
     * the threshold, after the change count as new: matches that were already listed when alerts were turned on or the
     * threshold was lowered aren't sent. Each match is
     * sent once. One email covers all of a user's properties that have new matches by then; it names the ten best matches
     * and counts the rest.
     */
    update(id: string, body: AlertChanges, options?: CallOptions): Call<Alerts>;
    /**
     * Unsubscribe by email link.
     *
     * Turns off the alerts for the properties in the email, without logging in. Opening the link again has the same result.
     * Alerts for other properties continue, and users can turn these ones on again in their profile. The link in an email
     * about interest, messages or changes turns those emails off instead.
     */
    createUnsubscription(code: string, options?: CallOptions): Call<void>;
  };
  readonly matchmaking: {
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
     * points (highest first), then distance, then id, unless `sort` asks for another order. Filters are strict and apply
     * before `total` is counted.
     *
     * A tenant's own matches, favourites and pairs are scored with the need's `importance`, and announcements that miss a must-have aren't
     * in the list; `hidden` counts them. Landlords' lists aren't affected. If the importance changes, earlier cursors
     * are a 400.
     *
     * A pair is returned if it is a potential match or the tenant is interested; otherwise the response is 404. Only a
     * pair has `contacts`: while the tenant is interested in the announcement and the landlord in that tenant for it, each
     * side sees the other's contact details if the other shares them. This ends when either side withdraws its interest.
     */
    findMatches(body: MatchRequest, query: Query<'findMatches'>, options?: CallOptions): PagedCall<MatchPage>;
  };
  readonly files: {
    /**
     * Upload a picture.
     *
     * Stores a PNG without its metadata until you attach it to something of your own. A picture that isn't attached to
     * anything is deleted after 7 days, unless `POST /files/renewals` keeps it longer. You can have up to 50 such
     * pictures, as many as `POST /residence` accepts. Use `DELETE /files/{key}` to make room.
     */
    upload(picture: Picture, query?: Query<'uploadFile'>, options?: UploadOptions): Call<FileRecord>;
    /**
     * Keep pictures for another 7 days.
     *
     * Pictures that aren't attached to anything are deleted after 7 days. This call starts the 7 days again for your own
     * pictures, for example when a draft that uses them is opened or edited. It returns the pictures that still exist,
     * each with the residence it's attached to. Pictures that were deleted or belong to someone else are left out.
     */
    renew(body: FileRenewal, options?: CallOptions): Call<RenewedFiles>;
    /**
     * Get a picture.
     *
     * Returns the picture with this key: the original PNG or, with `width`, a smaller version, as AVIF or WebP if `Accept`
     * allows it. Keys can't be guessed and pictures never change, so no bearer is needed and the response can be cached
     * forever.
     */
    get(key: string, query?: Query<'getFile'>, options?: CallOptions): Call<Blob>;
    /**
     * Delete a picture.
     *
     * Deletes one of your own pictures wherever it's used: a picture that isn't attached to anything yet, the profile
     * picture, or a picture of a residence. Admins can delete any picture.
     */
    delete(key: string, options?: CallOptions): Call<void>;
    /**
     * Upload a user's picture.
     *
     * Stores a PNG and makes it the user's profile picture. For admins.
     */
    uploadUserPicture(id: string, picture: Picture, options?: UploadOptions): Call<FileRecord>;
    /**
     * Upload a residence's picture.
     *
     * Stores a PNG and adds it after the residence's other pictures. A residence can have up to 50. For admins.
     */
    uploadResidencePicture(id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: UploadOptions): Call<FileRecord>;
  };
  readonly places: {
    /**
     * Suggest places.
     *
     * Suggests addresses and areas within 15 km of central Helsinki that start with the input or are similar to it. Other
     * parts of the input, such as a floor or a name after `c/o`, are ignored. If the register doesn't have the street
     * number, it suggests the nearest one on the street; if it doesn't have the street, it suggests the middle of the
     * postal area in the input. `matchType` says how well each suggestion matches. Inputs that name another part of
     * Finland get no suggestions.
     */
    list(query: Query<'listPlaces'>, options?: CallOptions): Call<PlaceSuggestions>;
    /**
     * Get the nearest address.
     *
     * Returns the registered address nearest to a point, with the coordinates of the address. The point has to be within
     * 15 km of central Helsinki and within 500 metres of an address; otherwise the response is 404. The addresses are
     * those of the built-in register, from Ryhti, the built environment information system (Finnish Environment
     * Institute), CC BY 4.0.
     */
    getNearestPlace(query: Query<'getNearestPlace'>, options?: CallOptions): Call<Place>;
    /**
     * Get a place.
     *
     * Returns the address and coordinates of a suggestion.
     */
    get(placeId: string, query?: Query<'getPlace'>, options?: CallOptions): Call<Place>;
  };
  readonly newsletter: {
    /**
     * Subscribe to the newsletter.
     *
     * Sends an email with a link that confirms the address. The response is the same if the address is already subscribed
     * or belongs to an account that has unsubscribed from all emails, but then nothing is sent.
     */
    createSubscription(body: Subscription, options?: CallOptions): Call<Message>;
    /**
     * Confirm a newsletter subscription.
     *
     * Confirms the address that the link in the email belongs to. Opening the link again has the same result.
     */
    verifySubscription(code: string, options?: CallOptions): Call<Message>;
  };
  readonly admin: {
    /**
     * List admin actions.
     *
     * Returns the audit log, newest first. For admins. An entry is written together with the change it describes, never
     * changes, and is kept even after the admin or the object is deleted.
     */
    listAuditEntries(query?: Query<'listAuditEntries'>, options?: CallOptions): PagedCall<AuditPage>;
    /**
     * Get the state of the system.
     *
     * Returns the running version, the mail queue and the free space. For admins. `GET /metrics` gives more details to
     * monitoring tools.
     */
    getSystemState(options?: CallOptions): Call<SystemState>;
  };
}

/** The same as the client makes them: by tag and method, each operation's definition. */
export const definitions = {
  bearers: {
    verify: 'GET /bearers > expiresAt',
    create: 'POST /bearers body > bearer',
    delete: 'DELETE /bearers > nothing',
    checkCredentials: 'POST /bearers/check body > nothing',
  },
  verification: {
    verifyUser: 'GET /verification/{uid}/{code} never > status',
    sendMail: 'POST /verification/mail body > message',
  },
  users: {
    list: 'GET /users query pages:10 > results:array entriesCount:number',
    create: 'POST /users keyed body',
    sendPasswordReset: 'POST /user/reset body > message',
    get: 'GET /user/{id}',
    update: 'PATCH /user/{id} body',
    delete: 'DELETE /user/{id} > nothing',
    getExport: 'GET /user/{id}/export > exportedAt',
  },
  announcements: {
    listOfUser: 'GET /user/{id}/announcement query > []',
    get: 'GET /announcement/{id}',
    update: 'PATCH /announcement/{id} body',
    listDocuments: 'GET /documents/{id} > []',
    uploadDocument: 'POST /documents/{id} keyed attachment query',
    upsert: 'PUT /announcements/by-reference/{reference} body query > reference',
    upsertBatch: 'POST /announcements/batch safe body query > results:array',
    createCopy: 'POST /announcement/copy/{id} keyed',
    createResidence: 'POST /residence keyed body',
    getResidence: 'GET /residence/{id}',
    updateResidence: 'PATCH /residence/{id} body',
    create: 'POST /announcement/residence/{residenceId} keyed body',
  },
  favorites: {
    list: 'GET /user/{id}/favorites query > []',
    add: 'POST /user/{id}/favorite/{announcementId} safe query > nothing',
    delete: 'DELETE /user/{id}/favorite/{announcementId} query > nothing',
    addInterest: 'POST /user/{id}/interested/{targetId} safe > nothing',
    deleteInterest: 'DELETE /user/{id}/interested/{targetId} > nothing',
  },
  interests: {
    listReceivedInterests: 'GET /user/{id}/interests > results:array',
    updateReceivedInterests: 'PATCH /user/{id}/interests body > nothing',
  },
  blocks: {
    list: 'GET /user/{id}/blocks > results:array',
    add: 'POST /user/{id}/blocks/{blockedId} safe > nothing',
    delete: 'DELETE /user/{id}/blocks/{blockedId} > nothing',
  },
  keys: {
    list: 'GET /user/{id}/keys > results:array',
    create: 'POST /user/{id}/keys body > key:object',
    delete: 'DELETE /user/{id}/keys/{keyId} > nothing',
    listCalls: 'GET /user/{id}/keys/{keyId}/calls > results:array',
  },
  webhooks: {
    list: 'GET /user/{id}/webhooks > results:array',
    create: 'POST /user/{id}/webhooks body > webhook:object',
    update: 'PATCH /user/{id}/webhooks/{webhookId} body > webhook:object',
    delete: 'DELETE /user/{id}/webhooks/{webhookId} > nothing',
    listDeliveries: 'GET /user/{id}/webhooks/{webhookId}/deliveries query cursor > results:array nextCursor:any',
    sendTestEvent: 'POST /user/{id}/webhooks/{webhookId}/deliveries',
    sendDelivery: 'POST /user/{id}/webhooks/{webhookId}/deliveries/{deliveryId}',
  },
  team: {
    list: 'GET /user/{id}/team > name',
    createInvitation: 'POST /user/{id}/team keyed body',
    updateMember: 'PATCH /user/{id}/team/{memberId} body',
    deleteMember: 'DELETE /user/{id}/team/{memberId} > nothing',
    getInvitation: 'GET /invitations/{code} > organization',
    createMember: 'POST /invitations/{code} never body',
  },
  reports: {
    listOfUser: 'GET /user/{id}/reports > results:array',
    list: 'GET /reports query cursor > results:array nextCursor:any',
    create: 'POST /reports safe body',
    get: 'GET /reports/{reportId}',
    update: 'PATCH /reports/{reportId} safe body',
    createAppeal: 'POST /reports/{reportId}/appeal safe body',
  },
  threads: {
    list: 'GET /user/{id}/threads query cursor > results:array nextCursor:any',
    sendMessage: 'POST /messages keyed body > thread',
    get: 'GET /threads/{threadId}',
    update: 'PATCH /threads/{threadId} body',
    listMessages: 'GET /threads/{threadId}/messages query > results:array',
    uploadAttachment: 'POST /threads/{threadId}/attachments keyed attachment',
    getAttachment: 'GET /attachments/{attachmentId} > file',
    deleteAttachment: 'DELETE /attachments/{attachmentId} > nothing',
  },
  changes: {
    list: 'GET /changes query > results:array nextCursor',
  },
  events: {
    stream: 'GET /user/{id}/events query > text/event-stream',
  },
  viewings: {
    listTimes: 'GET /threads/{threadId}/viewing-times query > results:array',
    getHours: 'GET /viewing-hours/{id} > rules:array',
    updateHours: 'PATCH /viewing-hours/{id} body > rules:array',
    create: 'POST /viewings keyed body',
    update: 'PATCH /viewings/{viewingId} keyed body',
    list: 'GET /user/{id}/viewings query cursor > results:array nextCursor:any',
    getCalendar: 'GET /user/{id}/calendar > since:any',
    renewCalendar: 'POST /user/{id}/calendar > address',
    deleteCalendar: 'DELETE /user/{id}/calendar > nothing',
  },
  properties: {
    list: 'GET /properties query pages:10 > results:array entriesCount:number',
    create: 'POST /properties keyed body',
    listOfUser: 'GET /properties/user/{id} query > []',
    get: 'GET /properties/{id}',
    update: 'PATCH /properties/{id} body',
    delete: 'DELETE /properties/{id} > nothing',
  },
  insights: {
    get: 'GET /insights/{id} > types:array',
    simulateListing: 'POST /insights/{id}/simulation safe body > before:any',
  },
  alerts: {
    get: 'GET /alerts/{id} > frequency',
    update: 'PATCH /alerts/{id} body > frequency',
    createUnsubscription: 'POST /unsubscription/{code} > nothing',
  },
  matchmaking: {
    findMatches: 'POST /matchmaking safe body query cursor > results:array nextCursor:any',
  },
  files: {
    upload: 'POST /files keyed picture query',
    renew: 'POST /files/renewals body > files:array',
    get: 'GET /files/{key} query > file',
    delete: 'DELETE /files/{key} > nothing',
    uploadUserPicture: 'POST /files/user/{id} keyed picture',
    uploadResidencePicture: 'POST /files/residence/{id} keyed picture query',
  },
  places: {
    list: 'GET /places query > results:array',
    getNearestPlace: 'GET /places/nearest query > placeId',
    get: 'GET /places/{placeId} query > placeId',
  },
  newsletter: {
    createSubscription: 'POST /newsletter body > message',
    verifySubscription: 'POST /newsletter/{code} > message',
  },
  admin: {
    listAuditEntries: 'GET /audit query cursor > results:array nextCursor:any',
    getSystemState: 'GET /system > version',
  },
};
