// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../client/createClient.ts';
import type { Query } from '../client/http.ts';
import type { AlertChanges, AnnouncementChanges, AnnouncementCreation, Credentials, CredentialsCheck, FileRenewal, NeedCreation, PasswordReset, PropertyChanges, ResidenceChanges, ResidenceCreation, Subscription, UserChanges, UserCreation } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { Picture, UploadOptions } from '../client/uploads/picture.ts';
import { invalidating } from '../react-query/invalidation.ts';
import type { MutationOptionsOf } from '../react-query/options.ts';
import { retry } from '../react-query/retry.ts';
import * as operations from './operations.ts';

/** What {@link createBearerMutation} is called with. */
export type CreateBearerVariables = CallOptions & { readonly body: Credentials };

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
export function createBearerMutation(client: Client): MutationOptionsOf<'createBearer', CreateBearerVariables> {
  return {
    mutationKey: ['tilava', 'bearers', 'createBearer'],
    mutationFn: ({ body, ...options }: CreateBearerVariables) => operations.createBearer(client, body, options),
    onSuccess: invalidating('createBearer'),
    retry,
  };
}

/** What {@link deleteBearerMutation} is called with. */
export type DeleteBearerVariables = CallOptions | void;

/**
 * Log out.
 *
 * Ends the bearer that was sent. Other bearers of the same user stay valid.
 */
export function deleteBearerMutation(client: Client): MutationOptionsOf<'deleteBearer', DeleteBearerVariables> {
  return {
    mutationKey: ['tilava', 'bearers', 'deleteBearer'],
    mutationFn: (options: DeleteBearerVariables) => operations.deleteBearer(client, options ?? undefined),
    onSuccess: invalidating('deleteBearer'),
    retry,
  };
}

/** What {@link checkCredentialsMutation} is called with. */
export type CheckCredentialsVariables = CallOptions & { readonly body: CredentialsCheck };

/**
 * Check the old password.
 *
 * Tells whether the email is one's own and the password right, before the password changes or the account goes. It
 * opens five minutes on this bearer for one change of the password or one deletion of oneself. Failures count with
 * those of the login. Where a temporary password opened the session, that is the old password.
 */
export function checkCredentialsMutation(client: Client): MutationOptionsOf<'checkCredentials', CheckCredentialsVariables> {
  return {
    mutationKey: ['tilava', 'bearers', 'checkCredentials'],
    mutationFn: ({ body, ...options }: CheckCredentialsVariables) => operations.checkCredentials(client, body, options),
    onSuccess: invalidating('checkCredentials'),
    retry,
  };
}

/** What {@link verifyUserMutation} is called with. */
export type VerifyUserVariables = CallOptions & { readonly uid: string; readonly code: string };

/**
 * Verify an account.
 *
 * Verifies the account that the mail's link names. A code works for 48 hours; the same link again answers
 * `already_verified`. It changes state, so that it is never sent again by itself.
 */
export function verifyUserMutation(client: Client): MutationOptionsOf<'verifyUser', VerifyUserVariables> {
  return {
    mutationKey: ['tilava', 'verification', 'verifyUser'],
    mutationFn: ({ uid, code, ...options }: VerifyUserVariables) => operations.verifyUser(client, { uid, code }, options),
    onSuccess: invalidating('verifyUser'),
    retry,
  };
}

/** What {@link sendVerificationMailMutation} is called with. */
export type SendVerificationMailVariables = CallOptions & { readonly body: CredentialsCheck };

/**
 * Send the verification mail again.
 *
 * Sends a new link to an account that is not verified yet, for its right email and password. The answer is the same
 * for an account that is verified already, which gets no mail.
 */
export function sendVerificationMailMutation(client: Client): MutationOptionsOf<'sendVerificationMail', SendVerificationMailVariables> {
  return {
    mutationKey: ['tilava', 'verification', 'sendVerificationMail'],
    mutationFn: ({ body, ...options }: SendVerificationMailVariables) => operations.sendVerificationMail(client, body, options),
    onSuccess: invalidating('sendVerificationMail'),
    retry,
  };
}

/** What {@link createUserMutation} is called with. */
export type CreateUserVariables = CreationOptions & { readonly body: UserCreation };

/**
 * Sign up.
 *
 * Makes an account and sends a mail with the link that verifies it. Exactly one of `privateTenant` and
 * `organizationTenant` is filled; a tenant brings one need in `properties`, a landlord none. An admin's bearer makes
 * an account that is verified already, and no mail is sent.
 */
export function createUserMutation(client: Client): MutationOptionsOf<'createUser', CreateUserVariables> {
  return {
    mutationKey: ['tilava', 'users', 'createUser'],
    mutationFn: ({ body, ...options }: CreateUserVariables) => operations.createUser(client, body, options),
    onSuccess: invalidating('createUser'),
    retry,
  };
}

/** What {@link sendPasswordResetMutation} is called with. */
export type SendPasswordResetVariables = CallOptions & { readonly body: PasswordReset };

/**
 * Ask for a new password.
 *
 * Sends a temporary password to a known email; the answer is the same for an unknown one. The temporary password
 * works once, for 30 minutes, and opens a session that has to set a new password. The old one works until then.
 */
export function sendPasswordResetMutation(client: Client): MutationOptionsOf<'sendPasswordReset', SendPasswordResetVariables> {
  return {
    mutationKey: ['tilava', 'users', 'sendPasswordReset'],
    mutationFn: ({ body, ...options }: SendPasswordResetVariables) => operations.sendPasswordReset(client, body, options),
    onSuccess: invalidating('sendPasswordReset'),
    retry,
  };
}

/** What {@link updateUserMutation} is called with. */
export type UpdateUserVariables = ChangeOptions & { readonly id: string; readonly body: UserChanges };

/**
 * Change a user.
 *
 * Changes what is sent and keeps the rest: oneself, or anybody's profile for an admin. A password may be changed in
 * the five minutes after `POST /bearers/check`, or by who logged in with a temporary password; it is the only field
 * of its call and ends all other sessions. Nobody's email or role changes.
 */
export function updateUserMutation(client: Client): MutationOptionsOf<'updateUser', UpdateUserVariables> {
  return {
    mutationKey: ['tilava', 'users', 'updateUser'],
    mutationFn: ({ id, body, ...options }: UpdateUserVariables) => operations.updateUser(client, id, body, options),
    onSuccess: invalidating('updateUser'),
    retry,
  };
}

/** What {@link deleteUserMutation} is called with. */
export type DeleteUserVariables = CallOptions & { readonly id: string };

/**
 * Delete a user.
 *
 * Deletes a user and everything that is theirs, files included: oneself in the five minutes after
 * `POST /bearers/check`, or anybody else for an admin. The last admin cannot be deleted.
 */
export function deleteUserMutation(client: Client): MutationOptionsOf<'deleteUser', DeleteUserVariables> {
  return {
    mutationKey: ['tilava', 'users', 'deleteUser'],
    mutationFn: ({ id, ...options }: DeleteUserVariables) => operations.deleteUser(client, id, options),
    onSuccess: invalidating('deleteUser'),
    retry,
  };
}

/** What {@link addFavoriteMutation} is called with. */
export type AddFavoriteVariables = CallOptions & { readonly id: string; readonly announcementId: string; readonly query?: Query<'addFavorite'> };

/**
 * Save an announcement.
 *
 * Saves a public announcement, or with `interested=true` tells its landlord of one's interest; the two are
 * independent, and have no radius: what is public may be saved however far it is from what one seeks. What is saved already stays so, whether it is public still or not; else a hidden one is 404. Where
 * the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
 */
export function addFavoriteMutation(client: Client): MutationOptionsOf<'addFavorite', AddFavoriteVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'addFavorite'],
    mutationFn: ({ id, announcementId, query, ...options }: AddFavoriteVariables) => operations.addFavorite(client, { id, announcementId }, query, options),
    onSuccess: invalidating('addFavorite'),
    retry,
  };
}

/** What {@link deleteFavoriteMutation} is called with. */
export type DeleteFavoriteVariables = CallOptions & { readonly id: string; readonly announcementId: string; readonly query?: Query<'deleteFavorite'> };

/**
 * Forget a saved announcement.
 *
 * Forgets a saved announcement, or with `interested=true` withdraws the interest, which ends a mutual one. What is
 * not saved stays so.
 */
export function deleteFavoriteMutation(client: Client): MutationOptionsOf<'deleteFavorite', DeleteFavoriteVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'deleteFavorite'],
    mutationFn: ({ id, announcementId, query, ...options }: DeleteFavoriteVariables) => operations.deleteFavorite(client, { id, announcementId }, query, options),
    onSuccess: invalidating('deleteFavorite'),
    retry,
  };
}

/** What {@link addInterestMutation} is called with. */
export type AddInterestVariables = CallOptions & { readonly id: string; readonly targetId: string };

/**
 * Tell a tenant of a landlord's interest.
 *
 * For an announcement of one's own, and a tenant who is a potential match or is interested in it, else 404. What
 * was told already stays so. Where the interest becomes mutual, both sides get a mail, but not twice within 24 hours.
 */
export function addInterestMutation(client: Client): MutationOptionsOf<'addInterest', AddInterestVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'addInterest'],
    mutationFn: ({ id, targetId, ...options }: AddInterestVariables) => operations.addInterest(client, { id, targetId }, options),
    onSuccess: invalidating('addInterest'),
    retry,
  };
}

/** What {@link deleteInterestMutation} is called with. */
export type DeleteInterestVariables = CallOptions & { readonly id: string; readonly targetId: string };

/**
 * Withdraw a landlord's interest.
 *
 * Withdraws the interest in a tenant for an announcement of one's own, which ends a mutual one. What
 * was not told stays so.
 */
export function deleteInterestMutation(client: Client): MutationOptionsOf<'deleteInterest', DeleteInterestVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'deleteInterest'],
    mutationFn: ({ id, targetId, ...options }: DeleteInterestVariables) => operations.deleteInterest(client, { id, targetId }, options),
    onSuccess: invalidating('deleteInterest'),
    retry,
  };
}

/** What {@link createPropertyMutation} is called with. */
export type CreatePropertyVariables = CreationOptions & { readonly body: NeedCreation };

/**
 * Seek premises.
 *
 * Says what a tenant seeks who seeks nothing: after a sign-up there is a need already, until it is deleted. A tenant has
 * one need at the most, so that of several calls at once one succeeds. A landlord lets premises by `POST /residence`
 * and `POST /announcement/residence/{residenceId}`.
 */
export function createPropertyMutation(client: Client): MutationOptionsOf<'createProperty', CreatePropertyVariables> {
  return {
    mutationKey: ['tilava', 'properties', 'createProperty'],
    mutationFn: ({ body, ...options }: CreatePropertyVariables) => operations.createProperty(client, body, options),
    onSuccess: invalidating('createProperty'),
    retry,
  };
}

/** What {@link updatePropertyMutation} is called with. */
export type UpdatePropertyVariables = ChangeOptions & { readonly id: string; readonly body: PropertyChanges };

/**
 * Change a property.
 *
 * Changes what is sent and keeps the rest of a need or a listing of one's own; an admin changes anybody's. Bounds are
 * checked on the merged object: a minimum above its maximum is 400. The `residenceType` of a listing is the `houseType`
 * of its residence too, which is another version then.
 */
export function updatePropertyMutation(client: Client): MutationOptionsOf<'updateProperty', UpdatePropertyVariables> {
  return {
    mutationKey: ['tilava', 'properties', 'updateProperty'],
    mutationFn: ({ id, body, ...options }: UpdatePropertyVariables) => operations.updateProperty(client, id, body, options),
    onSuccess: invalidating('updateProperty'),
    retry,
  };
}

/** What {@link deletePropertyMutation} is called with. */
export type DeletePropertyVariables = CallOptions & { readonly id: string };

/**
 * Delete a property.
 *
 * Deletes a need, or a listing with its announcement, residence and files; for the admin.
 */
export function deletePropertyMutation(client: Client): MutationOptionsOf<'deleteProperty', DeletePropertyVariables> {
  return {
    mutationKey: ['tilava', 'properties', 'deleteProperty'],
    mutationFn: ({ id, ...options }: DeletePropertyVariables) => operations.deleteProperty(client, id, options),
    onSuccess: invalidating('deleteProperty'),
    retry,
  };
}

/** What {@link updateAlertsMutation} is called with. */
export type UpdateAlertsVariables = CallOptions & { readonly id: string; readonly body: AlertChanges };

/**
 * Change the alerts of a property.
 *
 * Chooses when mails tell of new matches, and how good these have to be. A match is new that comes to be, or comes to be
 * good enough, after that: what is in the list already when alerts are switched on, or the threshold is lowered, is told of
 * by no mail. Each match is told of once. One mail a person is about all properties that have something new by then; it
 * names the ten best matches, and counts the others.
 */
export function updateAlertsMutation(client: Client): MutationOptionsOf<'updateAlerts', UpdateAlertsVariables> {
  return {
    mutationKey: ['tilava', 'alerts', 'updateAlerts'],
    mutationFn: ({ id, body, ...options }: UpdateAlertsVariables) => operations.updateAlerts(client, id, body, options),
    onSuccess: invalidating('updateAlerts'),
    retry,
  };
}

/** What {@link createUnsubscriptionMutation} is called with. */
export type CreateUnsubscriptionVariables = CallOptions & { readonly code: string };

/**
 * Unsubscribe from the alerts of a mail.
 *
 * Ends the alerts of the properties that the mail is about, without logging in; the same link again answers the same.
 * Alerts of other properties go on, and the profile switches ended ones on again.
 */
export function createUnsubscriptionMutation(client: Client): MutationOptionsOf<'createUnsubscription', CreateUnsubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'alerts', 'createUnsubscription'],
    mutationFn: ({ code, ...options }: CreateUnsubscriptionVariables) => operations.createUnsubscription(client, code, options),
    onSuccess: invalidating('createUnsubscription'),
    retry,
  };
}

/** What {@link updateAnnouncementMutation} is called with. */
export type UpdateAnnouncementVariables = ChangeOptions & { readonly id: string; readonly body: AnnouncementChanges };

/**
 * Publish or hide an announcement.
 *
 * Makes an announcement of one's own public or hides it; hidden, it leaves every list at once.
 */
export function updateAnnouncementMutation(client: Client): MutationOptionsOf<'updateAnnouncement', UpdateAnnouncementVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'updateAnnouncement'],
    mutationFn: ({ id, body, ...options }: UpdateAnnouncementVariables) => operations.updateAnnouncement(client, id, body, options),
    onSuccess: invalidating('updateAnnouncement'),
    retry,
  };
}

/** What {@link createResidenceMutation} is called with. */
export type CreateResidenceVariables = CreationOptions & { readonly body: ResidenceCreation };

/**
 * Put a residence together.
 *
 * Names the type of house and takes pictures of one's own that belong to nothing yet. It is shown once an
 * announcement of the same type is made of it, and keeps its own type until then; one of which none is made goes
 * after 7 days. No landlord has more than 20 of these.
 */
export function createResidenceMutation(client: Client): MutationOptionsOf<'createResidence', CreateResidenceVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'createResidence'],
    mutationFn: ({ body, ...options }: CreateResidenceVariables) => operations.createResidence(client, body, options),
    onSuccess: invalidating('createResidence'),
    retry,
  };
}

/** What {@link updateResidenceMutation} is called with. */
export type UpdateResidenceVariables = ChangeOptions & { readonly id: string; readonly body: ResidenceChanges };

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
export function updateResidenceMutation(client: Client): MutationOptionsOf<'updateResidence', UpdateResidenceVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'updateResidence'],
    mutationFn: ({ id, body, ...options }: UpdateResidenceVariables) => operations.updateResidence(client, id, body, options),
    onSuccess: invalidating('updateResidence'),
    retry,
  };
}

/** What {@link createAnnouncementMutation} is called with. */
export type CreateAnnouncementVariables = CreationOptions & { readonly residenceId: string; readonly body: AnnouncementCreation };

/**
 * Publish an announcement.
 *
 * Publishes premises with a residence of one's own that no announcement shows yet. `ownerId` may be sent by an admin
 * only, and names the landlord whose it becomes. A landlord has 1,000 announcements at the most, hidden ones counted,
 * unless whoever operates the server says otherwise. A `residenceType` that is not the residence's `houseType` is 400:
 * they are one fact.
 */
export function createAnnouncementMutation(client: Client): MutationOptionsOf<'createAnnouncement', CreateAnnouncementVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'createAnnouncement'],
    mutationFn: ({ residenceId, body, ...options }: CreateAnnouncementVariables) => operations.createAnnouncement(client, residenceId, body, options),
    onSuccess: invalidating('createAnnouncement'),
    retry,
  };
}

/** What {@link uploadFileMutation} is called with. */
export type UploadFileVariables = UploadOptions & { readonly picture: Picture; readonly query?: Query<'uploadFile'> };

/**
 * Upload a picture.
 *
 * Keeps a PNG picture, without its metadata, until it is attached to something of one's own; what is attached to
 * nothing goes after 7 days, unless `POST /files/renewals` keeps it longer. Nobody has more than 50 of these, as many as
 * `POST /residence` takes at once; where earlier ones are in the way, `DELETE /files/{key}` makes room.
 */
export function uploadFileMutation(client: Client): MutationOptionsOf<'uploadFile', UploadFileVariables> {
  return {
    mutationKey: ['tilava', 'files', 'uploadFile'],
    mutationFn: ({ picture, query, ...options }: UploadFileVariables) => operations.uploadFile(client, picture, query, options),
    onSuccess: invalidating('uploadFile'),
    retry,
  };
}

/** What {@link renewFilesMutation} is called with. */
export type RenewFilesVariables = CallOptions & { readonly body: FileRenewal };

/**
 * Keep pictures for another 7 days.
 *
 * Starts the 7 days anew after which pictures of one's own go that are attached to nothing, as a draft that names them
 * is opened or edited. Answers those that are there, each with the residence that it is attached to; what is gone, or
 * somebody else's, is left out.
 */
export function renewFilesMutation(client: Client): MutationOptionsOf<'renewFiles', RenewFilesVariables> {
  return {
    mutationKey: ['tilava', 'files', 'renewFiles'],
    mutationFn: ({ body, ...options }: RenewFilesVariables) => operations.renewFiles(client, body, options),
    onSuccess: invalidating('renewFiles'),
    retry,
  };
}

/** What {@link deleteFileMutation} is called with. */
export type DeleteFileVariables = CallOptions & { readonly key: string };

/**
 * Delete a picture.
 *
 * Deletes a picture of one's own, wherever it is shown: one that belongs to nothing yet, one's profile picture, or a
 * picture of one's residence, whose other pictures close up. An admin deletes anybody's.
 */
export function deleteFileMutation(client: Client): MutationOptionsOf<'deleteFile', DeleteFileVariables> {
  return {
    mutationKey: ['tilava', 'files', 'deleteFile'],
    mutationFn: ({ key, ...options }: DeleteFileVariables) => operations.deleteFile(client, key, options),
    onSuccess: invalidating('deleteFile'),
    retry,
  };
}

/** What {@link uploadUserPictureMutation} is called with. */
export type UploadUserPictureVariables = UploadOptions & { readonly id: string; readonly picture: Picture };

/**
 * Upload a user's picture.
 *
 * Keeps a PNG picture and makes it the profile picture of a user; for the admin.
 */
export function uploadUserPictureMutation(client: Client): MutationOptionsOf<'uploadUserPicture', UploadUserPictureVariables> {
  return {
    mutationKey: ['tilava', 'files', 'uploadUserPicture'],
    mutationFn: ({ id, picture, ...options }: UploadUserPictureVariables) => operations.uploadUserPicture(client, id, picture, options),
    onSuccess: invalidating('uploadUserPicture'),
    retry,
  };
}

/** What {@link uploadResidencePictureMutation} is called with. */
export type UploadResidencePictureVariables = UploadOptions & { readonly id: string; readonly picture: Picture; readonly query?: Query<'uploadResidencePicture'> };

/**
 * Upload a residence's picture.
 *
 * Keeps a PNG picture and adds it to a residence, behind its other pictures, of which there are 50 at most; for the
 * admin.
 */
export function uploadResidencePictureMutation(client: Client): MutationOptionsOf<'uploadResidencePicture', UploadResidencePictureVariables> {
  return {
    mutationKey: ['tilava', 'files', 'uploadResidencePicture'],
    mutationFn: ({ id, picture, query, ...options }: UploadResidencePictureVariables) => operations.uploadResidencePicture(client, id, picture, query, options),
    onSuccess: invalidating('uploadResidencePicture'),
    retry,
  };
}

/** What {@link createSubscriptionMutation} is called with. */
export type CreateSubscriptionVariables = CallOptions & { readonly body: Subscription };

/**
 * Subscribe to the newsletter.
 *
 * Sends a mail with the link that confirms the address; the answer is the same for one that is subscribed already, and
 * for that of an account that has unsubscribed from all mails, to which nothing is sent.
 */
export function createSubscriptionMutation(client: Client): MutationOptionsOf<'createSubscription', CreateSubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'newsletter', 'createSubscription'],
    mutationFn: ({ body, ...options }: CreateSubscriptionVariables) => operations.createSubscription(client, body, options),
    onSuccess: invalidating('createSubscription'),
    retry,
  };
}

/** What {@link verifySubscriptionMutation} is called with. */
export type VerifySubscriptionVariables = CallOptions & { readonly code: string };

/**
 * Confirm the newsletter.
 *
 * Confirms the address that the mail's link names; the same link again answers the same.
 */
export function verifySubscriptionMutation(client: Client): MutationOptionsOf<'verifySubscription', VerifySubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'newsletter', 'verifySubscription'],
    mutationFn: ({ code, ...options }: VerifySubscriptionVariables) => operations.verifySubscription(client, code, options),
    onSuccess: invalidating('verifySubscription'),
    retry,
  };
}
