// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
    "/bearers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the bearer at start
         * @description Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
         *     or was logged out.
         */
        get: operations["verifyBearer"];
        put?: never;
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
        post: operations["createBearer"];
        /**
         * Log out
         * @description Ends the bearer that was sent. Other bearers of the same user stay valid.
         */
        delete: operations["deleteBearer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bearers/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the old password
         * @description Tells whether the email is one's own and the password right, before the password changes or the account goes. It
         *     opens five minutes on this bearer for one change of the password or one deletion of oneself. Failures count with
         *     those of the login. Where a temporary password opened the session, that is the old password.
         */
        post: operations["checkCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification/{uid}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an account
         * @description Verifies the account that the mail's link names. A code works for 48 hours; the same link again answers
         *     `already_verified`. It changes state, so that it is never sent again by itself.
         */
        get: operations["verifyUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Sends a new link to an account that is not verified yet, for its right email and password. The answer is the same
         *     for an account that is verified already, which gets no mail.
         */
        post: operations["sendVerificationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description A page of all users, oldest first unless another order is asked for, for the admin. The words of `text` are looked for
         *     in the email, the names of the person, the name and the business id of the organisation, and the id.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Sign up
         * @description Makes an account and sends a mail with the link that verifies it. Exactly one of `privateTenant` and
         *     `organizationTenant` is filled; a tenant brings one need in `properties`, a landlord none. An admin's bearer makes
         *     an account that is verified already, and no mail is sent.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends a temporary password to a known email; the answer is the same for an unknown one. The temporary password
         *     works once, for 30 minutes, and opens a session that has to set a new password. The old one works until then.
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user and everything that is theirs, files included: oneself in the five minutes after
         *     `POST /bearers/check`, or anybody else for an admin. The last admin cannot be deleted.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes what is sent and keeps the rest: oneself, or anybody's profile for an admin. A password may be changed in
         *     the five minutes after `POST /bearers/check`, or by who logged in with a temporary password; it is the only field
         *     of its call and ends all other sessions. Nobody's email or role changes.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/user/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a user
         * @description Everything that is kept of oneself as one document, apart from secrets. An admin exports anybody.
         */
        get: operations["getUserExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a landlord's announcements
         * @description Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
         */
        get: operations["listAnnouncementsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a tenant's saved announcements
         * @description Answers a list of one item, whose `favorites` are the saved announcements, or whose `isInterested` are those of
         *     interest. One that its landlord has hidden since is told of as `{id, isActive: false}`.
         */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/favorite/{announcementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an announcement
         * @description Saves a public announcement, or with `interested=true` tells its landlord of one's interest; the two are
         *     independent, and have no radius: what is public may be saved however far it is from what one seeks. What is saved already stays so, whether it is public still or not; else a hidden one is 404. Where
         *     the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
         */
        post: operations["addFavorite"];
        /**
         * Forget a saved announcement
         * @description Forgets a saved announcement, or with `interested=true` withdraws the interest, which ends a mutual one. What is
         *     not saved stays so.
         */
        delete: operations["deleteFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/interested/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell a tenant of a landlord's interest
         * @description For an announcement of one's own, and a tenant who is a potential match or is interested in it, else 404. What
         *     was told already stays so. Where the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
         */
        post: operations["addInterest"];
        /**
         * Withdraw a landlord's interest
         * @description Withdraws the interest in a tenant for an announcement of one's own, which ends a mutual one. What
         *     was not told stays so.
         */
        delete: operations["deleteInterest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List properties
         * @description A page of all needs and listings, oldest first unless another order is asked for, for the admin. The words of `text`
         *     are looked for in the address, the description and the id, and in the email and the names of whose it is.
         */
        get: operations["listProperties"];
        put?: never;
        /**
         * Seek premises
         * @description Says what a tenant seeks who seeks nothing: after a sign-up there is a need already, until it is deleted. A tenant has
         *     one need at the most, so that of several calls at once one succeeds. A landlord lets premises by `POST /residence`
         *     and `POST /announcement/residence/{residenceId}`.
         */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's properties
         * @description Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
         */
        get: operations["listPropertiesOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
        get: operations["getProperty"];
        put?: never;
        post?: never;
        /**
         * Delete a property
         * @description Deletes a need, or a listing with its announcement, residence and files; for the admin.
         */
        delete: operations["deleteProperty"];
        options?: never;
        head?: never;
        /**
         * Change a property
         * @description Changes what is sent and keeps the rest of a need or a listing of one's own; an admin changes anybody's. Bounds are
         *     checked on the merged object: a minimum above its maximum is 400. The `residenceType` of a listing is the `houseType`
         *     of its residence too, which is another version then.
         */
        patch: operations["updateProperty"];
        trace?: never;
    };
    "/insights/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
         *     - counts are rounded down to fives, rents to half a euro;
         *     - weeks are told once they are over, and never change by who opens the listing later.
         */
        get: operations["getInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an announcement
         * @description Answers an announcement to its owner and the admin. A tenant reads a public one that is near what they seek, as in
         *     their matches, or that they have saved or are interested in; anything else is 404. `isInterested` is sent to the owner
         *     and the admin only.
         */
        get: operations["getAnnouncement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publish or hide an announcement
         * @description Makes an announcement of one's own public or hides it; hidden, it leaves every list at once.
         */
        patch: operations["updateAnnouncement"];
        trace?: never;
    };
    "/residence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a residence together
         * @description Names the type of house and takes pictures of one's own that belong to nothing yet. It is shown once an
         *     announcement of the same type is made of it, and keeps its own type until then; one of which none is made goes
         *     after 7 days. No landlord has more than 20 of these.
         */
        post: operations["createResidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/residence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a residence
         * @description Answers a residence of one's own, shown by an announcement or not; an admin reads anybody's. Its `ETag` tells
         *     its type and its pictures, and is not the announcement's.
         */
        get: operations["getResidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        patch: operations["updateResidence"];
        trace?: never;
    };
    "/announcement/residence/{residenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an announcement
         * @description Publishes premises with a residence of one's own that no announcement shows yet. `ownerId` may be sent by an admin
         *     only, and names the landlord whose it becomes. A landlord has 1,000 announcements at the most, hidden ones counted,
         *     unless whoever operates the server says otherwise. A `residenceType` that is not the residence's `houseType` is 400:
         *     they are one fact.
         */
        post: operations["createAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matchmaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        post: operations["findMatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Keeps a PNG picture, without its metadata, until it is attached to something of one's own; what is attached to
         *     nothing goes after 7 days. Nobody has more than 50 of these, as many as
         *     `POST /residence` takes at once; where earlier ones are in the way, `DELETE /files/{key}` makes room.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a picture
         * @description Answers the picture of a key: the PNG itself, or with `width` a narrower one, as AVIF or WebP where `Accept` takes
         *     one of them. Keys are unguessable and pictures never change, so that no bearer is needed and the answer may be
         *     kept for ever.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a picture
         * @description Deletes a picture of one's own, wherever it is shown: one that belongs to nothing yet, one's profile picture, or a
         *     picture of one's residence, whose other pictures close up. An admin deletes anybody's.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a user's picture
         * @description Keeps a PNG picture and makes it the profile picture of a user; for the admin.
         */
        post: operations["uploadUserPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/residence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a residence's picture
         * @description Keeps a PNG picture and adds it to a residence, behind its other pictures, of which there are 50 at most; for the
         *     admin.
         */
        post: operations["uploadResidencePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest places
         * @description Addresses and areas within 15 km of central Helsinki that begin like the input, or are written much like it. A number
         *     that the register does not know is suggested at the nearest one of its street, and a street that it does not know in
         *     the middle of the postal area that the input names; `isApproximate` says so.
         */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/{placeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a place
         * @description Where a suggestion lies.
         */
        get: operations["getPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Sends a mail with the link that confirms the address; the answer is the same for one that is subscribed already, and
         *     for that of an account that has unsubscribed from all mails, to which nothing is sent.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the newsletter
         * @description Confirms the address that the mail's link names; the same link again answers the same.
         */
        post: operations["verifySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what admins did
         * @description The audit log, newest first, for the admin. An entry is written with what it tells of, is never changed, and outlives
         *     both the admin and the object.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the system
         * @description Which version runs, what mails wait, and what room there is, for the admin. `GET /metrics` tells machines more.
         */
        get: operations["getSystemState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description An opaque id.
         */
        Id: string;
        /** @description A text of one line, without control characters or marks that turn the direction of reading. */
        OneLine: string;
        FileRecord: {
            id: components["schemas"]["Id"];
            /** @description Read the picture by `GET /files/{key}`. */
            key: components["schemas"]["OneLine"];
            name: components["schemas"]["OneLine"];
            /** @description True for a picture of the surroundings. */
            surround: boolean;
        };
        PrivatePerson: {
            firstName: string;
            lastName: string;
            /** @description In E.164 form. */
            phoneNumber: string;
            currentAddress: string | null;
        };
        /**
         * @description mn Manufacturing, fi Financial services, tr Transportation, ed Education, ti Tertiary industry, hc Health care, ht Hospitality, mi Media industry.
         * @enum {string}
         */
        Industry: "mn" | "fi" | "tr" | "ed" | "ti" | "hc" | "ht" | "mi";
        Organization: {
            name: string;
            /** @description Finnish business id (Y-tunnus). */
            businessId: string | null;
            currentAddress: string | null;
            phoneNumber: string | null;
            contactFirstName: string | null;
            contactLastName: string | null;
            contactPhoneNumber: string | null;
            contactEmail: string | null;
            contactAddress: string | null;
            billingAddress: string | null;
            onlineInvoice: string | null;
            employeeCount: number | null;
            /** @description Euro a year. */
            turnover: number | null;
            industries: components["schemas"]["Industry"][];
        };
        /**
         * @description From aaa (prime) to d (in default).
         * @enum {string}
         */
        CreditRating: "aaa" | "aa" | "a" | "bbb" | "bb" | "b" | "c" | "d";
        /**
         * @description The second key is spelled so in this contract; `positive` is read as it.
         * @enum {string}
         */
        OperatingMargin: "negative" | "postitive" | "higher";
        /**
         * @description 0: 1 employee, 1: 2, 2: 3-4, 3: 5-9, 4: 10-19, 5: 20-49, 6: 50-99, 7: 100 or more.
         * @enum {integer}
         */
        EmployeeBand: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        Occupation: {
            work: boolean;
            workDetails: string | null;
            student: boolean;
            studentDetails: string | null;
        };
        /**
         * @description A language of the interface and of mails.
         * @enum {string}
         */
        Language: "en" | "fi" | "sv";
        /** @description A user as seen by oneself and by the admin. */
        User: {
            id: components["schemas"]["Id"];
            /** Format: email */
            email: string;
            isLandlord: boolean;
            isAdmin: boolean;
            /** @description The profile picture. */
            file: components["schemas"]["FileRecord"] | null;
            description: string | null;
            /** @description Ids of the user's properties, oldest first; a tenant uses the first. */
            properties: components["schemas"]["Id"][];
            /** @description Filled for a private person. */
            privateTenant: components["schemas"]["PrivatePerson"] | null;
            /** @description Filled for an organisation. */
            organizationTenant: components["schemas"]["Organization"] | null;
            creditRating: components["schemas"]["CreditRating"] | null;
            operatingMargin: components["schemas"]["OperatingMargin"] | null;
            industries: components["schemas"]["Industry"][];
            /** @description The band of the organisation's employee count. */
            employee: components["schemas"]["EmployeeBand"] | null;
            children: number | null;
            occupation: components["schemas"]["Occupation"];
            /** @description Language codes (ISO 639-1). */
            languages: string[];
            gender: string | null;
            /** Format: date */
            birthday: string | null;
            /** @description Whole years. */
            timeInCountry: number | null;
            familyStatus: string | null;
            currentAddress: string | null;
            /** @description True shows one's contact details to the other side on mutual interest. */
            shareContacts: boolean;
            /** @description What mails to the user are written in. */
            language: components["schemas"]["Language"];
            /**
             * @description True keeps away every mail but those that verify the account or bring a temporary password: newsletters, their
             *     confirmation and news of mutual interest are not sent.
             */
            unsubscribed: boolean;
            /** @description Ids of the announcements that the tenant saved. */
            favorites: components["schemas"]["Id"][];
            /** @description Ids of the announcements that the tenant is interested in. */
            isInterested: components["schemas"]["Id"][];
        };
        VerifiedBearer: {
            /** Format: date-time */
            expiresAt: string;
            /** @description True after a login with a temporary password; then only a new password can be set. */
            mustChangePassword: boolean;
            user: components["schemas"]["User"];
        };
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
        ProblemCode: "validation_failed" | "invalid_characters" | "malformed_json" | "malformed_request" | "mode_invalid" | "cursor_invalid" | "picture_invalid" | "verification_failed" | "bearer_invalid" | "credentials_wrong" | "user_not_verified" | "forbidden" | "old_password_incorrect" | "password_change_required" | "not_found" | "method_not_allowed" | "email_taken" | "need_exists" | "idempotency_in_flight" | "too_many_pictures" | "last_admin" | "too_many_files" | "too_many_residences" | "too_many_announcements" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "too_many_attempts" | "internal_error" | "unavailable" | "storage_full";
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            /** @description The server's message, in English. */
            detail: string;
            /** Format: uri-reference */
            instance: string;
            code: components["schemas"]["ProblemCode"];
            requestId: string;
            /** @description One entry for each fault of the request. */
            errors?: {
                /** @description Where, as a JSON pointer that begins with /body, /query or /path. */
                pointer: string;
                /** @description The rule that is broken, such as required, format or maximum. */
                code: string;
                detail: string;
            }[];
        };
        Credentials: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            /**
             * @description True keeps the bearer for 30 days, false for 12 hours.
             * @default false
             */
            rememberMe?: boolean;
        };
        Session: {
            /** @description Sent as `Authorization` header, behind the word Bearer. Shown only here. */
            bearer: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description True after a login with a temporary password; then only a new password can be set. */
            mustChangePassword: boolean;
            user: components["schemas"]["User"];
        };
        /** @description One's own email and old password, before the password changes or the account goes. */
        CredentialsCheck: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        VerificationResult: {
            /** @enum {string} */
            status: "verified" | "already_verified";
            /**
             * @description What to tell the user, in English.
             * @enum {string}
             */
            message: "User verified" | "You have been already verified";
        };
        Message: {
            /** @description What to tell the user, in English. */
            message: string;
        };
        /** @description A page of users. */
        UserPage: {
            results: components["schemas"]["User"][];
            /** @description Users on all pages that hold what is looked for. */
            entriesCount: number;
            pageNumber: number;
        };
        /** @description A text of one line, without control characters or marks that turn the direction of reading; null says nothing. */
        OneLineOrNull: string | null;
        /** @description A private person, as written by its user. */
        PrivatePersonCreation: {
            firstName: components["schemas"]["OneLine"];
            lastName: components["schemas"]["OneLine"];
            /** @description In E.164 form. */
            phoneNumber: string;
            currentAddress?: components["schemas"]["OneLineOrNull"];
        };
        /** @description An organisation, as written by its user; its industries stand beside it. */
        OrganizationCreation: {
            name: components["schemas"]["OneLine"];
            /** @description Finnish business id (Y-tunnus). */
            businessId?: string | null;
            currentAddress?: components["schemas"]["OneLineOrNull"];
            /** @description In E.164 form. */
            phoneNumber: string;
            contactFirstName: components["schemas"]["OneLine"];
            contactLastName: components["schemas"]["OneLine"];
            /** @description In E.164 form. */
            contactPhoneNumber?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactAddress?: components["schemas"]["OneLineOrNull"];
            billingAddress?: components["schemas"]["OneLineOrNull"];
            onlineInvoice?: components["schemas"]["OneLineOrNull"];
            employeeCount?: number | null;
            /** @description Euro a year. */
            turnover?: number | null;
        };
        /** @description A text that may have line breaks and tabs, without other control characters; null says nothing. */
        MultiLineOrNull: string | null;
        /** @description What changes of an occupation; the rest stays. */
        OccupationChanges: {
            work?: boolean;
            workDetails?: components["schemas"]["OneLineOrNull"];
            student?: boolean;
            studentDetails?: components["schemas"]["OneLineOrNull"];
        };
        /**
         * Format: date
         * @description A calendar day in Europe/Helsinki, from 1900-01-01 to 2199-12-31; null says nothing.
         */
        DayOrNull: string | null;
        /**
         * @description What a tenant seeks.
         * @enum {string}
         */
        ResidenceFlag: "office" | "storage" | "retail";
        /** @description Rooms; 6 stands for six and more. */
        RoomCount: number;
        /**
         * @description Where in the house.
         * @enum {string}
         */
        Floor: "bottom" | "middle" | "top";
        /** @description Square metres; null is no bound. */
        SizeOrNull: number | null;
        /** @description Euro a month; null is no bound. */
        RentOrNull: number | null;
        /**
         * Format: date
         * @description A calendar day in Europe/Helsinki, from 1900-01-01 to 2199-12-31.
         */
        Day: string;
        /**
         * @description What premises may have.
         * @enum {string}
         */
        Amenity: "kitchen" | "wc" | "shower" | "elevator" | "breakRoom" | "parking" | "loadingDock" | "clubRoom" | "guardBooth" | "gym";
        /** @description What a tenant seeks. Rent and size need at least one bound each. */
        NeedCreation: {
            address: components["schemas"]["OneLine"];
            /** @description Latitude. */
            x: number;
            /** @description Longitude. */
            y: number;
            description?: components["schemas"]["MultiLineOrNull"];
            residenceType: components["schemas"]["ResidenceFlag"][];
            roomCount: components["schemas"]["RoomCount"][];
            floor?: components["schemas"]["Floor"][];
            sizeMin?: components["schemas"]["SizeOrNull"];
            sizeMax?: components["schemas"]["SizeOrNull"];
            rentMin?: components["schemas"]["RentOrNull"];
            rentMax?: components["schemas"]["RentOrNull"];
            moveInDate: components["schemas"]["Day"];
            moveOutDate?: components["schemas"]["DayOrNull"];
            /**
             * @description 0 where only premises without a deposit are wanted.
             * @enum {number|null}
             */
            deposit?: 0 | null;
            amenities?: components["schemas"]["Amenity"][];
        };
        /**
         * @description A new account. Exactly one of `privateTenant` and `organizationTenant` is filled, also for a landlord; a tenant
         *     brings one need in `properties`.
         */
        UserCreation: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            isLandlord: boolean;
            privateTenant?: components["schemas"]["PrivatePersonCreation"] | null;
            organizationTenant?: components["schemas"]["OrganizationCreation"] | null;
            description?: components["schemas"]["MultiLineOrNull"];
            creditRating?: components["schemas"]["CreditRating"] | null;
            operatingMargin?: components["schemas"]["OperatingMargin"] | null;
            industries?: components["schemas"]["Industry"][];
            children?: number | null;
            occupation?: components["schemas"]["OccupationChanges"];
            /** @description Language codes (ISO 639-1). */
            languages: string[];
            gender?: components["schemas"]["OneLineOrNull"];
            birthday?: components["schemas"]["DayOrNull"];
            /** @description Whole years. */
            timeInCountry?: number | null;
            familyStatus?: components["schemas"]["OneLineOrNull"];
            currentAddress?: components["schemas"]["OneLineOrNull"];
            /** @description True shows one's contact details to the other side on mutual interest. */
            shareContacts?: boolean;
            /** @description What mails to the user are written in; the interface's language. English where it is not sent. */
            language?: components["schemas"]["Language"];
            /** @description What a tenant seeks. */
            properties?: components["schemas"]["NeedCreation"][];
        };
        /** @description The new account; a mail with the verification link is on its way, unless an admin made it. */
        UserCreated: {
            id: components["schemas"]["Id"];
            /**
             * @description What to tell the user.
             * @enum {string}
             */
            message: "Verification code sent" | "User created";
        };
        /** @description Who has forgotten the password. */
        PasswordReset: {
            /** Format: email */
            email: string;
        };
        /** @description What changes of a private person; the rest stays. */
        PrivatePersonChanges: {
            firstName?: components["schemas"]["OneLine"];
            lastName?: components["schemas"]["OneLine"];
            /** @description In E.164 form. */
            phoneNumber?: string;
            currentAddress?: components["schemas"]["OneLineOrNull"];
        };
        /** @description What changes of an organisation; the rest stays. */
        OrganizationChanges: {
            name?: components["schemas"]["OneLine"];
            /** @description Finnish business id (Y-tunnus). */
            businessId?: string | null;
            currentAddress?: components["schemas"]["OneLineOrNull"];
            /** @description In E.164 form. */
            phoneNumber?: string;
            contactFirstName?: components["schemas"]["OneLine"];
            contactLastName?: components["schemas"]["OneLine"];
            /** @description In E.164 form. */
            contactPhoneNumber?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactAddress?: components["schemas"]["OneLineOrNull"];
            billingAddress?: components["schemas"]["OneLineOrNull"];
            onlineInvoice?: components["schemas"]["OneLineOrNull"];
            employeeCount?: number | null;
            /** @description Euro a year. */
            turnover?: number | null;
        };
        /** @description What changes of a user; the rest stays, inside of `privateTenant`, `organizationTenant` and `occupation` too. */
        UserChanges: {
            /** Format: password */
            password?: string;
            /** @description The id of an uploaded picture of one's own; null takes the profile picture away. */
            file?: components["schemas"]["Id"] | null;
            privateTenant?: components["schemas"]["PrivatePersonChanges"];
            organizationTenant?: components["schemas"]["OrganizationChanges"];
            description?: components["schemas"]["MultiLineOrNull"];
            creditRating?: components["schemas"]["CreditRating"] | null;
            operatingMargin?: components["schemas"]["OperatingMargin"] | null;
            industries?: components["schemas"]["Industry"][];
            children?: number | null;
            occupation?: components["schemas"]["OccupationChanges"];
            /** @description Language codes (ISO 639-1). */
            languages?: string[];
            gender?: components["schemas"]["OneLineOrNull"];
            birthday?: components["schemas"]["DayOrNull"];
            /** @description Whole years. */
            timeInCountry?: number | null;
            familyStatus?: components["schemas"]["OneLineOrNull"];
            currentAddress?: components["schemas"]["OneLineOrNull"];
            /** @description True shows one's contact details to the other side on mutual interest. */
            shareContacts?: boolean;
            /** @description What mails to the user are written in. */
            language?: components["schemas"]["Language"];
            /**
             * @description True keeps away every mail but those that verify the account or bring a temporary password: newsletters, their
             *     confirmation and news of mutual interest are not sent.
             */
            unsubscribed?: boolean;
        };
        Location: {
            latitude: number;
            longitude: number;
        };
        /** @description What a tenant seeks. */
        Need: {
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "need";
            /** @description The tenant's id; sent to the tenant and the admin only. */
            user?: components["schemas"]["Id"];
            isActive: boolean;
            address: string;
            location: components["schemas"]["Location"];
            /** @description Latitude. */
            x: number;
            /** @description Longitude. */
            y: number;
            description: string | null;
            residenceType: components["schemas"]["ResidenceFlag"][];
            roomCount: components["schemas"]["RoomCount"][];
            floor: components["schemas"]["Floor"][];
            /** @description Square metres. */
            sizeMin: number | null;
            /** @description Square metres. */
            sizeMax: number | null;
            /** @description Euro a month. */
            rentMin: number | null;
            /** @description Euro a month. */
            rentMax: number | null;
            /** Format: date */
            moveInDate: string | null;
            /** Format: date */
            moveOutDate: string | null;
            /** @description 0 where only premises without a deposit are wanted. */
            deposit: number | null;
            /** @description Derived; true where `deposit` is 0. */
            noDeposit: boolean;
            amenities: components["schemas"]["Amenity"][];
        };
        /**
         * @description What a landlord lets.
         * @enum {string}
         */
        ResidenceType: "office" | "coWorkingSpace" | "retail" | "restaurant" | "production" | "exhibition" | "sports" | "nursingHome" | "storage" | "garage" | "other";
        TenantCriteria: {
            industries: components["schemas"]["Industry"][];
            creditRating: components["schemas"]["CreditRating"][];
            operatingMargin: components["schemas"]["OperatingMargin"][];
            employee: components["schemas"]["EmployeeBand"][];
            /** @description True shows these criteria to tenants. */
            publicDisplay: boolean;
        };
        /** @description What a landlord lets. */
        Listing: {
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "listing";
            /** @description The id of the announcement that shows it. */
            announcement: components["schemas"]["Id"];
            /** @description The landlord's id; sent to the landlord and the admin only. */
            user?: components["schemas"]["Id"];
            isActive: boolean;
            address: string;
            location: components["schemas"]["Location"];
            /** @description Latitude. */
            x: number;
            /** @description Longitude. */
            y: number;
            description: string | null;
            residenceType: components["schemas"]["ResidenceType"];
            roomCount: components["schemas"]["RoomCount"][];
            floor: components["schemas"]["Floor"];
            /** @description Square metres. */
            size: number;
            /** @description Euro a month. */
            rent: number;
            /**
             * Format: date
             * @description The day from which the premises are free.
             */
            moveInDate: string | null;
            /**
             * Format: date
             * @description The day by which the premises are given up.
             */
            moveOutDate: string | null;
            /** @description Euro; 0 means no deposit, null that nothing is said. */
            deposit: number | null;
            /** @description Derived; true where `deposit` is 0. */
            noDeposit: boolean;
            /** @enum {string|null} */
            condition: "new" | null;
            view: string | null;
            amenities: components["schemas"]["Amenity"][];
            propertyPics: components["schemas"]["FileRecord"][];
            surroundPics: components["schemas"]["FileRecord"][];
            /** @description The preferred tenant; sent to others only where `publicDisplay` is true. */
            criteria?: components["schemas"]["TenantCriteria"];
        };
        /** @description A need (what a tenant seeks) or a listing (what a landlord lets), told apart by `kind`. */
        Property: components["schemas"]["Need"] | components["schemas"]["Listing"];
        Residence: {
            /** @description Sent to the owner and the admin only, who change the pictures by it. */
            id?: components["schemas"]["Id"];
            /** @description The same as the `residenceType` of the property. */
            houseType: components["schemas"]["ResidenceType"];
            /** @description In their order. */
            files: components["schemas"]["FileRecord"][];
        };
        /** @description A tenant who is interested; how well they suit the announcement is told by `POST /matchmaking?specific=true`. */
        InterestedTenant: {
            id: components["schemas"]["Id"];
            /** @description Ids of the active needs of the tenant, oldest first. */
            properties: components["schemas"]["Id"][];
        };
        Announcement: {
            id: components["schemas"]["Id"];
            /** @description True means public, false hidden. */
            isActive: boolean;
            properties: components["schemas"]["Listing"];
            residence: components["schemas"]["Residence"];
            /** @description Tenants who are interested, since the longest first; sent to the owner and the admin only. */
            isInterested?: components["schemas"]["InterestedTenant"][];
        };
        PairRecord: {
            announcement: components["schemas"]["Id"];
            tenant: components["schemas"]["Id"];
            /** Format: date-time */
            since: string;
        };
        /**
         * @description Everything that is kept of a user, apart from secrets. Which announcements a tenant opened is not kept: openings are
         *     counted by announcement and day, without who.
         */
        UserExport: {
            /** Format: date-time */
            exportedAt: string;
            user: components["schemas"]["User"];
            properties: components["schemas"]["Property"][];
            announcements: components["schemas"]["Announcement"][];
            /** @description Announcements that the user saved, and since when. */
            favorites: components["schemas"]["PairRecord"][];
            /** @description Announcements that the user is interested in, and since when. */
            isInterested: components["schemas"]["PairRecord"][];
            /** @description Tenants that the user is interested in for an announcement, and since when. */
            landlordInterests: components["schemas"]["PairRecord"][];
            files: components["schemas"]["FileRecord"][];
            /** @description The newsletter that the user's verified email asked for; null for none. */
            newsletter: {
                /** Format: date-time */
                askedAt: string;
                /**
                 * Format: date-time
                 * @description Null while nobody has followed the link of the mail.
                 */
                confirmedAt: string | null;
                language: components["schemas"]["Language"];
            } | null;
        };
        HiddenAnnouncement: {
            id: components["schemas"]["Id"];
            /** @constant */
            isActive: false;
        };
        /** @description An announcement, or the little that is told of one that its landlord has hidden since. */
        SavedAnnouncement: components["schemas"]["Announcement"] | components["schemas"]["HiddenAnnouncement"];
        /** @description A list of one item: `favorites`, or `isInterested` where the call asked for the interests. */
        SavedAnnouncements: ({
            /** @description Saved announcements, oldest first. */
            favorites: components["schemas"]["SavedAnnouncement"][];
        } | {
            /** @description Announcements that the tenant is interested in, oldest first. */
            isInterested: components["schemas"]["SavedAnnouncement"][];
        })[];
        /** @description A page of needs and listings. */
        PropertyPage: {
            results: components["schemas"]["Property"][];
            /** @description Properties on all pages that hold what is looked for. */
            entriesCount: number;
            pageNumber: number;
        };
        /** @description What changes of a need; the rest stays. */
        NeedChanges: {
            address?: components["schemas"]["OneLine"];
            /** @description Latitude. */
            x?: number;
            /** @description Longitude. */
            y?: number;
            description?: components["schemas"]["MultiLineOrNull"];
            residenceType?: components["schemas"]["ResidenceFlag"][];
            roomCount?: components["schemas"]["RoomCount"][];
            floor?: components["schemas"]["Floor"][];
            sizeMin?: components["schemas"]["SizeOrNull"];
            sizeMax?: components["schemas"]["SizeOrNull"];
            rentMin?: components["schemas"]["RentOrNull"];
            rentMax?: components["schemas"]["RentOrNull"];
            moveInDate?: components["schemas"]["Day"];
            moveOutDate?: components["schemas"]["DayOrNull"];
            /**
             * @description 0 where only premises without a deposit are wanted.
             * @enum {number|null}
             */
            deposit?: 0 | null;
            amenities?: components["schemas"]["Amenity"][];
        };
        /** @description Square metres. */
        Size: number;
        /** @description Euro a month. */
        Rent: number;
        /** @description The preferred tenant, as far as it is written; the rest stays, or is empty where it is new. */
        TenantCriteriaChanges: {
            industries?: components["schemas"]["Industry"][];
            creditRating?: components["schemas"]["CreditRating"][];
            operatingMargin?: components["schemas"]["OperatingMargin"][];
            employee?: components["schemas"]["EmployeeBand"][];
            /** @description True shows these criteria to tenants. */
            publicDisplay?: boolean;
        };
        /** @description What changes of a listing; the rest stays. */
        ListingChanges: {
            address?: components["schemas"]["OneLine"];
            /** @description Latitude. */
            x?: number;
            /** @description Longitude. */
            y?: number;
            description?: components["schemas"]["MultiLineOrNull"];
            residenceType?: components["schemas"]["ResidenceType"];
            roomCount?: components["schemas"]["RoomCount"][];
            floor?: components["schemas"]["Floor"];
            /** @description Square metres; both bounds carry the size of the premises. */
            sizeMin?: components["schemas"]["Size"];
            /** @description Square metres; equal to `sizeMin`. */
            sizeMax?: components["schemas"]["Size"];
            /** @description Euro a month; both bounds carry the rent of the premises. */
            rentMin?: components["schemas"]["Rent"];
            /** @description Euro a month; equal to `rentMin`. */
            rentMax?: components["schemas"]["Rent"];
            moveInDate?: components["schemas"]["DayOrNull"];
            moveOutDate?: components["schemas"]["DayOrNull"];
            /** @description Euro; 0 means no deposit, null that nothing is said. */
            deposit?: number | null;
            /** @enum {string|null} */
            condition?: "new" | null;
            view?: components["schemas"]["OneLineOrNull"];
            amenities?: components["schemas"]["Amenity"][];
            criteria?: components["schemas"]["TenantCriteriaChanges"];
        };
        /** @description What changes of a need or of a listing; which of them it is, the property itself tells. */
        PropertyChanges: components["schemas"]["NeedChanges"] | components["schemas"]["ListingChanges"];
        /** @description Rounded down to fives; null where there are fewer than five. */
        CountInsight: number | null;
        /** @description Euros a month for a square metre, rounded to half a euro. */
        RentInsight: {
            /** @description A quarter of the rents lie below it. */
            low: number;
            median: number;
            /** @description A quarter of the rents lie above it. */
            high: number;
        };
        DistanceInsight: {
            /** @description Metres; what lies exactly there belongs to the nearer part. */
            from: number;
            /** @description Metres, inclusive. */
            to: number;
            rent: components["schemas"]["RentInsight"];
        };
        TypeInsights: {
            type: components["schemas"]["ResidenceFlag"];
            /** @description Public announcements of others within 3000 metres. */
            supply: components["schemas"]["CountInsight"];
            /** @description Other tenants who seek it within 3000 metres, those included who seek any kind. */
            demand: components["schemas"]["CountInsight"];
            /** @description Null where fewer than five landlords let it. */
            rent: components["schemas"]["RentInsight"] | null;
            /** @description The same in parts of the circle, the nearest first; empty where it cannot be divided. */
            rentByDistance: components["schemas"]["DistanceInsight"][];
        };
        WeekInsights: {
            monday: components["schemas"]["Day"];
            /**
             * @description Openings by tenants, one for each tenant and day. Null unless five tenants opened it on one day of the week: who
             *     they were is not stored, so that those of two days may be the same.
             */
            views: number | null;
            /** @description Tenants who became interested and still are; null where they are fewer than five. */
            interests: number | null;
        };
        /** @description What others let and seek near a property, and how often a listing was opened; see `GET /insights/{id}`. */
        Insights: {
            /** @description Each kind of premises that tenants may seek. */
            types: components["schemas"]["TypeInsights"][];
            /** @description A listing's last twelve whole weeks, the oldest first; none for a need. */
            weeks: components["schemas"]["WeekInsights"][];
        };
        /** @description Makes an announcement public or hides it. */
        AnnouncementChanges: {
            /** @description True means public, false hidden. */
            isActive: boolean;
        };
        /** @description A house type and its pictures, made before the announcement that shows them. */
        ResidenceCreation: {
            /** @description The landlord whose it becomes; sent by an admin only. */
            ownerId?: components["schemas"]["Id"];
            /** @description What the announcement that shows it has to give as its `residenceType`. */
            houseType: components["schemas"]["ResidenceType"];
            /** @description The records that `POST /files` answered. */
            file: components["schemas"]["FileRecord"][];
        };
        /** @description A house type and its pictures, as the owner and the admin see them. */
        OwnResidence: {
            id: components["schemas"]["Id"];
            /** @description The same as the `residenceType` of the property once an announcement shows it; its own until then. */
            houseType: components["schemas"]["ResidenceType"];
            /** @description In their order; `surround` tells a picture of the surroundings from one of the property. */
            files: components["schemas"]["FileRecord"][];
        };
        /**
         * @description What changes of a residence; the rest stays. Pictures come in the order that is wanted, by the ids of their files. A
         *     list that is sent is the whole list: it names every picture that is there, and may name files of one's own that
         *     belong to nothing yet, which join. A picture may be named in the other list than it was in, and is moved then. A list
         *     that is not sent keeps what is not moved.
         */
        ResidenceChanges: {
            /** @description Of a residence that an announcement shows, the same as the `residenceType` of its property. */
            houseType?: components["schemas"]["ResidenceType"];
            /** @description Pictures of the property. */
            propertyPics?: components["schemas"]["Id"][];
            /** @description Pictures of the surroundings. */
            surroundPics?: components["schemas"]["Id"][];
        };
        /** @description Premises to publish, and the preferred tenant. */
        AnnouncementCreation: {
            /** @constant */
            isLandlord: true;
            /** @description The landlord whose it becomes; sent by an admin only. */
            ownerId?: components["schemas"]["Id"];
            address: components["schemas"]["OneLine"];
            /** @description Latitude. */
            x: number;
            /** @description Longitude. */
            y: number;
            description?: components["schemas"]["MultiLineOrNull"];
            residenceType: components["schemas"]["ResidenceType"];
            roomCount: components["schemas"]["RoomCount"][];
            floor: components["schemas"]["Floor"];
            /** @description Square metres; both bounds carry the size of the premises. */
            sizeMin: components["schemas"]["Size"];
            /** @description Square metres; equal to `sizeMin`. */
            sizeMax: components["schemas"]["Size"];
            /** @description Euro a month; both bounds carry the rent of the premises. */
            rentMin: components["schemas"]["Rent"];
            /** @description Euro a month; equal to `rentMin`. */
            rentMax: components["schemas"]["Rent"];
            moveInDate?: components["schemas"]["DayOrNull"];
            moveOutDate?: components["schemas"]["DayOrNull"];
            /** @description Euro; 0 means no deposit, null that nothing is said. */
            deposit?: number | null;
            /** @enum {string|null} */
            condition?: "new" | null;
            view?: components["schemas"]["OneLineOrNull"];
            amenities?: components["schemas"]["Amenity"][];
            criteria?: components["schemas"]["TenantCriteriaChanges"];
        };
        /** @description Ids only; which of them are needed is told by the mode. */
        MatchRequest: {
            announcement?: components["schemas"]["Id"];
            property?: components["schemas"]["Id"];
            /** @description The saved announcement's id. */
            favorite?: components["schemas"]["Id"];
        };
        /** @description True is a match, false a mismatch, null unresolved because one side says nothing. */
        FieldMatches: {
            residenceType: boolean | null;
            location: boolean | null;
            rent: boolean | null;
            size: boolean | null;
            roomCount: boolean | null;
            moveInDate: boolean | null;
            amenities: boolean | null;
            floor: boolean | null;
            deposit: boolean | null;
            kitchen: boolean | null;
            wc: boolean | null;
            shower: boolean | null;
            elevator: boolean | null;
            breakRoom: boolean | null;
            parking: boolean | null;
            loadingDock: boolean | null;
            clubRoom: boolean | null;
            guardBooth: boolean | null;
            gym: boolean | null;
        };
        /** @description The landlord's wishes for a tenant, held against the tenant; null where either side says nothing. */
        PersonMatches: {
            industries: boolean | null;
            creditRating: boolean | null;
            operatingMargin: boolean | null;
            employee: boolean | null;
        };
        /**
         * @description A field that counts in the points.
         * @enum {string}
         */
        MatchField: "residenceType" | "location" | "rent" | "size" | "roomCount" | "moveInDate" | "amenities" | "floor" | "deposit";
        MatchExplanation: {
            field: components["schemas"]["MatchField"];
            /** @description The field's weight; all weights add up to 100. */
            weight: number;
            /** @description Null where the field is unresolved and carries no weight. */
            score: number | null;
            /** @description True where the score is above 500. */
            match: boolean | null;
        };
        /** @description How to get in touch with the other side of a mutual interest. */
        Contacts: {
            /** @description A private person's whole name or an organisation's name. */
            name: string;
            /** Format: email */
            email: string;
            /** @description In E.164 form, as the other number. */
            phoneNumber: string | null;
            /** @description The whole name of an organisation's contact person; null for a private person, as all that follows. */
            contactPerson: string | null;
            contactPhoneNumber: string | null;
            contactEmail: string | null;
            contactAddress: string | null;
        };
        /** @description An announcement that suits a tenant's need. */
        AnnouncementMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "announcement";
            announcement: components["schemas"]["Announcement"];
            /** @description Per cent. */
            points: number;
            /** @description Metres. */
            distance: number;
            /** @description How many of the landlord's wishes for a tenant are met. */
            personPoints: number;
            matches: components["schemas"]["FieldMatches"];
            personMatches: components["schemas"]["PersonMatches"];
            /** @description Each field's part in the points, heaviest first. */
            explanation: components["schemas"]["MatchExplanation"][];
            /** @description True where the tenant saved the announcement. */
            favorite: boolean;
            /** @description True where the tenant is interested. */
            isInterested: boolean;
            /** @description True where the landlord is interested in this tenant. */
            landlordInterestedIn: boolean;
            /** @description The landlord's; only in the mode `specific`, while the interest is mutual, and where the landlord shares them. */
            contacts?: components["schemas"]["Contacts"];
        };
        /** @description A tenant as seen by a landlord; no email, phone, last name, contact person, business id or address. */
        PotentialTenant: {
            user: {
                id: components["schemas"]["Id"];
                /** @description A private person's first name or an organisation's name. */
                displayName: string;
                isOrganization: boolean;
                description: string | null;
                creditRating: components["schemas"]["CreditRating"] | null;
                operatingMargin: components["schemas"]["OperatingMargin"] | null;
                industries: components["schemas"]["Industry"][];
                employee: components["schemas"]["EmployeeBand"] | null;
            };
            properties: components["schemas"]["Need"];
            occupation: components["schemas"]["Occupation"];
        };
        /** @description A tenant whom an announcement suits. */
        TenantMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tenant";
            potentialTenant: components["schemas"]["PotentialTenant"];
            /** @description Per cent. */
            points: number;
            /** @description Metres. */
            distance: number;
            /** @description How many of the landlord's wishes for a tenant are met. */
            personPoints: number;
            matches: components["schemas"]["FieldMatches"];
            personMatches: components["schemas"]["PersonMatches"];
            /** @description Each field's part in the points, heaviest first. */
            explanation: components["schemas"]["MatchExplanation"][];
            /** @description True where the tenant is interested in the announcement. */
            isInterested: boolean;
            /** @description True where the landlord is interested in this tenant. */
            landlordInterestedIn: boolean;
            /** @description The tenant's; only in the mode `specific`, while the interest is mutual, and where the tenant shares them. */
            contacts?: components["schemas"]["Contacts"];
        };
        /** @description A saved announcement that its landlord has hidden since. */
        UnavailableMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unavailable";
            announcement: {
                id: components["schemas"]["Id"];
                /** @constant */
                isActive: false;
            };
            favorite: boolean;
            isInterested: boolean;
        };
        /** @description An announcement for a tenant, a tenant for an announcement, or a saved announcement that was hidden. */
        Match: components["schemas"]["AnnouncementMatch"] | components["schemas"]["TenantMatch"] | components["schemas"]["UnavailableMatch"];
        MatchPage: {
            results: components["schemas"]["Match"][];
            /** @description Matches on all pages, after the filters. */
            total: number;
            /** @description Null on the last page. */
            nextCursor: string | null;
        };
        /** @description A PNG picture of at most 32 MB and 50 megapixels; a name that ends with `_360` marks a panorama. */
        PictureUpload: {
            file: unknown;
        };
        PlaceSuggestion: {
            /** @description Read the place by `GET /places/{placeId}`. */
            placeId: string;
            /** @description The address or name, as it is shown. */
            address: string;
            /**
             * @description A street address or premises, or an area such as a district.
             * @enum {string}
             */
            kind: "address" | "area";
            /**
             * @description Whether its position is near the address rather than at it: at the nearest number that is known, or in the middle
             *     of a street, a district or a postal area.
             */
            isApproximate: boolean;
        };
        PlaceSuggestions: {
            results: components["schemas"]["PlaceSuggestion"][];
            /** @description What the sources of the suggestions want to be shown beside them, in English. */
            attribution: string | null;
            /** @description The same by name, for a caller that says it in its own words or in another language. */
            sources: ("ryhti" | "statisticsFinland" | "populationInformation" | "digitransit" | "googleMaps")[];
        };
        Place: {
            placeId: string;
            address: string;
            /** @description Latitude. */
            x: number;
            /** @description Longitude. */
            y: number;
        };
        /** @description Where the newsletter goes. */
        Subscription: {
            /** Format: email */
            email: string;
            /**
             * @description What mails to the address are written in, unless it is an account's, which has its own. English where it is not
             *     sent.
             */
            language?: components["schemas"]["Language"];
        };
        AuditParty: {
            id: components["schemas"]["Id"];
            /** @description The email of a user, the address of a property or an announcement; null where there is none any more. */
            name: string | null;
        };
        /**
         * @description The operation that was called.
         * @enum {string}
         */
        AuditAction: "createUser" | "updateUser" | "deleteUser" | "getUserExport" | "updateProperty" | "deleteProperty" | "createAnnouncement" | "updateAnnouncement" | "createResidence" | "updateResidence" | "deleteFile" | "uploadUserPicture" | "uploadResidencePicture";
        /** @description What an admin did with something of somebody's. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** @description The admin. */
            actor: components["schemas"]["AuditParty"];
            action: components["schemas"]["AuditAction"];
            /** @description What it was done with. */
            object: components["schemas"]["AuditParty"];
            /** @description The names of the fields that changed; never their values. */
            fields: string[];
        };
        /** @description A page of the audit log, newest first. */
        AuditPage: {
            results: components["schemas"]["AuditEntry"][];
            /** @description Null on the last page. */
            nextCursor: string | null;
        };
        /** @description The state of the system, for the admin. */
        SystemState: {
            /** @description The product's. */
            version: string;
            mails: {
                /** @description Mails that are to be sent still. */
                waiting: number;
                /**
                 * Format: date-time
                 * @description When the oldest of them was written.
                 */
                waitingSince: string | null;
                /** @description Mails of the last week that were tried in vain and given up. */
                unsent: number;
                /** @description Why the newest mail that failed did, without whom it was for. */
                lastError: string | null;
            };
            storage: {
                /** @description The size of the database in bytes. */
                database: number;
                /** @description How many pictures are kept. */
                pictures: number;
                /** @description Bytes that are free in the data folder's file system. */
                free: number;
                /** @description With fewer free bytes, nothing that needs room there is written. */
                least: number;
            };
        };
    };
    responses: {
        /** @description The path takes other methods than this one. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description The methods that the path takes.
                 * @example GET, HEAD, POST, DELETE
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid bearer was sent. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server; the log knows more under the request id. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server or its database cannot answer now. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not fit the contract; `errors` says where. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The email is unknown or the password is wrong; which of the two is not said. */
        LoginFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is right, but the account is not verified yet. */
        UserNotVerified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server takes. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a media type that this call does not take. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; wait for the seconds of Retry-After. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The old password is wrong, the email is not one's own, or the role may never make this call. */
        OldPasswordIncorrect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server has no room to keep anything more. */
        StorageFull: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is wrong, used up or too old, or the request does not fit the contract. */
        VerificationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role may never make this call, or the session may only change its password. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is an account with this email, or the same creation is still under way. */
        EmailTaken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key was sent before with another body. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such object, or it belongs to somebody else. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The last admin cannot be deleted. */
        LastAdmin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The object has changed since it was read; read it again. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant has a need already, or the same creation is still under way. */
        NeedExists: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The landlord has 20 residences that no announcement shows yet, or the same creation is still under way. */
        TooManyResidences: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way; for a limit there is none to wait for.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The residence would have more than 50 pictures. */
        TooManyPictures: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The landlord has as many announcements as one may have, or the same creation is still under way. */
        TooManyAnnouncements: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way; for a limit there is none to wait for.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The picture is no PNG that can be read, or the request does not fit the contract. */
        PictureRefused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 50 pictures of one’s own belong to nothing yet, or the same creation is still under way. */
        TooManyFiles: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way; for a limit there is none to wait for.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The picture has more than 32 MB or more than 50 megapixels. */
        PictureTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not multipart/form-data. */
        NotMultipart: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The same creation is still under way; its answer is not known yet. */
        InFlight: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The residence has 50 pictures already, or the same creation is still under way. */
        PictureNotAdded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /**
                 * @description Whole seconds to wait, where the creation is still under way.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The user's id, as in the mail.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        userUid: components["schemas"]["Id"];
        /**
         * @description The code of the mail.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        verificationCode: string;
        /**
         * @description Which page, from 1 on.
         * @example 1
         */
        pageNumber: number;
        /**
         * @description How many entries a page holds.
         * @example 10
         */
        entriesPerPage: number;
        /**
         * @description Only what holds each of these words somewhere, whatever their case; see the operation for where they are looked for.
         * @example aino
         */
        searchText: components["schemas"]["OneLine"];
        /**
         * @description True lists landlords alone, false everybody else; without it all are listed.
         * @example true
         */
        isLandlord: boolean;
        /**
         * @description What the list is ordered by; those that are alike by their age.
         * @example email
         */
        userSort: "createdAt" | "email" | "name";
        /**
         * @description Which end of the order comes first.
         * @example descending
         */
        direction: "ascending" | "descending";
        /**
         * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
         *     again and the first answer is repeated; with another body the answer is 422.
         * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
         */
        idempotencyKey: string;
        /**
         * @description The user's id.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        userId: components["schemas"]["Id"];
        /**
         * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
         * @example "3"
         */
        ifMatch: string;
        /**
         * @description True means the interest instead of the favourite.
         * @example true
         */
        interested: boolean;
        /**
         * @description The announcement's id.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        announcementIdOfPair: components["schemas"]["Id"];
        /**
         * @description The tenant's id.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        tenantId: components["schemas"]["Id"];
        /**
         * @description The announcement for which the landlord is interested in the tenant.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        targetId: components["schemas"]["Id"];
        /**
         * @description What the list is ordered by; those that are alike by their age. Of a need, the highest rent and the largest size count;
         *     what says none stands last, in either direction.
         * @example rent
         */
        propertySort: "createdAt" | "address" | "rent" | "size";
        /**
         * @description The property's id.
         * @example 0199a6b0-3c00-7000-8000-000000000201
         */
        propertyId: components["schemas"]["Id"];
        /**
         * @description The announcement's id.
         * @example 0199a6b0-3c00-7000-8000-000000000301
         */
        announcementId: components["schemas"]["Id"];
        /**
         * @description The residence's id.
         * @example 0199a6b0-3c00-7000-8000-000000000401
         */
        residenceId: components["schemas"]["Id"];
        /**
         * @description The residence that the announcement shows.
         * @example 0199a6b0-3c00-7000-8000-000000000401
         */
        residenceIdOfAnnouncement: components["schemas"]["Id"];
        /**
         * @description The mode for tenants for an announcement.
         * @example true
         */
        all: true;
        /**
         * @description The mode for a tenant's potential matches (false) or for one saved announcement (true).
         * @example false
         */
        favorite: boolean;
        /**
         * @description The mode for one pair of a property and an announcement.
         * @example true
         */
        specific: true;
        /**
         * @description Only matches with more points than this, in per cent.
         * @example 60
         */
        pointsAbove: number;
        /**
         * @description Only matches nearer than this, in metres.
         * @example 1500
         */
        distanceBelow: number;
        /**
         * @description Only matches with more personality points than this.
         * @example 3
         */
        personPointsAbove: number;
        /**
         * @description Only tenants who work (landlords' lists).
         * @example true
         */
        work: true;
        /**
         * @description Only tenants who study (landlords' lists).
         * @example true
         */
        student: true;
        /**
         * @description How many matches a page holds at the most.
         * @example 100
         */
        limit: number;
        /**
         * @description The `nextCursor` of the page before, sent with the same body and filters.
         * @example eyJ2IjoxfQ
         */
        cursor: string;
        /**
         * @description True for a picture of the surroundings.
         * @example true
         */
        surround: boolean;
        /**
         * @description 128 random bits in hexadecimal; `_360` behind them marks a panorama.
         * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
         */
        fileKey: string;
        /**
         * @description Asks for a narrower picture of this many pixels, as AVIF or WebP where `Accept` takes one; never wider than the original.
         * @example 640
         */
        width: 160 | 320 | 640 | 1280 | 1920;
        /**
         * @description The file's id or its key; its record has both.
         * @example 0199a6b0-3c00-7000-8000-000000000601
         */
        fileIdOrKey: components["schemas"]["Id"] | string;
        /**
         * @description The beginning of an address or of a place's name, as it is typed.
         * @example Annank
         */
        placeInput: string;
        /**
         * @description True leaves out everything but street addresses and premises, as landlords need.
         * @example true
         */
        addressesOnly: boolean;
        /**
         * @description A random key of one search, the same for its suggestions and the place that is chosen.
         * @example 0199a6b03c0070008000000000000501
         */
        placeSession: string;
        /**
         * @description The id of a suggestion.
         * @example register:100012345A
         */
        placeId: string;
        /**
         * @description The code of the mail.
         * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
         */
        newsletterCode: string;
        /**
         * @description Only what this admin did.
         * @example 0199a6b0-3c00-7000-8000-000000000103
         */
        actor: components["schemas"]["Id"];
        /**
         * @description Only what was done with this object.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        object: components["schemas"]["Id"];
        /**
         * @description Only what was done on this day or later.
         * @example 2026-11-01
         */
        fromDay: components["schemas"]["Day"];
        /**
         * @description Only what was done on this day or earlier.
         * @example 2026-11-30
         */
        untilDay: components["schemas"]["Day"];
        /**
         * @description How many entries a page holds at the most.
         * @example 50
         */
        entryLimit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in the server's log; quote it when asking for help.
         * @example 0199a6b0-3c00-7000-8000-0000000000aa
         */
        "X-Request-Id": string;
        /**
         * @description Whole seconds to wait before the call is sent again.
         * @example 60
         */
        "Retry-After": number;
        /**
         * @description The version of what is answered; send it as `If-Match` to change only what was read.
         * @example "3"
         */
        ETag: string;
        /**
         * @description The picture behind a key never changes.
         * @example public, max-age=31536000, immutable
         */
        "Cache-Control-Immutable": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifyBearer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bearer is valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedBearer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBearer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            403: components["responses"]["UserNotVerified"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBearer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsCheck"];
            };
        };
        responses: {
            /** @description The password is right. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OldPasswordIncorrect"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    verifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id, as in the mail.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                uid: components["parameters"]["userUid"];
                /**
                 * @description The code of the mail.
                 * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
                 */
                code: components["parameters"]["verificationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResult"];
                };
            };
            400: components["responses"]["VerificationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    sendVerificationMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsCheck"];
            };
        };
        responses: {
            /** @description Sent, where it is of use. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1 on.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description How many entries a page holds.
                 * @example 10
                 */
                entriesPerPage?: components["parameters"]["entriesPerPage"];
                /**
                 * @description Only what holds each of these words somewhere, whatever their case; see the operation for where they are looked for.
                 * @example aino
                 */
                text?: components["parameters"]["searchText"];
                /**
                 * @description True lists landlords alone, false everybody else; without it all are listed.
                 * @example true
                 */
                isLandlord?: components["parameters"]["isLandlord"];
                /**
                 * @description What the list is ordered by; those that are alike by their age.
                 * @example email
                 */
                sort?: components["parameters"]["userSort"];
                /**
                 * @description Which end of the order comes first.
                 * @example descending
                 */
                direction?: components["parameters"]["direction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreation"];
            };
        };
        responses: {
            /** @description The account exists; the mail is on its way. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Asked for, whether or not the email is known. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdmin"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUserExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnnouncementsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements, possibly none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                /**
                 * @description True means the interest instead of the favourite.
                 * @example true
                 */
                interested?: components["parameters"]["interested"];
            };
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements, possibly none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnnouncements"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavorite: {
        parameters: {
            query?: {
                /**
                 * @description True means the interest instead of the favourite.
                 * @example true
                 */
                interested?: components["parameters"]["interested"];
            };
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                announcementId: components["parameters"]["announcementIdOfPair"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: {
                /**
                 * @description True means the interest instead of the favourite.
                 * @example true
                 */
                interested?: components["parameters"]["interested"];
            };
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                announcementId: components["parameters"]["announcementIdOfPair"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["tenantId"];
                /**
                 * @description The announcement for which the landlord is interested in the tenant.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                targetId: components["parameters"]["targetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Told. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["tenantId"];
                /**
                 * @description The announcement for which the landlord is interested in the tenant.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                targetId: components["parameters"]["targetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProperties: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1 on.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description How many entries a page holds.
                 * @example 10
                 */
                entriesPerPage?: components["parameters"]["entriesPerPage"];
                /**
                 * @description Only what holds each of these words somewhere, whatever their case; see the operation for where they are looked for.
                 * @example aino
                 */
                text?: components["parameters"]["searchText"];
                /**
                 * @description What the list is ordered by; those that are alike by their age. Of a need, the highest rent and the largest size count;
                 *     what says none stands last, in either direction.
                 * @example rent
                 */
                sort?: components["parameters"]["propertySort"];
                /**
                 * @description Which end of the order comes first.
                 * @example descending
                 */
                direction?: components["parameters"]["direction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of properties. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NeedCreation"];
            };
        };
        responses: {
            /** @description The need. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Need"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NeedExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPropertiesOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties, possibly none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                id: components["parameters"]["propertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The property. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                id: components["parameters"]["propertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                id: components["parameters"]["propertyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyChanges"];
            };
        };
        responses: {
            /** @description The property as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The property's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000201
                 */
                id: components["parameters"]["propertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insights; null and empty where there are too few to tell of. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insights"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                id: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description The announcement's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000301
                 */
                id: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementChanges"];
            };
        };
        responses: {
            /** @description The announcement as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createResidence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResidenceCreation"];
            };
        };
        responses: {
            /** @description The residence. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TooManyResidences"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getResidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The residence's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                id: components["parameters"]["residenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The residence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateResidence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` that was read; where the object has changed since, the answer is 412 and nothing is changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description The residence's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                id: components["parameters"]["residenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResidenceChanges"];
            };
        };
        responses: {
            /** @description The residence as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyPictures"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The residence that the announcement shows.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                residenceId: components["parameters"]["residenceIdOfAnnouncement"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementCreation"];
            };
        };
        responses: {
            /** @description The announcement, public. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyAnnouncements"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    findMatches: {
        parameters: {
            query?: {
                /**
                 * @description The mode for tenants for an announcement.
                 * @example true
                 */
                all?: components["parameters"]["all"];
                /**
                 * @description The mode for a tenant's potential matches (false) or for one saved announcement (true).
                 * @example false
                 */
                favorite?: components["parameters"]["favorite"];
                /**
                 * @description The mode for one pair of a property and an announcement.
                 * @example true
                 */
                specific?: components["parameters"]["specific"];
                /**
                 * @description Only matches with more points than this, in per cent.
                 * @example 60
                 */
                pointsAbove?: components["parameters"]["pointsAbove"];
                /**
                 * @description Only matches nearer than this, in metres.
                 * @example 1500
                 */
                distanceBelow?: components["parameters"]["distanceBelow"];
                /**
                 * @description Only matches with more personality points than this.
                 * @example 3
                 */
                personPointsAbove?: components["parameters"]["personPointsAbove"];
                /**
                 * @description Only tenants who work (landlords' lists).
                 * @example true
                 */
                work?: components["parameters"]["work"];
                /**
                 * @description Only tenants who study (landlords' lists).
                 * @example true
                 */
                student?: components["parameters"]["student"];
                /**
                 * @description How many matches a page holds at the most.
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description The `nextCursor` of the page before, sent with the same body and filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchRequest"];
            };
        };
        responses: {
            /** @description A page of matches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /**
                 * @description True for a picture of the surroundings.
                 * @example true
                 */
                surround?: components["parameters"]["surround"];
            };
            header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The record of the file. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"];
                };
            };
            400: components["responses"]["PictureRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TooManyFiles"];
            413: components["responses"]["PictureTooLarge"];
            415: components["responses"]["NotMultipart"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /**
                 * @description Asks for a narrower picture of this many pixels, as AVIF or WebP where `Accept` takes one; never wider than the original.
                 * @example 640
                 */
                width?: components["parameters"]["width"];
            };
            header?: never;
            path: {
                /**
                 * @description 128 random bits in hexadecimal; `_360` behind them marks a panorama.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                key: components["parameters"]["fileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description Names this picture; send it as `If-None-Match`.
                     * @example "5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d.640.avif"
                     */
                    ETag?: string;
                    "Cache-Control": components["headers"]["Cache-Control-Immutable"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/avif": unknown;
                    "image/webp": unknown;
                };
            };
            /** @description The caller has it already, by its `ETag` in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's id or its key; its record has both.
                 * @example 0199a6b0-3c00-7000-8000-000000000601
                 */
                key: components["parameters"]["fileIdOrKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadUserPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The user's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The record of the file. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"];
                };
            };
            400: components["responses"]["PictureRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InFlight"];
            413: components["responses"]["PictureTooLarge"];
            415: components["responses"]["NotMultipart"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    uploadResidencePicture: {
        parameters: {
            query?: {
                /**
                 * @description True for a picture of the surroundings.
                 * @example true
                 */
                surround?: components["parameters"]["surround"];
            };
            header?: {
                /**
                 * @description A random key of one's own for this creation. Sent again within 24 hours with the same body, nothing is created
                 *     again and the first answer is repeated; with another body the answer is 422.
                 * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The residence's id.
                 * @example 0199a6b0-3c00-7000-8000-000000000401
                 */
                id: components["parameters"]["residenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The record of the file. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"];
                };
            };
            400: components["responses"]["PictureRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PictureNotAdded"];
            413: components["responses"]["PictureTooLarge"];
            415: components["responses"]["NotMultipart"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPlaces: {
        parameters: {
            query: {
                /**
                 * @description The beginning of an address or of a place's name, as it is typed.
                 * @example Annank
                 */
                input: components["parameters"]["placeInput"];
                /**
                 * @description True leaves out everything but street addresses and premises, as landlords need.
                 * @example true
                 */
                addressesOnly?: components["parameters"]["addressesOnly"];
                /**
                 * @description A random key of one search, the same for its suggestions and the place that is chosen.
                 * @example 0199a6b03c0070008000000000000501
                 */
                session?: components["parameters"]["placeSession"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight suggestions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlace: {
        parameters: {
            query?: {
                /**
                 * @description A random key of one search, the same for its suggestions and the place that is chosen.
                 * @example 0199a6b03c0070008000000000000501
                 */
                session?: components["parameters"]["placeSession"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a suggestion.
                 * @example register:100012345A
                 */
                placeId: components["parameters"]["placeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    verifySubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the mail.
                 * @example n8Xq2cVhT0m5bYw7Zr4uJk1sLd9fGe3aPoQiWxCvBnM
                 */
                code: components["parameters"]["newsletterCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["VerificationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only what this admin did.
                 * @example 0199a6b0-3c00-7000-8000-000000000103
                 */
                actor?: components["parameters"]["actor"];
                /**
                 * @description Only what was done with this object.
                 * @example 0199a6b0-3c00-7000-8000-000000000101
                 */
                object?: components["parameters"]["object"];
                /**
                 * @description Only what was done on this day or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["fromDay"];
                /**
                 * @description Only what was done on this day or earlier.
                 * @example 2026-11-30
                 */
                until?: components["parameters"]["untilDay"];
                /**
                 * @description The `nextCursor` of the page before, sent with the same body and filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many entries a page holds at the most.
                 * @example 50
                 */
                limit?: components["parameters"]["entryLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystemState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state at this moment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
