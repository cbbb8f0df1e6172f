// Generated from openapi/ by `pnpm generate`. Do not edit.

export type Binary = typeof globalThis extends {
    readonly Blob: {
        readonly prototype: infer Found;
    };
} ? Found : unknown;
export interface paths {
    readonly "/bearers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check the bearer at start
         * @description Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
         *     or was logged out.
         */
        readonly get: operations["verifyBearer"];
        readonly put?: never;
        /**
         * Log in
         * @description Answers a bearer for the right email and password, and the user whom it belongs to.
         *
         *     An unknown email and a wrong password take the same time and give the same answer. `user_not_verified` is
         *     answered only after the right password. After 5 failures an account, or 50 an address, in 15 minutes the
         *     answer is 429; an address that logged in to the account within 30 days has 5 of its own. Of an IPv6 address,
         *     the first 64 bits count.
         *
         *     The temporary password of `POST /user/reset` logs in once; `mustChangePassword` is true then, the email is
         *     verified, and the session, of 30 minutes whatever `rememberMe` says, may only read oneself, check the old password
         *     and set a new one.
         */
        readonly post: operations["createBearer"];
        /**
         * Log out
         * @description Ends the bearer that was sent. Other bearers of the same user stay valid.
         */
        readonly delete: operations["deleteBearer"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bearers/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check the old password
         * @description Tells whether the email is one's own and the password right, before the password changes or the account goes. It
         *     opens five minutes on this bearer for one change of the password or one deletion of oneself. Failures count with
         *     those of the login. Where a temporary password opened the session, that is the old password.
         */
        readonly post: operations["checkCredentials"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/{uid}/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Verify an account
         * @description Verifies the account that the mail's link names. A code works for 48 hours; the same link again answers
         *     `already_verified`. It changes state, so that it is never sent again by itself.
         */
        readonly get: operations["verifyUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the verification mail again
         * @description Sends a new link to an account that is not verified yet, for its right email and password. The answer is the same
         *     for an account that is verified already, which gets no mail.
         */
        readonly post: operations["sendVerificationMail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List users
         * @description A page of all users, oldest first unless another order is asked for, for the admin. The words of `text` are looked for
         *     in the email, the names of the person, the name and the business id of the organisation, and the id.
         */
        readonly get: operations["listUsers"];
        readonly put?: never;
        /**
         * Sign up
         * @description Makes an account and sends a mail with the link that verifies it. Exactly one of `privateTenant` and
         *     `organizationTenant` is filled; a tenant brings one need in `properties`, a landlord none. An admin's bearer makes
         *     an account that is verified already, and no mail is sent.
         */
        readonly post: operations["createUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a new password
         * @description Sends a temporary password to a known email; the answer is the same for an unknown one. The temporary password
         *     works once, for 30 minutes, and opens a session that has to set a new password. The old one works until then.
         */
        readonly post: operations["sendPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a user
         * @description Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
         */
        readonly get: operations["getUser"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a user
         * @description Deletes a user and everything that is theirs, files included: oneself in the five minutes after
         *     `POST /bearers/check`, or anybody else for an admin. The last admin cannot be deleted.
         */
        readonly delete: operations["deleteUser"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a user
         * @description Changes what is sent and keeps the rest: oneself, or anybody's profile for an admin. A password may be changed in
         *     the five minutes after `POST /bearers/check`, or by who logged in with a temporary password; it is the only field
         *     of its call and ends all other sessions. Nobody's email or role changes.
         */
        readonly patch: operations["updateUser"];
        readonly trace?: never;
    };
    readonly "/user/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export a user
         * @description What is kept of oneself as one document; `UserExport` names the little that is left out. An admin exports anybody.
         *
         *     The document is sent while it is read. One export at a time for each caller: a second one is refused with 429. 503 also
         *     means that too many others are waiting for theirs.
         */
        readonly get: operations["getUserExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/{id}/announcement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a landlord's announcements
         * @description Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
         */
        readonly get: operations["listAnnouncementsOfUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/{id}/favorites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a tenant's saved announcements
         * @description Answers a list of one item, whose `favorites` are the saved announcements, or whose `isInterested` are those of
         *     interest. One that its landlord has hidden since is told of as `{id, isActive: false}`.
         */
        readonly get: operations["listFavorites"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/{id}/favorite/{announcementId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save an announcement
         * @description Saves a public announcement, or with `interested=true` tells its landlord of one's interest; the two are
         *     independent, and have no radius: what is public may be saved however far it is from what one seeks. What is saved already stays so, whether it is public still or not; else a hidden one is 404. Where
         *     the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
         */
        readonly post: operations["addFavorite"];
        /**
         * Forget a saved announcement
         * @description Forgets a saved announcement, or with `interested=true` withdraws the interest, which ends a mutual one. What is
         *     not saved stays so.
         */
        readonly delete: operations["deleteFavorite"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/{id}/interested/{targetId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tell a tenant of a landlord's interest
         * @description For an announcement of one's own, and a tenant who is a potential match or is interested in it, else 404. What
         *     was told already stays so. Where the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
         */
        readonly post: operations["addInterest"];
        /**
         * Withdraw a landlord's interest
         * @description Withdraws the interest in a tenant for an announcement of one's own, which ends a mutual one. What
         *     was not told stays so.
         */
        readonly delete: operations["deleteInterest"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/properties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List properties
         * @description A page of all needs and listings, oldest first unless another order is asked for, for the admin. The words of `text`
         *     are looked for in the address, the description and the id, and in the email and the names of whose it is.
         */
        readonly get: operations["listProperties"];
        readonly put?: never;
        /**
         * Seek premises
         * @description Says what a tenant seeks who seeks nothing: after a sign-up there is a need already, until it is deleted. A tenant has
         *     one need at the most, so that of several calls at once one succeeds. A landlord lets premises by `POST /residence`
         *     and `POST /announcement/residence/{residenceId}`.
         */
        readonly post: operations["createProperty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/properties/user/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a user's properties
         * @description Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
         */
        readonly get: operations["listPropertiesOfUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/properties/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a property
         * @description Answers a property of one's own, and any property to an admin. A tenant also reads a listing that is public and near
         *     what they seek, as in their matches, or that they have saved or are interested in; `announcement` leads from there to
         *     the match (`POST /matchmaking?specific=true`). Anything else is 404, a hidden listing too that a tenant has saved:
         *     `GET /user/{id}/favorites` tells that it is no longer available.
         *
         *     A tenant who reads a listing opens it: the opening counts once a day in the listing's insights, without who.
         */
        readonly get: operations["getProperty"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a property
         * @description Deletes a need, or a listing with its announcement, residence and files; for the admin.
         */
        readonly delete: operations["deleteProperty"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a property
         * @description Changes what is sent and keeps the rest of a need or a listing of one's own; an admin changes anybody's. Bounds are
         *     checked on the merged object: a minimum above its maximum is 400. The `residenceType` of a listing is the `houseType`
         *     of its residence too, which is another version then.
         */
        readonly patch: operations["updateProperty"];
        readonly trace?: never;
    };
    readonly "/insights/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the insights of a property
         * @description What others let and seek within 3000 metres of a need or a listing of one's own, and how often a listing was opened.
         *     An admin reads anybody's. The circle is drawn round the middle of the square of about 250 metres that the property
         *     lies in.
         *
         *     **Nobody is to be found out by numbers.** A group of fewer than five landlords, or of fewer than five tenants, is
         *     answered as null, and so that no difference of answers tells of one either:
         *
         *     - entries of the property's own user count nowhere, so that nobody lifts a group over five by entries of their own;
         *     - there is no total of kinds of premises, and a kind is divided by distance where each part has five landlords, a
         *       part without any no less: by kilometres, else in two parts, else not at all;
         *     - rents need five landlords with ten announcements, of which no landlord has more than a third; each landlord counts
         *       by one rent;
         *     - counts are rounded down to fives, and rents to steps of an eighth or more, so that no series of questions tells one
         *       rent more precisely than its step;
         *     - weeks are told once they are over, and never change by who opens the listing later.
         */
        readonly get: operations["getInsights"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/alerts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the alerts of a property
         * @description When mails tell a tenant of new announcements for a need, or a landlord of new tenants for a listing; of a property of
         *     one's own. Where nothing was chosen yet, mails are sent never.
         */
        readonly get: operations["getAlerts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the alerts of a property
         * @description Chooses when mails tell of new matches, and how good these have to be. A match is new that comes to be, or comes to be
         *     good enough, after that: what is in the list already when alerts are switched on, or the threshold is lowered, is told of
         *     by no mail. Each match is told of once. One mail a person is about all properties that have something new by then; it
         *     names the ten best matches, and counts the others.
         */
        readonly patch: operations["updateAlerts"];
        readonly trace?: never;
    };
    readonly "/unsubscription/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unsubscribe from the alerts of a mail
         * @description Ends the alerts of the properties that the mail is about, without logging in; the same link again answers the same.
         *     Alerts of other properties go on, and the profile switches ended ones on again.
         */
        readonly post: operations["createUnsubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/announcement/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an announcement
         * @description Answers an announcement to its owner and the admin. A tenant reads a public one that is near what they seek, as in
         *     their matches, or that they have saved or are interested in; anything else is 404. `isInterested` is sent to the owner
         *     and the admin only.
         */
        readonly get: operations["getAnnouncement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Publish or hide an announcement
         * @description Makes an announcement of one's own public or hides it; hidden, it leaves every list at once.
         */
        readonly patch: operations["updateAnnouncement"];
        readonly trace?: never;
    };
    readonly "/residence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Put a residence together
         * @description Names the type of house and takes pictures of one's own that belong to nothing yet. It is shown once an
         *     announcement of the same type is made of it, and keeps its own type until then; one of which none is made goes
         *     after 7 days. No landlord has more than 20 of these.
         */
        readonly post: operations["createResidence"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/residence/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a residence
         * @description Answers a residence of one's own, shown by an announcement or not; an admin reads anybody's. Its `ETag` tells
         *     its type and its pictures, and is not the announcement's.
         */
        readonly get: operations["getResidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a residence
         * @description Says what type of house a residence of one's own is. Its `houseType` and the `residenceType` of the property that
         *     shows it are one fact: a change of either is a change of both, and of the `ETag` of both.
         *
         *     Puts the pictures of a residence of one's own in the order that is wanted, and adds files of one's own that belong
         *     to nothing yet; an admin orders anybody's. Nothing is removed by leaving it out, so that an outdated order loses no
         *     picture: an order that leaves out a picture is 400. `DELETE /files/{key}` removes one. A residence has at most 50
         *     pictures.
         */
        readonly patch: operations["updateResidence"];
        readonly trace?: never;
    };
    readonly "/announcement/residence/{residenceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish an announcement
         * @description Publishes premises with a residence of one's own that no announcement shows yet. `ownerId` may be sent by an admin
         *     only, and names the landlord whose it becomes. A landlord has 1,000 announcements at the most, hidden ones counted,
         *     unless whoever operates the server says otherwise. A `residenceType` that is not the residence's `houseType` is 400:
         *     they are one fact.
         */
        readonly post: operations["createAnnouncement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/matchmaking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find matches
         * @description Exactly one of the mode parameters `all`, `favorite` and `specific` is sent; anything else is 400.
         *
         *     | call | body | answers |
         *     |---|---|---|
         *     | `?all=true` | `{announcement}` | tenants for an announcement of one's own |
         *     | `?favorite=false` | `{property}` | announcements for a need of one's own |
         *     | `?favorite=true` | `{property, favorite}` | one saved announcement, whatever its distance |
         *     | `?specific=true` | `{property, announcement}` | one pair, for the tenant or the landlord in it |
         *
         *     The first two are potential matches: public announcements and verified tenants within 3000 metres, ordered
         *     by points (highest first), then distance, then id. The filters are strict and are applied before `total`
         *     is counted. The call changes nothing and may be sent again safely.
         *
         *     One pair is answered where it is a potential match or the tenant is interested, else 404. It alone carries
         *     `contacts`: while the tenant is interested in the announcement and the landlord in that tenant for it, each side
         *     that shares its contact details is shown to the other. Withdrawing either interest ends it.
         */
        readonly post: operations["findMatches"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload a picture
         * @description Keeps a PNG picture, without its metadata, until it is attached to something of one's own; what is attached to
         *     nothing goes after 7 days, unless `POST /files/renewals` keeps it longer. Nobody has more than 50 of these, as many as
         *     `POST /residence` takes at once; where earlier ones are in the way, `DELETE /files/{key}` makes room.
         */
        readonly post: operations["uploadFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/renewals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep pictures for another 7 days
         * @description Starts the 7 days anew after which pictures of one's own go that are attached to nothing, as a draft that names them
         *     is opened or edited. Answers those that are there, each with the residence that it is attached to; what is gone, or
         *     somebody else's, is left out.
         */
        readonly post: operations["renewFiles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a picture
         * @description Answers the picture of a key: the PNG itself, or with `width` a narrower one, as AVIF or WebP where `Accept` takes
         *     one of them. Keys are unguessable and pictures never change, so that no bearer is needed and the answer may be
         *     kept for ever.
         */
        readonly get: operations["getFile"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a picture
         * @description Deletes a picture of one's own, wherever it is shown: one that belongs to nothing yet, one's profile picture, or a
         *     picture of one's residence, whose other pictures close up. An admin deletes anybody's.
         */
        readonly delete: operations["deleteFile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/user/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload a user's picture
         * @description Keeps a PNG picture and makes it the profile picture of a user; for the admin.
         */
        readonly post: operations["uploadUserPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/residence/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload a residence's picture
         * @description Keeps a PNG picture and adds it to a residence, behind its other pictures, of which there are 50 at most; for the
         *     admin.
         */
        readonly post: operations["uploadResidencePicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggest places
         * @description Addresses and areas within 15 km of central Helsinki that begin like the input, or are written much like it. What
         *     else the input holds, such as a floor or a name behind `c/o`, is passed over. A number that the register does not
         *     know is suggested at the nearest one of its street, and a street that it does not know in the middle of the postal
         *     area that the input names. `matchType` says which suggestion is the address that was typed; an input that names
         *     another part of the country gets none.
         */
        readonly get: operations["listPlaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/places/{placeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a place
         * @description Where a suggestion lies.
         */
        readonly get: operations["getPlace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Subscribe to the newsletter
         * @description Sends a mail with the link that confirms the address; the answer is the same for one that is subscribed already, and
         *     for that of an account that has unsubscribed from all mails, to which nothing is sent.
         */
        readonly post: operations["createSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletter/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm the newsletter
         * @description Confirms the address that the mail's link names; the same link again answers the same.
         */
        readonly post: operations["verifySubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what admins did
         * @description The audit log, newest first, for the admin. An entry is written with what it tells of, is never changed, and outlives
         *     both the admin and the object.
         */
        readonly get: operations["listAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the state of the system
         * @description Which version runs, what mails wait, and what room there is, for the admin. `GET /metrics` tells machines more.
         */
        readonly get: operations["getSystemState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
/**
 * Format: uuid
 * @description An opaque id, compared as it is written.
 */
export type Id = string;
/** @description A text of one line, without control characters or marks that turn the direction of reading. */
export type OneLine = string;
export interface FileRecord {
    /** @description The file's id. */
    readonly id: Id;
    /** @description Read the picture by `GET /files/{key}`. */
    readonly key: OneLine;
    /** @description What the file was called by who sent it. */
    readonly name: OneLine;
    /** @description True for a picture of the surroundings. */
    readonly surround: boolean;
}
export interface PrivatePerson {
    /** @description The first name. */
    readonly firstName: string;
    /** @description The last name. */
    readonly lastName: string;
    /** @description In E.164 form. */
    readonly phoneNumber: string;
    /** @description The present address. */
    readonly currentAddress: string | null;
    /** @description How many people work for them. */
    readonly employeeCount: number | null;
}
/**
 * @description mn Manufacturing, fi Financial services, tr Transportation, ed Education, ti Tertiary industry, hc Health care, ht Hospitality, mi Media industry.
 * @enum {string}
 */
export type Industry = "mn" | "fi" | "tr" | "ed" | "ti" | "hc" | "ht" | "mi";
export interface Organization {
    /** @description The organisation's name. */
    readonly name: string;
    /** @description Finnish business id (Y-tunnus). */
    readonly businessId: string | null;
    /** @description The present address. */
    readonly currentAddress: string | null;
    /** @description The organisation's telephone number (E.164). */
    readonly phoneNumber: string | null;
    /** @description The contact person's first name. */
    readonly contactFirstName: string | null;
    /** @description The contact person's last name. */
    readonly contactLastName: string | null;
    /** @description The contact person's telephone number (E.164). */
    readonly contactPhoneNumber: string | null;
    /** @description The contact person's address of mail. */
    readonly contactEmail: string | null;
    /** @description The contact person's postal address. */
    readonly contactAddress: string | null;
    /** @description Where bills go by post. */
    readonly billingAddress: string | null;
    /** @description The address for e-invoices. */
    readonly onlineInvoice: string | null;
    /** @description How many people work there. */
    readonly employeeCount: number | null;
    /** @description Euro a year. */
    readonly turnover: number | null;
    /** @description Industries of the tenant. */
    readonly industries: readonly Industry[];
}
/**
 * @description From aaa (prime) to d (in default).
 * @enum {string}
 */
export type CreditRating = "aaa" | "aa" | "a" | "bbb" | "bb" | "b" | "c" | "d";
/**
 * @description The second key is spelled so in this contract; what is sent may say `positive`, which is read as it.
 * @enum {string}
 */
export type OperatingMargin = "negative" | "postitive" | "higher";
/**
 * @description 0: 1 employee, 1: 2, 2: 3-4, 3: 5-9, 4: 10-19, 5: 20-49, 6: 50-99, 7: 100 or more.
 * @enum {integer}
 */
export type EmployeeBand = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** @description What a private person does. */
export interface Occupation {
    /** @description True for who works. */
    readonly work: boolean;
    /** @description What the work is. */
    readonly workDetails: string | null;
    /** @description True for who studies. */
    readonly student: boolean;
    /** @description What is studied. */
    readonly studentDetails: string | null;
}
/**
 * @description A language of the interface and of mails.
 * @enum {string}
 */
export type Language = "en" | "fi" | "sv";
/** @description A user as seen by oneself and by the admin. */
export interface User {
    /** @description The user's id. */
    readonly id: Id;
    /**
     * Format: email
     * @description An address of mail, which names the account.
     */
    readonly email: string;
    /** @description True for a landlord, false for a tenant. */
    readonly isLandlord: boolean;
    /** @description True for an admin. */
    readonly isAdmin: boolean;
    /** @description The profile picture. */
    readonly file: FileRecord | null;
    /** @description What one says of oneself. */
    readonly description: string | null;
    /** @description Ids of the user's properties, oldest first; a tenant uses the first. */
    readonly properties: readonly Id[];
    /** @description Filled for a private person. */
    readonly privateTenant: PrivatePerson | null;
    /** @description Filled for an organisation. */
    readonly organizationTenant: Organization | null;
    /** @description The tenant's credit rating; null says nothing. */
    readonly creditRating: CreditRating | null;
    /** @description The tenant's operating margin; null says nothing. */
    readonly operatingMargin: OperatingMargin | null;
    /** @description Industries of the tenant. */
    readonly industries: readonly Industry[];
    /** @description The band of the organisation's employee count. */
    readonly employee: EmployeeBand | null;
    /** @description How many children one has; null says nothing. */
    readonly children: number | null;
    readonly occupation: Occupation;
    /** @description Language codes (ISO 639-1). */
    readonly languages: readonly string[];
    /** @description In one's own words; null says nothing. */
    readonly gender: string | null;
    /**
     * Format: date
     * @description The day of birth; null says nothing.
     */
    readonly birthday: string | null;
    /** @description Whole years. */
    readonly timeInCountry: number | null;
    /** @description In one's own words; null says nothing. */
    readonly familyStatus: string | null;
    /** @description The present address. */
    readonly currentAddress: string | null;
    /** @description True shows one's contact details to the other side on mutual interest. */
    readonly shareContacts: boolean;
    /** @description What mails to the user are written in. */
    readonly language: Language;
    /**
     * @description True keeps away every mail but those that verify the account or bring a temporary password: newsletters, their
     *     confirmation and news of mutual interest are not sent.
     */
    readonly unsubscribed: boolean;
    /** @description Ids of the announcements that the tenant saved. */
    readonly favorites: readonly Id[];
    /** @description Ids of the announcements that the tenant is interested in. */
    readonly isInterested: readonly Id[];
}
export interface VerifiedBearer {
    /**
     * Format: date-time
     * @description When the bearer ends by itself.
     */
    readonly expiresAt: string;
    /** @description True after a login with a temporary password; then only a new password can be set. */
    readonly mustChangePassword: boolean;
    readonly user: User;
}
/**
 * @description Stable names of what can go wrong.
 *
 *     - `validation_failed` (400): the request does not fit the contract; see `errors`.
 *     - `invalid_characters` (400): a text holds control characters, or line breaks where one line is wanted; see
 *       `errors`.
 *     - `malformed_json` (400): the body is no JSON.
 *     - `malformed_request` (400, 408, 431): the request is no HTTP that the server reads, came too slowly, or has headers
 *       that are too large.
 *     - `mode_invalid` (400): not exactly one matchmaking mode, or its ids are missing.
 *     - `cursor_invalid` (400): the cursor belongs to another list.
 *     - `picture_invalid` (400): the file is no PNG that can be read.
 *     - `verification_failed` (400): the code is wrong, used up or too old.
 *     - `bearer_invalid` (401): the bearer is missing, unknown, expired or was ended.
 *     - `credentials_wrong` (401): the email or the password is wrong.
 *     - `user_not_verified` (403): the account is not verified yet.
 *     - `forbidden` (403): the role may never make this call.
 *     - `old_password_incorrect` (403): the old password is wrong, or the email is not one's own.
 *     - `password_change_required` (403): logged in with a temporary password, so that a new one has to be set first.
 *     - `not_found` (404): no such path or object, or it belongs to somebody else.
 *     - `method_not_allowed` (405): the path takes other methods, which `Allow` names.
 *     - `email_taken` (409): there is an account with this email.
 *     - `need_exists` (409): the tenant has a need already.
 *     - `idempotency_in_flight` (409): the same creation is still under way.
 *     - `too_many_pictures` (409): the residence would have more than 50 pictures.
 *     - `last_admin` (409): the last admin cannot be deleted.
 *     - `too_many_files` (409): as many pictures of one's own as may be belong to nothing yet; attach them first.
 *     - `too_many_residences` (409): no announcement shows as many residences as may be; publish one first.
 *     - `too_many_announcements` (409): the landlord has as many announcements as one may have.
 *     - `precondition_failed` (412): the object has changed since it was read.
 *     - `payload_too_large` (413): the body is too large.
 *     - `unsupported_media_type` (415): the body's media type is not taken.
 *     - `idempotency_key_reused` (422): the key was sent before with another body.
 *     - `too_many_attempts` (429): wait for `Retry-After`.
 *     - `internal_error` (500): a fault of the server.
 *     - `unavailable` (503): the server or its database cannot answer now.
 *     - `storage_full` (507): there is no room to keep anything more.
 * @enum {string}
 */
export type ProblemCode = "validation_failed" | "invalid_characters" | "malformed_json" | "malformed_request" | "mode_invalid" | "cursor_invalid" | "picture_invalid" | "verification_failed" | "bearer_invalid" | "credentials_wrong" | "user_not_verified" | "forbidden" | "old_password_incorrect" | "password_change_required" | "not_found" | "method_not_allowed" | "email_taken" | "need_exists" | "idempotency_in_flight" | "too_many_pictures" | "last_admin" | "too_many_files" | "too_many_residences" | "too_many_announcements" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "too_many_attempts" | "internal_error" | "unavailable" | "storage_full";
/** @description What went wrong (RFC 9457). */
export interface Problem {
    /**
     * Format: uri-reference
     * @description Where this kind of problem is described, relative to the request's address.
     */
    readonly type: string;
    /** @description The status in words. */
    readonly title: string;
    /** @description The answer's status. */
    readonly status: number;
    /** @description The server's message, in English. */
    readonly detail: string;
    /**
     * Format: uri-reference
     * @description The path that was asked for.
     */
    readonly instance: string;
    readonly code: ProblemCode;
    /** @description Names the request, as `X-Request-Id` does; the server's log has it too. */
    readonly requestId: string;
    /** @description One entry for each fault of the request. */
    readonly errors?: readonly {
        /** @description Where, as a JSON pointer that begins with /body, /query or /path. */
        readonly pointer: string;
        /** @description The rule that is broken, such as required, format or maximum. */
        readonly code: string;
        /** @description What is wrong there, in English. */
        readonly detail: string;
    }[] | undefined;
}
export interface Credentials {
    /**
     * Format: email
     * @description An address of mail, which names the account.
     */
    readonly email: string;
    /**
     * Format: password
     * @description The password, or a temporary one.
     */
    readonly password: string;
    /**
     * @description True keeps the bearer for 30 days, false for 12 hours.
     * @default false
     */
    readonly rememberMe?: boolean | undefined;
}
export interface Session {
    /** @description Sent as `Authorization` header, behind the word Bearer. Shown only here. */
    readonly bearer: string;
    /**
     * Format: date-time
     * @description When the bearer ends by itself.
     */
    readonly expiresAt: string;
    /** @description True after a login with a temporary password; then only a new password can be set. */
    readonly mustChangePassword: boolean;
    readonly user: User;
}
/** @description One's own email and old password, before the password changes or the account goes. */
export interface CredentialsCheck {
    /**
     * Format: email
     * @description An address of mail, which names the account.
     */
    readonly email: string;
    /**
     * Format: password
     * @description The password that is to be checked.
     */
    readonly password: string;
}
export interface VerificationResult {
    /**
     * @description Whether this was the first time.
     * @enum {string}
     */
    readonly status: "verified" | "already_verified";
    /**
     * @description What to tell the user, in English.
     * @enum {string}
     */
    readonly message: "User verified" | "You have been already verified";
}
export interface Message {
    /** @description What to tell the user, in English. */
    readonly message: string;
}
/** @description A page of users. */
export interface UserPage {
    /** @description The entries of this page, in order. */
    readonly results: readonly User[];
    /** @description Users on all pages that hold what is looked for. */
    readonly entriesCount: number;
    /** @description Which page this is; the first is 1. */
    readonly pageNumber: number;
}
/** @description A text of one line, without control characters or marks that turn the direction of reading; null says nothing. */
export type OneLineOrNull = string | null;
/** @description A private person, as written by its user. */
export interface PrivatePersonCreation {
    /** @description The first name. */
    readonly firstName: OneLine;
    /** @description The last name. */
    readonly lastName: OneLine;
    /** @description In E.164 form. */
    readonly phoneNumber: string;
    /** @description The present address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** @description How many people work for them. */
    readonly employeeCount?: number | null | undefined;
}
/** @description An organisation, as written by its user; its industries, at least one, stand beside it. */
export interface OrganizationCreation {
    /** @description The organisation's name. */
    readonly name: OneLine;
    /** @description Finnish business id (Y-tunnus). */
    readonly businessId?: string | null | undefined;
    /** @description The present address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** @description In E.164 form. */
    readonly phoneNumber: string;
    /** @description The contact person's first name. */
    readonly contactFirstName: OneLine;
    /** @description The contact person's last name. */
    readonly contactLastName: OneLine;
    /** @description In E.164 form. */
    readonly contactPhoneNumber?: string | null | undefined;
    /**
     * Format: email
     * @description The contact person's address of mail.
     */
    readonly contactEmail?: string | null | undefined;
    /** @description The contact person's postal address. */
    readonly contactAddress?: OneLineOrNull | undefined;
    /** @description Where bills go by post. */
    readonly billingAddress?: OneLineOrNull | undefined;
    /** @description The address for e-invoices. */
    readonly onlineInvoice?: OneLineOrNull | undefined;
    /** @description How many people work there. */
    readonly employeeCount?: number | null | undefined;
    /** @description Euro a year. */
    readonly turnover?: number | null | undefined;
}
/** @description A text that may have line breaks and tabs, without other control characters; null says nothing. */
export type MultiLineOrNull = string | null;
/** @description The operating margin, by either spelling of its second key. */
export type OperatingMarginSent = OperatingMargin;
/** @description What changes of an occupation; the rest stays. */
export interface OccupationChanges {
    /** @description True for who works. */
    readonly work?: boolean | undefined;
    /** @description What the work is. */
    readonly workDetails?: OneLineOrNull | undefined;
    /** @description True for who studies. */
    readonly student?: boolean | undefined;
    /** @description What is studied. */
    readonly studentDetails?: OneLineOrNull | undefined;
}
/**
 * Format: date
 * @description A calendar day in Europe/Helsinki, from 1900-01-01 to 2199-12-31; null says nothing.
 */
export type DayOrNull = string | null;
/**
 * @description What a tenant seeks.
 * @enum {string}
 */
export type ResidenceFlag = "office" | "storage" | "retail";
/** @description Rooms; 6 stands for six and more. */
export type RoomCount = number;
/**
 * @description Where in the house.
 * @enum {string}
 */
export type Floor = "bottom" | "middle" | "top";
/** @description Square metres; null is no bound. */
export type SizeOrNull = number | null;
/** @description Euro a month; null is no bound. */
export type RentOrNull = number | null;
/**
 * Format: date
 * @description A calendar day in Europe/Helsinki, from 1900-01-01 to 2199-12-31.
 */
export type Day = string;
/**
 * @description What premises may have.
 * @enum {string}
 */
export type Amenity = "kitchen" | "wc" | "shower" | "elevator" | "breakRoom" | "parking" | "loadingDock" | "clubRoom" | "guardBooth" | "gym";
/** @description What a tenant seeks. Rent and size need at least one bound each. */
export interface NeedCreation {
    /** @description Street, number and place. */
    readonly address: OneLine;
    /** @description Latitude. */
    readonly x: number;
    /** @description Longitude. */
    readonly y: number;
    /** @description What one says of it oneself. */
    readonly description?: MultiLineOrNull | undefined;
    /** @description What kinds of premises are sought. */
    readonly residenceType: readonly ResidenceFlag[];
    /** @description Which counts of rooms would do; 6 stands for six and more. */
    readonly roomCount: readonly RoomCount[];
    /** @description Which floors would do; an empty list means any. */
    readonly floor?: readonly Floor[] | undefined;
    /** @description Square metres at least; null is no bound. */
    readonly sizeMin?: SizeOrNull | undefined;
    /** @description Square metres at most; null is no bound. */
    readonly sizeMax?: SizeOrNull | undefined;
    /** @description Euro a month at least; null is no bound. */
    readonly rentMin?: RentOrNull | undefined;
    /** @description Euro a month at most; null is no bound. */
    readonly rentMax?: RentOrNull | undefined;
    /** @description From when the premises are wanted. */
    readonly moveInDate: Day;
    /** @description Until when the premises are wanted; null means for good. */
    readonly moveOutDate?: DayOrNull | undefined;
    /**
     * @description 0 where only premises without a deposit are wanted.
     * @enum {number|null}
     */
    readonly deposit?: 0 | null | undefined;
    /** @description What the premises have to have. */
    readonly amenities?: readonly Amenity[] | undefined;
}
/**
 * @description A new account. Exactly one of `privateTenant` and `organizationTenant` is filled, also for a landlord; a tenant
 *     brings one need in `properties`.
 */
export interface UserCreation {
    /**
     * Format: email
     * @description An address of mail, which names the account.
     */
    readonly email: string;
    /**
     * Format: password
     * @description The password; the commonest ones are refused.
     */
    readonly password: string;
    /** @description True for a landlord, false for a tenant. */
    readonly isLandlord: boolean;
    /** @description Filled for a private person. */
    readonly privateTenant?: PrivatePersonCreation | null | undefined;
    /** @description Filled for an organisation. */
    readonly organizationTenant?: OrganizationCreation | null | undefined;
    /** @description What one says of oneself. */
    readonly description?: MultiLineOrNull | undefined;
    /** @description The tenant's credit rating; null says nothing. */
    readonly creditRating?: CreditRating | null | undefined;
    /** @description The tenant's operating margin; null says nothing. */
    readonly operatingMargin?: OperatingMarginSent | null | undefined;
    /** @description Industries of the tenant; an organisation, also one that lets, has at least one. */
    readonly industries?: readonly Industry[] | undefined;
    /** @description How many children one has; null says nothing. */
    readonly children?: number | null | undefined;
    readonly occupation?: OccupationChanges | undefined;
    /** @description Language codes (ISO 639-1). */
    readonly languages: readonly string[];
    /** @description In one's own words; null says nothing. */
    readonly gender?: OneLineOrNull | undefined;
    /** @description The day of birth; null says nothing. */
    readonly birthday?: DayOrNull | undefined;
    /** @description Whole years. */
    readonly timeInCountry?: number | null | undefined;
    /** @description In one's own words; null says nothing. */
    readonly familyStatus?: OneLineOrNull | undefined;
    /** @description The present address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** @description True shows one's contact details to the other side on mutual interest. */
    readonly shareContacts?: boolean | undefined;
    /** @description What mails to the user are written in; the interface's language. English where it is not sent. */
    readonly language?: Language | undefined;
    /** @description What a tenant seeks. */
    readonly properties?: readonly NeedCreation[] | undefined;
}
/** @description The new account; a mail with the verification link is on its way, unless an admin made it. */
export interface UserCreated {
    /** @description The user's id. */
    readonly id: Id;
    /**
     * @description What to tell the user.
     * @enum {string}
     */
    readonly message: "Verification code sent" | "User created";
}
/** @description Who has forgotten the password. */
export interface PasswordReset {
    /**
     * Format: email
     * @description An address of mail, which names the account.
     */
    readonly email: string;
}
/** @description What changes of a private person; the rest stays. */
export interface PrivatePersonChanges {
    /** @description The first name. */
    readonly firstName?: OneLine | undefined;
    /** @description The last name. */
    readonly lastName?: OneLine | undefined;
    /** @description In E.164 form. */
    readonly phoneNumber?: string | undefined;
    /** @description The present address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** @description How many people work for them. */
    readonly employeeCount?: number | null | undefined;
}
/** @description What changes of an organisation; the rest stays. */
export interface OrganizationChanges {
    /** @description The organisation's name. */
    readonly name?: OneLine | undefined;
    /** @description Finnish business id (Y-tunnus). */
    readonly businessId?: string | null | undefined;
    /** @description The present address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** @description In E.164 form. */
    readonly phoneNumber?: string | undefined;
    /** @description The contact person's first name. */
    readonly contactFirstName?: OneLine | undefined;
    /** @description The contact person's last name. */
    readonly contactLastName?: OneLine | undefined;
    /** @description In E.164 form. */
    readonly contactPhoneNumber?: string | null | undefined;
    /**
     * Format: email
     * @description The contact person's address of mail.
     */
    readonly contactEmail?: string | null | undefined;
    /** @description The contact person's postal address. */
    readonly contactAddress?: OneLineOrNull | undefined;
    /** @description Where bills go by post. */
    readonly billingAddress?: OneLineOrNull | undefined;
    /** @description The address for e-invoices. */
    readonly onlineInvoice?: OneLineOrNull | undefined;
    /** @description How many people work there. */
    readonly employeeCount?: number | null | undefined;
    /** @description Euro a year. */
    readonly turnover?: number | null | undefined;
}
/** @description What changes of a user; the rest stays, inside of `privateTenant`, `organizationTenant` and `occupation` too. */
export interface UserChanges {
    /**
     * Format: password
     * @description The password; the commonest ones are refused.
     */
    readonly password?: string | undefined;
    /** @description The id of an uploaded picture of one's own; null takes the profile picture away. */
    readonly file?: Id | null | undefined;
    readonly privateTenant?: PrivatePersonChanges | undefined;
    readonly organizationTenant?: OrganizationChanges | undefined;
    /** @description What one says of oneself. */
    readonly description?: MultiLineOrNull | undefined;
    /** @description The tenant's credit rating; null says nothing. */
    readonly creditRating?: CreditRating | null | undefined;
    /** @description The tenant's operating margin; null says nothing. */
    readonly operatingMargin?: OperatingMarginSent | null | undefined;
    /** @description Industries of the tenant; an organisation, also one that lets, keeps at least one. */
    readonly industries?: readonly Industry[] | undefined;
    /** @description How many children one has; null says nothing. */
    readonly children?: number | null | undefined;
    readonly occupation?: OccupationChanges | undefined;
    /** @description Language codes (ISO 639-1). */
    readonly languages?: readonly string[] | undefined;
    /** @description In one's own words; null says nothing. */
    readonly gender?: OneLineOrNull | undefined;
    /** @description The day of birth; null says nothing. */
    readonly birthday?: DayOrNull | undefined;
    /** @description Whole years. */
    readonly timeInCountry?: number | null | undefined;
    /** @description In one's own words; null says nothing. */
    readonly familyStatus?: OneLineOrNull | undefined;
    /** @description The present address. */
    readonly currentAddress?: OneLineOrNull | undefined;
    /** @description True shows one's contact details to the other side on mutual interest. */
    readonly shareContacts?: boolean | undefined;
    /** @description What mails to the user are written in. */
    readonly language?: Language | undefined;
    /**
     * @description True keeps away every mail but those that verify the account or bring a temporary password: newsletters, their
     *     confirmation and news of mutual interest are not sent.
     */
    readonly unsubscribed?: boolean | undefined;
}
/** @description A session that has not ended, without its bearer. */
export interface SessionRecord {
    /**
     * Format: date-time
     * @description When the user logged in.
     */
    readonly since: string;
    /**
     * Format: date-time
     * @description When it ends by itself.
     */
    readonly expiresAt: string;
}
/** @description A network from which the user logged in. There, failed logins of others do not lock the account. */
export interface KnownNetwork {
    /** @description An IPv4 address, or the first 64 bits of an IPv6 one. */
    readonly network: string;
    /**
     * Format: date-time
     * @description When the user last logged in from it; it is forgotten 30 days later.
     */
    readonly lastLoginAt: string;
}
/** @description Where it is, in degrees (WGS 84). */
export interface Location {
    /** @description Degrees north (WGS 84). */
    readonly latitude: number;
    /** @description Degrees east (WGS 84). */
    readonly longitude: number;
}
/** @description What a tenant seeks. */
export interface Need {
    /** @description The property's id. */
    readonly id: Id;
    /**
     * @description Tells the shapes of such answers apart. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "need";
    /** @description The tenant's id; sent to the tenant and the admin only. */
    readonly user?: Id | undefined;
    /** @description True where it is matched. */
    readonly isActive: boolean;
    /** @description Street, number and place. */
    readonly address: string;
    readonly location: Location;
    /** @description Latitude. */
    readonly x: number;
    /** @description Longitude. */
    readonly y: number;
    /** @description What one says of it oneself. */
    readonly description: string | null;
    /** @description What kinds of premises are sought. */
    readonly residenceType: readonly ResidenceFlag[];
    /** @description Which counts of rooms would do; 6 stands for six and more. */
    readonly roomCount: readonly RoomCount[];
    /** @description Which floors would do; an empty list means any. */
    readonly floor: readonly Floor[];
    /** @description Square metres. */
    readonly sizeMin: number | null;
    /** @description Square metres. */
    readonly sizeMax: number | null;
    /** @description Euro a month. */
    readonly rentMin: number | null;
    /** @description Euro a month. */
    readonly rentMax: number | null;
    /**
     * Format: date
     * @description From when the premises are wanted.
     */
    readonly moveInDate: string | null;
    /**
     * Format: date
     * @description Until when the premises are wanted; null means for good.
     */
    readonly moveOutDate: string | null;
    /** @description 0 where only premises without a deposit are wanted. */
    readonly deposit: number | null;
    /** @description Derived; true where `deposit` is 0. */
    readonly noDeposit: boolean;
    /** @description What the premises have to have. */
    readonly amenities: readonly Amenity[];
}
/**
 * @description What a landlord lets.
 * @enum {string}
 */
export type ResidenceType = "office" | "coWorkingSpace" | "retail" | "restaurant" | "production" | "exhibition" | "sports" | "nursingHome" | "storage" | "garage" | "other";
export interface TenantCriteria {
    /** @description Industries that are preferred; an empty list means any. */
    readonly industries: readonly Industry[];
    /** @description Ratings that are preferred; an empty list means any. */
    readonly creditRating: readonly CreditRating[];
    /** @description Margins that are preferred; an empty list means any. */
    readonly operatingMargin: readonly OperatingMargin[];
    /** @description Bands that are preferred; an empty list means any. */
    readonly employee: readonly EmployeeBand[];
    /** @description True shows these criteria to tenants. */
    readonly publicDisplay: boolean;
}
/** @description What a landlord lets. */
export interface Listing {
    /** @description The property's id. */
    readonly id: Id;
    /**
     * @description Tells the shapes of such answers apart. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "listing";
    /** @description The id of the announcement that shows it. */
    readonly announcement: Id;
    /** @description The landlord's id; sent to the landlord and the admin only. */
    readonly user?: Id | undefined;
    /** @description True means public, false hidden. */
    readonly isActive: boolean;
    /** @description Street, number and place. */
    readonly address: string;
    readonly location: Location;
    /** @description Latitude. */
    readonly x: number;
    /** @description Longitude. */
    readonly y: number;
    /** @description What one says of it oneself. */
    readonly description: string | null;
    readonly residenceType: ResidenceType;
    /** @description How many rooms there are, as a list of one; 6 stands for six and more. */
    readonly roomCount: readonly RoomCount[];
    readonly floor: Floor;
    /** @description Square metres. */
    readonly size: number;
    /** @description Euro a month. */
    readonly rent: number;
    /**
     * Format: date
     * @description The day from which the premises are free, now where it has come; null says nothing.
     */
    readonly moveInDate: string | null;
    /**
     * Format: date
     * @description The day by which the premises are given up.
     */
    readonly moveOutDate: string | null;
    /** @description Euro; 0 means no deposit, null that nothing is said. */
    readonly deposit: number | null;
    /** @description Derived; true where `deposit` is 0. */
    readonly noDeposit: boolean;
    /**
     * @description new for premises that nobody has used yet; null says nothing.
     * @enum {string|null}
     */
    readonly condition: "new" | null;
    /** @description What is seen from the windows. */
    readonly view: string | null;
    /** @description What the premises have. */
    readonly amenities: readonly Amenity[];
    /** @description Pictures of the premises, in their order. */
    readonly propertyPics: readonly FileRecord[];
    /** @description Pictures of the surroundings, in their order. */
    readonly surroundPics: readonly FileRecord[];
    /** @description The preferred tenant; sent to others only where `publicDisplay` is true. */
    readonly criteria?: TenantCriteria | undefined;
}
/** @description A need (what a tenant seeks) or a listing (what a landlord lets), told apart by `kind`. */
export type Property = Need | Listing;
/** @description The premises themselves, with their pictures. */
export interface Residence {
    /** @description Sent to the owner and the admin only, who change the pictures by it. */
    readonly id?: Id | undefined;
    /** @description The same as the `residenceType` of the property. */
    readonly houseType: ResidenceType;
    /** @description In their order. */
    readonly files: readonly FileRecord[];
}
/** @description A tenant who is interested; how well they suit the announcement is told by `POST /matchmaking?specific=true`. */
export interface InterestedTenant {
    /** @description The tenant's id. */
    readonly id: Id;
    /** @description Ids of the active needs of the tenant, oldest first. */
    readonly properties: readonly Id[];
}
/** @description Premises as a landlord announces them. */
export interface Announcement {
    /** @description The announcement's id. */
    readonly id: Id;
    /** @description True means public, false hidden. */
    readonly isActive: boolean;
    readonly properties: Listing;
    readonly residence: Residence;
    /** @description Tenants who are interested, since the longest first; sent to the owner and the admin only. */
    readonly isInterested?: readonly InterestedTenant[] | undefined;
}
/** @description A house type and its pictures, as the owner and the admin see them. */
export interface OwnResidence {
    /** @description The residence's id. */
    readonly id: Id;
    /** @description The same as the `residenceType` of the property once an announcement shows it; its own until then. */
    readonly houseType: ResidenceType;
    /** @description In their order; `surround` tells a picture of the surroundings from one of the property. */
    readonly files: readonly FileRecord[];
}
export interface PairRecord {
    /** @description The announcement's id. */
    readonly announcement: Id;
    /** @description The tenant's id. */
    readonly tenant: Id;
    /**
     * Format: date-time
     * @description Since when.
     */
    readonly since: string;
}
/**
 * @description When mails tell of new matches: never, at once, every day at 8:00 or every Monday at 8:00 (Europe/Helsinki). None is
 *     sent from 21:00 to 7:00; what is found then is told of at 7:00. At once means at most one mail in 15 minutes.
 * @enum {string}
 */
export type AlertFrequency = "never" | "immediate" | "daily" | "weekly";
/** @description Matches above so many per cent are told of; 60 at first. */
export type AlertThreshold = number;
/** @description The alerts of one property. */
export interface AlertRecord {
    /** @description The property's id. */
    readonly property: Id;
    readonly frequency: AlertFrequency;
    readonly threshold: AlertThreshold;
}
/**
 * @description Everything that is kept of a user, apart from secrets such as passwords and codes, from what is forgotten within days
 *     (mails, failed logins, answers to be repeated), from the ids of matches that alerts don't tell of, and from the log of
 *     what admins did. Which announcements a tenant opened is not kept: openings are counted by announcement and day,
 *     without who.
 */
export interface UserExport {
    /**
     * Format: date-time
     * @description When this was put together.
     */
    readonly exportedAt: string;
    readonly user: User;
    /**
     * Format: date-time
     * @description When the account was made.
     */
    readonly createdAt: string;
    /**
     * Format: date-time
     * @description Since when the email is known to be the user's; null while it is not.
     */
    readonly verifiedAt: string | null;
    /** @description The sessions in which the user is logged in. */
    readonly sessions: readonly SessionRecord[];
    /** @description From where the user logged in within the last 30 days. */
    readonly knownNetworks: readonly KnownNetwork[];
    /** @description What the tenant seeks. */
    readonly properties: readonly Property[];
    /** @description The landlord's announcements. */
    readonly announcements: readonly Announcement[];
    /** @description The landlord's residences that no announcement shows yet. */
    readonly residences: readonly OwnResidence[];
    /** @description Announcements that the user saved, and since when. */
    readonly favorites: readonly PairRecord[];
    /** @description Announcements that the user is interested in, and since when. */
    readonly isInterested: readonly PairRecord[];
    /** @description Tenants that the user is interested in for an announcement, and since when. */
    readonly landlordInterests: readonly PairRecord[];
    /** @description When mails tell of new matches, of each property for which the user chose that. */
    readonly alerts: readonly AlertRecord[];
    /** @description Matches that a mail of alerts has named to the user, and when. */
    readonly toldMatches: readonly PairRecord[];
    /** @description Pictures that one uploaded. */
    readonly files: readonly FileRecord[];
    /** @description The newsletter that the user's verified email asked for; null for none. */
    readonly newsletter: {
        /**
         * Format: date-time
         * @description When the newsletter was asked for.
         */
        readonly askedAt: string;
        /**
         * Format: date-time
         * @description Null while nobody has followed the link of the mail.
         */
        readonly confirmedAt: string | null;
        readonly language: Language;
    } | null;
}
export interface HiddenAnnouncement {
    /** @description The announcement's id. */
    readonly id: Id;
    /**
     * @description False: its landlord hides it.
     * @constant
     */
    readonly isActive: false;
}
/** @description An announcement, or the little that is told of one that its landlord has hidden since. */
export type SavedAnnouncement = Announcement | HiddenAnnouncement;
/** @description A list of one item: `favorites`, or `isInterested` where the call asked for the interests. */
export type SavedAnnouncements = readonly ({
    /** @description Saved announcements, oldest first. */
    readonly favorites: readonly SavedAnnouncement[];
} | {
    /** @description Announcements that the tenant is interested in, oldest first. */
    readonly isInterested: readonly SavedAnnouncement[];
})[];
/** @description A page of needs and listings. */
export interface PropertyPage {
    /** @description The entries of this page, in order. */
    readonly results: readonly Property[];
    /** @description Properties on all pages that hold what is looked for. */
    readonly entriesCount: number;
    /** @description Which page this is; the first is 1. */
    readonly pageNumber: number;
}
/** @description What changes of a need; the rest stays. */
export interface NeedChanges {
    /** @description Street, number and place. Another street or number brings its x and y. */
    readonly address?: OneLine | undefined;
    /** @description Latitude. */
    readonly x?: number | undefined;
    /** @description Longitude. */
    readonly y?: number | undefined;
    /** @description What one says of it oneself. */
    readonly description?: MultiLineOrNull | undefined;
    /** @description What kinds of premises are sought. */
    readonly residenceType?: readonly ResidenceFlag[] | undefined;
    /** @description Which counts of rooms would do; 6 stands for six and more. */
    readonly roomCount?: readonly RoomCount[] | undefined;
    /** @description Which floors would do; an empty list means any. */
    readonly floor?: readonly Floor[] | undefined;
    /** @description Square metres at least; null is no bound. */
    readonly sizeMin?: SizeOrNull | undefined;
    /** @description Square metres at most; null is no bound. */
    readonly sizeMax?: SizeOrNull | undefined;
    /** @description Euro a month at least; null is no bound. */
    readonly rentMin?: RentOrNull | undefined;
    /** @description Euro a month at most; null is no bound. */
    readonly rentMax?: RentOrNull | undefined;
    /** @description From when the premises are wanted. */
    readonly moveInDate?: Day | undefined;
    /** @description Until when the premises are wanted; null means for good. */
    readonly moveOutDate?: DayOrNull | undefined;
    /**
     * @description 0 where only premises without a deposit are wanted.
     * @enum {number|null}
     */
    readonly deposit?: 0 | null | undefined;
    /** @description What the premises have to have. */
    readonly amenities?: readonly Amenity[] | undefined;
}
/** @description Square metres. */
export type Size = number;
/** @description Euro a month. */
export type Rent = number;
/** @description The preferred tenant, as far as it is written; the rest stays, or is empty where it is new. */
export interface TenantCriteriaChanges {
    /** @description Industries that are preferred; an empty list means any. */
    readonly industries?: readonly Industry[] | undefined;
    /** @description Ratings that are preferred; an empty list means any. */
    readonly creditRating?: readonly CreditRating[] | undefined;
    /** @description Margins that are preferred; an empty list means any. */
    readonly operatingMargin?: readonly OperatingMarginSent[] | undefined;
    /** @description Bands that are preferred; an empty list means any. */
    readonly employee?: readonly EmployeeBand[] | undefined;
    /** @description True shows these criteria to tenants. */
    readonly publicDisplay?: boolean | undefined;
}
/** @description What changes of a listing; the rest stays. */
export interface ListingChanges {
    /** @description Street, number and place. Another street or number brings its x and y. */
    readonly address?: OneLine | undefined;
    /** @description Latitude. */
    readonly x?: number | undefined;
    /** @description Longitude. */
    readonly y?: number | undefined;
    /** @description What one says of it oneself. */
    readonly description?: MultiLineOrNull | undefined;
    readonly residenceType?: ResidenceType | undefined;
    /** @description How many rooms there are, as a list of one; 6 stands for six and more. */
    readonly roomCount?: readonly RoomCount[] | undefined;
    readonly floor?: Floor | undefined;
    /** @description Square metres; both bounds carry the size of the premises. */
    readonly sizeMin?: Size | undefined;
    /** @description Square metres; equal to `sizeMin`. */
    readonly sizeMax?: Size | undefined;
    /** @description Euro a month; both bounds carry the rent of the premises. */
    readonly rentMin?: Rent | undefined;
    /** @description Euro a month; equal to `rentMin`. */
    readonly rentMax?: Rent | undefined;
    /** @description From when the premises are free, now where that day has come; null says nothing. */
    readonly moveInDate?: DayOrNull | undefined;
    /** @description When the premises are given up; null means never. */
    readonly moveOutDate?: DayOrNull | undefined;
    /** @description Euro; 0 means no deposit, null that nothing is said. */
    readonly deposit?: number | null | undefined;
    /**
     * @description new for premises that nobody has used yet; null says nothing.
     * @enum {string|null}
     */
    readonly condition?: "new" | null | undefined;
    /** @description What is seen from the windows. */
    readonly view?: OneLineOrNull | undefined;
    /** @description What the premises have. */
    readonly amenities?: readonly Amenity[] | undefined;
    readonly criteria?: TenantCriteriaChanges | undefined;
}
/** @description What changes of a need or of a listing; which of them it is, the property itself tells. */
export type PropertyChanges = NeedChanges | ListingChanges;
/** @description Rounded down to fives; null where there are fewer than five. */
export type CountInsight = number | null;
/** @description Euros a month for a square metre, in steps such as 8, 10, 12, 14, 16, 20, 24, 28, 32. Each landlord counts by one rent. */
export interface RentInsight {
    /** @description A quarter of the landlords ask less. */
    readonly low: number;
    /** @description The rent in the middle. */
    readonly median: number;
    /** @description A quarter of the landlords ask more. */
    readonly high: number;
}
export interface DistanceInsight {
    /** @description Metres; what lies exactly there belongs to the nearer part. */
    readonly from: number;
    /** @description Metres, inclusive. */
    readonly to: number;
    readonly rent: RentInsight;
}
export interface TypeInsights {
    readonly type: ResidenceFlag;
    /** @description Public announcements of others within 3000 metres. */
    readonly supply: CountInsight;
    /** @description Other tenants who seek it within 3000 metres, those included who seek any kind. */
    readonly demand: CountInsight;
    /** @description Null unless at least five landlords have at least ten announcements, and none of them more than a third. */
    readonly rent: RentInsight | null;
    /** @description The same in parts of the circle, the nearest first; empty where it cannot be divided. */
    readonly rentByDistance: readonly DistanceInsight[];
}
export interface WeekInsights {
    /** @description The day that the week begins with. */
    readonly monday: Day;
    /**
     * @description Openings by tenants, one for each tenant and day. Null unless five tenants opened it on one day of the week: who
     *     they were is not stored, so that those of two days may be the same.
     */
    readonly views: number | null;
    /** @description Tenants who became interested and still are; null where they are fewer than five. */
    readonly interests: number | null;
}
/** @description What others let and seek near a property, and how often a listing was opened; see `GET /insights/{id}`. */
export interface Insights {
    /** @description Each kind of premises that tenants may seek. */
    readonly types: readonly TypeInsights[];
    /** @description A listing's last twelve whole weeks, the oldest first; none for a need. */
    readonly weeks: readonly WeekInsights[];
}
/** @description What mails tell of new matches of a need or a listing. A user who has unsubscribed from all mails gets none. */
export interface Alerts {
    readonly frequency: AlertFrequency;
    readonly threshold: AlertThreshold;
}
/** @description What is not sent stays as it is. */
export interface AlertChanges {
    readonly frequency?: AlertFrequency | undefined;
    readonly threshold?: AlertThreshold | undefined;
}
/** @description Makes an announcement public or hides it. */
export interface AnnouncementChanges {
    /** @description True means public, false hidden. */
    readonly isActive: boolean;
}
/** @description A house type and its pictures, made before the announcement that shows them. */
export interface ResidenceCreation {
    /** @description The landlord whose it becomes; sent by an admin only. */
    readonly ownerId?: Id | undefined;
    /** @description What the announcement that shows it has to give as its `residenceType`. */
    readonly houseType: ResidenceType;
    /** @description The records that `POST /files` answered. */
    readonly file: readonly FileRecord[];
}
/**
 * @description What changes of a residence; the rest stays. Pictures come in the order that is wanted, by the ids of their files. A
 *     list that is sent is the whole list: it names every picture that is there, and may name files of one's own that
 *     belong to nothing yet, which join. A picture may be named in the other list than it was in, and is moved then. A list
 *     that is not sent keeps what is not moved.
 */
export interface ResidenceChanges {
    /** @description Of a residence that an announcement shows, the same as the `residenceType` of its property. */
    readonly houseType?: ResidenceType | undefined;
    /** @description Pictures of the property. */
    readonly propertyPics?: readonly Id[] | undefined;
    /** @description Pictures of the surroundings. */
    readonly surroundPics?: readonly Id[] | undefined;
}
/** @description Premises to publish, and the preferred tenant. */
export interface AnnouncementCreation {
    /**
     * @description True: only landlords make announcements.
     * @constant
     */
    readonly isLandlord: true;
    /** @description The landlord whose it becomes; sent by an admin only. */
    readonly ownerId?: Id | undefined;
    /** @description Street, number and place. */
    readonly address: OneLine;
    /** @description Latitude. */
    readonly x: number;
    /** @description Longitude. */
    readonly y: number;
    /** @description What one says of it oneself. */
    readonly description?: MultiLineOrNull | undefined;
    readonly residenceType: ResidenceType;
    /** @description How many rooms there are, as a list of one; 6 stands for six and more. */
    readonly roomCount: readonly RoomCount[];
    readonly floor: Floor;
    /** @description Square metres; both bounds carry the size of the premises. */
    readonly sizeMin: Size;
    /** @description Square metres; equal to `sizeMin`. */
    readonly sizeMax: Size;
    /** @description Euro a month; both bounds carry the rent of the premises. */
    readonly rentMin: Rent;
    /** @description Euro a month; equal to `rentMin`. */
    readonly rentMax: Rent;
    /** @description From when the premises are free, now where that day has come; null says nothing. */
    readonly moveInDate?: DayOrNull | undefined;
    /** @description When the premises are given up; null means never. */
    readonly moveOutDate?: DayOrNull | undefined;
    /** @description Euro; 0 means no deposit, null that nothing is said. */
    readonly deposit?: number | null | undefined;
    /**
     * @description new for premises that nobody has used yet; null says nothing.
     * @enum {string|null}
     */
    readonly condition?: "new" | null | undefined;
    /** @description What is seen from the windows. */
    readonly view?: OneLineOrNull | undefined;
    /** @description What the premises have. */
    readonly amenities?: readonly Amenity[] | undefined;
    readonly criteria?: TenantCriteriaChanges | undefined;
}
/** @description Ids only; which of them are needed is told by the mode. */
export interface MatchRequest {
    /** @description The announcement's id. */
    readonly announcement?: Id | undefined;
    /** @description The property's id. */
    readonly property?: Id | undefined;
    /** @description The saved announcement's id. */
    readonly favorite?: Id | undefined;
}
/** @description True is a match, false a mismatch, null unresolved because one side says nothing. */
export interface FieldMatches {
    /** @description Whether the kind of premises is one that is wanted; null where either side says nothing. */
    readonly residenceType: boolean | null;
    /** @description Whether it is near enough; null where either side says nothing. */
    readonly location: boolean | null;
    /** @description Whether the rent suits; null where either side says nothing. */
    readonly rent: boolean | null;
    /** @description Whether the size suits; null where either side says nothing. */
    readonly size: boolean | null;
    /** @description Whether the count of rooms suits; null where either side says nothing. */
    readonly roomCount: boolean | null;
    /** @description Whether it is free in time; null where either side says nothing. */
    readonly moveInDate: boolean | null;
    /** @description Whether more than half of what is wanted is there; null where either side says nothing. */
    readonly amenities: boolean | null;
    /** @description Whether the floor is one that is wanted; null where either side says nothing. */
    readonly floor: boolean | null;
    /** @description Whether no deposit is asked for, as is wanted; null where either side says nothing. */
    readonly deposit: boolean | null;
    /** @description Whether a wanted kitchen is there; null where either side says nothing. */
    readonly kitchen: boolean | null;
    /** @description Whether a wanted WC is there; null where either side says nothing. */
    readonly wc: boolean | null;
    /** @description Whether a wanted shower is there; null where either side says nothing. */
    readonly shower: boolean | null;
    /** @description Whether a wanted elevator is there; null where either side says nothing. */
    readonly elevator: boolean | null;
    /** @description Whether a wanted break room is there; null where either side says nothing. */
    readonly breakRoom: boolean | null;
    /** @description Whether a wanted parking is there; null where either side says nothing. */
    readonly parking: boolean | null;
    /** @description Whether a wanted loading dock is there; null where either side says nothing. */
    readonly loadingDock: boolean | null;
    /** @description Whether a wanted club room is there; null where either side says nothing. */
    readonly clubRoom: boolean | null;
    /** @description Whether a wanted guard booth is there; null where either side says nothing. */
    readonly guardBooth: boolean | null;
    /** @description Whether a wanted gym is there; null where either side says nothing. */
    readonly gym: boolean | null;
}
/** @description The landlord's wishes for a tenant, held against the tenant; null where either side says nothing. */
export interface PersonMatches {
    /** @description Whether the tenant has an industry that is preferred; null where either side says nothing. */
    readonly industries: boolean | null;
    /** @description Whether the tenant's rating is preferred; null where either side says nothing. */
    readonly creditRating: boolean | null;
    /** @description Whether the tenant's margin is preferred; null where either side says nothing. */
    readonly operatingMargin: boolean | null;
    /** @description Whether the tenant's band is preferred; null where either side says nothing. */
    readonly employee: boolean | null;
}
/**
 * @description A field that counts in the points.
 * @enum {string}
 */
export type MatchField = "residenceType" | "location" | "rent" | "size" | "roomCount" | "moveInDate" | "amenities" | "floor" | "deposit";
export interface MatchExplanation {
    readonly field: MatchField;
    /** @description The field's weight; all weights add up to 100. */
    readonly weight: number;
    /** @description Null where the field is unresolved and carries no weight. */
    readonly score: number | null;
    /** @description True where the score is above 500. */
    readonly match: boolean | null;
}
/** @description How to get in touch with the other side of a mutual interest. */
export interface Contacts {
    /** @description A private person's whole name or an organisation's name. */
    readonly name: string;
    /**
     * Format: email
     * @description Where to write to.
     */
    readonly email: string;
    /** @description In E.164 form, as the other number. */
    readonly phoneNumber: string | null;
    /** @description The whole name of an organisation's contact person; null for a private person, as all that follows. */
    readonly contactPerson: string | null;
    /** @description The contact person's telephone number (E.164). */
    readonly contactPhoneNumber: string | null;
    /** @description The contact person's address of mail. */
    readonly contactEmail: string | null;
    /** @description The contact person's postal address. */
    readonly contactAddress: string | null;
}
/** @description An announcement that suits a tenant's need. */
export interface AnnouncementMatch {
    /**
     * @description Tells the shapes of such answers apart. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "announcement";
    readonly announcement: Announcement;
    /** @description Per cent. */
    readonly points: number;
    /** @description Metres. */
    readonly distance: number;
    /** @description How many of the landlord's wishes for a tenant are met. */
    readonly personPoints: number;
    readonly matches: FieldMatches;
    readonly personMatches: PersonMatches;
    /** @description Each field's part in the points, heaviest first. */
    readonly explanation: readonly MatchExplanation[];
    /** @description True where the tenant saved the announcement. */
    readonly favorite: boolean;
    /** @description True where the tenant is interested. */
    readonly isInterested: boolean;
    /** @description True where the landlord is interested in this tenant. */
    readonly landlordInterestedIn: boolean;
    /** @description The landlord's; only in the mode `specific`, while the interest is mutual, and where the landlord shares them. */
    readonly contacts?: Contacts | undefined;
}
/** @description A tenant as seen by a landlord; no email, phone, last name, contact person, business id or address. */
export interface PotentialTenant {
    /** @description What is told of who seeks. */
    readonly user: {
        /** @description The tenant's id. */
        readonly id: Id;
        /** @description A private person's first name or an organisation's name. */
        readonly displayName: string;
        /** @description True for an organisation, false for a private person. */
        readonly isOrganization: boolean;
        /** @description What tenants say of themselves. */
        readonly description: string | null;
        /** @description The tenant's credit rating; null says nothing. */
        readonly creditRating: CreditRating | null;
        /** @description The tenant's operating margin; null says nothing. */
        readonly operatingMargin: OperatingMargin | null;
        /** @description Industries of the tenant. */
        readonly industries: readonly Industry[];
        /** @description The band of the organisation's employee count; null says nothing. */
        readonly employee: EmployeeBand | null;
    };
    readonly properties: Need;
    readonly occupation: Occupation;
}
/** @description A tenant whom an announcement suits. */
export interface TenantMatch {
    /**
     * @description Tells the shapes of such answers apart. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "tenant";
    readonly potentialTenant: PotentialTenant;
    /** @description Per cent. */
    readonly points: number;
    /** @description Metres. */
    readonly distance: number;
    /** @description How many of the landlord's wishes for a tenant are met. */
    readonly personPoints: number;
    readonly matches: FieldMatches;
    readonly personMatches: PersonMatches;
    /** @description Each field's part in the points, heaviest first. */
    readonly explanation: readonly MatchExplanation[];
    /** @description True where the tenant is interested in the announcement. */
    readonly isInterested: boolean;
    /** @description True where the landlord is interested in this tenant. */
    readonly landlordInterestedIn: boolean;
    /** @description The tenant's; only in the mode `specific`, while the interest is mutual, and where the tenant shares them. */
    readonly contacts?: Contacts | undefined;
}
/** @description A saved announcement that its landlord has hidden since. */
export interface UnavailableMatch {
    /**
     * @description Tells the shapes of such answers apart. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    readonly kind: "unavailable";
    /** @description All that is left to say of it. */
    readonly announcement: {
        /** @description The announcement's id. */
        readonly id: Id;
        /**
         * @description False: its landlord hides it.
         * @constant
         */
        readonly isActive: false;
    };
    /** @description True where the tenant saved it. */
    readonly favorite: boolean;
    /** @description True where the tenant is interested. */
    readonly isInterested: boolean;
}
/** @description An announcement for a tenant, a tenant for an announcement, or a saved announcement that was hidden. */
export type Match = AnnouncementMatch | TenantMatch | UnavailableMatch;
export interface MatchPage {
    /** @description The entries of this page, in order. */
    readonly results: readonly Match[];
    /** @description Matches on all pages, after the filters. */
    readonly total: number;
    /** @description Null on the last page. */
    readonly nextCursor: string | null;
}
/** @description A PNG picture of at most 32 MB and 50 megapixels; a name that ends with `_360` marks a panorama. */
export interface PictureUpload {
    /**
     * Format: binary
     * @description The file as it is, with its name. It is the form's only part.
     */
    readonly file: Binary;
}
export interface FileRenewal {
    /** @description The pictures to keep. */
    readonly ids: readonly Id[];
}
export interface RenewedFiles {
    /** @description Those of the pictures that are there. */
    readonly files: readonly {
        readonly id: Id;
        /** @description The residence that the picture is attached to; null while it is attached to none. */
        readonly residenceId: Id | null;
    }[];
}
export interface PlaceSuggestion {
    /** @description Read the place by `GET /places/{placeId}`. */
    readonly placeId: string;
    /** @description The address or name, as it is shown. */
    readonly address: string;
    /**
     * @description A street address or premises, or an area such as a district.
     * @enum {string}
     */
    readonly kind: "address" | "area";
    /**
     * @description Whether its position is a guess at the one that was typed: at the nearest number that is known, in the middle of a
     *     street, a district or a postal area, or, where a number was typed, at an address that differs from it.
     */
    readonly isApproximate: boolean;
    /**
     * @description How it matches the input. `exact`: the street, by its Finnish or Swedish name, and the number are those of the
     *     input, and so is the municipality if it names one; select nothing else without asking. `completion`: the input
     *     is a beginning of it. `similar`: its street or its municipality differs. `nearest`: the number, or the
     *     street, is not known, and this lies near it.
     * @enum {string}
     */
    readonly matchType: "exact" | "completion" | "similar" | "nearest";
}
export interface PlaceSuggestions {
    /** @description The entries of this page, in order. */
    readonly results: readonly PlaceSuggestion[];
    /** @description What the sources of the suggestions want to be shown beside them, in English. */
    readonly attribution: string | null;
    /** @description The same by name, for a caller that says it in its own words or in another language. */
    readonly sources: readonly ("ryhti" | "statisticsFinland" | "populationInformation" | "digitransit" | "googleMaps")[];
}
export interface Place {
    /** @description The place's id, of its source. */
    readonly placeId: string;
    /** @description As the source of places writes it. */
    readonly address: string;
    /** @description Latitude. */
    readonly x: number;
    /** @description Longitude. */
    readonly y: number;
}
/** @description Where the newsletter goes. */
export interface Subscription {
    /**
     * Format: email
     * @description Where news go.
     */
    readonly email: string;
    /**
     * @description What mails to the address are written in, unless it is an account's, which has its own. English where it is not
     *     sent.
     */
    readonly language?: Language | undefined;
}
export interface AuditParty {
    /** @description The id of the user. */
    readonly id: Id;
    /** @description The email of a user, the address of a property or an announcement; null where there is none any more. */
    readonly name: string | null;
}
/**
 * @description The operation that was called.
 * @enum {string}
 */
export type AuditAction = "createUser" | "updateUser" | "deleteUser" | "getUserExport" | "updateProperty" | "deleteProperty" | "createAnnouncement" | "updateAnnouncement" | "createResidence" | "updateResidence" | "deleteFile" | "uploadUserPicture" | "uploadResidencePicture";
/** @description What an admin did with something of somebody's. */
export interface AuditEntry {
    /** @description The entry's id. */
    readonly id: Id;
    /**
     * Format: date-time
     * @description When it was.
     */
    readonly createdAt: string;
    /** @description The admin. */
    readonly actor: AuditParty;
    readonly action: AuditAction;
    /** @description What it was done with. */
    readonly object: AuditParty;
    /** @description The names of the fields that changed; never their values. */
    readonly fields: readonly string[];
}
/** @description A page of the audit log, newest first. */
export interface AuditPage {
    /** @description The entries of this page, in order. */
    readonly results: readonly AuditEntry[];
    /** @description Null on the last page. */
    readonly nextCursor: string | null;
}
/** @description The state of the system, for the admin. */
export interface SystemState {
    /** @description The product's. */
    readonly version: string;
    /** @description Mails that are to be sent. */
    readonly mails: {
        /** @description Mails that are to be sent still. */
        readonly waiting: number;
        /**
         * Format: date-time
         * @description When the oldest of them was written.
         */
        readonly waitingSince: string | null;
        /** @description Mails of the last week that were tried in vain and given up. */
        readonly unsent: number;
        /** @description Why the newest failed mail failed: an error code and the mail server's status, such as `EENVELOPE (RCPT TO: 550 5.1.1)`. */
        readonly lastError: string | null;
    };
    /** @description Where everything is kept. */
    readonly storage: {
        /** @description The size of the database in bytes. */
        readonly database: number;
        /** @description How many pictures are kept. */
        readonly pictures: number;
        /** @description Bytes that are free in the data folder's file system. */
        readonly free: number;
        /** @description With fewer free bytes, nothing that needs room there is written. */
        readonly least: number;
    };
}
export interface components {
    schemas: {
        readonly Id: Id;
        readonly OneLine: OneLine;
        readonly FileRecord: FileRecord;
        readonly PrivatePerson: PrivatePerson;
        readonly Industry: Industry;
        readonly Organization: Organization;
        readonly CreditRating: CreditRating;
        readonly OperatingMargin: OperatingMargin;
        readonly EmployeeBand: EmployeeBand;
        readonly Occupation: Occupation;
        readonly Language: Language;
        readonly User: User;
        readonly VerifiedBearer: VerifiedBearer;
        readonly ProblemCode: ProblemCode;
        readonly Problem: Problem;
        readonly Credentials: Credentials;
        readonly Session: Session;
        readonly CredentialsCheck: CredentialsCheck;
        readonly VerificationResult: VerificationResult;
        readonly Message: Message;
        readonly UserPage: UserPage;
        readonly OneLineOrNull: OneLineOrNull;
        readonly PrivatePersonCreation: PrivatePersonCreation;
        readonly OrganizationCreation: OrganizationCreation;
        readonly MultiLineOrNull: MultiLineOrNull;
        readonly OperatingMarginSent: OperatingMarginSent;
        readonly OccupationChanges: OccupationChanges;
        readonly DayOrNull: DayOrNull;
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
        readonly Location: Location;
        readonly Need: Need;
        readonly ResidenceType: ResidenceType;
        readonly TenantCriteria: TenantCriteria;
        readonly Listing: Listing;
        readonly Property: Property;
        readonly Residence: Residence;
        readonly InterestedTenant: InterestedTenant;
        readonly Announcement: Announcement;
        readonly OwnResidence: OwnResidence;
        readonly PairRecord: PairRecord;
        readonly AlertFrequency: AlertFrequency;
        readonly AlertThreshold: AlertThreshold;
        readonly AlertRecord: AlertRecord;
        readonly UserExport: UserExport;
        readonly HiddenAnnouncement: HiddenAnnouncement;
        readonly SavedAnnouncement: SavedAnnouncement;
        readonly SavedAnnouncements: SavedAnnouncements;
        readonly PropertyPage: PropertyPage;
        readonly NeedChanges: NeedChanges;
        readonly Size: Size;
        readonly Rent: Rent;
        readonly TenantCriteriaChanges: TenantCriteriaChanges;
        readonly ListingChanges: ListingChanges;
        readonly PropertyChanges: PropertyChanges;
        readonly CountInsight: CountInsight;
        readonly RentInsight: RentInsight;
        readonly DistanceInsight: DistanceInsight;
        readonly TypeInsights: TypeInsights;
        readonly WeekInsights: WeekInsights;
        readonly Insights: Insights;
        readonly Alerts: Alerts;
        readonly AlertChanges: AlertChanges;
        readonly AnnouncementChanges: AnnouncementChanges;
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
        readonly MatchPage: MatchPage;
        readonly PictureUpload: PictureUpload;
        readonly FileRenewal: FileRenewal;
        readonly RenewedFiles: RenewedFiles;
        readonly PlaceSuggestion: PlaceSuggestion;
        readonly PlaceSuggestions: PlaceSuggestions;
        readonly Place: Place;
        readonly Subscription: Subscription;
        readonly AuditParty: AuditParty;
        readonly AuditAction: AuditAction;
        readonly AuditEntry: AuditEntry;
        readonly AuditPage: AuditPage;
        readonly SystemState: SystemState;
    };
    responses: {
        /** @description The path takes other methods than this one. */
        readonly MethodNotAllowed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description The methods that the path takes.
                 * @example GET, HEAD, POST, DELETE
                 */
                readonly Allow: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description No valid bearer was sent. */
        readonly Unauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description A fault of the server; the log knows more under the request id. */
        readonly InternalError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The server or its database cannot answer now. */
        readonly Unavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The request does not fit the contract; `errors` says where. */
        readonly BadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The email is unknown or the password is wrong; which of the two is not said. */
        readonly LoginFailed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The password is right, but the account is not verified yet. */
        readonly UserNotVerified: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The body is larger than the server takes. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The body has a media type that this call does not take. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description Too many attempts; wait for the seconds of Retry-After. */
        readonly TooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The old password is wrong, the email is not one's own, or the role may never make this call. */
        readonly OldPasswordIncorrect: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The server has no room to keep anything more. */
        readonly StorageFull: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The code is wrong, used up or too old, or the request does not fit the contract. */
        readonly VerificationFailed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The role may never make this call, or the session may only change its password. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description There is an account with this email, or the same creation is still under way. */
        readonly EmailTaken: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way.
                 * @example 1
                 */
                readonly "Retry-After"?: number | undefined;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The idempotency key was sent before with another body. */
        readonly KeyReused: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description There is no such object, or it belongs to somebody else. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The last admin cannot be deleted. */
        readonly LastAdmin: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The object has changed since it was read; read it again. */
        readonly PreconditionFailed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The tenant has a need already, or the same creation is still under way. */
        readonly NeedExists: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way.
                 * @example 1
                 */
                readonly "Retry-After"?: number | undefined;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The landlord has 20 residences that no announcement shows yet, or the same creation is still under way. */
        readonly TooManyResidences: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way; for a limit there is none to wait for.
                 * @example 1
                 */
                readonly "Retry-After"?: number | undefined;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The residence would have more than 50 pictures. */
        readonly TooManyPictures: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The landlord has as many announcements as one may have, or the same creation is still under way. */
        readonly TooManyAnnouncements: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way; for a limit there is none to wait for.
                 * @example 1
                 */
                readonly "Retry-After"?: number | undefined;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The picture is no PNG that can be read, or the request does not fit the contract. */
        readonly PictureRefused: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description 50 pictures of one’s own belong to nothing yet, or the same creation is still under way. */
        readonly TooManyFiles: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way; for a limit there is none to wait for.
                 * @example 1
                 */
                readonly "Retry-After"?: number | undefined;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The picture has more than 32 MB or more than 50 megapixels. */
        readonly PictureTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The body is not multipart/form-data. */
        readonly NotMultipart: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The same creation is still under way; its answer is not known yet. */
        readonly InFlight: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
        /** @description The residence has 50 pictures already, or the same creation is still under way. */
        readonly PictureNotAdded: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way.
                 * @example 1
                 */
                readonly "Retry-After"?: number | undefined;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /**
         * @description The user's id, as in the mail.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly userUid: Id;
        /**
         * @description The code of the mail.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        readonly verificationCode: string;
        /**
         * @description Which page, from 1 on.
         * @example 1
         */
        readonly pageNumber: number;
        /**
         * @description How many entries a page holds.
         * @example 10
         */
        readonly entriesPerPage: number;
        /**
         * @description Only what holds each of these words somewhere, whatever their case; see the operation for where they are looked for.
         * @example aino
         */
        readonly searchText: OneLine;
        /**
         * @description True lists landlords alone, false everybody else; without it all are listed.
         * @example true
         */
        readonly isLandlord: boolean;
        /**
         * @description What the list is ordered by; those that are alike by their age.
         * @example email
         */
        readonly userSort: "createdAt" | "email" | "name";
        /**
         * @description Which end of the order comes first.
         * @example descending
         */
        readonly direction: "ascending" | "descending";
        /**
         * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
         *     again and the first answer is repeated; with another body the answer is 422.
         * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
         */
        readonly idempotencyKey: string;
        /**
         * @description The user's id.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly userId: Id;
        /**
         * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
         * @example "3"
         */
        readonly ifMatch: string;
        /**
         * @description True means the interest instead of the favourite.
         * @example true
         */
        readonly interested: boolean;
        /**
         * @description The announcement's id.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        readonly announcementIdOfPair: Id;
        /**
         * @description The tenant's id.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly tenantId: Id;
        /**
         * @description The announcement for which the landlord is interested in the tenant.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        readonly targetId: Id;
        /**
         * @description What the list is ordered by; those that are alike by their age. Of a need, the highest rent and the largest size count;
         *     what says none stands last, in either direction.
         * @example rent
         */
        readonly propertySort: "createdAt" | "address" | "rent" | "size";
        /**
         * @description The property's id.
         * @example 0199a6b0-3c00-7000-8000-000000000201
         */
        readonly propertyId: Id;
        /**
         * @description The code of the mail's link.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        readonly unsubscriptionCode: string;
        /**
         * @description The announcement's id.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        readonly announcementId: Id;
        /**
         * @description The residence's id.
         * @example 0199a6b0-3c00-7000-8000-000000000401
         */
        readonly residenceId: Id;
        /**
         * @description The residence that the announcement shows.
         * @example 0199a6b0-3c00-7000-8000-000000000401
         */
        readonly residenceIdOfAnnouncement: Id;
        /**
         * @description The mode for tenants for an announcement.
         * @example true
         */
        readonly all: true;
        /**
         * @description The mode for a tenant's potential matches (false) or for one saved announcement (true).
         * @example false
         */
        readonly favorite: boolean;
        /**
         * @description The mode for one pair of a property and an announcement.
         * @example true
         */
        readonly specific: true;
        /**
         * @description Only matches with more points than this, in per cent.
         * @example 60
         */
        readonly pointsAbove: number;
        /**
         * @description Only matches nearer than this, in metres.
         * @example 1500
         */
        readonly distanceBelow: number;
        /**
         * @description Only matches with more personality points than this.
         * @example 3
         */
        readonly personPointsAbove: number;
        /**
         * @description Only tenants who work (landlords' lists).
         * @example true
         */
        readonly work: true;
        /**
         * @description Only tenants who study (landlords' lists).
         * @example true
         */
        readonly student: true;
        /**
         * @description How many matches a page holds at the most.
         * @example 100
         */
        readonly limit: number;
        /**
         * @description The `nextCursor` of the page before, sent with the same body and filters.
         * @example eyJ2IjoxfQ
         */
        readonly cursor: string;
        /**
         * @description True for a picture of the surroundings.
         * @example true
         */
        readonly surround: boolean;
        /**
         * @description 128 random bits in hexadecimal; `_360` behind them marks a panorama.
         * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
         */
        readonly fileKey: string;
        /**
         * @description Asks for a narrower picture of this many pixels, as AVIF or WebP where `Accept` takes one; never wider than the original.
         * @example 640
         */
        readonly width: 160 | 320 | 640 | 1280 | 1920;
        /**
         * @description The file's id or its key; its record has both.
         * @example 0199a6b0-3c00-7000-8000-000000000601
         */
        readonly fileIdOrKey: Id | string;
        /**
         * @description The beginning of an address or of a place's name, as it is typed.
         * @example Annank
         */
        readonly placeInput: string;
        /**
         * @description True leaves out everything but street addresses and premises, as landlords need.
         * @example true
         */
        readonly addressesOnly: boolean;
        /**
         * @description A random key of one search, the same for its suggestions and the place that is chosen.
         * @example 0199a6b03c0070008000000000000501
         */
        readonly placeSession: string;
        /**
         * @description The id of a suggestion.
         * @example register:100012345A
         */
        readonly placeId: OneLine;
        /**
         * @description The code of the mail.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        readonly newsletterCode: string;
        /**
         * @description Only what this admin did.
         * @example 0199a6b0-3c00-7000-8000-000000000103
         */
        readonly actor: Id;
        /**
         * @description Only what was done with this object.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        readonly object: Id;
        /**
         * @description Only what was done on this day or later.
         * @example 2026-11-01
         */
        readonly fromDay: Day;
        /**
         * @description Only what was done on this day or earlier.
         * @example 2026-11-30
         */
        readonly untilDay: Day;
        /**
         * @description How many entries a page holds at the most.
         * @example 50
         */
        readonly entryLimit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in the server's log; quote it when asking for help.
         * @example 0199a6b0-3c00-7000-8000-0000000000aa
         */
        readonly "X-Request-Id": string;
        /**
         * @description How to come in, as RFC 9110 wants it said; log in by `POST /bearers` for a bearer.
         * @example Bearer
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description Whole seconds to wait before the call is sent again.
         * @example 60
         */
        readonly "Retry-After": number;
        /**
         * @description Where what was made is read.
         * @example /api/v1/user/0199a6b0-3c00-7000-8000-000000000101
         */
        readonly Location: string;
        /**
         * @description The version of what is answered; send it as `If-Match` to change only what was read.
         * @example "3"
         */
        readonly ETag: string;
        /**
         * @description The picture behind a key never changes.
         * @example public, max-age=31536000, immutable
         */
        readonly "Cache-Control-Immutable": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly verifyBearer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bearer is valid. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": VerifiedBearer;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createBearer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Credentials;
            };
        };
        readonly responses: {
            /** @description Logged in. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Session;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["LoginFailed"];
            readonly 403: components["responses"]["UserNotVerified"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteBearer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Logged out. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkCredentials: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": CredentialsCheck;
            };
        };
        readonly responses: {
            /** @description The password is right. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["OldPasswordIncorrect"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly verifyUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id, as in the mail.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly uid: components["parameters"]["userUid"];
                /**
                 * @description The code of the mail.
                 * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
                 */
                readonly code: components["parameters"]["verificationCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account is verified. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": VerificationResult;
                };
            };
            readonly 400: components["responses"]["VerificationFailed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly sendVerificationMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": CredentialsCheck;
            };
        };
        readonly responses: {
            /** @description Sent, where it is of use. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Message;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["LoginFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, from 1 on.
                 * @example 1
                 */
                readonly pageNumber?: components["parameters"]["pageNumber"] | undefined;
                /**
                 * @description How many entries a page holds.
                 * @example 10
                 */
                readonly entriesPerPage?: components["parameters"]["entriesPerPage"] | undefined;
                /**
                 * @description Only what holds each of these words somewhere, whatever their case; see the operation for where they are looked for.
                 * @example aino
                 */
                readonly text?: components["parameters"]["searchText"] | undefined;
                /**
                 * @description True lists landlords alone, false everybody else; without it all are listed.
                 * @example true
                 */
                readonly isLandlord?: components["parameters"]["isLandlord"] | undefined;
                /**
                 * @description What the list is ordered by; those that are alike by their age.
                 * @example email
                 */
                readonly sort?: components["parameters"]["userSort"] | undefined;
                /**
                 * @description Which end of the order comes first.
                 * @example descending
                 */
                readonly direction?: components["parameters"]["direction"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of users. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": UserPage;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": UserCreation;
            };
        };
        readonly responses: {
            /** @description The account exists; the mail is on its way. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": UserCreated;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["EmailTaken"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly sendPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": PasswordReset;
            };
        };
        readonly responses: {
            /** @description Asked for, whether or not the email is known. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Message;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": User;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LastAdmin"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": UserChanges;
            };
        };
        readonly responses: {
            /** @description The user as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": User;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly getUserExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is kept. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": UserExport;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAnnouncementsOfUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The announcements, possibly none. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly Announcement[];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFavorites: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True means the interest instead of the favourite.
                 * @example true
                 */
                readonly interested?: components["parameters"]["interested"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The announcements, possibly none. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": SavedAnnouncements;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addFavorite: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True means the interest instead of the favourite.
                 * @example true
                 */
                readonly interested?: components["parameters"]["interested"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                readonly announcementId: components["parameters"]["announcementIdOfPair"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Saved. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly deleteFavorite: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True means the interest instead of the favourite.
                 * @example true
                 */
                readonly interested?: components["parameters"]["interested"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                readonly announcementId: components["parameters"]["announcementIdOfPair"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Forgotten. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addInterest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The tenant's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["tenantId"];
                /**
                 * @description The announcement for which the landlord is interested in the tenant.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                readonly targetId: components["parameters"]["targetId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Told. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly deleteInterest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The tenant's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["tenantId"];
                /**
                 * @description The announcement for which the landlord is interested in the tenant.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                readonly targetId: components["parameters"]["targetId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Withdrawn. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listProperties: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, from 1 on.
                 * @example 1
                 */
                readonly pageNumber?: components["parameters"]["pageNumber"] | undefined;
                /**
                 * @description How many entries a page holds.
                 * @example 10
                 */
                readonly entriesPerPage?: components["parameters"]["entriesPerPage"] | undefined;
                /**
                 * @description Only what holds each of these words somewhere, whatever their case; see the operation for where they are looked for.
                 * @example aino
                 */
                readonly text?: components["parameters"]["searchText"] | undefined;
                /**
                 * @description What the list is ordered by; those that are alike by their age. Of a need, the highest rent and the largest size count;
                 *     what says none stands last, in either direction.
                 * @example rent
                 */
                readonly sort?: components["parameters"]["propertySort"] | undefined;
                /**
                 * @description Which end of the order comes first.
                 * @example descending
                 */
                readonly direction?: components["parameters"]["direction"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of properties. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": PropertyPage;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createProperty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": NeedCreation;
            };
        };
        readonly responses: {
            /** @description The need. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Need;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["NeedExists"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly listPropertiesOfUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The properties, possibly none. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly Property[];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProperty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                readonly id: components["parameters"]["propertyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The property. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Property;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteProperty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                readonly id: components["parameters"]["propertyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateProperty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            readonly path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                readonly id: components["parameters"]["propertyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": PropertyChanges;
            };
        };
        readonly responses: {
            /** @description The property as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Property;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly getInsights: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                readonly id: components["parameters"]["propertyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The insights; null and empty where there are too few to tell of. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Insights;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAlerts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                readonly id: components["parameters"]["propertyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Alerts;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateAlerts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                readonly id: components["parameters"]["propertyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": AlertChanges;
            };
        };
        readonly responses: {
            /** @description The settings as they are now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Alerts;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly createUnsubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the mail's link.
                 * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
                 */
                readonly code: components["parameters"]["unsubscriptionCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Unsubscribed. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly getAnnouncement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                readonly id: components["parameters"]["announcementId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The announcement. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Announcement;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateAnnouncement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            readonly path: {
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                readonly id: components["parameters"]["announcementId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": AnnouncementChanges;
            };
        };
        readonly responses: {
            /** @description The announcement as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Announcement;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly createResidence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": ResidenceCreation;
            };
        };
        readonly responses: {
            /** @description The residence. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": OwnResidence;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["TooManyResidences"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly getResidence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The residence's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                readonly id: components["parameters"]["residenceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The residence. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": OwnResidence;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateResidence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"] | undefined;
            } | undefined;
            readonly path: {
                /**
                 * @description The residence's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                readonly id: components["parameters"]["residenceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": ResidenceChanges;
            };
        };
        readonly responses: {
            /** @description The residence as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": OwnResidence;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["TooManyPictures"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly createAnnouncement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            readonly path: {
                /**
                 * @description The residence that the announcement shows.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                readonly residenceId: components["parameters"]["residenceIdOfAnnouncement"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": AnnouncementCreation;
            };
        };
        readonly responses: {
            /** @description The announcement, public. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Announcement;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["TooManyAnnouncements"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly findMatches: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The mode for tenants for an announcement.
                 * @example true
                 */
                readonly all?: components["parameters"]["all"] | undefined;
                /**
                 * @description The mode for a tenant's potential matches (false) or for one saved announcement (true).
                 * @example false
                 */
                readonly favorite?: components["parameters"]["favorite"] | undefined;
                /**
                 * @description The mode for one pair of a property and an announcement.
                 * @example true
                 */
                readonly specific?: components["parameters"]["specific"] | undefined;
                /**
                 * @description Only matches with more points than this, in per cent.
                 * @example 60
                 */
                readonly pointsAbove?: components["parameters"]["pointsAbove"] | undefined;
                /**
                 * @description Only matches nearer than this, in metres.
                 * @example 1500
                 */
                readonly distanceBelow?: components["parameters"]["distanceBelow"] | undefined;
                /**
                 * @description Only matches with more personality points than this.
                 * @example 3
                 */
                readonly personPointsAbove?: components["parameters"]["personPointsAbove"] | undefined;
                /**
                 * @description Only tenants who work (landlords' lists).
                 * @example true
                 */
                readonly work?: components["parameters"]["work"] | undefined;
                /**
                 * @description Only tenants who study (landlords' lists).
                 * @example true
                 */
                readonly student?: components["parameters"]["student"] | undefined;
                /**
                 * @description How many matches a page holds at the most.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["limit"] | undefined;
                /**
                 * @description The `nextCursor` of the page before, sent with the same body and filters.
                 * @example eyJ2IjoxfQ
                 */
                readonly cursor?: components["parameters"]["cursor"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": MatchRequest;
            };
        };
        readonly responses: {
            /** @description A page of matches. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": MatchPage;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadFile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True for a picture of the surroundings.
                 * @example true
                 */
                readonly surround?: components["parameters"]["surround"] | undefined;
            } | undefined;
            readonly header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": PictureUpload;
            };
        };
        readonly responses: {
            /** @description The record of the file. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": FileRecord;
                };
            };
            readonly 400: components["responses"]["PictureRefused"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["TooManyFiles"];
            readonly 413: components["responses"]["PictureTooLarge"];
            readonly 415: components["responses"]["NotMultipart"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly renewFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": FileRenewal;
            };
        };
        readonly responses: {
            /** @description The pictures that are there. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": RenewedFiles;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly getFile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Asks for a narrower picture of this many pixels, as AVIF or WebP where `Accept` takes one; never wider than the original.
                 * @example 640
                 */
                readonly width?: components["parameters"]["width"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path: {
                /**
                 * @description 128 random bits in hexadecimal; `_360` behind them marks a panorama.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly key: components["parameters"]["fileKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description Names this picture; send it as `If-None-Match`.
                     * @example "5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d.640.avif"
                     */
                    readonly ETag?: string | undefined;
                    readonly "Cache-Control": components["headers"]["Cache-Control-Immutable"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": Binary;
                    readonly "image/avif": Binary;
                    readonly "image/webp": Binary;
                };
            };
            /** @description The caller has it already, by its `ETag` in `If-None-Match`. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's id or its key; its record has both.
                 * @example 0199a6b0-3c00-7000-8000-000000000601
                 */
                readonly key: components["parameters"]["fileIdOrKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadUserPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            readonly path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly id: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": PictureUpload;
            };
        };
        readonly responses: {
            /** @description The record of the file. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": FileRecord;
                };
            };
            readonly 400: components["responses"]["PictureRefused"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["InFlight"];
            readonly 413: components["responses"]["PictureTooLarge"];
            readonly 415: components["responses"]["NotMultipart"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly uploadResidencePicture: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True for a picture of the surroundings.
                 * @example true
                 */
                readonly surround?: components["parameters"]["surround"] | undefined;
            } | undefined;
            readonly header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"] | undefined;
            } | undefined;
            readonly path: {
                /**
                 * @description The residence's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                readonly id: components["parameters"]["residenceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": PictureUpload;
            };
        };
        readonly responses: {
            /** @description The record of the file. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": FileRecord;
                };
            };
            readonly 400: components["responses"]["PictureRefused"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PictureNotAdded"];
            readonly 413: components["responses"]["PictureTooLarge"];
            readonly 415: components["responses"]["NotMultipart"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly listPlaces: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The beginning of an address or of a place's name, as it is typed.
                 * @example Annank
                 */
                readonly input: components["parameters"]["placeInput"];
                /**
                 * @description True leaves out everything but street addresses and premises, as landlords need.
                 * @example true
                 */
                readonly addressesOnly?: components["parameters"]["addressesOnly"] | undefined;
                /**
                 * @description A random key of one search, the same for its suggestions and the place that is chosen.
                 * @example 0199a6b03c0070008000000000000501
                 */
                readonly session?: components["parameters"]["placeSession"] | undefined;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most eight suggestions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": PlaceSuggestions;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlace: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description A random key of one search, the same for its suggestions and the place that is chosen.
                 * @example 0199a6b03c0070008000000000000501
                 */
                readonly session?: components["parameters"]["placeSession"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a suggestion.
                 * @example register:100012345A
                 */
                readonly placeId: components["parameters"]["placeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The place. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Place;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Subscription;
            };
        };
        readonly responses: {
            /** @description Asked for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Message;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly verifySubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the mail.
                 * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
                 */
                readonly code: components["parameters"]["newsletterCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Confirmed. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Message;
                };
            };
            readonly 400: components["responses"]["VerificationFailed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly listAuditEntries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only what this admin did.
                 * @example 0199a6b0-3c00-7000-8000-000000000103
                 */
                readonly actor?: components["parameters"]["actor"] | undefined;
                /**
                 * @description Only what was done with this object.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                readonly object?: components["parameters"]["object"] | undefined;
                /**
                 * @description Only what was done on this day or later.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["fromDay"] | undefined;
                /**
                 * @description Only what was done on this day or earlier.
                 * @example 2026-11-30
                 */
                readonly until?: components["parameters"]["untilDay"] | undefined;
                /**
                 * @description The `nextCursor` of the page before, sent with the same body and filters.
                 * @example eyJ2IjoxfQ
                 */
                readonly cursor?: components["parameters"]["cursor"] | undefined;
                /**
                 * @description How many entries a page holds at the most.
                 * @example 50
                 */
                readonly limit?: components["parameters"]["entryLimit"] | undefined;
            } | undefined;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of entries. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": AuditPage;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSystemState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state at this moment. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": SystemState;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
