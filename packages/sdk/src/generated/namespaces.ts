// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Call } from '../client/calls/call.ts';
import type { PagedCall } from '../client/calls/pagedCall.ts';
import type { Client } from '../client/createClient.ts';
import type { Query } from '../client/http.ts';
import type { AlertChanges, Alerts, Announcement, AnnouncementChanges, AnnouncementCreation, AuditPage, Credentials, CredentialsCheck, FileRecord, FileRenewal, Insights, MatchPage, MatchRequest, Message, Need, NeedCreation, OwnResidence, PasswordReset, Place, PlaceSuggestions, Property, PropertyChanges, PropertyPage, RenewedFiles, ResidenceChanges, ResidenceCreation, SavedAnnouncements, Session, Subscription, SystemState, User, UserChanges, UserCreated, UserCreation, UserExport, UserPage, VerificationResult, VerifiedBearer } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { Picture, UploadOptions } from '../client/uploads/picture.ts';
import * as operations from './operations.ts';

/** Every operation of the contract, grouped by its tag. */
export interface Namespaces {
  readonly bearers: {
    /**
     * Check the bearer at start.
     *
     * Answers the user of the bearer that was sent, or 401 with code `bearer_invalid` where it is unknown, expired
     * or was logged out.
     */
    verify(options?: CallOptions): Call<VerifiedBearer>;
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
    create(body: Credentials, options?: CallOptions): Call<Session>;
    /**
     * Log out.
     *
     * Ends the bearer that was sent. Other bearers of the same user stay valid.
     */
    delete(options?: CallOptions): Call<void>;
    /**
     * Check the old password.
     *
     * Tells whether the email is one's own and the password right, before the password changes or the account goes. It
     * opens five minutes on this bearer for one change of the password or one deletion of oneself. Failures count with
     * those of the login. Where a temporary password opened the session, that is the old password.
     */
    checkCredentials(body: CredentialsCheck, options?: CallOptions): Call<void>;
  };
  readonly verification: {
    /**
     * Verify an account.
     *
     * Verifies the account that the mail's link names. A code works for 48 hours; the same link again answers
     * `already_verified`. It changes state, so that it is never sent again by itself.
     */
    verifyUser(path: { readonly uid: string; readonly code: string }, options?: CallOptions): Call<VerificationResult>;
    /**
     * Send the verification mail again.
     *
     * Sends a new link to an account that is not verified yet, for its right email and password. The answer is the same
     * for an account that is verified already, which gets no mail.
     */
    sendMail(body: CredentialsCheck, options?: CallOptions): Call<Message>;
  };
  readonly users: {
    /**
     * List users.
     *
     * A page of all users, oldest first unless another order is asked for, for the admin. The words of `text` are looked for
     * in the email, the names of the person, the name and the business id of the organisation, and the id.
     */
    list(query?: Query<'listUsers'>, options?: CallOptions): PagedCall<UserPage>;
    /**
     * Sign up.
     *
     * Makes an account and sends a mail with the link that verifies it. Exactly one of `privateTenant` and
     * `organizationTenant` is filled; a tenant brings one need in `properties`, a landlord none. An admin's bearer makes
     * an account that is verified already, and no mail is sent.
     */
    create(body: UserCreation, options?: CreationOptions): Call<UserCreated>;
    /**
     * Ask for a new password.
     *
     * Sends a temporary password to a known email; the answer is the same for an unknown one. The temporary password
     * works once, for 30 minutes, and opens a session that has to set a new password. The old one works until then.
     */
    sendPasswordReset(body: PasswordReset, options?: CallOptions): Call<Message>;
    /**
     * Read a user.
     *
     * Answers oneself, or anybody for an admin. Anybody else's id answers 404, so that ids cannot be probed.
     */
    get(id: string, options?: CallOptions): Call<User>;
    /**
     * Change a user.
     *
     * Changes what is sent and keeps the rest: oneself, or anybody's profile for an admin. A password may be changed in
     * the five minutes after `POST /bearers/check`, or by who logged in with a temporary password; it is the only field
     * of its call and ends all other sessions. Nobody's email or role changes.
     */
    update(id: string, body: UserChanges, options?: ChangeOptions): Call<User>;
    /**
     * Delete a user.
     *
     * Deletes a user and everything that is theirs, files included: oneself in the five minutes after
     * `POST /bearers/check`, or anybody else for an admin. The last admin cannot be deleted.
     */
    delete(id: string, options?: CallOptions): Call<void>;
    /**
     * Export a user.
     *
     * What is kept of oneself as one document; `UserExport` names the little that is left out. An admin exports anybody.
     *
     * The document is sent while it is read. One export at a time for each caller: a second one is refused with 429. 503 also
     * means that too many others are waiting for theirs.
     */
    getExport(id: string, options?: CallOptions): Call<UserExport>;
  };
  readonly announcements: {
    /**
     * List a landlord's announcements.
     *
     * Answers one's own announcements, public and hidden, oldest first. An admin reads anybody's.
     */
    listOfUser(id: string, options?: CallOptions): Call<readonly Announcement[]>;
    /**
     * Read an announcement.
     *
     * Answers an announcement to its owner and the admin. A tenant reads a public one that is near what they seek, as in
     * their matches, or that they have saved or are interested in; anything else is 404. `isInterested` is sent to the owner
     * and the admin only.
     */
    get(id: string, options?: CallOptions): Call<Announcement>;
    /**
     * Publish or hide an announcement.
     *
     * Makes an announcement of one's own public or hides it; hidden, it leaves every list at once.
     */
    update(id: string, body: AnnouncementChanges, options?: ChangeOptions): Call<Announcement>;
    /**
     * Put a residence together.
     *
     * Names the type of house and takes pictures of one's own that belong to nothing yet. It is shown once an
     * announcement of the same type is made of it, and keeps its own type until then; one of which none is made goes
     * after 7 days. No landlord has more than 20 of these.
     */
    createResidence(body: ResidenceCreation, options?: CreationOptions): Call<OwnResidence>;
    /**
     * Read a residence.
     *
     * Answers a residence of one's own, shown by an announcement or not; an admin reads anybody's. Its `ETag` tells
     * its type and its pictures, and is not the announcement's.
     */
    getResidence(id: string, options?: CallOptions): Call<OwnResidence>;
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
    updateResidence(id: string, body: ResidenceChanges, options?: ChangeOptions): Call<OwnResidence>;
    /**
     * Publish an announcement.
     *
     * Publishes premises with a residence of one's own that no announcement shows yet. `ownerId` may be sent by an admin
     * only, and names the landlord whose it becomes. A landlord has 1,000 announcements at the most, hidden ones counted,
     * unless whoever operates the server says otherwise. A `residenceType` that is not the residence's `houseType` is 400:
     * they are one fact.
     */
    create(residenceId: string, body: AnnouncementCreation, options?: CreationOptions): Call<Announcement>;
  };
  readonly favorites: {
    /**
     * List a tenant's saved announcements.
     *
     * Answers a list of one item, whose `favorites` are the saved announcements, or whose `isInterested` are those of
     * interest. One that its landlord has hidden since is told of as `{id, isActive: false}`.
     */
    list(id: string, query?: Query<'listFavorites'>, options?: CallOptions): Call<SavedAnnouncements>;
    /**
     * Save an announcement.
     *
     * Saves a public announcement, or with `interested=true` tells its landlord of one's interest; the two are
     * independent, and have no radius: what is public may be saved however far it is from what one seeks. What is saved already stays so, whether it is public still or not; else a hidden one is 404. Where
     * the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
     */
    add(path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: CallOptions): Call<void>;
    /**
     * Forget a saved announcement.
     *
     * Forgets a saved announcement, or with `interested=true` withdraws the interest, which ends a mutual one. What is
     * not saved stays so.
     */
    delete(path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: CallOptions): Call<void>;
    /**
     * Tell a tenant of a landlord's interest.
     *
     * For an announcement of one's own, and a tenant who is a potential match or is interested in it, else 404. What
     * was told already stays so. Where the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
     */
    addInterest(path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void>;
    /**
     * Withdraw a landlord's interest.
     *
     * Withdraws the interest in a tenant for an announcement of one's own, which ends a mutual one. What
     * was not told stays so.
     */
    deleteInterest(path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void>;
  };
  readonly properties: {
    /**
     * List properties.
     *
     * A page of all needs and listings, oldest first unless another order is asked for, for the admin. The words of `text`
     * are looked for in the address, the description and the id, and in the email and the names of whose it is.
     */
    list(query?: Query<'listProperties'>, options?: CallOptions): PagedCall<PropertyPage>;
    /**
     * Seek premises.
     *
     * Says what a tenant seeks who seeks nothing: after a sign-up there is a need already, until it is deleted. A tenant has
     * one need at the most, so that of several calls at once one succeeds. A landlord lets premises by `POST /residence`
     * and `POST /announcement/residence/{residenceId}`.
     */
    create(body: NeedCreation, options?: CreationOptions): Call<Need>;
    /**
     * List a user's properties.
     *
     * Answers one's own properties, oldest first; a tenant's first one is what matches are found for. An admin reads anybody's.
     */
    listOfUser(id: string, options?: CallOptions): Call<readonly Property[]>;
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
    get(id: string, options?: CallOptions): Call<Property>;
    /**
     * Change a property.
     *
     * Changes what is sent and keeps the rest of a need or a listing of one's own; an admin changes anybody's. Bounds are
     * checked on the merged object: a minimum above its maximum is 400. The `residenceType` of a listing is the `houseType`
     * of its residence too, which is another version then.
     */
    update(id: string, body: PropertyChanges, options?: ChangeOptions): Call<Property>;
    /**
     * Delete a property.
     *
     * Deletes a need, or a listing with its announcement, residence and files; for the admin.
     */
    delete(id: string, options?: CallOptions): Call<void>;
  };
  readonly insights: {
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
    get(id: string, options?: CallOptions): Call<Insights>;
  };
  readonly alerts: {
    /**
     * Read the alerts of a property.
     *
     * When mails tell a tenant of new announcements for a need, or a landlord of new tenants for a listing; of a property of
     * one's own. Where nothing was chosen yet, mails are sent never.
     */
    get(id: string, options?: CallOptions): Call<Alerts>;
    /**
     * Change the alerts of a property.
     *
     * Chooses when mails tell of new matches, and how good these have to be. A match is new that comes to be, or comes to be
     * good enough, after that: what is in the list already when alerts are switched on, or the threshold is lowered, is told of
     * by no mail. Each match is told of once. One mail a person is about all properties that have something new by then; it
     * names the ten best matches, and counts the others.
     */
    update(id: string, body: AlertChanges, options?: CallOptions): Call<Alerts>;
    /**
     * Unsubscribe from the alerts of a mail.
     *
     * Ends the alerts of the properties that the mail is about, without logging in; the same link again answers the same.
     * Alerts of other properties go on, and the profile switches ended ones on again.
     */
    createUnsubscription(code: string, options?: CallOptions): Call<void>;
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
    findMatches(body: MatchRequest, query: Query<'findMatches'>, options?: CallOptions): PagedCall<MatchPage>;
  };
  readonly files: {
    /**
     * Upload a picture.
     *
     * Keeps a PNG picture, without its metadata, until it is attached to something of one's own; what is attached to
     * nothing goes after 7 days, unless `POST /files/renewals` keeps it longer. Nobody has more than 50 of these, as many as
     * `POST /residence` takes at once; where earlier ones are in the way, `DELETE /files/{key}` makes room.
     */
    upload(picture: Picture, query?: Query<'uploadFile'>, options?: UploadOptions): Call<FileRecord>;
    /**
     * Keep pictures for another 7 days.
     *
     * Starts the 7 days anew after which pictures of one's own go that are attached to nothing, as a draft that names them
     * is opened or edited. Answers those that are there, each with the residence that it is attached to; what is gone, or
     * somebody else's, is left out.
     */
    renew(body: FileRenewal, options?: CallOptions): Call<RenewedFiles>;
    /**
     * Read a picture.
     *
     * Answers the picture of a key: the PNG itself, or with `width` a narrower one, as AVIF or WebP where `Accept` takes
     * one of them. Keys are unguessable and pictures never change, so that no bearer is needed and the answer may be
     * kept for ever.
     */
    get(key: string, query?: Query<'getFile'>, options?: CallOptions): Call<Blob>;
    /**
     * Delete a picture.
     *
     * Deletes a picture of one's own, wherever it is shown: one that belongs to nothing yet, one's profile picture, or a
     * picture of one's residence, whose other pictures close up. An admin deletes anybody's.
     */
    delete(key: string, options?: CallOptions): Call<void>;
    /**
     * Upload a user's picture.
     *
     * Keeps a PNG picture and makes it the profile picture of a user; for the admin.
     */
    uploadUserPicture(id: string, picture: Picture, options?: UploadOptions): Call<FileRecord>;
    /**
     * Upload a residence's picture.
     *
     * Keeps a PNG picture and adds it to a residence, behind its other pictures, of which there are 50 at most; for the
     * admin.
     */
    uploadResidencePicture(id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: UploadOptions): Call<FileRecord>;
  };
  readonly places: {
    /**
     * Suggest places.
     *
     * Addresses and areas within 15 km of central Helsinki that begin like the input, or are written much like it. What
     * else the input holds, such as a floor or a name behind `c/o`, is passed over. A number that the register does not
     * know is suggested at the nearest one of its street, and a street that it does not know in the middle of the postal
     * area that the input names. `matchType` says which suggestion is the address that was typed; an input that names
     * another part of the country gets none.
     */
    list(query: Query<'listPlaces'>, options?: CallOptions): Call<PlaceSuggestions>;
    /**
     * Read a place.
     *
     * Where a suggestion lies.
     */
    get(placeId: string, query?: Query<'getPlace'>, options?: CallOptions): Call<Place>;
  };
  readonly newsletter: {
    /**
     * Subscribe to the newsletter.
     *
     * Sends a mail with the link that confirms the address; the answer is the same for one that is subscribed already, and
     * for that of an account that has unsubscribed from all mails, to which nothing is sent.
     */
    createSubscription(body: Subscription, options?: CallOptions): Call<Message>;
    /**
     * Confirm the newsletter.
     *
     * Confirms the address that the mail's link names; the same link again answers the same.
     */
    verifySubscription(code: string, options?: CallOptions): Call<Message>;
  };
  readonly admin: {
    /**
     * List what admins did.
     *
     * The audit log, newest first, for the admin. An entry is written with what it tells of, is never changed, and outlives
     * both the admin and the object.
     */
    listAuditEntries(query?: Query<'listAuditEntries'>, options?: CallOptions): PagedCall<AuditPage>;
    /**
     * Read the state of the system.
     *
     * Which version runs, what mails wait, and what room there is, for the admin. `GET /metrics` tells machines more.
     */
    getSystemState(options?: CallOptions): Call<SystemState>;
  };
}

/** Binds every operation to a client. */
export function createNamespaces(client: Client): Namespaces {
  const bind =
    <Given extends readonly unknown[], Result>(operation: (client: Client, ...given: Given) => Result) =>
    (...given: Given): Result =>
      operation(client, ...given);
  return {
    bearers: {
      verify: bind(operations.verifyBearer),
      create: bind(operations.createBearer),
      delete: bind(operations.deleteBearer),
      checkCredentials: bind(operations.checkCredentials),
    },
    verification: {
      verifyUser: bind(operations.verifyUser),
      sendMail: bind(operations.sendVerificationMail),
    },
    users: {
      list: bind(operations.listUsers),
      create: bind(operations.createUser),
      sendPasswordReset: bind(operations.sendPasswordReset),
      get: bind(operations.getUser),
      update: bind(operations.updateUser),
      delete: bind(operations.deleteUser),
      getExport: bind(operations.getUserExport),
    },
    announcements: {
      listOfUser: bind(operations.listAnnouncementsOfUser),
      get: bind(operations.getAnnouncement),
      update: bind(operations.updateAnnouncement),
      createResidence: bind(operations.createResidence),
      getResidence: bind(operations.getResidence),
      updateResidence: bind(operations.updateResidence),
      create: bind(operations.createAnnouncement),
    },
    favorites: {
      list: bind(operations.listFavorites),
      add: bind(operations.addFavorite),
      delete: bind(operations.deleteFavorite),
      addInterest: bind(operations.addInterest),
      deleteInterest: bind(operations.deleteInterest),
    },
    properties: {
      list: bind(operations.listProperties),
      create: bind(operations.createProperty),
      listOfUser: bind(operations.listPropertiesOfUser),
      get: bind(operations.getProperty),
      update: bind(operations.updateProperty),
      delete: bind(operations.deleteProperty),
    },
    insights: {
      get: bind(operations.getInsights),
    },
    alerts: {
      get: bind(operations.getAlerts),
      update: bind(operations.updateAlerts),
      createUnsubscription: bind(operations.createUnsubscription),
    },
    matchmaking: {
      findMatches: bind(operations.findMatches),
    },
    files: {
      upload: bind(operations.uploadFile),
      renew: bind(operations.renewFiles),
      get: bind(operations.getFile),
      delete: bind(operations.deleteFile),
      uploadUserPicture: bind(operations.uploadUserPicture),
      uploadResidencePicture: bind(operations.uploadResidencePicture),
    },
    places: {
      list: bind(operations.listPlaces),
      get: bind(operations.getPlace),
    },
    newsletter: {
      createSubscription: bind(operations.createSubscription),
      verifySubscription: bind(operations.verifySubscription),
    },
    admin: {
      listAuditEntries: bind(operations.listAuditEntries),
      getSystemState: bind(operations.getSystemState),
    },
  };
}
