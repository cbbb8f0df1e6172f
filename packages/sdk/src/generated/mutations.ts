// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../client/createClient.ts';
import type { Query } from '../client/http.ts';
import type { AlertChanges, AnnouncementChanges, AnnouncementCreation, Credentials, CredentialsCheck, FileRenewal, NeedCreation, PasswordReset, PropertyChanges, ResidenceChanges, ResidenceCreation, SeenInterests, Subscription, UserChanges, UserCreation } from './schema.ts';
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
 * Ends the bearer that was sent. The user's other bearers stay valid.
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
 * Check the current password.
 *
 * Checks the user's own email and current password before a password change or the deletion of the account. For the
 * next five minutes, this bearer can change the password once or delete the account. Failed checks count as failed
 * logins. In a session opened with a temporary password, that is the current password.
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
 * Verifies the account that the link in the email belongs to. A link works for 48 hours; using it again returns
 * `already_verified`. Because it changes the account, clients never retry it automatically.
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
 * Send the verification email again.
 *
 * Sends a new link to an account that isn't verified yet, if the email and password are correct. The response is the
 * same for an account that is already verified, but then no email is sent.
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
 * Creates an account and emails a verification link. Fill exactly one of `privateTenant` and `organizationTenant`. A
 * tenant has one need in `properties`, a landlord none. If an admin creates the account, it's verified immediately and
 * no email is sent.
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
 * Request a new password.
 *
 * Emails a temporary password to a known address; the response is the same for an unknown one. The temporary password
 * works once, within 30 minutes, and opens a session in which the user has to set a new password. The old password
 * works until then.
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
 * Changes the fields you send and keeps the rest. Users can change themselves; admins can change anyone's profile. A
 * password can be changed within five minutes of `POST /bearers/check`, or in a session opened with a temporary
 * password. It has to be the only field in the request, and it ends the user's other sessions. Emails and roles can't
 * be changed.
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
 * Deletes a user and everything that belongs to them, including files. Users can delete themselves within five minutes
 * of `POST /bearers/check`; admins can delete anyone else. The last admin can't be deleted.
 */
export function deleteUserMutation(client: Client): MutationOptionsOf<'deleteUser', DeleteUserVariables> {
  return {
    mutationKey: ['tilava', 'users', 'deleteUser'],
    mutationFn: ({ id, ...options }: DeleteUserVariables) => operations.deleteUser(client, id, options),
    onSuccess: invalidating('deleteUser'),
    retry,
  };
}

/** What {@link updateReceivedInterestsMutation} is called with. */
export type UpdateReceivedInterestsVariables = CallOptions & { readonly id: string; readonly body: SeenInterests };

/**
 * Mark received interest as seen.
 *
 * Marks the interest received up to a given time as seen, on all devices.
 */
export function updateReceivedInterestsMutation(client: Client): MutationOptionsOf<'updateReceivedInterests', UpdateReceivedInterestsVariables> {
  return {
    mutationKey: ['tilava', 'interests', 'updateReceivedInterests'],
    mutationFn: ({ id, body, ...options }: UpdateReceivedInterestsVariables) => operations.updateReceivedInterests(client, id, body, options),
    onSuccess: invalidating('updateReceivedInterests'),
    retry,
  };
}

/** What {@link addFavoriteMutation} is called with. */
export type AddFavoriteVariables = CallOptions & { readonly id: string; readonly announcementId: string; readonly query?: Query<'addFavorite'> };

/**
 * Save an announcement.
 *
 * Saves a public announcement or, with `interested=true`, tells its landlord that the tenant is interested. The two
 * are independent. Any public announcement can be saved, no matter how far it is from what the tenant is looking for.
 * Repeating the call changes nothing, even if the announcement has since been hidden. Saving a hidden announcement for
 * the first time is a 404. When the interest becomes mutual, both sides get an email, but at most one in 24 hours.
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
 * Remove a saved announcement.
 *
 * Removes a saved announcement or, with `interested=true`, withdraws the tenant's interest, which also ends a mutual
 * one. Removing something that isn't saved changes nothing.
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
 * Show a landlord's interest in a tenant.
 *
 * For one of your own announcements, and a tenant who is a potential match or is interested in it; otherwise the
 * response is 404. Repeating the call changes nothing. When the interest becomes mutual, both sides get an email, but
 * at most one in 24 hours.
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
 * Withdraws the interest in a tenant for one of your own announcements, which also ends a mutual one. Withdrawing an
 * interest that doesn't exist changes nothing.
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
 * Create a need.
 *
 * Creates a tenant's need. Signing up already creates one, so this is for tenants whose need was deleted. A tenant can
 * have only one need: if several calls are made at once, only one succeeds. Landlords publish premises with `POST
 * /residence` and `POST /announcement/residence/{residenceId}`.
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
 * Changes the fields you send of one of your own needs or listings and keeps the rest. Admins can change any property.
 * Limits are checked after merging: a minimum above its maximum is a 400. A listing's `residenceType` is also its
 * residence's `houseType`, so changing it changes the residence's version as well.
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
 * Deletes a need, or a listing together with its announcement, residence and files. For admins.
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
 * Sets when emails about new matches are sent and how good the matches have to be. Only matches that appear, or reach
 * the threshold, after the change count as new: matches that were already listed when alerts were turned on or the
 * threshold was lowered aren't sent. Each match is
 * sent once. One email covers all of a user's properties that have new matches by then; it names the ten best matches
 * and counts the rest.
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
 * Unsubscribe by email link.
 *
 * Turns off the alerts for the properties in the email, without logging in. Opening the link again has the same result.
 * Alerts for other properties continue, and users can turn these ones on again in their profile. The link in an email
 * about interest turns those emails off instead.
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
 * Makes one of your own announcements public or hides it. A hidden announcement disappears from every list
 * immediately.
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
 * Create a residence.
 *
 * Creates a residence from a house type and your own pictures that aren't attached to anything yet. An announcement of
 * the same type can then show it. Until then it keeps its own type, and it's deleted after 7 days if no announcement
 * shows it. A landlord can have up to 20 residences without an announcement.
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
 * Changes the house type of one of your own residences. A residence's `houseType` and the `residenceType` of the
 * property that shows it are always the same: changing either one changes both, and both `ETag`s.
 *
 * Orders the pictures of one of your own residences, and adds files of your own that aren't attached to anything yet.
 * Admins can order any residence's pictures. A list has to name every picture the residence has, so that an outdated
 * list can't remove one; a list that leaves a picture out is a 400. Use `DELETE /files/{key}` to remove a picture. A
 * residence can have up to 50 pictures.
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
 * Publishes premises together with one of your own residences that no announcement shows yet. Only an admin can send
 * `ownerId`, which names the landlord who will own the announcement. A landlord can have up to 1,000 announcements,
 * including hidden ones, unless the server's operator has set another limit. The `residenceType` has to be the same as
 * the residence's `houseType`; otherwise the response is 400.
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
 * Stores a PNG without its metadata until you attach it to something of your own. A picture that isn't attached to
 * anything is deleted after 7 days, unless `POST /files/renewals` keeps it longer. You can have up to 50 such
 * pictures, as many as `POST /residence` accepts. Use `DELETE /files/{key}` to make room.
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
 * Pictures that aren't attached to anything are deleted after 7 days. This call starts the 7 days again for your own
 * pictures, for example when a draft that uses them is opened or edited. It returns the pictures that still exist,
 * each with the residence it's attached to. Pictures that were deleted or belong to someone else are left out.
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
 * Deletes one of your own pictures wherever it's used: a picture that isn't attached to anything yet, the profile
 * picture, or a picture of a residence. Admins can delete any picture.
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
 * Stores a PNG and makes it the user's profile picture. For admins.
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
 * Stores a PNG and adds it after the residence's other pictures. A residence can have up to 50. For admins.
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
 * Sends an email with a link that confirms the address. The response is the same if the address is already subscribed
 * or belongs to an account that has unsubscribed from all emails, but then nothing is sent.
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
 * Confirm a newsletter subscription.
 *
 * Confirms the address that the link in the email belongs to. Opening the link again has the same result.
 */
export function verifySubscriptionMutation(client: Client): MutationOptionsOf<'verifySubscription', VerifySubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'newsletter', 'verifySubscription'],
    mutationFn: ({ code, ...options }: VerifySubscriptionVariables) => operations.verifySubscription(client, code, options),
    onSuccess: invalidating('verifySubscription'),
    retry,
  };
}
