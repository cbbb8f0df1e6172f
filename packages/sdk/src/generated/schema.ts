// Generated from openapi/ by `pnpm generate`. Do not edit.

export type Binary = typeof globalThis extends {
    Blob: {
        prototype: infer Found;
    };
} ? Found : unknown;
export interface paths {
    "/bearers": {
        /** Check the bearer */
        get: operations["verifyBearer"];
        /** Log in */
        post: operations["createBearer"];
        /** Log out */
        delete: operations["deleteBearer"];
    };
    "/bearers/check": {
        /** Check the current password */
        post: operations["checkCredentials"];
    };
    "/verification/{uid}/{code}": {
        /** Verify an account */
        get: operations["verifyUser"];
    };
    "/verification/mail": {
        /** Send the verification email again */
        post: operations["sendVerificationMail"];
    };
    "/users": {
        /** List users */
        get: operations["listUsers"];
        /** Sign up */
        post: operations["createUser"];
    };
    "/user/reset": {
        /** Request a new password */
        post: operations["sendPasswordReset"];
    };
    "/user/{id}": {
        /** Get a user */
        get: operations["getUser"];
        /** Delete a user */
        delete: operations["deleteUser"];
        /** Change a user */
        patch: operations["updateUser"];
    };
    "/user/{id}/export": {
        /** Export a user's data */
        get: operations["getUserExport"];
    };
    "/user/{id}/announcement": {
        /** List a landlord's announcements */
        get: operations["listAnnouncementsOfUser"];
    };
    "/user/{id}/favorites": {
        /** List a tenant's saved announcements */
        get: operations["listFavorites"];
    };
    "/user/{id}/interests": {
        /** List received interest */
        get: operations["listReceivedInterests"];
        /** Mark received interest as seen */
        patch: operations["updateReceivedInterests"];
    };
    "/user/{id}/blocks": {
        /** List blocked users */
        get: operations["listBlocks"];
    };
    "/user/{id}/blocks/{blockedId}": {
        /** Block a user */
        post: operations["addBlock"];
        /** Unblock a user */
        delete: operations["deleteBlock"];
    };
    "/user/{id}/keys": {
        /** List an account's keys */
        get: operations["listKeys"];
        /** Create a key */
        post: operations["createKey"];
    };
    "/user/{id}/keys/{keyId}": {
        /** Delete a key */
        delete: operations["deleteKey"];
    };
    "/user/{id}/keys/{keyId}/calls": {
        /** List the calls of a key */
        get: operations["listKeyCalls"];
    };
    "/user/{id}/webhooks": {
        /** List an account's webhooks */
        get: operations["listWebhooks"];
        /** Create a webhook */
        post: operations["createWebhook"];
    };
    "/user/{id}/webhooks/{webhookId}": {
        /** Delete a webhook */
        delete: operations["deleteWebhook"];
        /** Change a webhook */
        patch: operations["updateWebhook"];
    };
    "/user/{id}/webhooks/{webhookId}/deliveries": {
        /** List deliveries of a webhook */
        get: operations["listDeliveries"];
        /** Send a test event */
        post: operations["sendTestEvent"];
    };
    "/user/{id}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        /** Send a delivery again */
        post: operations["sendDelivery"];
    };
    "/user/{id}/team": {
        /** List a team */
        get: operations["listTeam"];
        /** Invite a colleague */
        post: operations["createInvitation"];
    };
    "/user/{id}/team/{memberId}": {
        /** Remove a colleague, leave a team or cancel an invitation */
        delete: operations["deleteMember"];
        /** Change a colleague's role */
        patch: operations["updateMember"];
    };
    "/invitations/{code}": {
        /** Read an invitation */
        get: operations["getInvitation"];
        /** Accept an invitation */
        post: operations["createMember"];
    };
    "/user/{id}/reports": {
        /** List a user's reports and decisions */
        get: operations["listReportsOfUser"];
    };
    "/reports": {
        /** List reports */
        get: operations["listReports"];
        /** Report a message or announcement */
        post: operations["createReport"];
    };
    "/reports/{reportId}": {
        /** Get a report */
        get: operations["getReport"];
        /** Decide a report or an appeal */
        patch: operations["updateReport"];
    };
    "/reports/{reportId}/appeal": {
        /** Appeal a decision */
        post: operations["createAppeal"];
    };
    "/user/{id}/threads": {
        /** List threads */
        get: operations["listThreads"];
    };
    "/changes": {
        /** List what changed */
        get: operations["listChanges"];
    };
    "/user/{id}/events": {
        /** Stream events */
        get: operations["streamEvents"];
    };
    "/messages": {
        /** Send a message */
        post: operations["sendMessage"];
    };
    "/threads/{threadId}": {
        /** Get a thread */
        get: operations["getThread"];
        /** Mark a thread as seen or archived */
        patch: operations["updateThread"];
    };
    "/threads/{threadId}/messages": {
        /** List messages */
        get: operations["listMessages"];
    };
    "/threads/{threadId}/attachments": {
        /** Upload an attachment */
        post: operations["uploadAttachment"];
    };
    "/attachments/{attachmentId}": {
        /** Download an attachment */
        get: operations["getAttachment"];
        /** Delete an attachment or a document */
        delete: operations["deleteAttachment"];
    };
    "/threads/{threadId}/viewing-times": {
        /** List viewing times */
        get: operations["listViewingTimes"];
    };
    "/viewing-hours/{id}": {
        /** Get viewing hours */
        get: operations["getViewingHours"];
        /** Publish viewing hours */
        patch: operations["updateViewingHours"];
    };
    "/viewings": {
        /** Book or propose a viewing */
        post: operations["createViewing"];
    };
    "/viewings/{viewingId}": {
        /** Accept, move or cancel a viewing */
        patch: operations["updateViewing"];
    };
    "/user/{id}/viewings": {
        /** List upcoming viewings */
        get: operations["listViewings"];
    };
    "/user/{id}/calendar": {
        /** Get the calendar link's state */
        get: operations["getCalendar"];
        /** Make a calendar link */
        post: operations["renewCalendar"];
        /** Revoke the calendar link */
        delete: operations["deleteCalendar"];
    };
    "/user/{id}/favorite/{announcementId}": {
        /** Save an announcement */
        post: operations["addFavorite"];
        /** Remove a saved announcement */
        delete: operations["deleteFavorite"];
    };
    "/user/{id}/interested/{targetId}": {
        /** Show a landlord's interest in a tenant */
        post: operations["addInterest"];
        /** Withdraw a landlord's interest */
        delete: operations["deleteInterest"];
    };
    "/properties": {
        /** List properties */
        get: operations["listProperties"];
        /** Create a need */
        post: operations["createProperty"];
    };
    "/properties/user/{id}": {
        /** List a user's properties */
        get: operations["listPropertiesOfUser"];
    };
    "/properties/{id}": {
        /** Get a property */
        get: operations["getProperty"];
        /** Delete a property */
        delete: operations["deleteProperty"];
        /** Change a property */
        patch: operations["updateProperty"];
    };
    "/insights/{id}": {
        /** Get the insights of a property */
        get: operations["getInsights"];
    };
    "/insights/{id}/simulation": {
        /** Simulate changes of a listing */
        post: operations["simulateListing"];
    };
    "/alerts/{id}": {
        /** Get the alerts of a property */
        get: operations["getAlerts"];
        /** Change the alerts of a property */
        patch: operations["updateAlerts"];
    };
    "/unsubscription/{code}": {
        /** Unsubscribe by email link */
        post: operations["createUnsubscription"];
    };
    "/announcement/{id}": {
        /** Get an announcement */
        get: operations["getAnnouncement"];
        /** Change an announcement's visibility, reference or public page */
        patch: operations["updateAnnouncement"];
    };
    "/documents/{id}": {
        /** List an announcement's documents */
        get: operations["listDocuments"];
        /** Upload a document */
        post: operations["uploadDocument"];
    };
    "/announcements/by-reference/{reference}": {
        /** Create or update an announcement by your reference */
        put: operations["upsertAnnouncement"];
    };
    "/announcements/batch": {
        /** Create or update up to 100 announcements */
        post: operations["upsertAnnouncementBatch"];
    };
    "/announcement/copy/{id}": {
        /** Copy an announcement */
        post: operations["createAnnouncementCopy"];
    };
    "/residence": {
        /** Create a residence */
        post: operations["createResidence"];
    };
    "/residence/{id}": {
        /** Get a residence */
        get: operations["getResidence"];
        /** Change a residence */
        patch: operations["updateResidence"];
    };
    "/announcement/residence/{residenceId}": {
        /** Publish an announcement */
        post: operations["createAnnouncement"];
    };
    "/matchmaking": {
        /** Find matches */
        post: operations["findMatches"];
    };
    "/files": {
        /** Upload a picture */
        post: operations["uploadFile"];
    };
    "/files/renewals": {
        /** Keep pictures for another 7 days */
        post: operations["renewFiles"];
    };
    "/files/{key}": {
        /** Get a picture */
        get: operations["getFile"];
        /** Delete a picture */
        delete: operations["deleteFile"];
    };
    "/files/user/{id}": {
        /** Upload a user's picture */
        post: operations["uploadUserPicture"];
    };
    "/files/residence/{id}": {
        /** Upload a residence's picture */
        post: operations["uploadResidencePicture"];
    };
    "/places": {
        /** Suggest places */
        get: operations["listPlaces"];
    };
    "/places/nearest": {
        /** Get the nearest address */
        get: operations["getNearestPlace"];
    };
    "/places/{placeId}": {
        /** Get a place */
        get: operations["getPlace"];
    };
    "/newsletter": {
        /** Subscribe to the newsletter */
        post: operations["createSubscription"];
    };
    "/newsletter/{code}": {
        /** Confirm a newsletter subscription */
        post: operations["verifySubscription"];
    };
    "/audit": {
        /** List admin actions */
        get: operations["listAuditEntries"];
    };
    "/system": {
        /** Get the state of the system */
        get: operations["getSystemState"];
    };
}
export type webhooks = Record<string, never>;
/**
 * Format: uuid
 * An opaque id. Compare it exactly as it's written.
 */
export type Id = string;
/** A single line of text without control characters or characters that change the text direction. */
export type OneLine = string;
/**
 * A single line of text without control characters or characters that change the text direction. Null if not
 * specified.
 */
export type OneLineOrNull = string | null;
export interface FileRecord {
    /** The file's id. */
    readonly id: Id;
    /** The key for reading the picture with `GET /files/{key}`. */
    readonly key: OneLine;
    /** The name of the uploaded file. */
    readonly name: OneLine;
    /** Set to true for a picture of the surroundings. */
    readonly surround: boolean;
    /**
     * What the picture shows, for people who can't see it. Left out if not specified. Creations ignore it; change it with
     * `PATCH /residence/{id}`.
     */
    readonly caption?: OneLineOrNull | undefined;
}
export interface PrivatePerson {
    /** The first name. */
    readonly firstName: string;
    /** The last name. */
    readonly lastName: string;
    /** In E.164 format. */
    readonly phoneNumber: string;
    /** The current address. */
    readonly currentAddress: string | null;
    /** The number of employees. Null if not specified. */
    readonly employeeCount: number | null;
}
/**
 * The industry: mn is manufacturing, fi financial services, tr transportation, ed education, ti the tertiary industry,
 * hc health care, ht hospitality, and mi the media industry.
 * @enum {string}
 */
export type Industry = "mn" | "fi" | "tr" | "ed" | "ti" | "hc" | "ht" | "mi";
export interface Organization {
    /** The organisation's name. */
    readonly name: string;
    /** The Finnish business ID (Y-tunnus). */
    readonly businessId: string | null;
    /** The current address. */
    readonly currentAddress: string | null;
    /** The organisation's phone number in E.164 format. */
    readonly phoneNumber: string | null;
    /** The contact person's first name. */
    readonly contactFirstName: string | null;
    /** The contact person's last name. */
    readonly contactLastName: string | null;
    /** The contact person's phone number in E.164 format. */
    readonly contactPhoneNumber: string | null;
    /** The contact person's email address. */
    readonly contactEmail: string | null;
    /** The contact person's postal address. */
    readonly contactAddress: string | null;
    /** The postal address for invoices. */
    readonly billingAddress: string | null;
    /** The address for e-invoices. */
    readonly onlineInvoice: string | null;
    /** The number of employees. */
    readonly employeeCount: number | null;
    /** The turnover in euros a year. */
    readonly turnover: number | null;
    /** The tenant's industries. */
    readonly industries: readonly Industry[];
}
/**
 * The credit rating, from aaa (prime) to d (in default).
 * @enum {string}
 */
export type CreditRating = "aaa" | "aa" | "a" | "bbb" | "bb" | "b" | "c" | "d";
/**
 * The operating margin. `postitive` is the spelling in this contract; requests can also use `positive`.
 * @enum {string}
 */
export type OperatingMargin = "negative" | "postitive" | "higher";
/**
 * The number of employees: 0 is 1 employee, 1 is 2, 2 is 3-4, 3 is 5-9, 4 is 10-19, 5 is 20-49, 6 is 50-99, and 7 is
 * 100 or more.
 * @enum {integer}
 */
export type EmployeeBand = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** A private person's work and studies. */
export interface Occupation {
    /** True if the person works. */
    readonly work: boolean;
    /** The person's work. */
    readonly workDetails: string | null;
    /** True if the person studies. */
    readonly student: boolean;
    /** What the person studies. */
    readonly studentDetails: string | null;
}
/**
 * The language of the interface and emails.
 * @enum {string}
 */
export type Language = "en" | "fi" | "sv";
/**
 * When emails about new interest are sent: never, immediately, or every day at 8:00 (Europe/Helsinki). Immediately
 * means at most five emails in 24 hours; the rest follows at 8:00. No emails are sent between 21:00 and 7:00.
 * @enum {string}
 */
export type InterestFrequency = "never" | "immediate" | "daily";
/**
 * What a colleague may do for the organisation. A viewer reads everything. An editor also publishes and changes announcements,
 * writes messages and arranges viewings. An owner also manages the team.
 * @enum {string}
 */
export type TeamRole = "viewer" | "editor" | "owner";
/** The organisation that a user works for, and as what. */
export interface Membership {
    /** The id of the organisation's account. */
    readonly id: Id;
    /** The organisation's name. */
    readonly name: string;
    readonly role: TeamRole;
}
/** A user as they and admins see it. */
export interface User {
    /** The user's id. */
    readonly id: Id;
    /**
     * Format: email
     * The email address that identifies the account.
     */
    readonly email: string;
    /** True for a landlord, false for a tenant. */
    readonly isLandlord: boolean;
    /** True for an admin. */
    readonly isAdmin: boolean;
    /** The profile picture. */
    readonly file: FileRecord | null;
    /** The user's own description. */
    readonly description: string | null;
    /** The ids of the user's properties, a tenant's in the tenant's order. The first one is used wherever none is named. */
    readonly properties: readonly Id[];
    /** Only for a private person. */
    readonly privateTenant: PrivatePerson | null;
    /** Only for an organisation. */
    readonly organizationTenant: Organization | null;
    /** The tenant's credit rating. Null if not specified. */
    readonly creditRating: CreditRating | null;
    /** The tenant's operating margin. Null if not specified. */
    readonly operatingMargin: OperatingMargin | null;
    /** Whether the tenant can deduct VAT, by which costs are shown to them. Null if they don't know. Never shown to others. */
    readonly deductsVat: boolean | null;
    /** The tenant's industries. */
    readonly industries: readonly Industry[];
    /** The organisation's number of employees as a band. */
    readonly employee: EmployeeBand | null;
    /** The number of children. Null if not specified. */
    readonly children: number | null;
    readonly occupation: Occupation;
    /** Language codes (ISO 639-1). */
    readonly languages: readonly string[];
    /** In the user's own words. Null if not specified. */
    readonly gender: string | null;
    /**
     * Format: date
     * The date of birth. Null if not specified.
     */
    readonly birthday: string | null;
    /** In full years. */
    readonly timeInCountry: number | null;
    /** In the user's own words. Null if not specified. */
    readonly familyStatus: string | null;
    /** The current address. */
    readonly currentAddress: string | null;
    /** True shows the user's contact details to the other side when the interest is mutual. */
    readonly shareContacts: boolean;
    /** The language of emails to the user. */
    readonly language: Language;
    /** When emails about new interest are sent. */
    readonly interestMails: InterestFrequency;
    /**
     * When emails about new messages are sent. Immediately means after a minute without the message being read, and not
     * again for the same thread until it's read. The limit of emails about interest doesn't apply.
     */
    readonly messageMails: InterestFrequency;
    /** True lets emails about messages and interest show up to 200 characters of what was written; false keeps it out. */
    readonly mailsQuoteMessages: boolean;
    /**
     * True emails tenants at 8:00 (Europe/Helsinki) if announcements that they've saved or are interested in have a lower
     * rent, an earlier move-in date or are back on the market. At most one email a day covers all of them.
     */
    readonly changeMails: boolean;
    /**
     * True stops all emails except account verification, temporary passwords and invitations to a team. Newsletters, their confirmations, alerts
     * and emails about interest, messages and changes aren't sent.
     */
    readonly unsubscribed: boolean;
    /** The ids of the announcements that the tenant has saved. */
    readonly favorites: readonly Id[];
    /** The ids of the announcements that the tenant is interested in. */
    readonly isInterested: readonly Id[];
    /**
     * Format: date
     * The first day on which the account can be used again. Only returned while it is suspended.
     */
    readonly suspendedUntil?: string | undefined;
    /** The organisation that the user works for. Only returned while they are in a team. */
    readonly team?: Membership | undefined;
}
export interface VerifiedBearer {
    /**
     * Format: date-time
     * When the bearer expires.
     */
    readonly expiresAt: string;
    /** True after a login with a temporary password. The session can then only be used to set a new password. */
    readonly mustChangePassword: boolean;
    readonly user: User;
}
/**
 * The stable code of an error.
 *
 * - `validation_failed` (400): the request doesn't match the contract; see `errors`.
 * - `invalid_characters` (400): a text contains control characters, or line breaks where only one line is allowed; see
 *   `errors`.
 * - `malformed_json` (400): the body isn't valid JSON.
 * - `malformed_request` (400, 408, 431): the request isn't valid HTTP, was sent too slowly, or has headers that are
 *   too large.
 * - `mode_invalid` (400): the request doesn't have exactly one matchmaking mode, or lacks the ids that the mode
 *   requires.
 * - `cursor_invalid` (400): the cursor belongs to another list.
 * - `picture_invalid` (400): the file isn't a readable PNG.
 * - `attachment_invalid` (400): the file is neither a readable PNG nor a PDF.
 * - `attachment_unsafe` (400): the PDF contains scripts, commands or other files.
 * - `verification_failed` (400): the code is wrong, already used or expired.
 * - `bearer_invalid` (401): the bearer is missing, unknown, expired or logged out.
 * - `credentials_wrong` (401): the email or the password is wrong.
 * - `user_not_verified` (403): the account isn't verified yet.
 * - `forbidden` (403): the user's role doesn't allow this call.
 * - `old_password_incorrect` (403): the current password is wrong, or the email isn't the user's own.
 * - `password_change_required` (403): the user logged in with a temporary password and has to set a new one first.
 * - `account_suspended` (403): an admin has suspended the account; the user can only read the decision, appeal, and export
 *   or delete the account.
 * - `not_in_team` (403): the user no longer works for the organisation that this belongs to.
 * - `not_found` (404): the path or object doesn't exist, or the object belongs to someone else.
 * - `method_not_allowed` (405): the path doesn't support this method; `Allow` lists those it does.
 * - `email_taken` (409): an account with this email already exists.
 * - `too_many_needs` (409): the tenant already has five needs; delete one first.
 * - `idempotency_in_flight` (409): the same request is still being processed.
 * - `too_many_pictures` (409): the residence would have more than 50 pictures.
 * - `last_admin` (409): the last admin can't be deleted.
 * - `last_owner` (409): the organisation's own account can't leave its team, nor be deleted while it has colleagues.
 * - `insufficient_scope` (403): the key's scopes don't allow this call.
 * - `key_mistyped` (401): the key is incomplete or has a typing error, which its checksum shows.
 * - `too_many_keys` (409): the account has as many keys or webhooks as it can have.
 * - `cannot_join` (409): the team has 50 colleagues and invitations, or the account is a tenant's, or has a team or
 *   announcements already.
 * - `too_many_files` (409): the user has reached the maximum number of unattached pictures; attach or delete some
 *   first.
 * - `too_many_residences` (409): the landlord has reached the maximum number of residences without an announcement;
 *   publish one first.
 * - `too_many_announcements` (409): the landlord has reached the maximum number of announcements.
 * - `thread_closed` (409): nobody can write in the thread, because interest was withdrawn, or the announcement or the other
 *   account has been deleted.
 * - `answer_awaited` (409): until the interest is mutual, each side can send only one message, and there are no viewings.
 * - `too_many_attachments` (409): the user has 20 attachments that aren't sent, or the announcement 10 documents;
 *   send or delete some first.
 * - `viewing_unavailable` (409): the time isn't published any more or has no place left, or the announcement is hidden.
 * - `viewing_changed` (409): the viewing has been changed since the user saw it, or has begun.
 * - `viewing_exists` (409): the thread has an upcoming viewing already; move or cancel that one.
 * - `too_many_blocks` (409): the user has blocked 500 others; unblock one first.
 * - `report_closed` (409): the report has been decided, or the decision can't be appealed any more.
 * - `announcement_withheld` (409): an admin has hidden the announcement because of a report, so that its landlord can't
 *   make it public.
 * - `reference_taken` (409): another of the landlord's announcements has the reference.
 * - `cursor_expired` (410): the cursor is too old; ask for a new one without a cursor, then read everything again.
 * - `precondition_failed` (412): the object has changed since it was read.
 * - `payload_too_large` (413): the body is too large.
 * - `unsupported_media_type` (415): the operation doesn't accept the body's media type.
 * - `idempotency_key_reused` (422): the key has already been used with a different body.
 * - `too_many_attempts` (429): too many attempts; wait for the time in `Retry-After`.
 * - `internal_error` (500): something went wrong on the server.
 * - `unavailable` (503): the server or its database is currently unavailable.
 * - `storage_full` (507): the server has no space left.
 * @enum {string}
 */
export type ProblemCode = "validation_failed" | "invalid_characters" | "malformed_json" | "malformed_request" | "mode_invalid" | "cursor_invalid" | "picture_invalid" | "attachment_invalid" | "attachment_unsafe" | "verification_failed" | "bearer_invalid" | "credentials_wrong" | "user_not_verified" | "forbidden" | "old_password_incorrect" | "password_change_required" | "account_suspended" | "not_in_team" | "not_found" | "method_not_allowed" | "email_taken" | "too_many_needs" | "idempotency_in_flight" | "too_many_pictures" | "last_admin" | "last_owner" | "cannot_join" | "too_many_files" | "too_many_residences" | "too_many_announcements" | "thread_closed" | "answer_awaited" | "too_many_attachments" | "viewing_unavailable" | "viewing_changed" | "viewing_exists" | "too_many_blocks" | "report_closed" | "announcement_withheld" | "reference_taken" | "insufficient_scope" | "key_mistyped" | "too_many_keys" | "cursor_expired" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "too_many_attempts" | "internal_error" | "unavailable" | "storage_full";
/**
 * An error (RFC 9457).
 * @example {
 *   "type": "/api/v1/problems#method_not_allowed",
 *   "title": "Method Not Allowed",
 *   "status": 405,
 *   "detail": "This path only takes GET, HEAD, POST, DELETE",
 *   "instance": "/api/v1/example",
 *   "code": "method_not_allowed",
 *   "requestId": "0199a6b0-3c00-7000-8000-0000000000aa"
 * }
 */
export interface Problem {
    /**
     * Format: uri-reference
     * The address of this problem's description, relative to the request's address.
     */
    readonly type: string;
    /** The name of the status. */
    readonly title: string;
    /** The response's status. */
    readonly status: number;
    /** A message from the server, in English. */
    readonly detail: string;
    /**
     * Format: uri-reference
     * The path of the request.
     */
    readonly instance: string;
    readonly code: ProblemCode;
    /** Identifies the request, like `X-Request-Id`. The server log has it as well. */
    readonly requestId: string;
    /** The errors in the request, one entry for each. */
    readonly errors?: readonly {
        /** The location of the error: a JSON pointer that starts with /body, /query or /path. */
        readonly pointer: string;
        /** The broken rule, such as required, format or maximum. */
        readonly code: string;
        /** What is wrong, in English. */
        readonly detail: string;
    }[] | undefined;
}
export interface Credentials {
    /**
     * Format: email
     * The email address that identifies the account.
     */
    readonly email: string;
    /**
     * Format: password
     * The password, or a temporary password.
     */
    readonly password: string;
    /**
     * True keeps the session for 30 days, false for 12 hours.
     * @default false
     */
    readonly rememberMe?: boolean | undefined;
}
export interface Session {
    /** Send it in the `Authorization` header after the word Bearer. It's only returned here. */
    readonly bearer: string;
    /**
     * Format: date-time
     * When the bearer expires.
     */
    readonly expiresAt: string;
    /** True after a login with a temporary password. The session can then only be used to set a new password. */
    readonly mustChangePassword: boolean;
    readonly user: User;
}
/** The user's own email and current password, to be checked before changing the password or deleting the account. */
export interface CredentialsCheck {
    /**
     * Format: email
     * The email address that identifies the account.
     */
    readonly email: string;
    /**
     * Format: password
     * The password to check.
     */
    readonly password: string;
}
export interface VerificationResult {
    /**
     * Whether the account was verified now or earlier.
     * @enum {string}
     */
    readonly status: "verified" | "already_verified";
    /**
     * A message for the user, in English.
     * @enum {string}
     */
    readonly message: "User verified" | "You have been already verified";
}
export interface Message {
    /** A message for the user, in English. */
    readonly message: string;
}
/** The state of a user's account. */
export interface UserRecord {
    /** The user's id. */
    readonly id: Id;
    /**
     * Format: date-time
     * When the account was created.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * When the email was verified. Null if it isn't verified.
     */
    readonly verifiedAt: string | null;
}
/** A page of users. */
export interface UserPage {
    /** The entries of this page, in order. */
    readonly results: readonly User[];
    /** The state of these users' accounts, in the same order. */
    readonly records: readonly UserRecord[];
    /** The number of matching users on all pages. */
    readonly entriesCount: number;
    /** The number of this page, starting from 1. */
    readonly pageNumber: number;
}
/** A private person. */
export interface PrivatePersonCreation {
    /** The first name. */
    readonly firstName: OneLine;
    /** The last name. */
    readonly lastName: OneLine;
    /** In E.164 format. */
    readonly phoneNumber: string;
    /** The current address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** The number of employees. Null if not specified. */
    readonly employeeCount?: number | null | undefined;
}
/** An organisation. Its industries, at least one, are a field of the user. */
export interface OrganizationCreation {
    /** The organisation's name. */
    readonly name: OneLine;
    /** The Finnish business ID (Y-tunnus). */
    readonly businessId?: string | null | undefined;
    /** The current address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** In E.164 format. */
    readonly phoneNumber: string;
    /** The contact person's first name. */
    readonly contactFirstName: OneLine;
    /** The contact person's last name. */
    readonly contactLastName: OneLine;
    /** In E.164 format. */
    readonly contactPhoneNumber?: string | null | undefined;
    /**
     * Format: email
     * The contact person's email address.
     */
    readonly contactEmail?: string | null | undefined;
    /** The contact person's postal address. */
    readonly contactAddress?: OneLineOrNull | undefined;
    /** The postal address for invoices. */
    readonly billingAddress?: OneLineOrNull | undefined;
    /** The address for e-invoices. */
    readonly onlineInvoice?: OneLineOrNull | undefined;
    /** The number of employees. */
    readonly employeeCount?: number | null | undefined;
    /** The turnover in euros a year. */
    readonly turnover?: number | null | undefined;
}
/** Text that can have line breaks and tabs, but no other control characters. Null if not specified. */
export type MultiLineOrNull = string | null;
/** The operating margin, with either spelling of `postitive`. */
export type OperatingMarginSent = OperatingMargin;
/** The fields to change; the others stay as they are. */
export interface OccupationChanges {
    /** True if the person works. */
    readonly work?: boolean | undefined;
    /** The person's work. */
    readonly workDetails?: OneLineOrNull | undefined;
    /** True if the person studies. */
    readonly student?: boolean | undefined;
    /** What the person studies. */
    readonly studentDetails?: OneLineOrNull | undefined;
}
/**
 * Format: date
 * A calendar day in Europe/Helsinki, from 1900-01-01 to 2199-12-31. Null if not specified.
 */
export type DayOrNull = string | null;
/**
 * How much a criterion counts for a tenant: `important` twice as much as `normal`, `ignored` not at all. `must` counts twice as
 * much and hides announcements that don't meet the criterion in full.
 * @enum {string}
 */
export type Importance = "must" | "important" | "normal" | "ignored";
/** How much each criterion counts for a tenant. Fields that are left out are `normal`. */
export interface FieldImportance {
    readonly residenceType?: Importance | undefined;
    readonly location?: Importance | undefined;
    readonly rent?: Importance | undefined;
    readonly size?: Importance | undefined;
    readonly roomCount?: Importance | undefined;
    readonly moveInDate?: Importance | undefined;
    readonly amenities?: Importance | undefined;
    readonly floor?: Importance | undefined;
    readonly deposit?: Importance | undefined;
}
/**
 * A GeoJSON polygon without holes: longitudes and latitudes (WGS 84), rounded to six decimals. Its ring has 3 to 50 corners, doesn't
 * cross or touch itself, and encloses at least a hectare. No corner is more than 10 km from the need's address.
 */
export interface DrawnArea {
    /**
     * The type of geometry.
     * @constant
     */
    readonly type: "Polygon";
    /** One ring, whose last position repeats the first. */
    readonly coordinates: readonly (readonly (readonly number[])[])[];
}
/**
 * What a tenant is looking for.
 * @enum {string}
 */
export type ResidenceFlag = "office" | "storage" | "retail";
/** The number of rooms; 6 means six or more. */
export type RoomCount = number;
/**
 * The floor in the building.
 * @enum {string}
 */
export type Floor = "bottom" | "middle" | "top";
/** In square metres. Null for no limit. */
export type SizeOrNull = number | null;
/** In euros a month. Null for no limit. */
export type RentOrNull = number | null;
/**
 * Format: date
 * A calendar day in Europe/Helsinki, from 1900-01-01 to 2199-12-31.
 */
export type Day = string;
/**
 * A feature that premises can have.
 * @enum {string}
 */
export type Amenity = "kitchen" | "wc" | "shower" | "elevator" | "breakRoom" | "parking" | "loadingDock" | "clubRoom" | "guardBooth" | "gym";
/** What a tenant is looking for. Rent and size need at least one limit each. */
export interface NeedCreation {
    /** A name that only the tenant and admins see. Null calls it by its kinds of premises and address. */
    readonly name?: OneLineOrNull | undefined;
    /** False pauses it. Landlords don't find it then, and no alerts are sent for it. */
    readonly isActive?: boolean | undefined;
    /** Its place among the tenant's needs, from 1. The others move up or down; a place behind the last one is the last. */
    readonly position?: number | undefined;
    /**
     * How much each criterion counts in the tenant's own matches and alerts. Replaces what was sent before; null if all are
     * normal. At least one criterion has to count. Landlords' lists don't depend on it.
     */
    readonly importance?: FieldImportance | null | undefined;
    /** Street, number and city. */
    readonly address: OneLine;
    /** Latitude. */
    readonly x: number;
    /** Longitude. */
    readonly y: number;
    /**
     * The area that premises have to lie in, instead of within 3 km of the address. An error's `code` is `areaOpen`,
     * `areaAbroad`, `areaCrossesItself`, `areaTooSmall` or `areaTooFar`.
     */
    readonly drawnArea?: DrawnArea | null | undefined;
    /** A description in the user's own words. */
    readonly description?: MultiLineOrNull | undefined;
    /** The kinds of premises that are wanted. */
    readonly residenceType: readonly ResidenceFlag[];
    /** The numbers of rooms that are wanted; 6 means six or more. */
    readonly roomCount: readonly RoomCount[];
    /** The floors that are wanted. An empty list means any. */
    readonly floor?: readonly Floor[] | undefined;
    /** The minimum size in square metres. Null for no minimum. */
    readonly sizeMin?: SizeOrNull | undefined;
    /** The maximum size in square metres. Null for no maximum. */
    readonly sizeMax?: SizeOrNull | undefined;
    /** The minimum rent in euros a month. Null for no minimum. */
    readonly rentMin?: RentOrNull | undefined;
    /** The maximum rent in euros a month. Null for no maximum. */
    readonly rentMax?: RentOrNull | undefined;
    /** The date from which the premises are needed. */
    readonly moveInDate: Day;
    /** The date until which the premises are needed. Null if there is no end date. */
    readonly moveOutDate?: DayOrNull | undefined;
    /**
     * 0 if only premises without a deposit are wanted.
     * @enum {number|null}
     */
    readonly deposit?: 0 | null | undefined;
    /** The features that are wanted. */
    readonly amenities?: readonly Amenity[] | undefined;
}
/**
 * A new account. Fill exactly one of `privateTenant` and `organizationTenant`, also for a landlord. A tenant has one
 * need in `properties`.
 */
export interface UserCreation {
    /**
     * Format: email
     * The email address that identifies the account.
     */
    readonly email: string;
    /**
     * Format: password
     * The password. The most common passwords are rejected.
     */
    readonly password: string;
    /** True for a landlord, false for a tenant. */
    readonly isLandlord: boolean;
    /** Only for a private person. */
    readonly privateTenant?: PrivatePersonCreation | null | undefined;
    /** Only for an organisation. */
    readonly organizationTenant?: OrganizationCreation | null | undefined;
    /** The user's own description. */
    readonly description?: MultiLineOrNull | undefined;
    /** The tenant's credit rating. Null if not specified. */
    readonly creditRating?: CreditRating | null | undefined;
    /** The tenant's operating margin. Null if not specified. */
    readonly operatingMargin?: OperatingMarginSent | null | undefined;
    /** Whether the tenant can deduct VAT, by which costs are shown to them. Null if they don't know. Never shown to others. */
    readonly deductsVat?: boolean | null | undefined;
    /** The user's industries. An organisation, including a landlord, needs at least one. */
    readonly industries?: readonly Industry[] | undefined;
    /** The number of children. Null if not specified. */
    readonly children?: number | null | undefined;
    readonly occupation?: OccupationChanges | undefined;
    /** Language codes (ISO 639-1). */
    readonly languages: readonly string[];
    /** In the user's own words. Null if not specified. */
    readonly gender?: OneLineOrNull | undefined;
    /** The date of birth. Null if not specified. */
    readonly birthday?: DayOrNull | undefined;
    /** In full years. */
    readonly timeInCountry?: number | null | undefined;
    /** In the user's own words. Null if not specified. */
    readonly familyStatus?: OneLineOrNull | undefined;
    /** The current address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** True shows the user's contact details to the other side when the interest is mutual. */
    readonly shareContacts?: boolean | undefined;
    /** The language of emails to the user, usually that of the interface. English by default. */
    readonly language?: Language | undefined;
    /** What a tenant is looking for. */
    readonly properties?: readonly NeedCreation[] | undefined;
}
/** The new account. A verification email is being sent, unless an admin created the account. */
export interface UserCreated {
    /** The user's id. */
    readonly id: Id;
    /**
     * A message for the user.
     * @enum {string}
     */
    readonly message: "Verification code sent" | "User created";
}
/** The email of the user who has forgotten their password. */
export interface PasswordReset {
    /**
     * Format: email
     * The email address that identifies the account.
     */
    readonly email: string;
}
/** The fields to change; the others stay as they are. */
export interface PrivatePersonChanges {
    /** The first name. */
    readonly firstName?: OneLine | undefined;
    /** The last name. */
    readonly lastName?: OneLine | undefined;
    /** In E.164 format. */
    readonly phoneNumber?: string | undefined;
    /** The current address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** The number of employees. Null if not specified. */
    readonly employeeCount?: number | null | undefined;
}
/** The fields to change; the others stay as they are. */
export interface OrganizationChanges {
    /** The organisation's name. */
    readonly name?: OneLine | undefined;
    /** The Finnish business ID (Y-tunnus). */
    readonly businessId?: string | null | undefined;
    /** The current address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** In E.164 format. */
    readonly phoneNumber?: string | undefined;
    /** The contact person's first name. */
    readonly contactFirstName?: OneLine | undefined;
    /** The contact person's last name. */
    readonly contactLastName?: OneLine | undefined;
    /** In E.164 format. */
    readonly contactPhoneNumber?: string | null | undefined;
    /**
     * Format: email
     * The contact person's email address.
     */
    readonly contactEmail?: string | null | undefined;
    /** The contact person's postal address. */
    readonly contactAddress?: OneLineOrNull | undefined;
    /** The postal address for invoices. */
    readonly billingAddress?: OneLineOrNull | undefined;
    /** The address for e-invoices. */
    readonly onlineInvoice?: OneLineOrNull | undefined;
    /** The number of employees. */
    readonly employeeCount?: number | null | undefined;
    /** The turnover in euros a year. */
    readonly turnover?: number | null | undefined;
}
/**
 * The fields to change; the others stay as they are, also inside `privateTenant`, `organizationTenant` and
 * `occupation`.
 */
export interface UserChanges {
    /**
     * Format: password
     * The password. The most common passwords are rejected.
     */
    readonly password?: string | undefined;
    /** The id of one of the user's own uploaded pictures. Null removes the profile picture. */
    readonly file?: Id | null | undefined;
    readonly privateTenant?: PrivatePersonChanges | undefined;
    readonly organizationTenant?: OrganizationChanges | undefined;
    /** The user's own description. */
    readonly description?: MultiLineOrNull | undefined;
    /** The tenant's credit rating. Null if not specified. */
    readonly creditRating?: CreditRating | null | undefined;
    /** The tenant's operating margin. Null if not specified. */
    readonly operatingMargin?: OperatingMarginSent | null | undefined;
    /** Whether the tenant can deduct VAT, by which costs are shown to them. Null if they don't know. Never shown to others. */
    readonly deductsVat?: boolean | null | undefined;
    /** The user's industries. An organisation, including a landlord, needs at least one. */
    readonly industries?: readonly Industry[] | undefined;
    /** The number of children. Null if not specified. */
    readonly children?: number | null | undefined;
    readonly occupation?: OccupationChanges | undefined;
    /** Language codes (ISO 639-1). */
    readonly languages?: readonly string[] | undefined;
    /** In the user's own words. Null if not specified. */
    readonly gender?: OneLineOrNull | undefined;
    /** The date of birth. Null if not specified. */
    readonly birthday?: DayOrNull | undefined;
    /** In full years. */
    readonly timeInCountry?: number | null | undefined;
    /** In the user's own words. Null if not specified. */
    readonly familyStatus?: OneLineOrNull | undefined;
    /** The current address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** True shows the user's contact details to the other side when the interest is mutual. */
    readonly shareContacts?: boolean | undefined;
    /** The language of emails to the user. */
    readonly language?: Language | undefined;
    /** When emails about new interest are sent. */
    readonly interestMails?: InterestFrequency | undefined;
    /**
     * When emails about new messages are sent. Immediately means after a minute without the message being read, and not
     * again for the same thread until it's read. The limit of emails about interest doesn't apply.
     */
    readonly messageMails?: InterestFrequency | undefined;
    /** True lets emails about messages and interest show up to 200 characters of what was written; false keeps it out. */
    readonly mailsQuoteMessages?: boolean | undefined;
    /**
     * True emails tenants at 8:00 (Europe/Helsinki) if announcements that they've saved or are interested in have a lower
     * rent, an earlier move-in date or are back on the market. At most one email a day covers all of them.
     */
    readonly changeMails?: boolean | undefined;
    /**
     * True stops all emails except account verification and temporary passwords. Newsletters, their confirmations, alerts
     * and emails about interest, messages and changes aren't sent.
     */
    readonly unsubscribed?: boolean | undefined;
}
/** An active session, without its bearer. */
export interface SessionRecord {
    /**
     * Format: date-time
     * When the user logged in.
     */
    readonly since: string;
    /**
     * Format: date-time
     * When it expires.
     */
    readonly expiresAt: string;
}
/** A network from which the user has logged in. Other people's failed logins don't lock the account there. */
export interface KnownNetwork {
    /** An IPv4 address, or the first 64 bits of an IPv6 address. */
    readonly network: string;
    /**
     * Format: date-time
     * When the user last logged in from it. The network is forgotten 30 days later.
     */
    readonly lastLoginAt: string;
}
/**
 * Format: date-time
 * When it was created.
 */
export type CreatedAt = string;
/**
 * Format: date-time
 * When it last became another version.
 */
export type UpdatedAt = string;
/** The location in degrees (WGS 84). */
export interface Location {
    /** Degrees north (WGS 84). */
    readonly latitude: number;
    /** Degrees east (WGS 84). */
    readonly longitude: number;
}
/** What a tenant is looking for. */
export interface Need {
    /** The property's id. */
    readonly id: Id;
    /**
     * Identifies the kind of match. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "need";
    /** The tenant's id. Only returned to the tenant and to admins. */
    readonly user?: Id | undefined;
    /** False while it's paused. Landlords don't find it then, and no alerts are sent for it. */
    readonly isActive: boolean;
    /**
     * The tenant's name for it, or null; then it's called by its kinds of premises and address. Only returned to the tenant
     * and to admins.
     */
    readonly name?: string | null | undefined;
    /** Its place among the tenant's needs, from 1. Only returned to the tenant and to admins. */
    readonly position?: number | undefined;
    /** How much each criterion counts for the tenant; null if all are normal. Only returned to the tenant and to admins. */
    readonly importance?: FieldImportance | null | undefined;
    /** When it was created. Only returned to the tenant and to admins. */
    readonly createdAt?: CreatedAt | undefined;
    /** When it last became another version. Only returned to the tenant and to admins. */
    readonly updatedAt?: UpdatedAt | undefined;
    /** Street, number and city. */
    readonly address: string;
    readonly location: Location;
    /** Latitude. */
    readonly x: number;
    /** Longitude. */
    readonly y: number;
    /** The area that premises have to lie in, instead of within 3 km of the address. */
    readonly drawnArea?: DrawnArea | null | undefined;
    /** A description in the user's own words. */
    readonly description: string | null;
    /** The kinds of premises that are wanted. */
    readonly residenceType: readonly ResidenceFlag[];
    /** The numbers of rooms that are wanted; 6 means six or more. */
    readonly roomCount: readonly RoomCount[];
    /** The floors that are wanted. An empty list means any. */
    readonly floor: readonly Floor[];
    /** The size in square metres. */
    readonly sizeMin: number | null;
    /** The size in square metres. */
    readonly sizeMax: number | null;
    /** The rent in euros a month. */
    readonly rentMin: number | null;
    /** The rent in euros a month. */
    readonly rentMax: number | null;
    /**
     * Format: date
     * The date from which the premises are needed.
     */
    readonly moveInDate: string | null;
    /**
     * Format: date
     * The date until which the premises are needed. Null if there is no end date.
     */
    readonly moveOutDate: string | null;
    /** 0 if only premises without a deposit are wanted. */
    readonly deposit: number | null;
    /** Calculated: true if `deposit` is 0. */
    readonly noDeposit: boolean;
    /** The features that are wanted. */
    readonly amenities: readonly Amenity[];
}
/**
 * Premises that a landlord lets.
 * @enum {string}
 */
export type ResidenceType = "office" | "coWorkingSpace" | "retail" | "restaurant" | "production" | "exhibition" | "sports" | "nursingHome" | "storage" | "garage" | "other";
/** What a landlord charges besides the rent. */
export interface Cost {
    /**
     * What is charged for.
     * @enum {string}
     */
    readonly kind: "serviceCharge" | "heating" | "water" | "electricity" | "cleaning" | "internet" | "parking" | "propertyTax";
    /** In euros without VAT. Null if the rent includes it. */
    readonly amount: number | null;
    /**
     * Whether the amount is for a month, or for each square metre and month.
     * @enum {string}
     */
    readonly basis: "month" | "squareMetre";
    /** True if the amount is an estimate, such as an average by consumption. */
    readonly isEstimated: boolean;
}
export interface TenantCriteria {
    /** Preferred industries. An empty list means any. */
    readonly industries: readonly Industry[];
    /** Preferred credit ratings. An empty list means any. */
    readonly creditRating: readonly CreditRating[];
    /** Preferred operating margins. An empty list means any. */
    readonly operatingMargin: readonly OperatingMargin[];
    /** Preferred numbers of employees. An empty list means any. */
    readonly employee: readonly EmployeeBand[];
    /** True shows these preferences to tenants. */
    readonly publicDisplay: boolean;
}
/** Premises that a landlord lets. */
export interface Listing {
    /** The property's id. */
    readonly id: Id;
    /**
     * Identifies the kind of match. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "listing";
    /** The id of the announcement that shows the listing. */
    readonly announcement: Id;
    /** The landlord's id. Only returned to the landlord and to admins. */
    readonly user?: Id | undefined;
    /** True if public, false if hidden. */
    readonly isActive: boolean;
    /** Street, number and city. */
    readonly address: string;
    readonly location: Location;
    /** Latitude. */
    readonly x: number;
    /** Longitude. */
    readonly y: number;
    /** A description in the user's own words. */
    readonly description: string | null;
    readonly residenceType: ResidenceType;
    /** The number of rooms, as a list with one item; 6 means six or more. */
    readonly roomCount: readonly RoomCount[];
    readonly floor: Floor;
    /** The size in square metres. */
    readonly size: number;
    /** The rent in euros a month. */
    readonly rent: number;
    /**
     * Format: date
     * The date from which the premises are available; a past date means now. Null if not specified.
     */
    readonly moveInDate: string | null;
    /**
     * Format: date
     * The date until which the premises are available.
     */
    readonly moveOutDate: string | null;
    /** The deposit in euros; 0 means no deposit. Null if not specified. */
    readonly deposit: number | null;
    /** Calculated: true if `deposit` is 0. */
    readonly noDeposit: boolean;
    /**
     * `new` if the premises have never been used. Null if not specified.
     * @enum {string|null}
     */
    readonly condition: "new" | null;
    /** The view from the windows. */
    readonly view: string | null;
    /**
     * Whether VAT is added to the rent and to the costs charged with it. Null if it's to be agreed.
     * @enum {string|null}
     */
    readonly vatOnRent: "charged" | "notCharged" | null;
    /** What is charged besides the rent, each kind at most once. A kind that's missing isn't free: its cost isn't known. */
    readonly costs: readonly Cost[];
    /** The length of the lease in months. Null if it runs until further notice, or isn't specified. */
    readonly leaseTermMonths: number | null;
    /** The notice period in months. Null if not specified. */
    readonly noticeMonths: number | null;
    /**
     * What the rent is tied to. Null if not specified.
     * @enum {string|null}
     */
    readonly indexation: "none" | "costOfLivingIndex" | "other" | null;
    /** The guarantee that the landlord asks for besides a deposit. Null if not specified. */
    readonly guarantee: string | null;
    /**
     * What the size is measured by. Null if not specified.
     * @enum {string|null}
     */
    readonly areaBasis: "leasable" | "usable" | "grossFloor" | null;
    /**
     * The class of the energy certificate. Null if not specified.
     * @enum {string|null}
     */
    readonly energyClass: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
    /** The number of the energy certificate. Null if not specified. */
    readonly energyCertificate: string | null;
    /**
     * The permanent building identifier (VTJ-PRT) in Finland's Population Information System: nine digits, the first of
     * which is 1, and a check character. Null if not specified.
     */
    readonly permanentBuildingId: string | null;
    /** The features of the premises. */
    readonly amenities: readonly Amenity[];
    /** The pictures of the premises, in order. */
    readonly propertyPics: readonly FileRecord[];
    /** The pictures of the surroundings, in order. */
    readonly surroundPics: readonly FileRecord[];
    /** The preferred tenant. Returned to others only if `publicDisplay` is true. */
    readonly criteria?: TenantCriteria | undefined;
}
/** A need (what a tenant is looking for) or a listing (what a landlord lets); `kind` tells them apart. */
export type Property = Need | Listing;
/** The premises with their pictures. */
export interface Residence {
    /** The residence's id, for changing its pictures. Only returned to the owner and to admins. */
    readonly id?: Id | undefined;
    /** The same as the property's `residenceType`. */
    readonly houseType: ResidenceType;
    /** In order. */
    readonly files: readonly FileRecord[];
}
/**
 * Who can open the announcement's page at `/premises/{id}` while it's public: nobody (`none`), anyone with the link (`link`), or
 * also search engines (`search`).
 * @enum {string}
 */
export type PublicPage = "none" | "link" | "search";
/** An interested tenant. `POST /matchmaking?specific=true` returns how well they match the announcement. */
export interface InterestedTenant {
    /** The tenant's id. */
    readonly id: Id;
    /** The ids of the tenant's active needs, oldest first. */
    readonly properties: readonly Id[];
}
/** A landlord's announcement of premises. */
export interface Announcement {
    /** The announcement's id. */
    readonly id: Id;
    /** True if public, false if hidden. */
    readonly isActive: boolean;
    /**
     * Format: date
     * The day from which the premises are let; the announcement is hidden then. Null if they aren't let. Only returned to
     * the owner and to admins.
     */
    readonly letFrom?: string | null | undefined;
    readonly properties: Listing;
    readonly residence: Residence;
    /** The landlord's own identifier of the premises; null if it has none. Only returned to the owner and to admins. */
    readonly reference?: string | null | undefined;
    /** Who can open its public page. If there is none, it's only returned to the owner and to admins. */
    readonly publicPage?: PublicPage | undefined;
    /** Interested tenants, longest first. Only returned to the owner and to admins. */
    readonly isInterested?: readonly InterestedTenant[] | undefined;
    /**
     * The sum of the weekly `views` of `GET /insights/{property}` that aren't null. Null if all are. Only returned to
     * the owner and to admins.
     */
    readonly views?: number | null | undefined;
    /** How many viewings are booked or proposed and not over. Only returned to the owner and to admins. */
    readonly upcomingViewings?: number | undefined;
    /**
     * Format: date-time
     * When the next of them begins. Null if there are none. Only returned to the owner and to admins.
     */
    readonly nextViewing?: string | null | undefined;
    /** When it was created. Only returned to the owner and to admins. */
    readonly createdAt?: CreatedAt | undefined;
    /** When it last became another version. Only returned to the owner and to admins. */
    readonly updatedAt?: UpdatedAt | undefined;
    /** What was last changed by the organisation. Only returned to an organisation with colleagues and to admins. */
    readonly lastChange?: {
        /** The name of the colleague. Null if their account is gone, or if an admin made the change. */
        readonly by: string | null;
        /**
         * Format: date-time
         * When it was changed.
         */
        readonly at: string;
    } | undefined;
}
/** A house type with its pictures, as its owner and admins see them. */
export interface OwnResidence {
    /** The residence's id. */
    readonly id: Id;
    /** The same as the property's `residenceType` if an announcement shows the residence. */
    readonly houseType: ResidenceType;
    /** All pictures, in order. `surround` marks pictures of the surroundings. */
    readonly files: readonly FileRecord[];
    readonly createdAt: CreatedAt;
    readonly updatedAt: UpdatedAt;
}
export interface PairRecord {
    /** The announcement's id. */
    readonly announcement: Id;
    /** The tenant's id. */
    readonly tenant: Id;
    /**
     * Format: date-time
     * When the announcement was saved or the interest shown.
     */
    readonly since: string;
}
/**
 * When emails about new matches are sent: never, immediately, every day at 8:00, or every Monday at 8:00
 * (Europe/Helsinki). No emails are sent between 21:00 and 7:00; matches found during that time are sent at 7:00.
 * Immediate emails are sent at most once in 15 minutes.
 * @enum {string}
 */
export type AlertFrequency = "never" | "immediate" | "daily" | "weekly";
/** Emails include matches with a score above this percentage; 60 by default. */
export type AlertThreshold = number;
/** The alerts for one property. */
export interface AlertRecord {
    /** The property's id. */
    readonly property: Id;
    readonly frequency: AlertFrequency;
    readonly threshold: AlertThreshold;
}
/**
 * One of the two sides of a thread.
 * @enum {string}
 */
export type ThreadSide = "tenant" | "landlord";
/**
 * The media type of an attachment, found out from its content.
 * @enum {string}
 */
export type AttachmentType = "image/png" | "application/pdf";
/** A file attached to a message. Only the two sides of the thread can download it. */
export interface Attachment {
    /** The id for downloading the file with `GET /attachments/{attachmentId}`. */
    readonly id: Id;
    /** The file's name. It ends in `.png` or `.pdf`, as its content is. */
    readonly name: OneLine;
    readonly type: AttachmentType;
    /** In bytes. */
    readonly size: number;
}
export interface MessageRecord {
    /** The id of the thread that the message is in. */
    readonly thread: Id;
    /** Where the premises are that the thread is about. */
    readonly subject: string;
    /** The message's position in its thread. */
    readonly number: number;
    readonly sender: ThreadSide;
    /** Plain text. */
    readonly text: string;
    /** The files attached to it, in the order of their upload. */
    readonly attachments: readonly Attachment[];
    /**
     * Format: date-time
     * When the server stored it.
     */
    readonly createdAt: string;
}
/**
 * Whether one side has proposed the time and the other hasn't answered, both have agreed, or one has cancelled.
 * @enum {string}
 */
export type ViewingState = "proposed" | "booked" | "cancelled";
export interface ViewingRecord {
    /** The id of the thread that it was agreed on in. */
    readonly thread: Id;
    /** Where the premises are. */
    readonly subject: string;
    /**
     * Format: date-time
     * When it begins.
     */
    readonly startsAt: string;
    /** How long it takes. */
    readonly lengthMinutes: number;
    readonly state: ViewingState;
    /** Who chose the time. */
    readonly proposedBy: ThreadSide;
    /**
     * Format: date-time
     * When it was booked or proposed.
     */
    readonly createdAt: string;
}
export interface ViewingRuleRecord {
    /** The id of the announcement. */
    readonly announcement: Id;
    /** The day. Null for weekly hours. */
    readonly day: DayOrNull;
    /** From 1, Monday, to 7, Sunday. Null for a single day. */
    readonly weekday: number | null;
    /** When the first viewing begins. */
    readonly from: string;
    /** When the last viewing is over at the latest. */
    readonly until: string;
    /** How long a viewing takes. */
    readonly lengthMinutes: number;
    /** The break between two viewings. */
    readonly bufferMinutes: number;
    /** How many tenants can book the same time. */
    readonly capacity: number;
}
/** A user whom another one has blocked. */
export interface Block {
    /** The id of the blocked user. */
    readonly user: Id;
    /** The first name, or the name of the organisation, as matches show it. */
    readonly name: string;
    /**
     * Format: date-time
     * When the user was blocked.
     */
    readonly since: string;
}
/**
 * What a report is about.
 * @enum {string}
 */
export type ReportKind = "message" | "announcement";
/**
 * Why something is reported.
 * @enum {string}
 */
export type ReportReason = "spam" | "fraud" | "abuse" | "illegal" | "wrongInformation" | "other";
/**
 * Whether a report waits for a decision (`open`), has been decided, waits for a decision about the appeal (`appealed`),
 * or has been decided after an appeal (`closed`).
 * @enum {string}
 */
export type ReportState = "open" | "decided" | "appealed" | "closed";
/**
 * What an admin decided: that nothing is wrong, a warning, that the announcement is hidden, or that the account is
 * suspended for a time.
 * @enum {string}
 */
export type ReportDecision = "dismissed" | "warned" | "announcementHidden" | "suspended";
/**
 * What an admin decided about an appeal. Reversing a decision also undoes it: the announcement is public again, or the
 * account isn't suspended any more.
 * @enum {string}
 */
export type AppealDecision = "upheld" | "reversed";
/** The affected user's appeal against a decision. */
export interface Appeal {
    /** Why the decision is wrong. Null for the user who made the report. */
    readonly text: string | null;
    /**
     * Format: date-time
     * When the user appealed.
     */
    readonly createdAt: string;
    /** Null while it hasn't been decided. */
    readonly decision: AppealDecision | null;
    /** The statement of reasons. Null while it hasn't been decided. */
    readonly statement: string | null;
    /**
     * Format: date-time
     * When it was decided.
     */
    readonly decidedAt: string | null;
}
/** A report that the user has made, or a decision about the user, without who made the report. */
export interface Report {
    readonly id: Id;
    readonly kind: ReportKind;
    readonly reason: ReportReason;
    /** Where the premises are that the message or announcement is about. */
    readonly subject: string;
    readonly state: ReportState;
    /**
     * Format: date-time
     * When it was reported.
     */
    readonly createdAt: string;
    /** Null while nothing has been decided. */
    readonly decision: ReportDecision | null;
    /**
     * Format: date
     * The first day on which the account can be used again. Null unless it was suspended.
     */
    readonly suspendedUntil: string | null;
    /** The statement of reasons. Null while nothing has been decided. */
    readonly statement: string | null;
    /**
     * Format: date-time
     * When it was decided.
     */
    readonly decidedAt: string | null;
    /** Null if nobody has appealed. */
    readonly appeal: Appeal | null;
    /** True if the user made the report, false if the decision is about the user. */
    readonly isReporter: boolean;
    /** The reported message. Null for an announcement, and if the message has been deleted. */
    readonly message: string | null;
    /** What the user wrote in the report. Null if there is nothing, or somebody else made it. */
    readonly text: string | null;
    /** True if the user can appeal, once and within six months of the decision. */
    readonly canAppeal: boolean;
}
export interface DocumentRecord {
    /** The id of the announcement that it belongs to. */
    readonly announcement: Id;
    /** The document's id. */
    readonly id: Id;
    /** What it is. */
    readonly title: string;
    /** The file's name. */
    readonly name: string;
    /** In bytes. */
    readonly size: number;
}
/**
 * What a key may be used for: to read or to write what has this tag. An operation names the scope that it needs in its
 * `security`; those without one can't be called with a key.
 * @example announcements:write
 * @enum {string}
 */
export type KeyScope = "announcements:read" | "announcements:write" | "properties:read" | "properties:write" | "matchmaking:read" | "insights:read" | "favorites:read" | "favorites:write" | "interests:read" | "interests:write" | "threads:read" | "threads:write" | "viewings:read" | "viewings:write" | "files:write" | "changes:read";
/** A key by which a program acts for an account. */
export interface Key {
    readonly id: Id;
    /** What the account calls it. */
    readonly label: string;
    /**
     * The last four characters of its secret.
     * @example 1ylf
     */
    readonly hint: string;
    /** What it may be used for. */
    readonly scopes: readonly KeyScope[];
    /** The announcements that it is limited to; null if it isn't. */
    readonly announcements: readonly Id[] | null;
    /**
     * Format: date-time
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * Until when it can be used.
     */
    readonly expiresAt: string;
    /**
     * Format: date-time
     * When it was last used; null if it hasn't been.
     */
    readonly lastUsedAt: string | null;
}
/**
 * What a webhook can be for.
 * @example interest.created
 * @enum {string}
 */
export type WebhookEventType = "announcement.published" | "announcement.changed" | "announcement.hidden" | "match.new" | "interest.created" | "interest.mutual" | "message.received" | "viewing.proposed" | "viewing.booked" | "viewing.moved" | "viewing.cancelled" | "import.finished";
/** Where events of an account are sent. */
export interface Webhook {
    readonly id: Id;
    /** Where events are sent. */
    readonly url: string;
    /** What is sent. */
    readonly events: readonly WebhookEventType[];
    /** Whether events are sent. While it's off, new ones aren't kept for it. */
    readonly isEnabled: boolean;
    /**
     * Why the server switched it off: a delivery failed for five days, the receiver answered 410, or who created it is no
     * longer an owner of the team. Null if it's on, or was switched off by its account.
     * @enum {string|null}
     */
    readonly switchedOffFor: "failing" | "gone" | "ownerLeft" | null;
    /**
     * Format: date-time
     * Until when deliveries are also signed with the secret before the last rotation; null if they aren't.
     */
    readonly previousSecretUntil: string | null;
    /**
     * Format: date-time
     * When it was created.
     */
    readonly createdAt: string;
}
/**
 * Everything stored about a user, except secrets such as passwords and codes, data that is deleted within days
 * (emails, failed logins, stored responses), the ids of matches that alerts leave out, the calls of keys, the deliveries of webhooks, and the audit log. The announcements that a tenant opened aren't stored:
 * openings are counted by announcement and day, without the tenant.
 */
export interface UserExport {
    /**
     * Format: date-time
     * When the export was created.
     */
    readonly exportedAt: string;
    readonly user: User;
    /**
     * Format: date-time
     * When the account was created.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * When the email was verified. Null if it isn't verified.
     */
    readonly verifiedAt: string | null;
    /** The user's active sessions. */
    readonly sessions: readonly SessionRecord[];
    /** The networks from which the user has logged in within the last 30 days. */
    readonly knownNetworks: readonly KnownNetwork[];
    /** What the tenant is looking for. */
    readonly properties: readonly Property[];
    /** The landlord's announcements. */
    readonly announcements: readonly Announcement[];
    /** The landlord's residences without an announcement. */
    readonly residences: readonly OwnResidence[];
    /** The announcements that the user has saved, and when. */
    readonly favorites: readonly PairRecord[];
    /** The announcements that the user is interested in, and since when. */
    readonly isInterested: readonly PairRecord[];
    /** The tenants that the user is interested in for an announcement, and since when. */
    readonly landlordInterests: readonly PairRecord[];
    /** Interest that others have shown in the user or in the user's announcements, and since when. */
    readonly receivedInterests: readonly PairRecord[];
    /** When emails about new matches are sent, for each property where the user has selected it. */
    readonly alerts: readonly AlertRecord[];
    /** The matches that an alert email has named to the user, and when. */
    readonly notifiedMatches: readonly PairRecord[];
    /** The messages that the user has sent and received. Empty in an export by an admin. */
    readonly messages: readonly MessageRecord[];
    /** The user's viewings, also those that are over or cancelled. */
    readonly viewings: readonly ViewingRecord[];
    /** When a landlord shows their premises. */
    readonly viewingHours: readonly ViewingRuleRecord[];
    /** The users whom the user has blocked. */
    readonly blocks: readonly Block[];
    /** The reports that the user has made, and the decisions about the user. Empty in an export by an admin. */
    readonly reports: readonly Report[];
    /** The pictures that the user has uploaded. */
    readonly files: readonly FileRecord[];
    /** The documents of the landlord's announcements. */
    readonly documents: readonly DocumentRecord[];
    /** The account's keys, without their secrets. */
    readonly keys: readonly Key[];
    /** The account's webhooks, without their secrets. */
    readonly webhooks: readonly Webhook[];
    /** The newsletter subscription of the user's verified email. Null if there is none. */
    readonly newsletter: {
        /**
         * Format: date-time
         * When the newsletter was requested.
         */
        readonly askedAt: string;
        /**
         * Format: date-time
         * When the subscription was confirmed. Null if it isn't confirmed.
         */
        readonly confirmedAt: string | null;
        readonly language: Language;
    } | null;
}
export interface HiddenAnnouncement {
    /** The announcement's id. */
    readonly id: Id;
    /**
     * Always false: the landlord has hidden the announcement.
     * @constant
     */
    readonly isActive: false;
}
/** An announcement, or only its id if the landlord has since hidden it. */
export type SavedAnnouncement = Announcement | HiddenAnnouncement;
/** A list of one item: `favorites`, or `isInterested` for a request with `interested=true`. */
export type SavedAnnouncements = readonly ({
    /** Saved announcements, oldest first. */
    readonly favorites: readonly SavedAnnouncement[];
} | {
    /** Announcements that the tenant is interested in, oldest first. */
    readonly isInterested: readonly SavedAnnouncement[];
})[];
/** A tenant's interest in one of the user's announcements, or a landlord's interest in the user. */
export interface ReceivedInterest {
    /** The announcement's id. */
    readonly announcement: Id;
    /** The id of the listing that the announcement shows. */
    readonly property: Id;
    /** Where the premises are. */
    readonly address: string;
    /** The tenant's id. */
    readonly tenant: Id;
    /** The id of the need by which landlords find the tenant. */
    readonly need: Id;
    /** The tenant's first name, or the name of the organisation. */
    readonly tenantName: string;
    /**
     * Format: date-time
     * When the interest was first shown.
     */
    readonly since: string;
    /** True until it has been seen. */
    readonly isNew: boolean;
}
export interface ReceivedInterests {
    /** The newest 20, newest first. */
    readonly results: readonly ReceivedInterest[];
    /** How many of the newest 100 haven't been seen yet. */
    readonly newCount: number;
}
export interface SeenInterests {
    /**
     * Format: date-time
     * The `since` of the newest interest on screen; later interest stays new.
     */
    readonly until: string;
}
export interface Blocks {
    /** The blocked users, the latest first. */
    readonly results: readonly Block[];
}
/** An account's keys. */
export interface Keys {
    /** The newest first; expired ones for another 30 days. */
    readonly results: readonly Key[];
}
/** A key to be created. */
export interface KeyCreation {
    /** What to call it, such as the name of the program that will use it. */
    readonly label: OneLine;
    /** What it may be used for. */
    readonly scopes: readonly KeyScope[];
    /**
     * Limits it to these of the account's announcements, and so to the operations that name one by its id in their path, upserts
     * of these, `listAnnouncementsOfUser`, `listChanges`, and uploads of pictures.
     */
    readonly announcements?: readonly Id[] | undefined;
    /**
     * How many days it can be used for.
     * @default 90
     */
    readonly days?: number | undefined;
}
/** A key with its secret, which no other response has. */
export interface CreatedKey {
    readonly key: Key;
    /**
     * Sent as a bearer. The server keeps only a hash of it.
     * @example tlv_live_qEAbB5lpm1V0mZ4b6cY8cN2o0a7WmQ9f3xJt5vTq2uE00k1ylf
     */
    readonly secret: string;
}
/** A call that was made with a key. */
export interface KeyCall {
    /**
     * Format: date-time
     * When it was answered.
     */
    readonly at: string;
    /**
     * The `operationId`.
     * @example upsertAnnouncementBatch
     */
    readonly operation: string;
    /**
     * The HTTP status.
     * @example 200
     */
    readonly status: number;
}
/** The latest calls that were made with a key. */
export interface KeyCalls {
    /** The latest first, at most 1,000. */
    readonly results: readonly KeyCall[];
}
/** An account's webhooks. */
export interface Webhooks {
    /** The newest first. */
    readonly results: readonly Webhook[];
}
/**
 * Format: uri
 * Where events are sent. It's `https`, or `http` to hosts that the operator allows, without a user name or a password.
 * @example https://crm.example/tilava
 */
export type WebhookUrl = string;
/** A webhook to be created. */
export interface WebhookCreation {
    readonly url: WebhookUrl;
    /** What is sent. */
    readonly events: readonly WebhookEventType[];
}
/** A webhook, with its secret if that is new. */
export interface WebhookWithSecret {
    readonly webhook: Webhook;
    /**
     * What deliveries are signed with; null if it hasn't changed.
     * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDOSa7+nlWzXw=
     */
    readonly secret: string | null;
}
/** What is to change about a webhook. */
export interface WebhookChanges {
    readonly url?: WebhookUrl | undefined;
    /** What is sent. */
    readonly events?: readonly WebhookEventType[] | undefined;
    /** Whether events are sent. */
    readonly isEnabled?: boolean | undefined;
    /**
     * Gives it another secret.
     * @constant
     */
    readonly rotateSecret?: true | undefined;
}
/** An event for a webhook, and how its delivery went. */
export interface WebhookDelivery {
    /** Sent as `webhook-id` with each attempt. */
    readonly id: Id;
    /**
     * The event's type.
     * @example interest.created
     */
    readonly type: string;
    /**
     * Whether it waits for an attempt, was answered with a 2xx status, or was given up.
     * @enum {string}
     */
    readonly state: "waiting" | "delivered" | "failed";
    /** How often it was attempted since it was last to be sent. */
    readonly attempts: number;
    /** The HTTP status of the last attempt; null if there was no answer. */
    readonly status: number | null;
    /**
     * Why the last attempt failed: the address isn't allowed, couldn't be connected to, didn't answer within ten
     * seconds, answered with a redirect, or with another status than 2xx. Null if it didn't.
     * @enum {string|null}
     */
    readonly error: "address" | "connection" | "timeout" | "redirect" | "status" | null;
    /** How long the last attempt took; null before it. */
    readonly milliseconds: number | null;
    /**
     * Format: date-time
     * When the event happened.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * When it was last attempted; null before it.
     */
    readonly attemptedAt: string | null;
    /**
     * Format: date-time
     * From when it can be attempted; null if it won't be. After a failure, others of the webhook may wait as well.
     */
    readonly nextAttemptAt: string | null;
}
/** A page of deliveries, the newest first. */
export interface WebhookDeliveryPage {
    /** The deliveries of this page. */
    readonly results: readonly WebhookDelivery[];
    /** Null on the last page. */
    readonly nextCursor: string | null;
}
/** Someone who works for the organisation. */
export interface TeamMember {
    /** The user's id. */
    readonly id: Id;
    /** The first and last name. */
    readonly name: string;
    /**
     * Format: email
     * The email address that the user logs in with.
     */
    readonly email: string;
    readonly role: TeamRole;
    /**
     * Format: date-time
     * When the user joined the team.
     */
    readonly since: string;
}
/** An invitation that hasn't been accepted yet. */
export interface TeamInvitation {
    readonly id: Id;
    /**
     * Format: email
     * Where the invitation was sent.
     */
    readonly email: string;
    readonly role: TeamRole;
    /**
     * Format: date-time
     * Until when it can be accepted.
     */
    readonly expiresAt: string;
}
export interface Team {
    /** The organisation's name. */
    readonly name: string;
    /** The organisation's own account, which is always an owner, then its colleagues, the longest-serving first. */
    readonly members: readonly TeamMember[];
    /** Invitations that can still be accepted, the latest first. */
    readonly invitations: readonly TeamInvitation[];
}
/** Whom to invite. */
export interface TeamInvitationCreation {
    /**
     * Format: email
     * Where the invitation is sent.
     */
    readonly email: string;
    readonly role: TeamRole;
}
/** A colleague's new role. */
export interface TeamMemberChanges {
    readonly role: TeamRole;
}
/** What an invitation says to whoever opens its link. */
export interface Invitation {
    /** The name of the organisation that invites. */
    readonly organization: string;
    readonly role: TeamRole;
    /**
     * Format: email
     * Where the invitation was sent. The account that accepts it has this email.
     */
    readonly email: string;
    /** True if an account with this email exists already and can log in to accept. */
    readonly hasAccount: boolean;
}
/** Empty if a logged-in user accepts. A new colleague, who isn't logged in, sends the person and the password. */
export interface MemberCreation {
    /** The new colleague. */
    readonly privateTenant?: PrivatePersonCreation | undefined;
    /**
     * Format: password
     * The new colleague's password. The most common passwords are rejected.
     */
    readonly password?: string | undefined;
    /** The language of emails to the new colleague. English by default. */
    readonly language?: Language | undefined;
}
export interface Reports {
    /** The latest 100 reports and decisions, the latest first. */
    readonly results: readonly Report[];
}
/** A user on one side of a report, as admins see it. */
export interface ReportParty {
    readonly id: Id;
    /** The first name, or the name of the organisation. */
    readonly name: string;
    /**
     * Format: email
     * The email address that identifies the account.
     */
    readonly email: string;
}
/** A report in the admins' queue, without what is reported. */
export interface ReportRecord {
    readonly id: Id;
    readonly kind: ReportKind;
    readonly reason: ReportReason;
    /** Where the premises are that the message or announcement is about. */
    readonly subject: string;
    readonly state: ReportState;
    /**
     * Format: date-time
     * When it was reported.
     */
    readonly createdAt: string;
    /** Null while nothing has been decided. */
    readonly decision: ReportDecision | null;
    /**
     * Format: date
     * The first day on which the account can be used again. Null unless it was suspended.
     */
    readonly suspendedUntil: string | null;
    /** The statement of reasons. Null while nothing has been decided. */
    readonly statement: string | null;
    /**
     * Format: date-time
     * When it was decided.
     */
    readonly decidedAt: string | null;
    /** Null if nobody has appealed. */
    readonly appeal: Appeal | null;
    /** What the reporting user wrote. Null if there is nothing. */
    readonly text: string | null;
    /** Who made the report. Null if the account has been deleted. */
    readonly reporter: ReportParty | null;
    /** Who wrote the message or published the announcement. Null if the account has been deleted. */
    readonly affected: ReportParty | null;
}
/** A page of reports, those that have waited longest first. */
export interface ReportPage {
    /** The reports of this page, in order. */
    readonly results: readonly ReportRecord[];
    /** How many reports there are in each state. */
    readonly counts: {
        /** Reports that wait for a decision. */
        readonly open: number;
        /** Decided reports. */
        readonly decided: number;
        /** Reports whose appeal waits for a decision. */
        readonly appealed: number;
        /** Reports decided after an appeal. */
        readonly closed: number;
    };
    /** Null on the last page. */
    readonly nextCursor: string | null;
}
export interface ReportCreation {
    readonly kind: ReportKind;
    /** The id of the reported message or announcement. */
    readonly item: Id;
    readonly reason: ReportReason;
    /** What is wrong, in the user's own words. Only admins read it. */
    readonly text?: string | undefined;
}
/** A message between a tenant and a landlord. */
export interface ThreadMessage {
    readonly id: Id;
    /** The message's position in its thread, from 1 without gaps. */
    readonly number: number;
    readonly sender: ThreadSide;
    /** Plain text with line breaks, without any markup. Empty if only files were sent. */
    readonly text: string;
    /** The files attached to it, in the order of their upload. */
    readonly attachments: readonly Attachment[];
    /**
     * Format: date-time
     * When the server stored it.
     */
    readonly createdAt: string;
    /**
     * The name of the colleague who wrote it for the organisation. Only returned to the organisation's own side, and while the
     * colleague's account exists.
     */
    readonly author?: string | undefined;
}
/** A report with what is reported and no more than its context. */
export interface ReportDetails {
    readonly id: Id;
    readonly kind: ReportKind;
    readonly reason: ReportReason;
    /** Where the premises are that the message or announcement is about. */
    readonly subject: string;
    readonly state: ReportState;
    /**
     * Format: date-time
     * When it was reported.
     */
    readonly createdAt: string;
    /** Null while nothing has been decided. */
    readonly decision: ReportDecision | null;
    /**
     * Format: date
     * The first day on which the account can be used again. Null unless it was suspended.
     */
    readonly suspendedUntil: string | null;
    /** The statement of reasons. Null while nothing has been decided. */
    readonly statement: string | null;
    /**
     * Format: date-time
     * When it was decided.
     */
    readonly decidedAt: string | null;
    /** Null if nobody has appealed. */
    readonly appeal: Appeal | null;
    /** What the reporting user wrote. Null if there is nothing. */
    readonly text: string | null;
    /** Who made the report. Null if the account has been deleted. */
    readonly reporter: ReportParty | null;
    /** Who wrote the message or published the announcement. Null if the account has been deleted. */
    readonly affected: ReportParty | null;
    /** The reported message with at most five messages before and after it. Empty for an announcement. */
    readonly messages: readonly ThreadMessage[];
    /**
     * Format: uuid
     * The id of the reported message. Null for an announcement, and if the message has been deleted.
     */
    readonly reportedMessage: string | null;
    /** The reported announcement as it is now. Null for a message, and if the announcement has been deleted. */
    readonly announcement: Announcement | null;
}
/** A decision about a report (`decision`), or about the appeal (`appealDecision`); exactly one of them. */
export interface ReportChanges {
    readonly decision?: ReportDecision | undefined;
    /** The first day on which the account can be used again. Only with `suspended`, which requires it. */
    readonly suspendedUntil?: Day | undefined;
    readonly appealDecision?: AppealDecision | undefined;
    /** The statement of reasons. Both sides read it. */
    readonly statement: string;
}
export interface AppealCreation {
    /** Why the decision is wrong. */
    readonly text: string;
}
/**
 * What the user can write: any number of messages because the interest is mutual, one message, none until the interest
 * is mutual because that one has been sent, or none because interest was withdrawn, one of the two has blocked the other,
 * or the announcement or the other account has been deleted.
 * @enum {string}
 */
export type ThreadState = "open" | "oneMessage" | "awaitingAnswer" | "closed";
/** A viewing of premises by a tenant, as one of the two sides sees it. */
export interface Viewing {
    readonly id: Id;
    /** The id of the thread that it's agreed on in. */
    readonly thread: Id;
    /**
     * Format: uuid
     * The announcement's id. Null if it has been deleted.
     */
    readonly announcement: string | null;
    /** Where the premises are. */
    readonly subject: string;
    /** The other side's name, as the thread shows it. Null if the account has been deleted. */
    readonly otherSide: string | null;
    /**
     * Format: date-time
     * When it begins.
     */
    readonly startsAt: string;
    /** How long it takes. */
    readonly lengthMinutes: number;
    readonly state: ViewingState;
    /** Who chose the time. */
    readonly proposedBy: ThreadSide;
    /** Counts the changes, from 0; the `SEQUENCE` of its invitations. */
    readonly sequence: number;
    readonly createdAt: CreatedAt;
    readonly updatedAt: UpdatedAt;
}
/**
 * What a tenant and a landlord have written to each other about an announcement, as one of them sees it. Before mutual
 * interest it shows no more about the other side than a match does.
 */
export interface Thread {
    readonly id: Id;
    /**
     * Format: uuid
     * The announcement's id. Null if it has been deleted.
     */
    readonly announcement: string | null;
    /**
     * Format: uuid
     * The id of the listing that the announcement shows. Null if it has been deleted, or the two sides are hidden from each
     * other.
     */
    readonly property: string | null;
    /**
     * Format: uuid
     * The tenant's id. Null if the account has been deleted.
     */
    readonly tenant: string | null;
    /**
     * Format: uuid
     * The id of the need by which landlords find the tenant. Null if there is none any more, or the two sides are hidden
     * from each other.
     */
    readonly need: string | null;
    /** Where the premises are. */
    readonly subject: string;
    /**
     * The tenant's first name, the name of the organisation, or the landlord's name as matches show it. Null if the
     * account has been deleted.
     */
    readonly otherSide: string | null;
    /**
     * Format: uuid
     * The id of the other side. Null if the account has been deleted.
     */
    readonly otherSideId: string | null;
    /** True if the landlord has marked the premises as let. */
    readonly isLet: boolean;
    /** True if the user has blocked the other side. */
    readonly isBlocked: boolean;
    readonly state: ThreadState;
    /** True if the user has archived the thread. A new message takes it out of the archive. */
    readonly isArchived: boolean;
    /** The number of the last message. */
    readonly messageCount: number;
    /** How many messages from the other side the user hasn't seen. */
    readonly unreadCount: number;
    /** The number of the last message that the other side has seen. */
    readonly otherHasSeen: number;
    readonly lastMessage: ThreadMessage;
    /** How well the premises and the need suit each other, in per cent. Null if one of the two is gone or hidden. */
    readonly points: number | null;
    /**
     * The thread's viewing that isn't over: the booked or proposed one, else the last one that was cancelled. Null if there
     * is none.
     */
    readonly nextViewing: Viewing | null;
}
/** A page of the user's threads, those with the newest messages first. */
export interface ThreadPage {
    /** The threads of this page, in order. */
    readonly results: readonly Thread[];
    /** In how many of all the user's threads there are messages that the user hasn't seen. */
    readonly unreadCount: number;
    /** Null on the last page. */
    readonly nextCursor: string | null;
}
/** A change of an object, which has to be read to know what it says now. */
export interface Change {
    /**
     * What changed. A new message changes its thread. Ignore resources you don't know.
     * @enum {string}
     */
    readonly resource: "announcement" | "need" | "interest" | "thread" | "viewing";
    /** The object's id; of interest, the announcement's. */
    readonly id: Id;
    /**
     * What happened.
     * @enum {string}
     */
    readonly action: "created" | "updated" | "deleted";
    /** The version by then: of a thread, the number of its last message; of a viewing, its `sequence`. Null for interest. */
    readonly version: number | null;
    /**
     * Format: date-time
     * When it happened.
     */
    readonly at: string;
    /** The interest's tenant. */
    readonly tenant?: Id | undefined;
    /** Whose interest it is. */
    readonly by?: ThreadSide | undefined;
}
/** Changes since a cursor. */
export interface ChangePage {
    /** The changes, in order. */
    readonly results: readonly Change[];
    /** Where to go on. */
    readonly nextCursor: string;
    /** True if there may be more already. */
    readonly hasMore: boolean;
}
/** What has changed for a user. */
export interface UserEvent {
    /**
     * `connected`: the stream has begun, or events may have been lost. `thread`: the thread has a new message, or is
     * otherwise as it wasn't. `interests`: somebody has shown or withdrawn interest, begun or stopped sharing contact details, or
     * blocked somebody. Ignore kinds you don't know.
     * @enum {string}
     */
    readonly kind: "connected" | "thread" | "interests";
    /**
     * Format: uuid
     * The id of the thread. Null for the other kinds.
     */
    readonly thread: string | null;
}
export interface MessageCreation {
    /** The id of the announcement that the message is about. */
    readonly announcement: Id;
    /** The tenant's id; a tenant sends their own. */
    readonly tenant: Id;
    /** Plain text. Blanks around it are removed. It can be empty if there are attachments. */
    readonly text: string;
    /**
     * The ids of files that the sender has uploaded with `POST /threads/{threadId}/attachments` and not sent yet.
     * @default []
     */
    readonly attachments?: readonly Id[] | undefined;
    /**
     * True to show interest as well, with the text as its note of at most 600 characters.
     * @default false
     */
    readonly showsInterest?: boolean | undefined;
}
export interface SentMessage {
    /** The id of the thread that the message is in. */
    readonly thread: Id;
    readonly message: ThreadMessage;
}
export interface ThreadChanges {
    /** The number of the last message on screen; later messages stay unread. A lower number changes nothing. */
    readonly seen?: number | undefined;
    /** True to archive the thread, false to bring it back. */
    readonly isArchived?: boolean | undefined;
}
/** Messages of a thread, oldest first. */
export interface ThreadMessages {
    /** The messages, without gaps. */
    readonly results: readonly ThreadMessage[];
}
/** A PNG of up to 50 megapixels or a PDF, of up to 10 MB. */
export interface AttachmentUpload {
    /**
     * Format: binary
     * The file with its name. It's the only part of the form.
     */
    readonly file: Binary;
}
/** A time that can be booked. */
export interface ViewingTime {
    /**
     * Format: date-time
     * When the viewing begins.
     */
    readonly startsAt: string;
    /** How long it takes. */
    readonly lengthMinutes: number;
    /** How many more tenants can book it. Every booked viewing of the premises that overlaps takes a place. */
    readonly placesLeft: number;
}
/** Times that can be booked. */
export interface ViewingTimes {
    /** The times, in order. */
    readonly results: readonly ViewingTime[];
}
/**
 * On one day, or every week on a weekday: viewings of a length one after the other, with a break between them. Times are
 * those of clocks in Europe/Helsinki; a time that a clock skips in spring is left out.
 */
export interface ViewingRule {
    /** The day, at most a year ahead. Null for weekly hours. */
    readonly day: DayOrNull;
    /** From 1, Monday, to 7, Sunday. Null for a single day. */
    readonly weekday: number | null;
    /** When the first viewing begins, such as `09:30`. */
    readonly from: string;
    /** When the last viewing is over at the latest. */
    readonly until: string;
    /** How long a viewing takes. */
    readonly lengthMinutes: number;
    /** The break between two viewings. */
    readonly bufferMinutes: number;
    /** How many tenants can book the same time. */
    readonly capacity: number;
}
/** When a landlord shows premises. */
export interface ViewingHours {
    /** Single days and weekly hours. If two give the same time, the one with more places counts. */
    readonly rules: readonly ViewingRule[];
}
export interface ViewingCreation {
    /** The id of the thread of the two. */
    readonly thread: Id;
    /**
     * Format: date-time
     * When it begins, in whole minutes. For a tenant, a published time.
     */
    readonly startsAt: string;
    /** How long it takes. Only a landlord can send it, and has to. */
    readonly lengthMinutes?: number | undefined;
}
/** Either a new state or a new time. */
export interface ViewingChanges {
    /** The viewing's sequence as the user has seen it. */
    readonly sequence: number;
    /**
     * Accepts what the other side has proposed, or cancels.
     * @enum {string}
     */
    readonly state?: "booked" | "cancelled" | undefined;
    /**
     * Format: date-time
     * When it begins instead, in whole minutes. For a tenant, a published time.
     */
    readonly startsAt?: string | undefined;
    /** How long it takes instead. Only a landlord can send it, with `startsAt`; without it, the length stays. */
    readonly lengthMinutes?: number | undefined;
}
/** A page of the user's upcoming viewings, the next one first. */
export interface ViewingPage {
    /** The viewings of this page, in order. */
    readonly results: readonly Viewing[];
    /** Null on the last page. */
    readonly nextCursor: string | null;
}
/** The state of a user's calendar link. */
export interface Calendar {
    /**
     * Format: date-time
     * When the link was made. Null if there's none.
     */
    readonly since: string | null;
}
/** A secret address of the user's viewings. Whoever knows it can read them. */
export interface CalendarLink {
    /**
     * Format: uri
     * The address to subscribe to. With `webcal` instead of `https`, it opens a calendar program.
     */
    readonly address: string;
    /**
     * Format: date-time
     * When it was made.
     */
    readonly since: string;
}
export interface AuditParty {
    /** The id of the user, property or announcement. */
    readonly id: Id;
    /** The email of a user, or the address of a property or announcement. Null if it has been deleted. */
    readonly name: string | null;
}
/** Who a property belongs to, and since when it exists. */
export interface PropertyRecord {
    /** The property's id. */
    readonly id: Id;
    /**
     * Format: date-time
     * When the property was added.
     */
    readonly createdAt: string;
    /** The tenant or landlord. */
    readonly owner: AuditParty;
}
/** A page of needs and listings. */
export interface PropertyPage {
    /** The entries of this page, in order. */
    readonly results: readonly Property[];
    /** The owners and dates of these properties, in the same order. */
    readonly records: readonly PropertyRecord[];
    /** The number of matching properties on all pages. */
    readonly entriesCount: number;
    /** The number of this page, starting from 1. */
    readonly pageNumber: number;
}
/** The fields to change; the others stay as they are. */
export interface NeedChanges {
    /** A name that only the tenant and admins see. Null calls it by its kinds of premises and address. */
    readonly name?: OneLineOrNull | undefined;
    /** False pauses it. Landlords don't find it then, and no alerts are sent for it. */
    readonly isActive?: boolean | undefined;
    /** Its place among the tenant's needs, from 1. The others move up or down; a place behind the last one is the last. */
    readonly position?: number | undefined;
    /**
     * How much each criterion counts in the tenant's own matches and alerts. Replaces what was sent before; null if all are
     * normal. At least one criterion has to count. Landlords' lists don't depend on it.
     */
    readonly importance?: FieldImportance | null | undefined;
    /** Street, number and city. If the street or number changes, send its x and y as well. */
    readonly address?: OneLine | undefined;
    /** Latitude. */
    readonly x?: number | undefined;
    /** Longitude. */
    readonly y?: number | undefined;
    /**
     * The area that premises have to lie in, instead of within 3 km of the address. An error's `code` is `areaOpen`,
     * `areaAbroad`, `areaCrossesItself`, `areaTooSmall` or `areaTooFar`.
     */
    readonly drawnArea?: DrawnArea | null | undefined;
    /** A description in the user's own words. */
    readonly description?: MultiLineOrNull | undefined;
    /** The kinds of premises that are wanted. */
    readonly residenceType?: readonly ResidenceFlag[] | undefined;
    /** The numbers of rooms that are wanted; 6 means six or more. */
    readonly roomCount?: readonly RoomCount[] | undefined;
    /** The floors that are wanted. An empty list means any. */
    readonly floor?: readonly Floor[] | undefined;
    /** The minimum size in square metres. Null for no minimum. */
    readonly sizeMin?: SizeOrNull | undefined;
    /** The maximum size in square metres. Null for no maximum. */
    readonly sizeMax?: SizeOrNull | undefined;
    /** The minimum rent in euros a month. Null for no minimum. */
    readonly rentMin?: RentOrNull | undefined;
    /** The maximum rent in euros a month. Null for no maximum. */
    readonly rentMax?: RentOrNull | undefined;
    /** The date from which the premises are needed. */
    readonly moveInDate?: Day | undefined;
    /** The date until which the premises are needed. Null if there is no end date. */
    readonly moveOutDate?: DayOrNull | undefined;
    /**
     * 0 if only premises without a deposit are wanted.
     * @enum {number|null}
     */
    readonly deposit?: 0 | null | undefined;
    /** The features that are wanted. */
    readonly amenities?: readonly Amenity[] | undefined;
}
/** The size in square metres. */
export type Size = number;
/** The rent in euros a month. */
export type Rent = number;
/** What to charge besides the rent. */
export interface CostSent {
    /**
     * What is charged for.
     * @enum {string}
     */
    readonly kind: "serviceCharge" | "heating" | "water" | "electricity" | "cleaning" | "internet" | "parking" | "propertyTax";
    /** In euros without VAT. Null if the rent includes it. */
    readonly amount: number | null;
    /**
     * Whether the amount is for a month, or for each square metre and month.
     * @enum {string}
     */
    readonly basis: "month" | "squareMetre";
    /** True if the amount is an estimate, such as an average by consumption. */
    readonly isEstimated: boolean;
}
/** The preferred tenant. Fields that aren't sent stay as they are, or are empty when the announcement is created. */
export interface TenantCriteriaChanges {
    /** Preferred industries. An empty list means any. */
    readonly industries?: readonly Industry[] | undefined;
    /** Preferred credit ratings. An empty list means any. */
    readonly creditRating?: readonly CreditRating[] | undefined;
    /** Preferred operating margins. An empty list means any. */
    readonly operatingMargin?: readonly OperatingMarginSent[] | undefined;
    /** Preferred numbers of employees. An empty list means any. */
    readonly employee?: readonly EmployeeBand[] | undefined;
    /** True shows these preferences to tenants. */
    readonly publicDisplay?: boolean | undefined;
}
/** The fields to change; the others stay as they are. */
export interface ListingChanges {
    /** Street, number and city. If the street or number changes, send its x and y as well. */
    readonly address?: OneLine | undefined;
    /** Latitude. */
    readonly x?: number | undefined;
    /** Longitude. */
    readonly y?: number | undefined;
    /** A description in the user's own words. */
    readonly description?: MultiLineOrNull | undefined;
    readonly residenceType?: ResidenceType | undefined;
    /** The number of rooms, as a list with one item; 6 means six or more. */
    readonly roomCount?: readonly RoomCount[] | undefined;
    readonly floor?: Floor | undefined;
    /** The size of the premises in square metres; the same as `sizeMax`. */
    readonly sizeMin?: Size | undefined;
    /** The size of the premises in square metres; the same as `sizeMin`. */
    readonly sizeMax?: Size | undefined;
    /** The rent in euros a month; the same as `rentMax`. */
    readonly rentMin?: Rent | undefined;
    /** The rent in euros a month; the same as `rentMin`. */
    readonly rentMax?: Rent | undefined;
    /** The date from which the premises are available; a past date means now. Null if not specified. */
    readonly moveInDate?: DayOrNull | undefined;
    /** The date until which the premises are available. Null if there is no end date. */
    readonly moveOutDate?: DayOrNull | undefined;
    /** The deposit in euros; 0 means no deposit. Null if not specified. */
    readonly deposit?: number | null | undefined;
    /**
     * `new` if the premises have never been used. Null if not specified.
     * @enum {string|null}
     */
    readonly condition?: "new" | null | undefined;
    /** The view from the windows. */
    readonly view?: OneLineOrNull | undefined;
    /**
     * Whether VAT is added to the rent and to the costs charged with it. Null if it's to be agreed.
     * @enum {string|null}
     */
    readonly vatOnRent?: "charged" | "notCharged" | null | undefined;
    /** What is charged besides the rent, each kind at most once. A kind that's missing isn't free: its cost isn't known. */
    readonly costs?: readonly CostSent[] | undefined;
    /** The length of the lease in months. Null if it runs until further notice, or isn't specified. */
    readonly leaseTermMonths?: number | null | undefined;
    /** The notice period in months. Null if not specified. */
    readonly noticeMonths?: number | null | undefined;
    /**
     * What the rent is tied to. Null if not specified.
     * @enum {string|null}
     */
    readonly indexation?: "none" | "costOfLivingIndex" | "other" | null | undefined;
    /** The guarantee that the landlord asks for besides a deposit. Null if not specified. */
    readonly guarantee?: OneLineOrNull | undefined;
    /**
     * What the size is measured by. Null if not specified.
     * @enum {string|null}
     */
    readonly areaBasis?: "leasable" | "usable" | "grossFloor" | null | undefined;
    /**
     * The class of the energy certificate. Null if not specified.
     * @enum {string|null}
     */
    readonly energyClass?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null | undefined;
    /** The number of the energy certificate. Null if not specified. */
    readonly energyCertificate?: OneLineOrNull | undefined;
    /**
     * The permanent building identifier (VTJ-PRT) in Finland's Population Information System: nine digits, the first of
     * which is 1, and a check character. Null if not specified.
     */
    readonly permanentBuildingId?: string | null | undefined;
    /** The features of the premises. */
    readonly amenities?: readonly Amenity[] | undefined;
    readonly criteria?: TenantCriteriaChanges | undefined;
}
/** The fields to change of a need or a listing, depending on the property. */
export type PropertyChanges = NeedChanges | ListingChanges;
/** Rounded down to a multiple of five. Null if there are fewer than five. */
export type CountInsight = number | null;
/** In euros a month per square metre, in steps such as 8, 10, 12, 14, 16, 20, 24, 28, 32. Each landlord counts with one rent. */
export interface RentInsight {
    /** A quarter of the landlords ask for less. */
    readonly low: number;
    /** The median. */
    readonly median: number;
    /** A quarter of the landlords ask for more. */
    readonly high: number;
}
export interface DistanceInsight {
    /** In metres. A distance of exactly this much belongs to the nearer part. */
    readonly from: number;
    /** In metres, inclusive. */
    readonly to: number;
    readonly rent: RentInsight;
}
/** The names of the districts in a postal area, separated by commas. */
export interface DistrictNames {
    /** In Finnish. */
    readonly fi: string;
    /** In Swedish. */
    readonly sv: string;
}
/** The rents in a postal area, as far as it lies within the circle. */
export interface DistrictInsight {
    /** The postal code. */
    readonly postalCode: string;
    readonly names: DistrictNames;
    readonly location: Location;
    /** The number of public announcements, rounded down to a multiple of five. */
    readonly count: number;
    readonly rent: RentInsight;
}
export interface TypeInsights {
    readonly type: ResidenceFlag;
    /** The number of other landlords' public announcements within 3000 metres. */
    readonly supply: CountInsight;
    /** The number of other tenants looking for this kind within 3000 metres, including those looking for any kind. */
    readonly demand: CountInsight;
    /** Null unless at least five landlords have at least ten announcements, and none of them has more than a third. */
    readonly rent: RentInsight | null;
    /** The same figures by distance, nearest first. Empty if they can't be divided. */
    readonly rentByDistance: readonly DistanceInsight[];
    /**
     * The same figures by district, a postal area of the Helsinki region, most announcements first. Districts with too
     * little data are left out, and so is a district without which the data left out would be too little.
     */
    readonly rentByDistrict: readonly DistrictInsight[];
}
export interface WeekInsights {
    /** The first day of the week. */
    readonly monday: Day;
    /**
     * The number of openings by tenants, one for each tenant and day. Null unless five tenants opened it on the same
     * day of the week: because tenants aren't stored, openings on two days could be by the same ones.
     */
    readonly views: number | null;
    /** The number of tenants who became interested that week and still are. Null if fewer than five. */
    readonly interests: number | null;
}
/** Supply and demand near a property, and how often a listing was opened; see `GET /insights/{id}`. */
export interface Insights {
    /** Every kind of premises that tenants can look for. */
    readonly types: readonly TypeInsights[];
    /** The last twelve full weeks of a listing, oldest first. Empty for a need. */
    readonly weeks: readonly WeekInsights[];
}
/** Changes of a listing that are only tried out; what is left out stays as it is. */
export interface SimulatedChanges {
    /** The change of the rent in per cent. */
    readonly rentChange?: number | undefined;
    /** By how many months the premises would be available earlier. Without effect if there is no such date. */
    readonly monthsEarlier?: number | undefined;
    /** Features to add. */
    readonly amenities?: readonly Amenity[] | undefined;
}
export interface ListingSimulation {
    /** The needs that the listing matches by more than 60 per cent as it is. Null if there are fewer than five. */
    readonly before: number | null;
    /** The needs that it would match by more than 60 per cent as well. 0 if there are fewer than five. */
    readonly gained: number;
    /** The needs that it wouldn't match by more than 60 per cent any more. 0 if there are fewer than five. */
    readonly lost: number;
}
/** Which new matches of a need or listing are emailed. Users who have unsubscribed from all emails get none. */
export interface Alerts {
    readonly frequency: AlertFrequency;
    readonly threshold: AlertThreshold;
}
/** Fields that aren't sent stay as they are. */
export interface AlertChanges {
    readonly frequency?: AlertFrequency | undefined;
    readonly threshold?: AlertThreshold | undefined;
}
/**
 * The landlord's own identifier of the premises, such as their number in a property management system. A single line of
 * text that doesn't start with a space or one of `.`, `=`, `+`, `-` and `@`, and doesn't end with a space. Each of a
 * landlord's announcements has another one. Compared exactly, in Unicode's normalization form C.
 */
export type Reference = string;
/** The fields to change; the others stay as they are. */
export interface AnnouncementChanges {
    /** True if public, false if hidden. */
    readonly isActive?: boolean | undefined;
    /**
     * The day from which the premises are let; it can only be sent with `isActive: false`. Null if they aren't let. If it
     * isn't sent, it stays as it is; making the announcement public sets it to null.
     */
    readonly letFrom?: DayOrNull | undefined;
    /** Your own identifier of the premises. Null for none. */
    readonly reference?: Reference | null | undefined;
    /** Who can open its public page. New announcements have none. */
    readonly publicPage?: PublicPage | undefined;
}
/** A PDF of an announcement. */
export interface Document {
    /** The id for `GET` and `DELETE /attachments/{attachmentId}`. */
    readonly id: Id;
    /** What it is. */
    readonly title: OneLine;
    /** The file's name. It ends in `.pdf`. */
    readonly name: OneLine;
    /** In bytes. */
    readonly size: number;
}
/**
 * The premises and the preferred tenant. Optional fields that aren't sent stay as they are, or unspecified if the
 * announcement is created.
 */
export interface AnnouncementUpsert {
    /**
     * Street, number and city. If you don't send x and y for a new address, they're looked up in the built-in register,
     * which has the addresses within 15 km of central Helsinki.
     */
    readonly address: OneLine;
    /** Latitude. */
    readonly x?: number | undefined;
    /** Longitude. */
    readonly y?: number | undefined;
    /** A description in the user's own words. */
    readonly description?: MultiLineOrNull | undefined;
    readonly residenceType: ResidenceType;
    /** The number of rooms, as a list with one item; 6 means six or more. */
    readonly roomCount: readonly RoomCount[];
    readonly floor: Floor;
    /** The size of the premises in square metres; the same as `sizeMax`. */
    readonly sizeMin: Size;
    /** The size of the premises in square metres; the same as `sizeMin`. */
    readonly sizeMax: Size;
    /** The rent in euros a month; the same as `rentMax`. */
    readonly rentMin: Rent;
    /** The rent in euros a month; the same as `rentMin`. */
    readonly rentMax: Rent;
    /** The date from which the premises are available; a past date means now. Null if not specified. */
    readonly moveInDate?: DayOrNull | undefined;
    /** The date until which the premises are available. Null if there is no end date. */
    readonly moveOutDate?: DayOrNull | undefined;
    /** The deposit in euros; 0 means no deposit. Null if not specified. */
    readonly deposit?: number | null | undefined;
    /**
     * `new` if the premises have never been used. Null if not specified.
     * @enum {string|null}
     */
    readonly condition?: "new" | null | undefined;
    /** The view from the windows. */
    readonly view?: OneLineOrNull | undefined;
    /**
     * Whether VAT is added to the rent and to the costs charged with it. Null if it's to be agreed.
     * @enum {string|null}
     */
    readonly vatOnRent?: "charged" | "notCharged" | null | undefined;
    /** What is charged besides the rent, each kind at most once. A kind that's missing isn't free: its cost isn't known. */
    readonly costs?: readonly CostSent[] | undefined;
    /** The length of the lease in months. Null if it runs until further notice, or isn't specified. */
    readonly leaseTermMonths?: number | null | undefined;
    /** The notice period in months. Null if not specified. */
    readonly noticeMonths?: number | null | undefined;
    /**
     * What the rent is tied to. Null if not specified.
     * @enum {string|null}
     */
    readonly indexation?: "none" | "costOfLivingIndex" | "other" | null | undefined;
    /** The guarantee that the landlord asks for besides a deposit. Null if not specified. */
    readonly guarantee?: OneLineOrNull | undefined;
    /**
     * What the size is measured by. Null if not specified.
     * @enum {string|null}
     */
    readonly areaBasis?: "leasable" | "usable" | "grossFloor" | null | undefined;
    /**
     * The class of the energy certificate. Null if not specified.
     * @enum {string|null}
     */
    readonly energyClass?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null | undefined;
    /** The number of the energy certificate. Null if not specified. */
    readonly energyCertificate?: OneLineOrNull | undefined;
    /**
     * The permanent building identifier (VTJ-PRT) in Finland's Population Information System: nine digits, the first of
     * which is 1, and a check character. Null if not specified.
     */
    readonly permanentBuildingId?: string | null | undefined;
    /** The features of the premises. */
    readonly amenities?: readonly Amenity[] | undefined;
    readonly criteria?: TenantCriteriaChanges | undefined;
    /** True if public, false if hidden. If it isn't sent, a new announcement is public. */
    readonly isActive?: boolean | undefined;
    /** Who can open its public page. If it isn't sent, a new announcement has none. */
    readonly publicPage?: PublicPage | undefined;
}
/** What was done for a reference, or would be done. */
export interface UpsertedAnnouncement {
    readonly reference: Reference;
    /**
     * `refused` is only in batches; see `errors`.
     * @enum {string}
     */
    readonly outcome: "created" | "changed" | "unchanged" | "refused";
    /**
     * Format: uuid
     * The announcement's id. Null if there is none by this reference.
     */
    readonly announcement: string | null;
    /** The fields of `properties` that change, or `publicPage`, if the outcome is `changed`. */
    readonly changes: readonly string[];
    /** Why the announcement was refused. */
    readonly errors: readonly {
        /** A JSON pointer into `announcement`, such as `/rentMin`; empty if it's about the whole. */
        readonly pointer: string;
        /** The broken rule, or the code of the problem. */
        readonly code: string;
        /** What is wrong, in English. */
        readonly detail: string;
    }[];
}
/** Announcements to create or update. */
export interface AnnouncementBatch {
    /** Each by another reference. */
    readonly announcements: readonly {
        readonly reference: Reference;
        readonly announcement: AnnouncementUpsert;
    }[];
}
/** What was done for each reference, or would be done. */
export interface UpsertedAnnouncements {
    /** In the order of the batch. */
    readonly results: readonly UpsertedAnnouncement[];
}
/** A house type with its pictures, created before the announcement that shows it. */
export interface ResidenceCreation {
    /** The landlord who will own the announcement. Only admins can send it. */
    readonly ownerId?: Id | undefined;
    /** The announcement that shows the residence has to have the same `residenceType`. */
    readonly houseType: ResidenceType;
    /** The records that `POST /files` returned. */
    readonly file: readonly FileRecord[];
}
/**
 * The fields to change of a residence; the others stay as they are. Pictures are lists of file ids in the wanted
 * order. A list that is sent is complete: it names every picture the residence has, and can add your own files that
 * aren't attached to anything yet. Naming a picture in the other list moves it there. A list that isn't sent keeps the
 * pictures that aren't moved.
 */
export interface ResidenceChanges {
    /** If an announcement shows the residence, the same as the property's `residenceType`. */
    readonly houseType?: ResidenceType | undefined;
    /** Pictures of the property. */
    readonly propertyPics?: readonly Id[] | undefined;
    /** Pictures of the surroundings. */
    readonly surroundPics?: readonly Id[] | undefined;
    /** What pictures of the residence show, after the change. Pictures that it doesn't name keep their captions. */
    readonly captions?: readonly {
        /** The file's id. */
        readonly id: Id;
        /** A description in one line; blank or null for none. */
        readonly caption: OneLineOrNull;
    }[] | undefined;
}
/** The premises to publish, and the preferred tenant. */
export interface AnnouncementCreation {
    /** Street, number and city. */
    readonly address: OneLine;
    /** Latitude. */
    readonly x: number;
    /** Longitude. */
    readonly y: number;
    /** A description in the user's own words. */
    readonly description?: MultiLineOrNull | undefined;
    readonly residenceType: ResidenceType;
    /** The number of rooms, as a list with one item; 6 means six or more. */
    readonly roomCount: readonly RoomCount[];
    readonly floor: Floor;
    /** The size of the premises in square metres; the same as `sizeMax`. */
    readonly sizeMin: Size;
    /** The size of the premises in square metres; the same as `sizeMin`. */
    readonly sizeMax: Size;
    /** The rent in euros a month; the same as `rentMax`. */
    readonly rentMin: Rent;
    /** The rent in euros a month; the same as `rentMin`. */
    readonly rentMax: Rent;
    /** The date from which the premises are available; a past date means now. Null if not specified. */
    readonly moveInDate?: DayOrNull | undefined;
    /** The date until which the premises are available. Null if there is no end date. */
    readonly moveOutDate?: DayOrNull | undefined;
    /** The deposit in euros; 0 means no deposit. Null if not specified. */
    readonly deposit?: number | null | undefined;
    /**
     * `new` if the premises have never been used. Null if not specified.
     * @enum {string|null}
     */
    readonly condition?: "new" | null | undefined;
    /** The view from the windows. */
    readonly view?: OneLineOrNull | undefined;
    /**
     * Whether VAT is added to the rent and to the costs charged with it. Null if it's to be agreed.
     * @enum {string|null}
     */
    readonly vatOnRent?: "charged" | "notCharged" | null | undefined;
    /** What is charged besides the rent, each kind at most once. A kind that's missing isn't free: its cost isn't known. */
    readonly costs?: readonly CostSent[] | undefined;
    /** The length of the lease in months. Null if it runs until further notice, or isn't specified. */
    readonly leaseTermMonths?: number | null | undefined;
    /** The notice period in months. Null if not specified. */
    readonly noticeMonths?: number | null | undefined;
    /**
     * What the rent is tied to. Null if not specified.
     * @enum {string|null}
     */
    readonly indexation?: "none" | "costOfLivingIndex" | "other" | null | undefined;
    /** The guarantee that the landlord asks for besides a deposit. Null if not specified. */
    readonly guarantee?: OneLineOrNull | undefined;
    /**
     * What the size is measured by. Null if not specified.
     * @enum {string|null}
     */
    readonly areaBasis?: "leasable" | "usable" | "grossFloor" | null | undefined;
    /**
     * The class of the energy certificate. Null if not specified.
     * @enum {string|null}
     */
    readonly energyClass?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null | undefined;
    /** The number of the energy certificate. Null if not specified. */
    readonly energyCertificate?: OneLineOrNull | undefined;
    /**
     * The permanent building identifier (VTJ-PRT) in Finland's Population Information System: nine digits, the first of
     * which is 1, and a check character. Null if not specified.
     */
    readonly permanentBuildingId?: string | null | undefined;
    /** The features of the premises. */
    readonly amenities?: readonly Amenity[] | undefined;
    readonly criteria?: TenantCriteriaChanges | undefined;
    /**
     * Always true: only landlords can create announcements.
     * @constant
     */
    readonly isLandlord: true;
    /** The landlord who will own the announcement. Only admins can send it. */
    readonly ownerId?: Id | undefined;
}
/** The ids that the mode requires. */
export interface MatchRequest {
    /** The announcement's id. */
    readonly announcement?: Id | undefined;
    /** The property's id. */
    readonly property?: Id | undefined;
    /** The saved announcement's id. */
    readonly favorite?: Id | undefined;
}
/** True is a match and false a mismatch. Null if either side hasn't specified it. */
export interface FieldMatches {
    /** Whether the kind of premises is wanted. Null if either side hasn't specified it. */
    readonly residenceType: boolean | null;
    /** Whether the premises are close enough. Null if either side hasn't specified it. */
    readonly location: boolean | null;
    /** Whether the rent is within the range. Null if either side hasn't specified it. */
    readonly rent: boolean | null;
    /** Whether the size is within the range. Null if either side hasn't specified it. */
    readonly size: boolean | null;
    /** Whether the number of rooms is wanted. Null if either side hasn't specified it. */
    readonly roomCount: boolean | null;
    /** Whether the premises are available in time. Null if either side hasn't specified it. */
    readonly moveInDate: boolean | null;
    /** Whether the premises have more than half of the wanted features. Null if either side hasn't specified it. */
    readonly amenities: boolean | null;
    /** Whether the floor is wanted. Null if either side hasn't specified it. */
    readonly floor: boolean | null;
    /** Whether the premises have no deposit, as wanted. Null if either side hasn't specified it. */
    readonly deposit: boolean | null;
    /** Whether the premises have the wanted kitchen. Null if either side hasn't specified it. */
    readonly kitchen: boolean | null;
    /** Whether the premises have the wanted WC. Null if either side hasn't specified it. */
    readonly wc: boolean | null;
    /** Whether the premises have the wanted shower. Null if either side hasn't specified it. */
    readonly shower: boolean | null;
    /** Whether the premises have the wanted elevator. Null if either side hasn't specified it. */
    readonly elevator: boolean | null;
    /** Whether the premises have the wanted break room. Null if either side hasn't specified it. */
    readonly breakRoom: boolean | null;
    /** Whether the premises have the wanted parking. Null if either side hasn't specified it. */
    readonly parking: boolean | null;
    /** Whether the premises have the wanted loading dock. Null if either side hasn't specified it. */
    readonly loadingDock: boolean | null;
    /** Whether the premises have the wanted club room. Null if either side hasn't specified it. */
    readonly clubRoom: boolean | null;
    /** Whether the premises have the wanted guard booth. Null if either side hasn't specified it. */
    readonly guardBooth: boolean | null;
    /** Whether the premises have the wanted gym. Null if either side hasn't specified it. */
    readonly gym: boolean | null;
}
/** Whether the tenant meets the landlord's preferences. Null if either side hasn't specified it. */
export interface PersonMatches {
    /** Whether the tenant is in a preferred industry. Null if either side hasn't specified it. */
    readonly industries: boolean | null;
    /** Whether the tenant has a preferred credit rating. Null if either side hasn't specified it. */
    readonly creditRating: boolean | null;
    /** Whether the tenant has a preferred operating margin. Null if either side hasn't specified it. */
    readonly operatingMargin: boolean | null;
    /** Whether the tenant has a preferred number of employees. Null if either side hasn't specified it. */
    readonly employee: boolean | null;
}
/**
 * A field that counts towards the points.
 * @enum {string}
 */
export type MatchField = "residenceType" | "location" | "rent" | "size" | "roomCount" | "moveInDate" | "amenities" | "floor" | "deposit";
export interface MatchExplanation {
    readonly field: MatchField;
    /** The field's weight. The weights add up to 100, unless the tenant has chosen how much each criterion counts. */
    readonly weight: number;
    /** Null if the field is unknown and doesn't count. */
    readonly score: number | null;
    /** True if the score is above 500. */
    readonly match: boolean | null;
}
/** How to contact the other side when the interest is mutual. */
export interface Contacts {
    /** The full name of a private person, or the name of an organisation. */
    readonly name: string;
    /**
     * Format: email
     * The email address.
     */
    readonly email: string;
    /** The phone number in E.164 format. */
    readonly phoneNumber: string | null;
    /** The full name of the organisation's contact person. This and the following fields are null for a private person. */
    readonly contactPerson: string | null;
    /** The contact person's phone number in E.164 format. */
    readonly contactPhoneNumber: string | null;
    /** The contact person's email address. */
    readonly contactEmail: string | null;
    /** The contact person's postal address. */
    readonly contactAddress: string | null;
}
/** An announcement that matches a tenant's need. */
export interface AnnouncementMatch {
    /**
     * Identifies the kind of match. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "announcement";
    readonly announcement: Announcement;
    /** The score as a percentage. */
    readonly points: number;
    /** The distance in metres. */
    readonly distance: number;
    /** How many of the landlord's preferences the tenant meets. */
    readonly personPoints: number;
    readonly matches: FieldMatches;
    readonly personMatches: PersonMatches;
    /** Each field's share of the points, highest weight first. */
    readonly explanation: readonly MatchExplanation[];
    /** True if the tenant has saved the announcement. */
    readonly favorite: boolean;
    /** True if the tenant is interested. */
    readonly isInterested: boolean;
    /** True if the landlord is interested in this tenant. */
    readonly landlordInterestedIn: boolean;
    /**
     * The landlord's contact details. Only returned in the mode `specific`, while the interest is mutual and the
     * landlord shares them.
     */
    readonly contacts?: Contacts | undefined;
}
/** A tenant as landlords see them, without email, phone number, last name, contact person, business ID or address. */
export interface PotentialTenant {
    /** Information about the tenant. */
    readonly user: {
        /** The tenant's id. */
        readonly id: Id;
        /** A private person's first name or an organisation's name. */
        readonly displayName: string;
        /** True for an organisation, false for a private person. */
        readonly isOrganization: boolean;
        /** The tenant's own description. */
        readonly description: string | null;
        /** The tenant's credit rating. Null if not specified. */
        readonly creditRating: CreditRating | null;
        /** The tenant's operating margin. Null if not specified. */
        readonly operatingMargin: OperatingMargin | null;
        /** The tenant's industries. */
        readonly industries: readonly Industry[];
        /** The organisation's number of employees as a band. Null if not specified. */
        readonly employee: EmployeeBand | null;
    };
    readonly properties: Need;
    readonly occupation: Occupation;
}
/** A tenant who matches an announcement. */
export interface TenantMatch {
    /**
     * Identifies the kind of match. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "tenant";
    readonly potentialTenant: PotentialTenant;
    /** The score as a percentage. */
    readonly points: number;
    /** The distance in metres. */
    readonly distance: number;
    /** How many of the landlord's preferences the tenant meets. */
    readonly personPoints: number;
    readonly matches: FieldMatches;
    readonly personMatches: PersonMatches;
    /** Each field's share of the points, highest weight first. */
    readonly explanation: readonly MatchExplanation[];
    /** True if the tenant is interested in the announcement. */
    readonly isInterested: boolean;
    /** True if the landlord is interested in this tenant. */
    readonly landlordInterestedIn: boolean;
    /**
     * The tenant's contact details. Only returned in the mode `specific`, while the interest is mutual and the tenant
     * shares them.
     */
    readonly contacts?: Contacts | undefined;
}
/** A saved announcement that its landlord has since hidden. */
export interface UnavailableMatch {
    /**
     * Identifies the kind of match. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "unavailable";
    /** What remains of a hidden announcement. */
    readonly announcement: {
        /** The announcement's id. */
        readonly id: Id;
        /**
         * Always false: the landlord has hidden the announcement.
         * @constant
         */
        readonly isActive: false;
    };
    /** True if the tenant has saved it. */
    readonly favorite: boolean;
    /** True if the tenant is interested. */
    readonly isInterested: boolean;
}
/** An announcement for a tenant, a tenant for an announcement, or a saved announcement that has since been hidden. */
export type Match = AnnouncementMatch | TenantMatch | UnavailableMatch;
export interface HiddenByField {
    readonly field: MatchField;
    /** The number of announcements that miss this must-have. */
    readonly total: number;
}
/** What a tenant's must-haves hide. */
export interface HiddenMatches {
    /** The number of announcements that pass the filters but miss a must-have. */
    readonly total: number;
    /** How many each must-have hides, heaviest first. Several may hide the same announcement. */
    readonly fields: readonly HiddenByField[];
}
export interface MatchPage {
    /** The entries of this page, in order. */
    readonly results: readonly Match[];
    /** The number of matches on all pages, after filtering. */
    readonly total: number;
    /** Only in a list of announcements for a need with must-haves. */
    readonly hidden?: HiddenMatches | undefined;
    /** Null on the last page. */
    readonly nextCursor: string | null;
}
/** A PNG of up to 32 MB and 50 megapixels. A file name that ends in `_360` marks a panorama. */
export interface PictureUpload {
    /**
     * Format: binary
     * The file with its name. It's the only part of the form.
     */
    readonly file: Binary;
}
export interface FileRenewal {
    /** The pictures to keep. */
    readonly ids: readonly Id[];
}
export interface RenewedFiles {
    /** The pictures that still exist. */
    readonly files: readonly {
        readonly id: Id;
        /** The residence the picture is attached to. Null if it isn't attached. */
        readonly residenceId: Id | null;
    }[];
}
export interface PlaceSuggestion {
    /** The id for reading the place with `GET /places/{placeId}`. */
    readonly placeId: string;
    /** The address or name to display. */
    readonly address: string;
    /**
     * A street address or premises, or an area such as a district.
     * @enum {string}
     */
    readonly kind: "address" | "area";
    /**
     * Whether the position is approximate: the nearest known number, the middle of a street, district or postal area,
     * or a similar address to the one with the number that was typed.
     */
    readonly isApproximate: boolean;
    /**
     * How the suggestion matches the input. `exact`: the street (in Finnish or Swedish), the number, and the
     * municipality if the input has one are all the same; only select a suggestion automatically if it's exact.
     * `completion`: the suggestion starts with the input. `similar`: the street or municipality is different.
     * `nearest`: the street or number is unknown, and this is close to it.
     * @enum {string}
     */
    readonly matchType: "exact" | "completion" | "similar" | "nearest";
}
export interface PlaceSuggestions {
    /** The entries of this page, in order. */
    readonly results: readonly PlaceSuggestion[];
    /** The attributions that the sources of the suggestions require, in English. */
    readonly attribution: string | null;
    /** The names of the sources, for showing the attributions in your own words or in another language. */
    readonly sources: readonly ("ryhti" | "statisticsFinland" | "populationInformation" | "digitransit" | "googleMaps")[];
}
export interface Place {
    /** The id of the place in its source. */
    readonly placeId: string;
    /** The address as the source writes it. */
    readonly address: string;
    /** Latitude. */
    readonly x: number;
    /** Longitude. */
    readonly y: number;
}
/** Where to send the newsletter. */
export interface Subscription {
    /**
     * Format: email
     * The email address for the newsletter.
     */
    readonly email: string;
    /**
     * The language of emails to this address. If the address belongs to an account, the account's language is used
     * instead. English by default.
     */
    readonly language?: Language | undefined;
}
/**
 * The operation that was called.
 * @enum {string}
 */
export type AuditAction = "createUser" | "updateUser" | "deleteUser" | "getUserExport" | "updateProperty" | "deleteProperty" | "createAnnouncement" | "createAnnouncementCopy" | "updateAnnouncement" | "createResidence" | "updateResidence" | "deleteFile" | "uploadDocument" | "deleteAttachment" | "uploadUserPicture" | "uploadResidencePicture" | "getReport" | "updateReport" | "createMember" | "updateMember" | "deleteMember" | "createKey" | "deleteKey" | "createWebhook" | "updateWebhook" | "deleteWebhook";
/** An action by an admin that affected a user. */
export interface AuditEntry {
    /** The entry's id. */
    readonly id: Id;
    /**
     * Format: date-time
     * When the action took place.
     */
    readonly createdAt: string;
    /** The admin who did it. */
    readonly actor: AuditParty;
    readonly action: AuditAction;
    /** The object of the action. */
    readonly object: AuditParty;
    /** The names of the changed fields, never their values; of a report, the decision. */
    readonly fields: readonly string[];
}
/** A page of the audit log, newest first. */
export interface AuditPage {
    /** The entries of this page, in order. */
    readonly results: readonly AuditEntry[];
    /** Null on the last page. */
    readonly nextCursor: string | null;
}
/** The state of the system, for admins. */
export interface SystemState {
    /** The product version. */
    readonly version: string;
    /** Outgoing emails. */
    readonly mails: {
        /** The number of emails waiting to be sent. */
        readonly waiting: number;
        /**
         * Format: date-time
         * When the oldest waiting email was created.
         */
        readonly waitingSince: string | null;
        /** The number of emails in the last week that couldn't be delivered. */
        readonly unsent: number;
        /**
         * Why the latest failed email failed: an error code and the mail server's status, such as `EENVELOPE (RCPT TO:
         * 550 5.1.1)`.
         */
        readonly lastError: string | null;
    };
    /** The storage. */
    readonly storage: {
        /** The size of the database in bytes. */
        readonly database: number;
        /** The number of stored pictures. */
        readonly pictures: number;
        /** The free bytes in the file system of the data folder. */
        readonly free: number;
        /** If there are fewer free bytes than this, requests that need storage are rejected. */
        readonly least: number;
    };
}
/** An announcement of the account was published, changed, hidden or deleted. Its pictures and documents aren't told of. */
export interface AnnouncementEvent {
    /**
     * What has happened.
     * @enum {string}
     */
    readonly type: "announcement.published" | "announcement.changed" | "announcement.hidden";
    /**
     * Format: date-time
     * When it happened.
     */
    readonly timestamp: string;
    /** What it is about. */
    readonly data: {
        /** The announcement's id. */
        readonly announcement: Id;
        /** The id of its premises. */
        readonly property: Id;
        /** The landlord's own reference; null if it has none. */
        readonly reference: string | null;
        /** Its version afterwards, as in its `ETag`. An event with a lower one than you have seen is outdated. */
        readonly version: number;
        /** The names of the fields that have changed; empty if it is new or was deleted. */
        readonly changes: readonly string[];
        /** Whether it was deleted, so that it can no longer be read. */
        readonly isDeleted: boolean;
    };
}
/** A new match was found for a property with alerts switched on, at their threshold or above. */
export interface MatchEvent {
    /**
     * What has happened.
     * @enum {string}
     */
    readonly type: "match.new";
    /**
     * Format: date-time
     * When it happened.
     */
    readonly timestamp: string;
    /** What it is about. */
    readonly data: {
        /** The announcement's id. */
        readonly announcement: Id;
        /** The id of the tenant's need. */
        readonly need: Id;
    };
}
/** Somebody is interested in the account's premises or need, or both sides are. */
export interface InterestEvent {
    /**
     * What has happened.
     * @enum {string}
     */
    readonly type: "interest.created" | "interest.mutual";
    /**
     * Format: date-time
     * When it happened.
     */
    readonly timestamp: string;
    /** What it is about. */
    readonly data: {
        /** The announcement's id. */
        readonly announcement: Id;
        /** The tenant's id. */
        readonly tenant: Id;
    };
}
/** The other side of a thread has sent a message. */
export interface MessageEvent {
    /**
     * What has happened.
     * @enum {string}
     */
    readonly type: "message.received";
    /**
     * Format: date-time
     * When it happened.
     */
    readonly timestamp: string;
    /** What it is about. */
    readonly data: {
        /** The thread's id. */
        readonly thread: Id;
        /** The message's id. */
        readonly message: Id;
        /** Its number in the thread, from 1. */
        readonly number: number;
    };
}
/** A viewing was proposed, booked, moved or cancelled, by either side. */
export interface ViewingEvent {
    /**
     * What has happened.
     * @enum {string}
     */
    readonly type: "viewing.proposed" | "viewing.booked" | "viewing.moved" | "viewing.cancelled";
    /**
     * Format: date-time
     * When it happened.
     */
    readonly timestamp: string;
    /** What it is about. */
    readonly data: {
        /** The viewing's id. */
        readonly viewing: Id;
        /** The id of its thread. */
        readonly thread: Id;
        /** Its sequence afterwards, which grows with each change. */
        readonly sequence: number;
    };
}
/** Announcements were written by `POST /announcements/batch`. */
export interface ImportEvent {
    /**
     * What has happened.
     * @enum {string}
     */
    readonly type: "import.finished";
    /**
     * Format: date-time
     * When it happened.
     */
    readonly timestamp: string;
    /** What it is about. */
    readonly data: {
        /** How many announcements are new. */
        readonly created: number;
        /** How many have changed. */
        readonly changed: number;
        /** How many stayed as they were. */
        readonly unchanged: number;
        /** How many were refused. */
        readonly refused: number;
    };
}
/** A test event was asked for. */
export interface WebhookTestEvent {
    /**
     * What has happened.
     * @enum {string}
     */
    readonly type: "webhook.test";
    /**
     * Format: date-time
     * When it happened.
     */
    readonly timestamp: string;
    /** What it is about. */
    readonly data: {
        /** The webhook's id. */
        readonly webhook: Id;
    };
}
export interface components {
    schemas: {
        readonly Id: Id;
        readonly OneLine: OneLine;
        readonly OneLineOrNull: OneLineOrNull;
        readonly FileRecord: FileRecord;
        readonly PrivatePerson: PrivatePerson;
        readonly Industry: Industry;
        readonly Organization: Organization;
        readonly CreditRating: CreditRating;
        readonly OperatingMargin: OperatingMargin;
        readonly EmployeeBand: EmployeeBand;
        readonly Occupation: Occupation;
        readonly Language: Language;
        readonly InterestFrequency: InterestFrequency;
        readonly TeamRole: TeamRole;
        readonly Membership: Membership;
        readonly User: User;
        readonly VerifiedBearer: VerifiedBearer;
        readonly ProblemCode: ProblemCode;
        readonly Problem: Problem;
        readonly Credentials: Credentials;
        readonly Session: Session;
        readonly CredentialsCheck: CredentialsCheck;
        readonly VerificationResult: VerificationResult;
        readonly Message: Message;
        readonly UserRecord: UserRecord;
        readonly UserPage: UserPage;
        readonly PrivatePersonCreation: PrivatePersonCreation;
        readonly OrganizationCreation: OrganizationCreation;
        readonly MultiLineOrNull: MultiLineOrNull;
        readonly OperatingMarginSent: OperatingMarginSent;
        readonly OccupationChanges: OccupationChanges;
        readonly DayOrNull: DayOrNull;
        readonly Importance: Importance;
        readonly FieldImportance: FieldImportance;
        readonly DrawnArea: DrawnArea;
        readonly ResidenceFlag: ResidenceFlag;
        readonly RoomCount: RoomCount;
        readonly Floor: Floor;
        readonly SizeOrNull: SizeOrNull;
        readonly RentOrNull: RentOrNull;
        readonly Day: Day;
        readonly Amenity: Amenity;
        readonly NeedCreation: NeedCreation;
        readonly UserCreation: UserCreation;
        readonly UserCreated: UserCreated;
        readonly PasswordReset: PasswordReset;
        readonly PrivatePersonChanges: PrivatePersonChanges;
        readonly OrganizationChanges: OrganizationChanges;
        readonly UserChanges: UserChanges;
        readonly SessionRecord: SessionRecord;
        readonly KnownNetwork: KnownNetwork;
        readonly CreatedAt: CreatedAt;
        readonly UpdatedAt: UpdatedAt;
        readonly Location: Location;
        readonly Need: Need;
        readonly ResidenceType: ResidenceType;
        readonly Cost: Cost;
        readonly TenantCriteria: TenantCriteria;
        readonly Listing: Listing;
        readonly Property: Property;
        readonly Residence: Residence;
        readonly PublicPage: PublicPage;
        readonly InterestedTenant: InterestedTenant;
        readonly Announcement: Announcement;
        readonly OwnResidence: OwnResidence;
        readonly PairRecord: PairRecord;
        readonly AlertFrequency: AlertFrequency;
        readonly AlertThreshold: AlertThreshold;
        readonly AlertRecord: AlertRecord;
        readonly ThreadSide: ThreadSide;
        readonly AttachmentType: AttachmentType;
        readonly Attachment: Attachment;
        readonly MessageRecord: MessageRecord;
        readonly ViewingState: ViewingState;
        readonly ViewingRecord: ViewingRecord;
        readonly ViewingRuleRecord: ViewingRuleRecord;
        readonly Block: Block;
        readonly ReportKind: ReportKind;
        readonly ReportReason: ReportReason;
        readonly ReportState: ReportState;
        readonly ReportDecision: ReportDecision;
        readonly AppealDecision: AppealDecision;
        readonly Appeal: Appeal;
        readonly Report: Report;
        readonly DocumentRecord: DocumentRecord;
        readonly KeyScope: KeyScope;
        readonly Key: Key;
        readonly WebhookEventType: WebhookEventType;
        readonly Webhook: Webhook;
        readonly UserExport: UserExport;
        readonly HiddenAnnouncement: HiddenAnnouncement;
        readonly SavedAnnouncement: SavedAnnouncement;
        readonly SavedAnnouncements: SavedAnnouncements;
        readonly ReceivedInterest: ReceivedInterest;
        readonly ReceivedInterests: ReceivedInterests;
        readonly SeenInterests: SeenInterests;
        readonly Blocks: Blocks;
        readonly Keys: Keys;
        readonly KeyCreation: KeyCreation;
        readonly CreatedKey: CreatedKey;
        readonly KeyCall: KeyCall;
        readonly KeyCalls: KeyCalls;
        readonly Webhooks: Webhooks;
        readonly WebhookUrl: WebhookUrl;
        readonly WebhookCreation: WebhookCreation;
        readonly WebhookWithSecret: WebhookWithSecret;
        readonly WebhookChanges: WebhookChanges;
        readonly WebhookDelivery: WebhookDelivery;
        readonly WebhookDeliveryPage: WebhookDeliveryPage;
        readonly TeamMember: TeamMember;
        readonly TeamInvitation: TeamInvitation;
        readonly Team: Team;
        readonly TeamInvitationCreation: TeamInvitationCreation;
        readonly TeamMemberChanges: TeamMemberChanges;
        readonly Invitation: Invitation;
        readonly MemberCreation: MemberCreation;
        readonly Reports: Reports;
        readonly ReportParty: ReportParty;
        readonly ReportRecord: ReportRecord;
        readonly ReportPage: ReportPage;
        readonly ReportCreation: ReportCreation;
        readonly ThreadMessage: ThreadMessage;
        readonly ReportDetails: ReportDetails;
        readonly ReportChanges: ReportChanges;
        readonly AppealCreation: AppealCreation;
        readonly ThreadState: ThreadState;
        readonly Viewing: Viewing;
        readonly Thread: Thread;
        readonly ThreadPage: ThreadPage;
        readonly Change: Change;
        readonly ChangePage: ChangePage;
        readonly UserEvent: UserEvent;
        readonly MessageCreation: MessageCreation;
        readonly SentMessage: SentMessage;
        readonly ThreadChanges: ThreadChanges;
        readonly ThreadMessages: ThreadMessages;
        readonly AttachmentUpload: AttachmentUpload;
        readonly ViewingTime: ViewingTime;
        readonly ViewingTimes: ViewingTimes;
        readonly ViewingRule: ViewingRule;
        readonly ViewingHours: ViewingHours;
        readonly ViewingCreation: ViewingCreation;
        readonly ViewingChanges: ViewingChanges;
        readonly ViewingPage: ViewingPage;
        readonly Calendar: Calendar;
        readonly CalendarLink: CalendarLink;
        readonly AuditParty: AuditParty;
        readonly PropertyRecord: PropertyRecord;
        readonly PropertyPage: PropertyPage;
        readonly NeedChanges: NeedChanges;
        readonly Size: Size;
        readonly Rent: Rent;
        readonly CostSent: CostSent;
        readonly TenantCriteriaChanges: TenantCriteriaChanges;
        readonly ListingChanges: ListingChanges;
        readonly PropertyChanges: PropertyChanges;
        readonly CountInsight: CountInsight;
        readonly RentInsight: RentInsight;
        readonly DistanceInsight: DistanceInsight;
        readonly DistrictNames: DistrictNames;
        readonly DistrictInsight: DistrictInsight;
        readonly TypeInsights: TypeInsights;
        readonly WeekInsights: WeekInsights;
        readonly Insights: Insights;
        readonly SimulatedChanges: SimulatedChanges;
        readonly ListingSimulation: ListingSimulation;
        readonly Alerts: Alerts;
        readonly AlertChanges: AlertChanges;
        readonly Reference: Reference;
        readonly AnnouncementChanges: AnnouncementChanges;
        readonly Document: Document;
        readonly AnnouncementUpsert: AnnouncementUpsert;
        readonly UpsertedAnnouncement: UpsertedAnnouncement;
        readonly AnnouncementBatch: AnnouncementBatch;
        readonly UpsertedAnnouncements: UpsertedAnnouncements;
        readonly ResidenceCreation: ResidenceCreation;
        readonly ResidenceChanges: ResidenceChanges;
        readonly AnnouncementCreation: AnnouncementCreation;
        readonly MatchRequest: MatchRequest;
        readonly FieldMatches: FieldMatches;
        readonly PersonMatches: PersonMatches;
        readonly MatchField: MatchField;
        readonly MatchExplanation: MatchExplanation;
        readonly Contacts: Contacts;
        readonly AnnouncementMatch: AnnouncementMatch;
        readonly PotentialTenant: PotentialTenant;
        readonly TenantMatch: TenantMatch;
        readonly UnavailableMatch: UnavailableMatch;
        readonly Match: Match;
        readonly HiddenByField: HiddenByField;
        readonly HiddenMatches: HiddenMatches;
        readonly MatchPage: MatchPage;
        readonly PictureUpload: PictureUpload;
        readonly FileRenewal: FileRenewal;
        readonly RenewedFiles: RenewedFiles;
        readonly PlaceSuggestion: PlaceSuggestion;
        readonly PlaceSuggestions: PlaceSuggestions;
        readonly Place: Place;
        readonly Subscription: Subscription;
        readonly AuditAction: AuditAction;
        readonly AuditEntry: AuditEntry;
        readonly AuditPage: AuditPage;
        readonly SystemState: SystemState;
        readonly AnnouncementEvent: AnnouncementEvent;
        readonly MatchEvent: MatchEvent;
        readonly InterestEvent: InterestEvent;
        readonly MessageEvent: MessageEvent;
        readonly ViewingEvent: ViewingEvent;
        readonly ImportEvent: ImportEvent;
        readonly WebhookTestEvent: WebhookTestEvent;
    };
    responses: {
        /** The request has no valid bearer. */
        readonly Unauthorized: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The user's role or the key's scopes don't allow this call, the session can only be used to change the password, or the account is suspended. */
        readonly Forbidden: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** Too many calls or attempts. Wait for the number of seconds in `Retry-After`. */
        readonly TooManyRequests: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** Something went wrong on the server. The log has details under the request id. */
        readonly InternalError: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The server or its database is currently unavailable. */
        readonly Unavailable: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The request doesn't match the contract; `errors` says where. */
        readonly BadRequest: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The email is unknown or the password is wrong; the response doesn't say which. */
        readonly LoginFailed: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The password is correct, but the account isn't verified yet. */
        readonly UserNotVerified: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The body is larger than the server accepts. */
        readonly PayloadTooLarge: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** This operation doesn't accept the body's media type. */
        readonly UnsupportedMediaType: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The current password is wrong, the email isn't the user's own, or the role doesn't allow this call. */
        readonly OldPasswordIncorrect: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The server has no space left. */
        readonly StorageFull: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The code is wrong, already used or expired, or the request doesn't match the contract. */
        readonly VerificationFailed: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** An account with this email already exists, or the same request is still being processed. */
        readonly EmailTaken: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The idempotency key has already been used with a different body. */
        readonly KeyReused: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The object doesn't exist or belongs to someone else. */
        readonly NotFound: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The user is the last admin, or an organisation that still has colleagues. */
        readonly UserNotDeleted: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The object has changed since you read it. Read it again. */
        readonly PreconditionFailed: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The user has blocked 500 others. */
        readonly TooManyBlocks: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The account has as many keys or webhooks as it can have. */
        readonly TooManyKeys: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The organisation would lose its last owner, the team is full, or the same request is still being processed. */
        readonly TeamNotChanged: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The account can't join the team. */
        readonly TeamNotJoined: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The report has been decided, or the decision can't be appealed or has been already. */
        readonly ReportClosed: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /**
         * The cursor is older than 30 days, or from before the database was restored or moved. Ask without a cursor, then read
         * everything again.
         */
        readonly CursorExpired: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The thread is closed, the other side hasn't answered yet, or the same request is still being processed. */
        readonly MessageNotSent: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The file is neither a readable PNG nor a PDF, the PDF isn't safe, or the request doesn't match the contract. */
        readonly AttachmentRefused: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /**
         * The thread is closed, the other side hasn't answered yet, you already have 20 attachments that aren't sent, the
         * announcement has 10 documents, or the same request is still being processed.
         */
        readonly AttachmentNotAdded: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The file is larger than 10 MB, or the picture larger than 50 megapixels. */
        readonly AttachmentTooLarge: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The body isn't multipart/form-data. */
        readonly NotMultipart: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /**
         * The time isn't free, the viewing has been changed meanwhile or has begun, there is one already, the thread isn't open, or
         * the same request is still being processed.
         */
        readonly ViewingNotMade: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The tenant already has five needs, or the same request is still being processed. */
        readonly TooManyNeeds: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** An admin has hidden the announcement because of a report, or another of the landlord's announcements has the reference. */
        readonly AnnouncementWithheld: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** An admin has hidden the announcement because of a report, or the landlord has reached the maximum number. */
        readonly AnnouncementNotUpserted: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /**
         * An admin has hidden the announcement because of a report, the landlord has reached the maximum number of announcements, or
         * the same request is still being processed.
         */
        readonly AnnouncementNotCopied: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The landlord already has 20 residences without an announcement, or the same request is still being processed. */
        readonly TooManyResidences: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The residence would have more than 50 pictures. */
        readonly TooManyPictures: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The landlord has reached the maximum number of announcements, or the same request is still being processed. */
        readonly TooManyAnnouncements: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The picture isn't a readable PNG, or the request doesn't match the contract. */
        readonly PictureRefused: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** You already have 50 pictures that aren't attached to anything, or the same request is still being processed. */
        readonly TooManyFiles: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The picture is larger than 32 MB or 50 megapixels. */
        readonly PictureTooLarge: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The same request is still being processed, so its result isn't known yet. */
        readonly InFlight: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** The residence already has 50 pictures, or the same request is still being processed. */
        readonly PictureNotAdded: {
            content: {
                readonly "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /**
         * The user's id from the email.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly userUid: Id;
        /**
         * The code from the email.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        readonly verificationCode: string;
        /**
         * The page number, starting from 1.
         * @example 1
         */
        readonly pageNumber: number;
        /**
         * The number of entries per page.
         * @example 10
         */
        readonly entriesPerPage: number;
        /**
         * Only entries that contain each of these words, ignoring case. The operation says which fields are searched.
         * @example aino
         */
        readonly searchText: OneLine;
        /**
         * True lists only landlords, false everyone else. Without it, all users are listed.
         * @example true
         */
        readonly isLandlord: boolean;
        /**
         * The field to sort by; ties are sorted by age.
         * @example email
         */
        readonly userSort: "createdAt" | "email" | "name";
        /**
         * The direction of the order.
         * @example descending
         */
        readonly direction: "ascending" | "descending";
        /**
         * A random key that you choose for this request. If you send it again within 24 hours with the same body, nothing new
         * is created and you get the first response again. With a different body, the response is 422.
         * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
         */
        readonly idempotencyKey: string;
        /**
         * The user's id.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly userId: Id;
        /**
         * The `ETag` of the version you read. If the object has changed since, the response is 412 and nothing is changed.
         * @example "3"
         */
        readonly ifMatch: string;
        /**
         * The maximum number of entries per page. Without `limit` and `cursor`, the answer is the whole list.
         * @example 100
         */
        readonly optionalLimit: number;
        /**
         * Where the next page begins, as the `Link` header of the previous one has it.
         * @example eyJ2IjoxfQ
         */
        readonly linkedCursor: string;
        /**
         * Set to true for the tenant's interest instead of the favourite.
         * @example true
         */
        readonly interested: boolean;
        /**
         * The id of the user who is blocked.
         * @example 0199a6b0-3c00-7000-8000-000000000102
         */
        readonly blockedId: Id;
        /**
         * The key's id.
         * @example 0199a6b0-3c00-7000-8000-000000000c01
         */
        readonly keyId: Id;
        /**
         * The webhook's id.
         * @example 0199a6b0-3c00-7000-8000-000000000d01
         */
        readonly webhookId: Id;
        /**
         * The `nextCursor` of the previous page. Send it with the same body, filters and order.
         * @example eyJ2IjoxfQ
         */
        readonly cursor: string;
        /**
         * The maximum number of entries per page.
         * @example 50
         */
        readonly entryLimit: number;
        /**
         * The delivery's id.
         * @example 0199a6b0-3c00-7000-8000-000000000e01
         */
        readonly deliveryId: Id;
        /**
         * The id of the colleague, or of the invitation.
         * @example 0199a6b0-3c00-7000-8000-000000000105
         */
        readonly memberId: Id;
        /**
         * The code from the invitation.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        readonly invitationCode: string;
        /**
         * Only reports in this state. Without it, those that wait for an admin, `open` and `appealed`.
         * @example open
         */
        readonly reportState: ReportState;
        /**
         * The report's id.
         * @example 0199a6b0-3c00-7000-8000-000000000701
         */
        readonly reportId: Id;
        /**
         * Only threads with unread messages, with an upcoming viewing, or only archived ones. Without it, all that aren't archived.
         * @example unread
         */
        readonly threadFilter: "unread" | "viewings" | "archived";
        /**
         * The `nextCursor` of an earlier answer. Without it, the answer has no changes and a cursor for what comes.
         * @example 6f1c09d200000001.19ac4b7f1c0.2fa-3-1
         */
        readonly changesAfter: string;
        /**
         * The maximum number of entries per page.
         * @example 100
         */
        readonly limit: number;
        /**
         * After how many seconds the stream ends. With 0, right after its first event.
         * @example 60
         */
        readonly streamSeconds: number;
        /**
         * The thread's id.
         * @example 0199a6b0-3c00-7000-8000-000000000501
         */
        readonly threadId: Id;
        /**
         * Only messages with a lower number, for older pages.
         * @example 1
         */
        readonly beforeMessage: number;
        /**
         * Only messages with a higher number, for what has been sent since.
         * @example 1
         */
        readonly afterMessage: number;
        /**
         * The attachment's id.
         * @example 0199a6b0-3c00-7000-8000-000000000801
         */
        readonly attachmentId: Id;
        /**
         * The first day in Europe/Helsinki. Today if it's missing.
         * @example 2026-12-01
         */
        readonly viewingsFrom: Day;
        /**
         * The last day in Europe/Helsinki. Eight weeks ahead if it's missing or later.
         * @example 2026-12-31
         */
        readonly viewingsUntil: Day;
        /**
         * The announcement's id.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        readonly announcementId: Id;
        /**
         * The viewing's id.
         * @example 0199a6b0-3c00-7000-8000-000000000701
         */
        readonly viewingId: Id;
        /**
         * The announcement's id.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        readonly announcementIdOfPair: Id;
        /**
         * The tenant's id.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly tenantId: Id;
        /**
         * The announcement for which the landlord is interested in the tenant.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        readonly targetId: Id;
        /**
         * The field to sort by; ties are sorted by age. Needs are sorted by their maximum rent and size. Properties without a
         * value come last in either direction.
         * @example rent
         */
        readonly propertySort: "createdAt" | "address" | "rent" | "size";
        /**
         * The property's id.
         * @example 0199a6b0-3c00-7000-8000-000000000201
         */
        readonly propertyId: Id;
        /**
         * The code from the link in the email.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        readonly unsubscriptionCode: string;
        /**
         * What the file is. By default, its name without the ending.
         * @example Floor plan
         */
        readonly title: OneLine;
        /**
         * Your own identifier of the premises, percent-encoded. An announcement without a reference goes by its `id`.
         * @example K16-204
         */
        readonly reference: Reference;
        /**
         * Set to true to learn what would be done; nothing is written then.
         * @example true
         */
        readonly dryRun: boolean;
        /**
         * The residence's id.
         * @example 0199a6b0-3c00-7000-8000-000000000401
         */
        readonly residenceId: Id;
        /**
         * The residence to show in the announcement.
         * @example 0199a6b0-3c00-7000-8000-000000000401
         */
        readonly residenceIdOfAnnouncement: Id;
        /**
         * The mode for finding tenants for an announcement.
         * @example true
         */
        readonly all: true;
        /**
         * The mode for a tenant's potential matches (false) or for one saved announcement (true).
         * @example false
         */
        readonly favorite: boolean;
        /**
         * The mode for one pair of a property and an announcement.
         * @example true
         */
        readonly specific: true;
        /**
         * Only matches with a score above this percentage.
         * @example 60
         */
        readonly pointsAbove: number;
        /**
         * Only matches closer than this, in metres.
         * @example 1500
         */
        readonly distanceBelow: number;
        /**
         * Only matches with more personality points than this.
         * @example 3
         */
        readonly personPointsAbove: number;
        /**
         * Only announcements that may cost the tenant less than this a month, in euros (for tenants). It counts rent, stated costs, and
         * VAT that the tenant can't deduct. What isn't known hides nothing.
         * @example 2000
         */
        readonly costBelow: number;
        /**
         * Only tenants who work (for landlords).
         * @example true
         */
        readonly work: true;
        /**
         * Only tenants who study (for landlords).
         * @example true
         */
        readonly student: true;
        /**
         * The order of potential matches. Ties are sorted by points (highest first), then distance, then id.
         *
         * - `best`: by points, the highest first
         * - `rent`: the lowest first; only announcements
         * - `size`: the largest first; only announcements
         * - `distance`: the nearest first
         * - `newest`: what was added last first
         * @example rent
         */
        readonly matchSort: "best" | "rent" | "size" | "distance" | "newest";
        /**
         * Set to true for a picture of the surroundings.
         * @example true
         */
        readonly surround: boolean;
        /**
         * 128 random bits in hexadecimal, followed by `_360` for a panorama.
         * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
         */
        readonly fileKey: string;
        /**
         * The width in pixels of a smaller version, as AVIF or WebP if `Accept` allows it. The picture is never enlarged.
         * @example 640
         */
        readonly width: 160 | 320 | 640 | 1280 | 1920;
        /**
         * The file's id or key; its record has both.
         * @example 0199a6b0-3c00-7000-8000-000000000601
         */
        readonly fileIdOrKey: Id | string;
        /**
         * The beginning of an address or place name, as the user types it.
         * @example Annank
         */
        readonly placeInput: string;
        /**
         * Set to true to get only street addresses and premises, as landlords need.
         * @example true
         */
        readonly addressesOnly: boolean;
        /**
         * A random key for one search. Send the same key when you request suggestions and when you read the selected place.
         * @example 0199a6b03c0070008000000000000501
         */
        readonly placeSession: string;
        /**
         * Latitude.
         * @example 60.1653
         */
        readonly placeLatitude: number;
        /**
         * Longitude.
         * @example 24.9391
         */
        readonly placeLongitude: number;
        /**
         * The language of the address. Streets that have one name only keep it.
         * @example sv
         */
        readonly placeLanguage: "fi" | "sv";
        /**
         * The id of the suggestion.
         * @example register:100012345A
         */
        readonly placeId: OneLine;
        /**
         * The code from the email.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        readonly newsletterCode: string;
        /**
         * Only actions of this admin.
         * @example 0199a6b0-3c00-7000-8000-000000000103
         */
        readonly actor: Id;
        /**
         * Only actions on this object.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly object: Id;
        /**
         * Only actions on or after this date.
         * @example 2026-11-01
         */
        readonly fromDay: Day;
        /**
         * Only actions on or before this date.
         * @example 2026-11-30
         */
        readonly untilDay: Day;
    };
    requestBodies: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifyBearer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** The bearer is valid. */
            200: {
                content: {
                    "application/json": VerifiedBearer;
                };
            };
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createBearer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": Credentials;
            };
        };
        responses: {
            /** Logged in. */
            201: {
                content: {
                    "application/json": Session;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["LoginFailed"];
            403: Responses["UserNotVerified"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    deleteBearer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** Logged out. */
            204: {
                content?: never;
            };
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    checkCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": CredentialsCheck;
            };
        };
        responses: {
            /** The password is correct. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["OldPasswordIncorrect"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    verifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: components["parameters"]["userUid"];
                code: components["parameters"]["verificationCode"];
            };
        };
        requestBody?: never;
        responses: {
            /** The account is verified. */
            200: {
                content: {
                    "application/json": VerificationResult;
                };
            };
            400: Responses["VerificationFailed"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    sendVerificationMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": CredentialsCheck;
            };
        };
        responses: {
            /** Sent, if the account isn't verified yet. */
            200: {
                content: {
                    "application/json": Message;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["LoginFailed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * The page number, starting from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"] | undefined;
                /**
                 * The number of entries per page.
                 * @example 10
                 */
                entriesPerPage?: components["parameters"]["entriesPerPage"] | undefined;
                /**
                 * Only entries that contain each of these words, ignoring case. The operation says which fields are searched.
                 * @example aino
                 */
                text?: components["parameters"]["searchText"] | undefined;
                /**
                 * True lists only landlords, false everyone else. Without it, all users are listed.
                 * @example true
                 */
                isLandlord?: components["parameters"]["isLandlord"] | undefined;
                /**
                 * The field to sort by; ties are sorted by age.
                 * @example email
                 */
                sort?: components["parameters"]["userSort"] | undefined;
                /**
                 * The direction of the order.
                 * @example descending
                 */
                direction?: components["parameters"]["direction"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of users. */
            200: {
                content: {
                    "application/json": UserPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": UserCreation;
            };
        };
        responses: {
            /** The account has been created, and the verification email is being sent. */
            201: {
                content: {
                    "application/json": UserCreated;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            409: Responses["EmailTaken"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordReset;
            };
        };
        responses: {
            /** Requested, whether or not the email is known. */
            200: {
                content: {
                    "application/json": Message;
                };
            };
            400: Responses["BadRequest"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The user. */
            200: {
                content: {
                    "application/json": User;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["UserNotDeleted"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody: {
            content: {
                "application/json": UserChanges;
            };
        };
        responses: {
            /** The updated user. */
            200: {
                content: {
                    "application/json": User;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            412: Responses["PreconditionFailed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getUserExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The user's data. */
            200: {
                content: {
                    "application/json": UserExport;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listAnnouncementsOfUser: {
        parameters: {
            query?: {
                /**
                 * The maximum number of entries per page. Without `limit` and `cursor`, the answer is the whole list.
                 * @example 100
                 */
                limit?: components["parameters"]["optionalLimit"] | undefined;
                /**
                 * Where the next page begins, as the `Link` header of the previous one has it.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["linkedCursor"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The announcements; the list can be empty. */
            200: {
                content: {
                    "application/json": readonly Announcement[];
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                /**
                 * Set to true for the tenant's interest instead of the favourite.
                 * @example true
                 */
                interested?: components["parameters"]["interested"] | undefined;
                /**
                 * The maximum number of entries per page. Without `limit` and `cursor`, the answer is the whole list.
                 * @example 100
                 */
                limit?: components["parameters"]["optionalLimit"] | undefined;
                /**
                 * Where the next page begins, as the `Link` header of the previous one has it.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["linkedCursor"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The announcements; the list can be empty. */
            200: {
                content: {
                    "application/json": SavedAnnouncements;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listReceivedInterests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The received interest; the list can be empty. */
            200: {
                content: {
                    "application/json": ReceivedInterests;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateReceivedInterests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody: {
            content: {
                "application/json": SeenInterests;
            };
        };
        responses: {
            /** Marked. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The blocked users; the list can be empty. */
            200: {
                content: {
                    "application/json": Blocks;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    addBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                blockedId: components["parameters"]["blockedId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The user is blocked. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TooManyBlocks"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    deleteBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                blockedId: components["parameters"]["blockedId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The user isn't blocked any more. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The keys. */
            200: {
                content: {
                    "application/json": Keys;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody: {
            content: {
                "application/json": KeyCreation;
            };
        };
        responses: {
            /** The key, with its secret. */
            201: {
                content: {
                    "application/json": CreatedKey;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TooManyKeys"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                keyId: components["parameters"]["keyId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The key no longer works. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listKeyCalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                keyId: components["parameters"]["keyId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The calls. */
            200: {
                content: {
                    "application/json": KeyCalls;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The webhooks. */
            200: {
                content: {
                    "application/json": Webhooks;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody: {
            content: {
                "application/json": WebhookCreation;
            };
        };
        responses: {
            /** The webhook, with its secret. */
            201: {
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TooManyKeys"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                webhookId: components["parameters"]["webhookId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The webhook no longer exists. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                webhookId: components["parameters"]["webhookId"];
            };
        };
        requestBody: {
            content: {
                "application/json": WebhookChanges;
            };
        };
        responses: {
            /** The webhook, with its secret if that was rotated. */
            200: {
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * The `nextCursor` of the previous page. Send it with the same body, filters and order.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 50
                 */
                limit?: components["parameters"]["entryLimit"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                webhookId: components["parameters"]["webhookId"];
            };
        };
        requestBody?: never;
        responses: {
            /** A page of deliveries. */
            200: {
                content: {
                    "application/json": WebhookDeliveryPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                webhookId: components["parameters"]["webhookId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The delivery, which has not been attempted yet. */
            201: {
                content: {
                    "application/json": WebhookDelivery;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    sendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                webhookId: components["parameters"]["webhookId"];
                deliveryId: components["parameters"]["deliveryId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The delivery, which waits for its next attempt. */
            200: {
                content: {
                    "application/json": WebhookDelivery;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The team. */
            200: {
                content: {
                    "application/json": Team;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody: {
            content: {
                "application/json": TeamInvitationCreation;
            };
        };
        responses: {
            /** The invitation is being sent. */
            201: {
                content: {
                    "application/json": TeamInvitation;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TeamNotChanged"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    deleteMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                memberId: components["parameters"]["memberId"];
            };
        };
        requestBody?: never;
        responses: {
            /** They no longer work for the organisation, or the invitation no longer works. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TeamNotChanged"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                memberId: components["parameters"]["memberId"];
            };
        };
        requestBody: {
            content: {
                "application/json": TeamMemberChanges;
            };
        };
        responses: {
            /** The colleague with the new role. */
            200: {
                content: {
                    "application/json": TeamMember;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TeamNotChanged"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["invitationCode"];
            };
        };
        requestBody?: never;
        responses: {
            /** The invitation. */
            200: {
                content: {
                    "application/json": Invitation;
                };
            };
            400: Responses["VerificationFailed"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["invitationCode"];
            };
        };
        requestBody: {
            content: {
                "application/json": MemberCreation;
            };
        };
        responses: {
            /** The user works for the organisation now. */
            200: {
                content: {
                    "application/json": Membership;
                };
            };
            400: Responses["VerificationFailed"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            409: Responses["TeamNotJoined"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listReportsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The reports and decisions; the list can be empty. */
            200: {
                content: {
                    "application/json": Reports;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /**
                 * Only reports in this state. Without it, those that wait for an admin, `open` and `appealed`.
                 * @example open
                 */
                state?: components["parameters"]["reportState"] | undefined;
                /**
                 * The `nextCursor` of the previous page. Send it with the same body, filters and order.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 50
                 */
                limit?: components["parameters"]["entryLimit"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of reports. */
            200: {
                content: {
                    "application/json": ReportPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": ReportCreation;
            };
        };
        responses: {
            /** The report. */
            201: {
                content: {
                    "application/json": Report;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: components["parameters"]["reportId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The report. */
            200: {
                content: {
                    "application/json": ReportDetails;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    updateReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: components["parameters"]["reportId"];
            };
        };
        requestBody: {
            content: {
                "application/json": ReportChanges;
            };
        };
        responses: {
            /** The report as it is now. */
            200: {
                content: {
                    "application/json": ReportDetails;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["ReportClosed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    createAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: components["parameters"]["reportId"];
            };
        };
        requestBody: {
            content: {
                "application/json": AppealCreation;
            };
        };
        responses: {
            /** The decision with the appeal. */
            200: {
                content: {
                    "application/json": Report;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["ReportClosed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /**
                 * Only threads with unread messages, with an upcoming viewing, or only archived ones. Without it, all that aren't archived.
                 * @example unread
                 */
                filter?: components["parameters"]["threadFilter"] | undefined;
                /**
                 * Only entries that contain each of these words, ignoring case. The operation says which fields are searched.
                 * @example aino
                 */
                text?: components["parameters"]["searchText"] | undefined;
                /**
                 * The `nextCursor` of the previous page. Send it with the same body, filters and order.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 50
                 */
                limit?: components["parameters"]["entryLimit"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** A page of threads. */
            200: {
                content: {
                    "application/json": ThreadPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /**
                 * The `nextCursor` of an earlier answer. Without it, the answer has no changes and a cursor for what comes.
                 * @example 6f1c09d200000001.19ac4b7f1c0.2fa-3-1
                 */
                after?: components["parameters"]["changesAfter"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 100
                 */
                limit?: components["parameters"]["limit"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** The next changes. */
            200: {
                content: {
                    "application/json": ChangePage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            410: Responses["CursorExpired"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * After how many seconds the stream ends. With 0, right after its first event.
                 * @example 60
                 */
                seconds?: components["parameters"]["streamSeconds"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The events. */
            200: {
                content: {
                    "text/event-stream": UserEvent;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageCreation;
            };
        };
        responses: {
            /** The message. */
            201: {
                content: {
                    "application/json": SentMessage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["MessageNotSent"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: components["parameters"]["threadId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The thread. */
            200: {
                content: {
                    "application/json": Thread;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: components["parameters"]["threadId"];
            };
        };
        requestBody: {
            content: {
                "application/json": ThreadChanges;
            };
        };
        responses: {
            /** The thread as it is now. */
            200: {
                content: {
                    "application/json": Thread;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * Only messages with a lower number, for older pages.
                 * @example 1
                 */
                before?: components["parameters"]["beforeMessage"] | undefined;
                /**
                 * Only messages with a higher number, for what has been sent since.
                 * @example 1
                 */
                after?: components["parameters"]["afterMessage"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 50
                 */
                limit?: components["parameters"]["entryLimit"] | undefined;
            } | undefined;
            header?: never;
            path: {
                threadId: components["parameters"]["threadId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The messages. */
            200: {
                content: {
                    "application/json": ThreadMessages;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                threadId: components["parameters"]["threadId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": AttachmentUpload;
            };
        };
        responses: {
            /** The attachment. */
            201: {
                content: {
                    "application/json": Attachment;
                };
            };
            400: Responses["AttachmentRefused"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["AttachmentNotAdded"];
            413: Responses["AttachmentTooLarge"];
            415: Responses["NotMultipart"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attachmentId: components["parameters"]["attachmentId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                content: {
                    "application/pdf": Binary;
                    "image/png": Binary;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attachmentId: components["parameters"]["attachmentId"];
            };
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listViewingTimes: {
        parameters: {
            query?: {
                /**
                 * The first day in Europe/Helsinki. Today if it's missing.
                 * @example 2026-12-01
                 */
                from?: components["parameters"]["viewingsFrom"] | undefined;
                /**
                 * The last day in Europe/Helsinki. Eight weeks ahead if it's missing or later.
                 * @example 2026-12-31
                 */
                until?: components["parameters"]["viewingsUntil"] | undefined;
            } | undefined;
            header?: never;
            path: {
                threadId: components["parameters"]["threadId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The free times, in order; none if the announcement is hidden or the thread is closed. */
            200: {
                content: {
                    "application/json": ViewingTimes;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    getViewingHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["announcementId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The viewing hours; the list can be empty. */
            200: {
                content: {
                    "application/json": ViewingHours;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateViewingHours: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["announcementId"];
            };
        };
        requestBody: {
            content: {
                "application/json": ViewingHours;
            };
        };
        responses: {
            /** The viewing hours as they are now. */
            200: {
                content: {
                    "application/json": ViewingHours;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            412: Responses["PreconditionFailed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    createViewing: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": ViewingCreation;
            };
        };
        responses: {
            /** The viewing. */
            201: {
                content: {
                    "application/json": Viewing;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["ViewingNotMade"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    updateViewing: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                viewingId: components["parameters"]["viewingId"];
            };
        };
        requestBody: {
            content: {
                "application/json": ViewingChanges;
            };
        };
        responses: {
            /** The viewing as it is now. */
            200: {
                content: {
                    "application/json": Viewing;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["ViewingNotMade"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listViewings: {
        parameters: {
            query?: {
                /**
                 * The `nextCursor` of the previous page. Send it with the same body, filters and order.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 50
                 */
                limit?: components["parameters"]["entryLimit"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** A page of viewings. */
            200: {
                content: {
                    "application/json": ViewingPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The state. */
            200: {
                content: {
                    "application/json": Calendar;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    renewCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The address. */
            200: {
                content: {
                    "application/json": CalendarLink;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    deleteCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** Revoked. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    addFavorite: {
        parameters: {
            query?: {
                /**
                 * Set to true for the tenant's interest instead of the favourite.
                 * @example true
                 */
                interested?: components["parameters"]["interested"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                announcementId: components["parameters"]["announcementIdOfPair"];
            };
        };
        requestBody?: never;
        responses: {
            /** Saved. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: {
                /**
                 * Set to true for the tenant's interest instead of the favourite.
                 * @example true
                 */
                interested?: components["parameters"]["interested"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
                announcementId: components["parameters"]["announcementIdOfPair"];
            };
        };
        requestBody?: never;
        responses: {
            /** Removed. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    addInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["tenantId"];
                targetId: components["parameters"]["targetId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The interest is recorded. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    deleteInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["tenantId"];
                targetId: components["parameters"]["targetId"];
            };
        };
        requestBody?: never;
        responses: {
            /** Withdrawn. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    listProperties: {
        parameters: {
            query?: {
                /**
                 * The page number, starting from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"] | undefined;
                /**
                 * The number of entries per page.
                 * @example 10
                 */
                entriesPerPage?: components["parameters"]["entriesPerPage"] | undefined;
                /**
                 * Only entries that contain each of these words, ignoring case. The operation says which fields are searched.
                 * @example aino
                 */
                text?: components["parameters"]["searchText"] | undefined;
                /**
                 * The field to sort by; ties are sorted by age. Needs are sorted by their maximum rent and size. Properties without a
                 * value come last in either direction.
                 * @example rent
                 */
                sort?: components["parameters"]["propertySort"] | undefined;
                /**
                 * The direction of the order.
                 * @example descending
                 */
                direction?: components["parameters"]["direction"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of properties. */
            200: {
                content: {
                    "application/json": PropertyPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": NeedCreation;
            };
        };
        responses: {
            /** The need. */
            201: {
                content: {
                    "application/json": Need;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            409: Responses["TooManyNeeds"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listPropertiesOfUser: {
        parameters: {
            query?: {
                /**
                 * The maximum number of entries per page. Without `limit` and `cursor`, the answer is the whole list.
                 * @example 100
                 */
                limit?: components["parameters"]["optionalLimit"] | undefined;
                /**
                 * Where the next page begins, as the `Link` header of the previous one has it.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["linkedCursor"] | undefined;
            } | undefined;
            header?: never;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The properties; the list can be empty. */
            200: {
                content: {
                    "application/json": readonly Property[];
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    getProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["propertyId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The property. */
            200: {
                content: {
                    "application/json": Property;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["propertyId"];
            };
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["propertyId"];
            };
        };
        requestBody: {
            content: {
                "application/json": PropertyChanges;
            };
        };
        responses: {
            /** The updated property. */
            200: {
                content: {
                    "application/json": Property;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            412: Responses["PreconditionFailed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["propertyId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The insights, with nulls and empty lists where there is too little data. */
            200: {
                content: {
                    "application/json": Insights;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    simulateListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["propertyId"];
            };
        };
        requestBody: {
            content: {
                "application/json": SimulatedChanges;
            };
        };
        responses: {
            /** What the changes would do. */
            200: {
                content: {
                    "application/json": ListingSimulation;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    getAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["propertyId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The settings. */
            200: {
                content: {
                    "application/json": Alerts;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["propertyId"];
            };
        };
        requestBody: {
            content: {
                "application/json": AlertChanges;
            };
        };
        responses: {
            /** The current settings. */
            200: {
                content: {
                    "application/json": Alerts;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    createUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["unsubscriptionCode"];
            };
        };
        requestBody?: never;
        responses: {
            /** Unsubscribed. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["announcementId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The announcement. */
            200: {
                content: {
                    "application/json": Announcement;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["announcementId"];
            };
        };
        requestBody: {
            content: {
                "application/json": AnnouncementChanges;
            };
        };
        responses: {
            /** The updated announcement. */
            200: {
                content: {
                    "application/json": Announcement;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["AnnouncementWithheld"];
            412: Responses["PreconditionFailed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["announcementId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The documents. */
            200: {
                content: {
                    "application/json": readonly Document[];
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: {
                /**
                 * What the file is. By default, its name without the ending.
                 * @example Floor plan
                 */
                title?: components["parameters"]["title"] | undefined;
            } | undefined;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["announcementId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": AttachmentUpload;
            };
        };
        responses: {
            /** The document. */
            201: {
                content: {
                    "application/json": Document;
                };
            };
            400: Responses["AttachmentRefused"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["AttachmentNotAdded"];
            413: Responses["AttachmentTooLarge"];
            415: Responses["NotMultipart"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    upsertAnnouncement: {
        parameters: {
            query?: {
                /**
                 * Set to true to learn what would be done; nothing is written then.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"] | undefined;
            } | undefined;
            header?: never;
            path: {
                reference: components["parameters"]["reference"];
            };
        };
        requestBody: {
            content: {
                "application/json": AnnouncementUpsert;
            };
        };
        responses: {
            /** The announcement was changed or is unchanged, or this is what would be done. The outcome is never `refused`. */
            200: {
                content: {
                    "application/json": UpsertedAnnouncement;
                };
            };
            /** The announcement was created. */
            201: {
                content: {
                    "application/json": UpsertedAnnouncement;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            409: Responses["AnnouncementNotUpserted"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    upsertAnnouncementBatch: {
        parameters: {
            query?: {
                /**
                 * Set to true to learn what would be done; nothing is written then.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": AnnouncementBatch;
            };
        };
        responses: {
            /** What was done for each item, or would be done. */
            200: {
                content: {
                    "application/json": UpsertedAnnouncements;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    createAnnouncementCopy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["announcementId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The copy, which is hidden. */
            201: {
                content: {
                    "application/json": Announcement;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["AnnouncementNotCopied"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    createResidence: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": ResidenceCreation;
            };
        };
        responses: {
            /** The residence. */
            201: {
                content: {
                    "application/json": OwnResidence;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            409: Responses["TooManyResidences"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getResidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["residenceId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The residence. */
            200: {
                content: {
                    "application/json": OwnResidence;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    updateResidence: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["residenceId"];
            };
        };
        requestBody: {
            content: {
                "application/json": ResidenceChanges;
            };
        };
        responses: {
            /** The updated residence. */
            200: {
                content: {
                    "application/json": OwnResidence;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TooManyPictures"];
            412: Responses["PreconditionFailed"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    createAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                residenceId: components["parameters"]["residenceIdOfAnnouncement"];
            };
        };
        requestBody: {
            content: {
                "application/json": AnnouncementCreation;
            };
        };
        responses: {
            /** The announcement is public. */
            201: {
                content: {
                    "application/json": Announcement;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["TooManyAnnouncements"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    findMatches: {
        parameters: {
            query?: {
                /**
                 * The mode for finding tenants for an announcement.
                 * @example true
                 */
                all?: components["parameters"]["all"] | undefined;
                /**
                 * The mode for a tenant's potential matches (false) or for one saved announcement (true).
                 * @example false
                 */
                favorite?: components["parameters"]["favorite"] | undefined;
                /**
                 * The mode for one pair of a property and an announcement.
                 * @example true
                 */
                specific?: components["parameters"]["specific"] | undefined;
                /**
                 * Only matches with a score above this percentage.
                 * @example 60
                 */
                pointsAbove?: components["parameters"]["pointsAbove"] | undefined;
                /**
                 * Only matches closer than this, in metres.
                 * @example 1500
                 */
                distanceBelow?: components["parameters"]["distanceBelow"] | undefined;
                /**
                 * Only matches with more personality points than this.
                 * @example 3
                 */
                personPointsAbove?: components["parameters"]["personPointsAbove"] | undefined;
                /**
                 * Only announcements that may cost the tenant less than this a month, in euros (for tenants). It counts rent, stated costs, and
                 * VAT that the tenant can't deduct. What isn't known hides nothing.
                 * @example 2000
                 */
                costBelow?: components["parameters"]["costBelow"] | undefined;
                /**
                 * Only tenants who work (for landlords).
                 * @example true
                 */
                work?: components["parameters"]["work"] | undefined;
                /**
                 * Only tenants who study (for landlords).
                 * @example true
                 */
                student?: components["parameters"]["student"] | undefined;
                /**
                 * The order of potential matches. Ties are sorted by points (highest first), then distance, then id.
                 *
                 * - `best`: by points, the highest first
                 * - `rent`: the lowest first; only announcements
                 * - `size`: the largest first; only announcements
                 * - `distance`: the nearest first
                 * - `newest`: what was added last first
                 * @example rent
                 */
                sort?: components["parameters"]["matchSort"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 100
                 */
                limit?: components["parameters"]["limit"] | undefined;
                /**
                 * The `nextCursor` of the previous page. Send it with the same body, filters and order.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": MatchRequest;
            };
        };
        responses: {
            /** A page of matches. */
            200: {
                content: {
                    "application/json": MatchPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /**
                 * Set to true for a picture of the surroundings.
                 * @example true
                 */
                surround?: components["parameters"]["surround"] | undefined;
            } | undefined;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": PictureUpload;
            };
        };
        responses: {
            /** The record of the file. */
            201: {
                content: {
                    "application/json": FileRecord;
                };
            };
            400: Responses["PictureRefused"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            409: Responses["TooManyFiles"];
            413: Responses["PictureTooLarge"];
            415: Responses["NotMultipart"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    renewFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": FileRenewal;
            };
        };
        responses: {
            /** The pictures that still exist. */
            200: {
                content: {
                    "application/json": RenewedFiles;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /**
                 * The width in pixels of a smaller version, as AVIF or WebP if `Accept` allows it. The picture is never enlarged.
                 * @example 640
                 */
                width?: components["parameters"]["width"] | undefined;
            } | undefined;
            header?: never;
            path: {
                key: components["parameters"]["fileKey"];
            };
        };
        requestBody?: never;
        responses: {
            /** The picture. */
            200: {
                content: {
                    "image/png": Binary;
                    "image/avif": Binary;
                    "image/webp": Binary;
                };
            };
            /** The picture matches the `If-None-Match` header. */
            304: {
                content?: never;
            };
            400: Responses["BadRequest"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["fileIdOrKey"];
            };
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                content?: never;
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    uploadUserPicture: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["userId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": PictureUpload;
            };
        };
        responses: {
            /** The record of the file. */
            201: {
                content: {
                    "application/json": FileRecord;
                };
            };
            400: Responses["PictureRefused"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["InFlight"];
            413: Responses["PictureTooLarge"];
            415: Responses["NotMultipart"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    uploadResidencePicture: {
        parameters: {
            query?: {
                /**
                 * Set to true for a picture of the surroundings.
                 * @example true
                 */
                surround?: components["parameters"]["surround"] | undefined;
            } | undefined;
            header?: {
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            path: {
                id: components["parameters"]["residenceId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": PictureUpload;
            };
        };
        responses: {
            /** The record of the file. */
            201: {
                content: {
                    "application/json": FileRecord;
                };
            };
            400: Responses["PictureRefused"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            404: Responses["NotFound"];
            409: Responses["PictureNotAdded"];
            413: Responses["PictureTooLarge"];
            415: Responses["NotMultipart"];
            422: Responses["KeyReused"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listPlaces: {
        parameters: {
            query: {
                /**
                 * The beginning of an address or place name, as the user types it.
                 * @example Annank
                 */
                input: components["parameters"]["placeInput"];
                /**
                 * Set to true to get only street addresses and premises, as landlords need.
                 * @example true
                 */
                addressesOnly?: components["parameters"]["addressesOnly"] | undefined;
                /**
                 * A random key for one search. Send the same key when you request suggestions and when you read the selected place.
                 * @example 0199a6b03c0070008000000000000501
                 */
                session?: components["parameters"]["placeSession"] | undefined;
            };
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** Up to eight suggestions. */
            200: {
                content: {
                    "application/json": PlaceSuggestions;
                };
            };
            400: Responses["BadRequest"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    getNearestPlace: {
        parameters: {
            query: {
                /**
                 * Latitude.
                 * @example 60.1653
                 */
                x: components["parameters"]["placeLatitude"];
                /**
                 * Longitude.
                 * @example 24.9391
                 */
                y: components["parameters"]["placeLongitude"];
                /**
                 * The language of the address. Streets that have one name only keep it.
                 * @example sv
                 */
                language?: components["parameters"]["placeLanguage"] | undefined;
            };
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** The address. */
            200: {
                content: {
                    "application/json": Place;
                };
            };
            400: Responses["BadRequest"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
        };
    };
    getPlace: {
        parameters: {
            query?: {
                /**
                 * A random key for one search. Send the same key when you request suggestions and when you read the selected place.
                 * @example 0199a6b03c0070008000000000000501
                 */
                session?: components["parameters"]["placeSession"] | undefined;
            } | undefined;
            header?: never;
            path: {
                placeId: components["parameters"]["placeId"];
            };
        };
        requestBody?: never;
        responses: {
            /** The place. */
            200: {
                content: {
                    "application/json": Place;
                };
            };
            400: Responses["BadRequest"];
            404: Responses["NotFound"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": Subscription;
            };
        };
        responses: {
            /** The request was received. */
            200: {
                content: {
                    "application/json": Message;
                };
            };
            400: Responses["BadRequest"];
            413: Responses["PayloadTooLarge"];
            415: Responses["UnsupportedMediaType"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    verifySubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["newsletterCode"];
            };
        };
        requestBody?: never;
        responses: {
            /** Confirmed. */
            200: {
                content: {
                    "application/json": Message;
                };
            };
            400: Responses["VerificationFailed"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
            507: Responses["StorageFull"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * Only actions of this admin.
                 * @example 0199a6b0-3c00-7000-8000-000000000103
                 */
                actor?: components["parameters"]["actor"] | undefined;
                /**
                 * Only actions on this object.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                object?: components["parameters"]["object"] | undefined;
                /**
                 * Only actions on or after this date.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["fromDay"] | undefined;
                /**
                 * Only actions on or before this date.
                 * @example 2026-11-30
                 */
                until?: components["parameters"]["untilDay"] | undefined;
                /**
                 * The `nextCursor` of the previous page. Send it with the same body, filters and order.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"] | undefined;
                /**
                 * The maximum number of entries per page.
                 * @example 50
                 */
                limit?: components["parameters"]["entryLimit"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of entries. */
            200: {
                content: {
                    "application/json": AuditPage;
                };
            };
            400: Responses["BadRequest"];
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
    getSystemState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state. */
            200: {
                content: {
                    "application/json": SystemState;
                };
            };
            401: Responses["Unauthorized"];
            403: Responses["Forbidden"];
            429: Responses["TooManyRequests"];
            500: Responses["InternalError"];
            503: Responses["Unavailable"];
        };
    };
}
export type Responses = components["responses"];
