// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Answer, Body, CallOptions, Http, Query } from '../client/http.ts';
import { unwrap } from '../client/unwrap.ts';

/** Every operation of the contract, grouped by its tag. */
export interface Operations {
  readonly bearers: {
    /**
     * Check the bearer at start.
     *
     * Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
     * or was logged out.
     */
    verify(options?: CallOptions): Promise<Answer<'verifyBearer'>>;
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
     * verified, and the session may only read oneself, check the old password and set a new one.
     */
    create(body: Body<'createBearer'>, options?: CallOptions): Promise<Answer<'createBearer'>>;
    /**
     * Log out.
     *
     * Ends the bearer that was sent. Other bearers of the same user stay valid.
     */
    delete(options?: CallOptions): Promise<Answer<'deleteBearer'>>;
    /**
     * Check the old password.
     *
     * Tells whether the email is one's own and the password right, before the password changes or the account goes. It
     * opens five minutes on this bearer for one change of the password or one deletion of oneself. Failures count with
     * those of the login. Where a temporary password opened the session, that is the old password.
     */
    checkCredentials(body: Body<'checkCredentials'>, options?: CallOptions): Promise<Answer<'checkCredentials'>>;
  };
  readonly verification: {
    /**
     * Verify an account.
     *
     * Verifies the account that the mail's link names. A code works for 48 hours; the same link again answers
     * `already_verified`. It changes state, so that it is never sent again by itself.
     */
    verifyUser(uid: string, code: string, options?: CallOptions): Promise<Answer<'verifyUser'>>;
    /**
     * Send the verification mail again.
     *
     * Sends a new link to an account that is not verified yet, for its right email and password. The answer is the same
     * for an account that is verified already, which gets no mail.
     */
    sendMail(body: Body<'sendVerificationMail'>, options?: CallOptions): Promise<Answer<'sendVerificationMail'>>;
  };
  readonly users: {
    /**
     * List users.
     *
     * A page of all users, oldest first, for the admin.
     */
    list(query?: Query<'listUsers'>, options?: CallOptions): Promise<Answer<'listUsers'>>;
    /**
     * Sign up.
     *
     * Makes an account and sends a mail with the link that verifies it. Exactly one of `privateTenant` and
     * `organizationTenant` is filled; a tenant brings one need in `properties`, a landlord none. An admin's bearer makes
     * an account that is verified already, and no mail is sent.
     */
    create(body: Body<'createUser'>, options?: CallOptions): Promise<Answer<'createUser'>>;
    /**
     * Ask for a new password.
     *
     * Sends a temporary password to a known email; the answer is the same for an unknown one. The temporary password
     * works once, for 30 minutes, and opens a session that has to set a new password. The old one works until then.
     */
    sendPasswordReset(body: Body<'sendPasswordReset'>, options?: CallOptions): Promise<Answer<'sendPasswordReset'>>;
    /**
     * Read a user.
     *
     * Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
     */
    get(id: string, options?: CallOptions): Promise<Answer<'getUser'>>;
    /**
     * Change a user.
     *
     * Changes what is sent and keeps the rest: oneself, or anybody's profile for an admin. A password may be changed in
     * the five minutes after `POST /bearers/check`, or by who logged in with a temporary password; it is the only field
     * of its call and ends all other sessions. Nobody's email or role changes.
     */
    update(id: string, body: Body<'updateUser'>, options?: CallOptions): Promise<Answer<'updateUser'>>;
    /**
     * Delete a user.
     *
     * Deletes a user and everything that is theirs, files included: oneself in the five minutes after
     * `POST /bearers/check`, or anybody else for an admin. The last admin cannot be deleted.
     */
    delete(id: string, options?: CallOptions): Promise<Answer<'deleteUser'>>;
    /**
     * Export a user.
     *
     * Everything that is kept of oneself as one document, apart from secrets. An admin exports anybody.
     */
    getExport(id: string, options?: CallOptions): Promise<Answer<'getUserExport'>>;
  };
  readonly announcements: {
    /**
     * List a landlord's announcements.
     *
     * Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
     */
    listOfUser(id: string, options?: CallOptions): Promise<Answer<'listAnnouncementsOfUser'>>;
    /**
     * Read an announcement.
     *
     * Answers a public announcement to everybody who is logged in, and a hidden one to its owner and the admin only.
     * `isInterested` is sent to the owner and the admin only.
     */
    get(id: string, options?: CallOptions): Promise<Answer<'getAnnouncement'>>;
    /**
     * Publish or hide an announcement.
     *
     * Makes an announcement of one's own public or hides it; hidden, it leaves every list at once.
     */
    update(id: string, body: Body<'updateAnnouncement'>, options?: CallOptions): Promise<Answer<'updateAnnouncement'>>;
    /**
     * Put a residence together.
     *
     * Names the type of house and takes pictures of one's own that belong to nothing yet. It is shown once an
     * announcement is made of it.
     */
    createResidence(body: Body<'createResidence'>, options?: CallOptions): Promise<Answer<'createResidence'>>;
    /**
     * Publish an announcement.
     *
     * Publishes premises with a residence of one's own that no announcement shows yet. `ownerId` may be sent by an admin
     * only, and names the landlord whose it becomes.
     */
    create(residenceId: string, body: Body<'createAnnouncement'>, options?: CallOptions): Promise<Answer<'createAnnouncement'>>;
  };
  readonly favorites: {
    /**
     * List a tenant's saved announcements.
     *
     * Answers a list of one item, whose `favorites` are the saved announcements, or whose `isInterested` are those of
     * interest. One that its landlord has hidden since is told of as `{id, isActive: false}`.
     */
    list(id: string, query?: Query<'listFavorites'>, options?: CallOptions): Promise<Answer<'listFavorites'>>;
    /**
     * Save an announcement.
     *
     * Saves a public announcement, or with `interested=true` tells its landlord of one's interest; the two are
     * independent. What is saved already stays so, whether it is public still or not; else a hidden one is 404. Where
     * the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
     */
    add(id: string, announcementId: string, query?: Query<'addFavorite'>, options?: CallOptions): Promise<Answer<'addFavorite'>>;
    /**
     * Forget a saved announcement.
     *
     * Forgets a saved announcement, or with `interested=true` withdraws the interest, which ends a mutual one. What is
     * not saved stays so.
     */
    delete(id: string, announcementId: string, query?: Query<'deleteFavorite'>, options?: CallOptions): Promise<Answer<'deleteFavorite'>>;
    /**
     * Tell a tenant of a landlord's interest.
     *
     * For an announcement of one's own, and a tenant who is a potential match or is interested in it, else 404. What
     * was told already stays so. Where the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
     */
    addInterest(id: string, targetId: string, options?: CallOptions): Promise<Answer<'addInterest'>>;
    /**
     * Withdraw a landlord's interest.
     *
     * Withdraws the interest in a tenant for an announcement of one's own, which ends a mutual one. What
     * was not told stays so.
     */
    deleteInterest(id: string, targetId: string, options?: CallOptions): Promise<Answer<'deleteInterest'>>;
  };
  readonly properties: {
    /**
     * List properties.
     *
     * A page of all needs and listings, oldest first, for the admin.
     */
    list(query?: Query<'listProperties'>, options?: CallOptions): Promise<Answer<'listProperties'>>;
    /**
     * List a user's properties.
     *
     * Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
     */
    listOfUser(id: string, options?: CallOptions): Promise<Answer<'listPropertiesOfUser'>>;
    /**
     * Read a property.
     *
     * Answers a property of one's own, a listing with a public announcement, or any property for an admin.
     */
    get(id: string, options?: CallOptions): Promise<Answer<'getProperty'>>;
    /**
     * Change a property.
     *
     * Changes what is sent and keeps the rest of a need or a listing of one's own; an admin changes anybody's. Bounds are
     * checked on the merged object: a minimum above its maximum is 400.
     */
    update(id: string, body: Body<'updateProperty'>, options?: CallOptions): Promise<Answer<'updateProperty'>>;
    /**
     * Delete a property.
     *
     * Deletes a need, or a listing with its announcement, residence and files; for the admin.
     */
    delete(id: string, options?: CallOptions): Promise<Answer<'deleteProperty'>>;
  };
  readonly matchmaking: {
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
    findMatches(body: Body<'findMatches'>, query?: Query<'findMatches'>, options?: CallOptions): Promise<Answer<'findMatches'>>;
  };
  readonly files: {
    /**
     * Upload a picture.
     *
     * Keeps a PNG picture, without its metadata, until it is attached to something of one's own; what is attached to
     * nothing goes after 7 days.
     */
    upload(body: Body<'uploadFile'>, query?: Query<'uploadFile'>, options?: CallOptions): Promise<Answer<'uploadFile'>>;
    /**
     * Read a picture.
     *
     * Answers the picture of a key: the PNG itself, or with `width` a narrower one, as AVIF or WebP where `Accept` takes
     * one of them. Keys are unguessable and pictures never change, so that no bearer is needed and the answer may be
     * kept for ever.
     */
    get(key: string, query?: Query<'getFile'>, options?: CallOptions): Promise<Answer<'getFile'>>;
    /**
     * Upload a user's picture.
     *
     * Keeps a PNG picture and makes it the profile picture of a user; for the admin.
     */
    uploadUserPicture(id: string, body: Body<'uploadUserPicture'>, options?: CallOptions): Promise<Answer<'uploadUserPicture'>>;
    /**
     * Upload a residence's picture.
     *
     * Keeps a PNG picture and adds it to a residence; for the admin.
     */
    uploadResidencePicture(id: string, body: Body<'uploadResidencePicture'>, query?: Query<'uploadResidencePicture'>, options?: CallOptions): Promise<Answer<'uploadResidencePicture'>>;
  };
  readonly places: {
    /**
     * Suggest places.
     *
     * Addresses and areas within 15 km of central Helsinki that begin like the input, or are written much like it.
     */
    list(query: Query<'listPlaces'>, options?: CallOptions): Promise<Answer<'listPlaces'>>;
    /**
     * Read a place.
     *
     * Where a suggestion lies.
     */
    get(placeId: string, query?: Query<'getPlace'>, options?: CallOptions): Promise<Answer<'getPlace'>>;
  };
  readonly newsletter: {
    /**
     * Subscribe to the newsletter.
     *
     * Sends a mail with the link that confirms the address; the answer is the same for one that is subscribed already.
     */
    createSubscription(body: Body<'createSubscription'>, options?: CallOptions): Promise<Answer<'createSubscription'>>;
    /**
     * Confirm the newsletter.
     *
     * Confirms the address that the mail's link names; the same link again answers the same.
     */
    verifySubscription(code: string, options?: CallOptions): Promise<Answer<'verifySubscription'>>;
  };
}

/** Sends every operation through the typed paths. */
export function createOperations(http: Http): Operations {
  return {
    bearers: {
      verify: (options) => unwrap(http.GET('/bearers', { ...options })),
      create: (body, options) => unwrap(http.POST('/bearers', { body, ...options })),
      delete: (options) => unwrap(http.DELETE('/bearers', { ...options })),
      checkCredentials: (body, options) => unwrap(http.POST('/bearers/check', { body, ...options })),
    },
    verification: {
      verifyUser: (uid, code, options) => unwrap(http.GET('/verification/{uid}/{code}', { params: { path: { uid, code } }, ...options })),
      sendMail: (body, options) => unwrap(http.POST('/verification/mail', { body, ...options })),
    },
    users: {
      list: (query, options) => unwrap(http.GET('/users', { params: { ...(query && { query }) }, ...options })),
      create: (body, options) => unwrap(http.POST('/users', { body, ...options })),
      sendPasswordReset: (body, options) => unwrap(http.POST('/user/reset', { body, ...options })),
      get: (id, options) => unwrap(http.GET('/user/{id}', { params: { path: { id } }, ...options })),
      update: (id, body, options) => unwrap(http.PATCH('/user/{id}', { params: { path: { id } }, body, ...options })),
      delete: (id, options) => unwrap(http.DELETE('/user/{id}', { params: { path: { id } }, ...options })),
      getExport: (id, options) => unwrap(http.GET('/user/{id}/export', { params: { path: { id } }, ...options })),
    },
    announcements: {
      listOfUser: (id, options) => unwrap(http.GET('/user/{id}/announcement', { params: { path: { id } }, ...options })),
      get: (id, options) => unwrap(http.GET('/announcement/{id}', { params: { path: { id } }, ...options })),
      update: (id, body, options) => unwrap(http.PATCH('/announcement/{id}', { params: { path: { id } }, body, ...options })),
      createResidence: (body, options) => unwrap(http.POST('/residence', { body, ...options })),
      create: (residenceId, body, options) => unwrap(http.POST('/announcement/residence/{residenceId}', { params: { path: { residenceId } }, body, ...options })),
    },
    favorites: {
      list: (id, query, options) => unwrap(http.GET('/user/{id}/favorites', { params: { path: { id }, ...(query && { query }) }, ...options })),
      add: (id, announcementId, query, options) => unwrap(http.POST('/user/{id}/favorite/{announcementId}', { params: { path: { id, announcementId }, ...(query && { query }) }, ...options })),
      delete: (id, announcementId, query, options) => unwrap(http.DELETE('/user/{id}/favorite/{announcementId}', { params: { path: { id, announcementId }, ...(query && { query }) }, ...options })),
      addInterest: (id, targetId, options) => unwrap(http.POST('/user/{id}/interested/{targetId}', { params: { path: { id, targetId } }, ...options })),
      deleteInterest: (id, targetId, options) => unwrap(http.DELETE('/user/{id}/interested/{targetId}', { params: { path: { id, targetId } }, ...options })),
    },
    properties: {
      list: (query, options) => unwrap(http.GET('/properties', { params: { ...(query && { query }) }, ...options })),
      listOfUser: (id, options) => unwrap(http.GET('/properties/user/{id}', { params: { path: { id } }, ...options })),
      get: (id, options) => unwrap(http.GET('/properties/{id}', { params: { path: { id } }, ...options })),
      update: (id, body, options) => unwrap(http.PATCH('/properties/{id}', { params: { path: { id } }, body, ...options })),
      delete: (id, options) => unwrap(http.DELETE('/properties/{id}', { params: { path: { id } }, ...options })),
    },
    matchmaking: {
      findMatches: (body, query, options) => unwrap(http.POST('/matchmaking', { params: { ...(query && { query }) }, body, ...options })),
    },
    files: {
      upload: (body, query, options) => unwrap(http.POST('/files', { params: { ...(query && { query }) }, body, ...options })),
      get: (key, query, options) => unwrap(http.GET('/files/{key}', { params: { path: { key }, ...(query && { query }) }, parseAs: 'blob', ...options })),
      uploadUserPicture: (id, body, options) => unwrap(http.POST('/files/user/{id}', { params: { path: { id } }, body, ...options })),
      uploadResidencePicture: (id, body, query, options) => unwrap(http.POST('/files/residence/{id}', { params: { path: { id }, ...(query && { query }) }, body, ...options })),
    },
    places: {
      list: (query, options) => unwrap(http.GET('/places', { params: { query }, ...options })),
      get: (placeId, query, options) => unwrap(http.GET('/places/{placeId}', { params: { path: { placeId }, ...(query && { query }) }, ...options })),
    },
    newsletter: {
      createSubscription: (body, options) => unwrap(http.POST('/newsletter', { body, ...options })),
      verifySubscription: (code, options) => unwrap(http.POST('/newsletter/{code}', { params: { path: { code } }, ...options })),
    },
  };
}
