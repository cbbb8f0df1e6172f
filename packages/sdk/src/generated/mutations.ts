// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../client/createClient.ts';
import type { Query } from '../client/http.ts';
import type { AlertChanges, AnnouncementChanges, AnnouncementCreation, AppealCreation, Credentials, CredentialsCheck, FileRenewal, MessageCreation, NeedCreation, PasswordReset, PropertyChanges, ReportChanges, ReportCreation, ResidenceChanges, ResidenceCreation, SeenInterests, Subscription, ThreadChanges, UserChanges, UserCreation, ViewingChanges, ViewingCreation, ViewingHours } from './schema.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../client/options.ts';
import type { AttachedFile, Picture, UploadOptions } from '../client/upload.ts';
import { invalidating } from '../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../react-query/options.ts';
import * as operations from '../operations.ts';

/** What {@link createBearerMutation} is called with. */
export type CreateBearerVariables = CallOptions & { readonly body: Credentials };

/** Log in: see {@link operations.createBearer}. */
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

/** Log out: see {@link operations.deleteBearer}. */
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

/** Check the current password: see {@link operations.checkCredentials}. */
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

/** Verify an account: see {@link operations.verifyUser}. */
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

/** Send the verification email again: see {@link operations.sendVerificationMail}. */
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

/** Sign up: see {@link operations.createUser}. */
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

/** Request a new password: see {@link operations.sendPasswordReset}. */
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

/** Change a user: see {@link operations.updateUser}. */
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

/** Delete a user: see {@link operations.deleteUser}. */
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

/** Mark received interest as seen: see {@link operations.updateReceivedInterests}. */
export function updateReceivedInterestsMutation(client: Client): MutationOptionsOf<'updateReceivedInterests', UpdateReceivedInterestsVariables> {
  return {
    mutationKey: ['tilava', 'interests', 'updateReceivedInterests'],
    mutationFn: ({ id, body, ...options }: UpdateReceivedInterestsVariables) => operations.updateReceivedInterests(client, id, body, options),
    onSuccess: invalidating('updateReceivedInterests'),
    retry,
  };
}

/** What {@link addBlockMutation} is called with. */
export type AddBlockVariables = CallOptions & { readonly id: string; readonly blockedId: string };

/** Block a user: see {@link operations.addBlock}. */
export function addBlockMutation(client: Client): MutationOptionsOf<'addBlock', AddBlockVariables> {
  return {
    mutationKey: ['tilava', 'blocks', 'addBlock'],
    mutationFn: ({ id, blockedId, ...options }: AddBlockVariables) => operations.addBlock(client, { id, blockedId }, options),
    onSuccess: invalidating('addBlock'),
    retry,
  };
}

/** What {@link deleteBlockMutation} is called with. */
export type DeleteBlockVariables = CallOptions & { readonly id: string; readonly blockedId: string };

/** Unblock a user: see {@link operations.deleteBlock}. */
export function deleteBlockMutation(client: Client): MutationOptionsOf<'deleteBlock', DeleteBlockVariables> {
  return {
    mutationKey: ['tilava', 'blocks', 'deleteBlock'],
    mutationFn: ({ id, blockedId, ...options }: DeleteBlockVariables) => operations.deleteBlock(client, { id, blockedId }, options),
    onSuccess: invalidating('deleteBlock'),
    retry,
  };
}

/** What {@link createReportMutation} is called with. */
export type CreateReportVariables = CallOptions & { readonly body: ReportCreation };

/** Report a message or announcement: see {@link operations.createReport}. */
export function createReportMutation(client: Client): MutationOptionsOf<'createReport', CreateReportVariables> {
  return {
    mutationKey: ['tilava', 'reports', 'createReport'],
    mutationFn: ({ body, ...options }: CreateReportVariables) => operations.createReport(client, body, options),
    onSuccess: invalidating('createReport'),
    retry,
  };
}

/** What {@link updateReportMutation} is called with. */
export type UpdateReportVariables = CallOptions & { readonly reportId: string; readonly body: ReportChanges };

/** Decide a report or an appeal: see {@link operations.updateReport}. */
export function updateReportMutation(client: Client): MutationOptionsOf<'updateReport', UpdateReportVariables> {
  return {
    mutationKey: ['tilava', 'reports', 'updateReport'],
    mutationFn: ({ reportId, body, ...options }: UpdateReportVariables) => operations.updateReport(client, reportId, body, options),
    onSuccess: invalidating('updateReport'),
    retry,
  };
}

/** What {@link createAppealMutation} is called with. */
export type CreateAppealVariables = CallOptions & { readonly reportId: string; readonly body: AppealCreation };

/** Appeal a decision: see {@link operations.createAppeal}. */
export function createAppealMutation(client: Client): MutationOptionsOf<'createAppeal', CreateAppealVariables> {
  return {
    mutationKey: ['tilava', 'reports', 'createAppeal'],
    mutationFn: ({ reportId, body, ...options }: CreateAppealVariables) => operations.createAppeal(client, reportId, body, options),
    onSuccess: invalidating('createAppeal'),
    retry,
  };
}

/** What {@link sendMessageMutation} is called with. */
export type SendMessageVariables = CreationOptions & { readonly body: MessageCreation };

/** Send a message: see {@link operations.sendMessage}. */
export function sendMessageMutation(client: Client): MutationOptionsOf<'sendMessage', SendMessageVariables> {
  return {
    mutationKey: ['tilava', 'threads', 'sendMessage'],
    mutationFn: ({ body, ...options }: SendMessageVariables) => operations.sendMessage(client, body, options),
    onSuccess: invalidating('sendMessage'),
    retry,
  };
}

/** What {@link updateThreadMutation} is called with. */
export type UpdateThreadVariables = CallOptions & { readonly threadId: string; readonly body: ThreadChanges };

/** Mark a thread as seen or archived: see {@link operations.updateThread}. */
export function updateThreadMutation(client: Client): MutationOptionsOf<'updateThread', UpdateThreadVariables> {
  return {
    mutationKey: ['tilava', 'threads', 'updateThread'],
    mutationFn: ({ threadId, body, ...options }: UpdateThreadVariables) => operations.updateThread(client, threadId, body, options),
    onSuccess: invalidating('updateThread'),
    retry,
  };
}

/** What {@link uploadAttachmentMutation} is called with. */
export type UploadAttachmentVariables = UploadOptions & { readonly threadId: string; readonly attachment: AttachedFile };

/** Upload an attachment: see {@link operations.uploadAttachment}. */
export function uploadAttachmentMutation(client: Client): MutationOptionsOf<'uploadAttachment', UploadAttachmentVariables> {
  return {
    mutationKey: ['tilava', 'threads', 'uploadAttachment'],
    mutationFn: ({ threadId, attachment, ...options }: UploadAttachmentVariables) => operations.uploadAttachment(client, threadId, attachment, options),
    onSuccess: invalidating('uploadAttachment'),
    retry,
  };
}

/** What {@link deleteAttachmentMutation} is called with. */
export type DeleteAttachmentVariables = CallOptions & { readonly attachmentId: string };

/** Delete an attachment that isn't sent: see {@link operations.deleteAttachment}. */
export function deleteAttachmentMutation(client: Client): MutationOptionsOf<'deleteAttachment', DeleteAttachmentVariables> {
  return {
    mutationKey: ['tilava', 'threads', 'deleteAttachment'],
    mutationFn: ({ attachmentId, ...options }: DeleteAttachmentVariables) => operations.deleteAttachment(client, attachmentId, options),
    onSuccess: invalidating('deleteAttachment'),
    retry,
  };
}

/** What {@link updateViewingHoursMutation} is called with. */
export type UpdateViewingHoursVariables = ChangeOptions & { readonly id: string; readonly body: ViewingHours };

/** Publish viewing hours: see {@link operations.updateViewingHours}. */
export function updateViewingHoursMutation(client: Client): MutationOptionsOf<'updateViewingHours', UpdateViewingHoursVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'updateViewingHours'],
    mutationFn: ({ id, body, ...options }: UpdateViewingHoursVariables) => operations.updateViewingHours(client, id, body, options),
    onSuccess: invalidating('updateViewingHours'),
    retry,
  };
}

/** What {@link createViewingMutation} is called with. */
export type CreateViewingVariables = CreationOptions & { readonly body: ViewingCreation };

/** Book or propose a viewing: see {@link operations.createViewing}. */
export function createViewingMutation(client: Client): MutationOptionsOf<'createViewing', CreateViewingVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'createViewing'],
    mutationFn: ({ body, ...options }: CreateViewingVariables) => operations.createViewing(client, body, options),
    onSuccess: invalidating('createViewing'),
    retry,
  };
}

/** What {@link updateViewingMutation} is called with. */
export type UpdateViewingVariables = CreationOptions & { readonly viewingId: string; readonly body: ViewingChanges };

/** Accept, move or cancel a viewing: see {@link operations.updateViewing}. */
export function updateViewingMutation(client: Client): MutationOptionsOf<'updateViewing', UpdateViewingVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'updateViewing'],
    mutationFn: ({ viewingId, body, ...options }: UpdateViewingVariables) => operations.updateViewing(client, viewingId, body, options),
    onSuccess: invalidating('updateViewing'),
    retry,
  };
}

/** What {@link renewCalendarMutation} is called with. */
export type RenewCalendarVariables = CallOptions & { readonly id: string };

/** Make a calendar link: see {@link operations.renewCalendar}. */
export function renewCalendarMutation(client: Client): MutationOptionsOf<'renewCalendar', RenewCalendarVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'renewCalendar'],
    mutationFn: ({ id, ...options }: RenewCalendarVariables) => operations.renewCalendar(client, id, options),
    onSuccess: invalidating('renewCalendar'),
    retry,
  };
}

/** What {@link deleteCalendarMutation} is called with. */
export type DeleteCalendarVariables = CallOptions & { readonly id: string };

/** Revoke the calendar link: see {@link operations.deleteCalendar}. */
export function deleteCalendarMutation(client: Client): MutationOptionsOf<'deleteCalendar', DeleteCalendarVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'deleteCalendar'],
    mutationFn: ({ id, ...options }: DeleteCalendarVariables) => operations.deleteCalendar(client, id, options),
    onSuccess: invalidating('deleteCalendar'),
    retry,
  };
}

/** What {@link addFavoriteMutation} is called with. */
export type AddFavoriteVariables = CallOptions & { readonly id: string; readonly announcementId: string; readonly query?: Query<'addFavorite'> };

/** Save an announcement: see {@link operations.addFavorite}. */
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

/** Remove a saved announcement: see {@link operations.deleteFavorite}. */
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

/** Show a landlord's interest in a tenant: see {@link operations.addInterest}. */
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

/** Withdraw a landlord's interest: see {@link operations.deleteInterest}. */
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

/** Create a need: see {@link operations.createProperty}. */
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

/** Change a property: see {@link operations.updateProperty}. */
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

/** Delete a property: see {@link operations.deleteProperty}. */
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

/** Change the alerts of a property: see {@link operations.updateAlerts}. */
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

/** Unsubscribe by email link: see {@link operations.createUnsubscription}. */
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

/** Publish or hide an announcement: see {@link operations.updateAnnouncement}. */
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

/** Create a residence: see {@link operations.createResidence}. */
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

/** Change a residence: see {@link operations.updateResidence}. */
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

/** Publish an announcement: see {@link operations.createAnnouncement}. */
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

/** Upload a picture: see {@link operations.uploadFile}. */
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

/** Keep pictures for another 7 days: see {@link operations.renewFiles}. */
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

/** Delete a picture: see {@link operations.deleteFile}. */
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

/** Upload a user's picture: see {@link operations.uploadUserPicture}. */
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

/** Upload a residence's picture: see {@link operations.uploadResidencePicture}. */
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

/** Subscribe to the newsletter: see {@link operations.createSubscription}. */
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

/** Confirm a newsletter subscription: see {@link operations.verifySubscription}. */
export function verifySubscriptionMutation(client: Client): MutationOptionsOf<'verifySubscription', VerifySubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'newsletter', 'verifySubscription'],
    mutationFn: ({ code, ...options }: VerifySubscriptionVariables) => operations.verifySubscription(client, code, options),
    onSuccess: invalidating('verifySubscription'),
    retry,
  };
}
