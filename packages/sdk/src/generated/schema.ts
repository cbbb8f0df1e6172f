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
         *     answer is 429.
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
         * @description Answers a property of one's own, a listing with a public announcement, or any property for an admin.
         */
        get: operations["getProperty"];
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
         * @description Answers a public announcement to everybody who is logged in, and a hidden one to its owner and the admin only.
         *     `isInterested` is sent to the owner and the admin only.
         */
        get: operations["getAnnouncement"];
        put?: never;
        post?: never;
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
         */
        post: operations["findMatches"];
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
         * @description Answers the PNG of a key. Keys are unguessable and pictures never change, so that no bearer is needed and the
         *     answer may be kept for ever.
         */
        get: operations["getFile"];
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
         * @description A new account. Exactly one of `privateTenant` and `organizationTenant` is filled, also for a landlord; a tenant
         *     brings one need in `properties`.
         */
        UserCreation: {
            /** Format: email */
            email: string;
            password: string;
            isLandlord: boolean;
            privateTenant?: components["schemas"]["PrivatePersonCreation"] | null;
            organizationTenant?: components["schemas"]["OrganizationCreation"] | null;
            description?: string | null;
            creditRating?: components["schemas"]["CreditRating"] | null;
            operatingMargin?: components["schemas"]["OperatingMargin"] | null;
            industries?: components["schemas"]["Industry"][];
            children?: number | null;
            occupation?: components["schemas"]["OccupationChanges"];
            /** @description Language codes (ISO 639-1). */
            languages: string[];
            gender?: string | null;
            /** Format: date */
            birthday?: string | null;
            /** @description Whole years. */
            timeInCountry?: number | null;
            familyStatus?: string | null;
            currentAddress?: string | null;
            /** @description True shows one's contact details to the other side on mutual interest. */
            shareContacts?: boolean;
            /** @description What a tenant seeks. */
            properties?: components["schemas"]["NeedCreation"][];
        };
        /** @description What changes of a user; the rest stays, inside of `privateTenant`, `organizationTenant` and `occupation` too. */
        UserChanges: {
            password?: string;
            /** @description The id of an uploaded picture of one's own; null takes the profile picture away. */
            file?: components["schemas"]["Id"] | null;
            privateTenant?: components["schemas"]["PrivatePersonChanges"];
            organizationTenant?: components["schemas"]["OrganizationChanges"];
            description?: string | null;
            creditRating?: components["schemas"]["CreditRating"] | null;
            operatingMargin?: components["schemas"]["OperatingMargin"] | null;
            industries?: components["schemas"]["Industry"][];
            children?: number | null;
            occupation?: components["schemas"]["OccupationChanges"];
            /** @description Language codes (ISO 639-1). */
            languages?: string[];
            gender?: string | null;
            /** Format: date */
            birthday?: string | null;
            /** @description Whole years. */
            timeInCountry?: number | null;
            familyStatus?: string | null;
            currentAddress?: string | null;
            /** @description True shows one's contact details to the other side on mutual interest. */
            shareContacts?: boolean;
        };
        /** @description What changes of a need or of a listing; which of them it is, the property itself tells. */
        PropertyChanges: components["schemas"]["NeedChanges"] | components["schemas"]["ListingChanges"];
        /** @description Premises to publish, and the preferred tenant. */
        AnnouncementCreation: {
            /** @constant */
            isLandlord: true;
            address: string;
            /** @description Latitude. */
            x: number;
            /** @description Longitude. */
            y: number;
            description?: string | null;
            residenceType: components["schemas"]["ResidenceType"];
            roomCount: components["schemas"]["RoomCount"][];
            floor: components["schemas"]["Floor"];
            /** @description Square metres; both bounds carry the size of the premises. */
            sizeMin: number;
            /** @description Square metres; equal to `sizeMin`. */
            sizeMax: number;
            /** @description Euro a month; both bounds carry the rent of the premises. */
            rentMin: number;
            /** @description Euro a month; equal to `rentMin`. */
            rentMax: number;
            /** Format: date */
            moveInDate?: string | null;
            /** Format: date */
            moveOutDate?: string | null;
            /** @description Euro; 0 means no deposit, null that nothing is said. */
            deposit?: number | null;
            /** @enum {string|null} */
            condition?: "new" | null;
            view?: string | null;
            amenities?: components["schemas"]["Amenity"][];
            criteria?: components["schemas"]["TenantCriteriaChanges"];
        };
        /** @description Makes an announcement public or hides it. */
        AnnouncementChanges: {
            /** @description True means public, false hidden. */
            isActive: boolean;
        };
        /** @description A house type and its pictures, made before the announcement that shows them. */
        ResidenceCreation: {
            houseType: components["schemas"]["ResidenceType"];
            /** @description The records that `POST /files` answered. */
            file: components["schemas"]["FileRecord"][];
        };
        /** @description One's own email and old password, before the password changes or the account goes. */
        CredentialsCheck: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @description Who has forgotten the password. */
        PasswordReset: {
            /** Format: email */
            email: string;
        };
        /**
         * Format: uuid
         * @description An opaque id.
         */
        Id: string;
        FileRecord: {
            id: components["schemas"]["Id"];
            /** @description Read the picture by `GET /files/{key}`. */
            key: string;
            name: string;
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
         * @description The second key is spelled so in this contract.
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
            /** @description Ids of the announcements that the tenant saved. */
            favorites: components["schemas"]["Id"][];
            /** @description Ids of the announcements that the tenant is interested in. */
            isInterested: components["schemas"]["Id"][];
        };
        VerifiedBearer: {
            /** Format: date-time */
            expiresAt: string;
            user: components["schemas"]["User"];
        };
        /**
         * @description Stable names of what can go wrong.
         *
         *     - `validation_failed` (400): the request does not fit the contract; see `errors`.
         *     - `malformed_json` (400): the body is no JSON.
         *     - `mode_invalid` (400): not exactly one matchmaking mode, or its ids are missing.
         *     - `cursor_invalid` (400): the cursor belongs to another list.
         *     - `verification_failed` (400): the verification code is wrong, expired or was replaced.
         *     - `bearer_invalid` (401): the bearer is missing, unknown, expired or was ended.
         *     - `credentials_wrong` (401): the email or the password is wrong.
         *     - `user_not_verified` (403): the account is not verified yet.
         *     - `old_password_incorrect` (403): the password that was to be checked is wrong.
         *     - `password_change_required` (403): the session began by a temporary password; set a new one first.
         *     - `forbidden` (403): the role may never make this call.
         *     - `not_found` (404): no such path or object, or it belongs to somebody else.
         *     - `email_taken` (409): there is an account with this email already.
         *     - `last_admin` (409): the last admin cannot be deleted.
         *     - `idempotency_in_flight` (409): the first request with this key is still answered; wait for `Retry-After`.
         *     - `precondition_failed` (412): the object has changed since the version in `If-Match`.
         *     - `payload_too_large` (413): the body is too large.
         *     - `unsupported_media_type` (415): the body's media type is not taken.
         *     - `idempotency_key_reused` (422): this key came with another body before.
         *     - `too_many_attempts` (429): wait for `Retry-After`.
         *     - `internal_error` (500): a fault of the server.
         *     - `unavailable` (503): the server or its database cannot answer now.
         * @enum {string}
         */
        ProblemCode: "validation_failed" | "malformed_json" | "mode_invalid" | "cursor_invalid" | "verification_failed" | "bearer_invalid" | "credentials_wrong" | "user_not_verified" | "old_password_incorrect" | "password_change_required" | "forbidden" | "not_found" | "email_taken" | "last_admin" | "idempotency_in_flight" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "too_many_attempts" | "internal_error" | "unavailable";
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
            user: components["schemas"]["User"];
        };
        Location: {
            latitude: number;
            longitude: number;
        };
        /**
         * @description What a landlord lets.
         * @enum {string}
         */
        ResidenceType: "office" | "coWorkingSpace" | "retail" | "restaurant" | "production" | "exhibition" | "sports" | "nursingHome" | "storage" | "garage" | "other";
        /** @description Rooms; 6 stands for six and more. */
        RoomCount: number;
        /**
         * @description Where in the house.
         * @enum {string}
         */
        Floor: "bottom" | "middle" | "top";
        /**
         * @description What premises may have.
         * @enum {string}
         */
        Amenity: "kitchen" | "wc" | "shower" | "elevator" | "breakRoom" | "parking" | "loadingDock" | "clubRoom" | "guardBooth" | "gym";
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
        Residence: {
            houseType: components["schemas"]["ResidenceType"];
            files: components["schemas"]["FileRecord"][];
        };
        Announcement: {
            id: components["schemas"]["Id"];
            /** @description True means public, false hidden. */
            isActive: boolean;
            properties: components["schemas"]["Listing"];
            residence: components["schemas"]["Residence"];
            /** @description Ids of the tenants who are interested; sent to the owner and the admin only. */
            isInterested?: components["schemas"]["Id"][];
        };
        /**
         * @description What a tenant seeks.
         * @enum {string}
         */
        ResidenceFlag: "office" | "storage" | "retail";
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
        /** @description A need (what a tenant seeks) or a listing (what a landlord lets), told apart by `kind`. */
        Property: components["schemas"]["Need"] | components["schemas"]["Listing"];
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
        /** @description A private person, as written by its user. */
        PrivatePersonCreation: {
            firstName: string;
            lastName: string;
            /** @description In E.164 form. */
            phoneNumber: string;
            currentAddress?: string | null;
        };
        /** @description An organisation, as written by its user; its industries stand beside it. */
        OrganizationCreation: {
            name: string;
            /** @description Finnish business id (Y-tunnus). */
            businessId?: string | null;
            currentAddress?: string | null;
            /** @description In E.164 form. */
            phoneNumber: string;
            contactFirstName: string;
            contactLastName: string;
            /** @description In E.164 form. */
            contactPhoneNumber?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactAddress?: string | null;
            billingAddress?: string | null;
            onlineInvoice?: string | null;
            employeeCount?: number | null;
            /** @description Euro a year. */
            turnover?: number | null;
        };
        /** @description What changes of an occupation; the rest stays. */
        OccupationChanges: {
            work?: boolean;
            workDetails?: string | null;
            student?: boolean;
            studentDetails?: string | null;
        };
        /** @description What a tenant seeks. Rent and size need at least one bound each. */
        NeedCreation: {
            address: string;
            /** @description Latitude. */
            x: number;
            /** @description Longitude. */
            y: number;
            description?: string | null;
            residenceType: components["schemas"]["ResidenceFlag"][];
            roomCount: components["schemas"]["RoomCount"][];
            floor?: components["schemas"]["Floor"][];
            /** @description Square metres. */
            sizeMin?: number | null;
            /** @description Square metres. */
            sizeMax?: number | null;
            /** @description Euro a month. */
            rentMin?: number | null;
            /** @description Euro a month. */
            rentMax?: number | null;
            /** Format: date */
            moveInDate: string;
            /** Format: date */
            moveOutDate?: string | null;
            /**
             * @description 0 where only premises without a deposit are wanted.
             * @enum {number|null}
             */
            deposit?: 0 | null;
            amenities?: components["schemas"]["Amenity"][];
        };
        /** @description What changes of a private person; the rest stays. */
        PrivatePersonChanges: {
            firstName?: string;
            lastName?: string;
            /** @description In E.164 form. */
            phoneNumber?: string;
            currentAddress?: string | null;
        };
        /** @description What changes of an organisation; the rest stays. */
        OrganizationChanges: {
            name?: string;
            /** @description Finnish business id (Y-tunnus). */
            businessId?: string | null;
            currentAddress?: string | null;
            /** @description In E.164 form. */
            phoneNumber?: string;
            contactFirstName?: string;
            contactLastName?: string;
            /** @description In E.164 form. */
            contactPhoneNumber?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactAddress?: string | null;
            billingAddress?: string | null;
            onlineInvoice?: string | null;
            employeeCount?: number | null;
            /** @description Euro a year. */
            turnover?: number | null;
        };
        /** @description What changes of a need; the rest stays. */
        NeedChanges: {
            address?: string;
            /** @description Latitude. */
            x?: number;
            /** @description Longitude. */
            y?: number;
            description?: string | null;
            residenceType?: components["schemas"]["ResidenceFlag"][];
            roomCount?: components["schemas"]["RoomCount"][];
            floor?: components["schemas"]["Floor"][];
            /** @description Square metres. */
            sizeMin?: number | null;
            /** @description Square metres. */
            sizeMax?: number | null;
            /** @description Euro a month. */
            rentMin?: number | null;
            /** @description Euro a month. */
            rentMax?: number | null;
            /** Format: date */
            moveInDate?: string;
            /** Format: date */
            moveOutDate?: string | null;
            /**
             * @description 0 where only premises without a deposit are wanted.
             * @enum {number|null}
             */
            deposit?: 0 | null;
            amenities?: components["schemas"]["Amenity"][];
        };
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
            address?: string;
            /** @description Latitude. */
            x?: number;
            /** @description Longitude. */
            y?: number;
            description?: string | null;
            residenceType?: components["schemas"]["ResidenceType"];
            roomCount?: components["schemas"]["RoomCount"][];
            floor?: components["schemas"]["Floor"];
            /** @description Square metres; both bounds carry the size of the premises. */
            sizeMin?: number;
            /** @description Square metres; equal to `sizeMin`. */
            sizeMax?: number;
            /** @description Euro a month; both bounds carry the rent of the premises. */
            rentMin?: number;
            /** @description Euro a month; equal to `rentMin`. */
            rentMax?: number;
            /** Format: date */
            moveInDate?: string | null;
            /** Format: date */
            moveOutDate?: string | null;
            /** @description Euro; 0 means no deposit, null that nothing is said. */
            deposit?: number | null;
            /** @enum {string|null} */
            condition?: "new" | null;
            view?: string | null;
            amenities?: components["schemas"]["Amenity"][];
            criteria?: components["schemas"]["TenantCriteriaChanges"];
        };
    };
    responses: {
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
    };
    parameters: {
        /**
         * @description The user's id.
         * @example 0199a6b0-3c00-7000-8000-000000000101
         */
        userId: components["schemas"]["Id"];
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
         * @description 128 random bits in hexadecimal; `_360` behind them marks a panorama.
         * @example 5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d
         */
        fileKey: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
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
                    "Cache-Control": components["headers"]["Cache-Control-Immutable"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
