// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { AttachedFile, UploadOptions } from '../../client/upload.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { AnnouncementBatch, AnnouncementChanges, AnnouncementCreation, AnnouncementUpsert, ResidenceChanges, ResidenceCreation } from '../schema.ts';

/** What {@link updateAnnouncementMutation} is called with. */
export type UpdateAnnouncementVariables = ChangeOptions & { readonly id: string; readonly body: AnnouncementChanges };

/** Change an announcement's visibility, reference or public page: see {@link operations.updateAnnouncement}. */
export function updateAnnouncementMutation(client: Client): MutationOptionsOf<'updateAnnouncement', UpdateAnnouncementVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'updateAnnouncement'],
    mutationFn: ({ id, body, ...options }: UpdateAnnouncementVariables) => operations.updateAnnouncement(client, id, body, options),
    onSuccess: invalidating('updateAnnouncement'),
    retry,
  };
}

/** What {@link uploadDocumentMutation} is called with. */
export type UploadDocumentVariables = UploadOptions & { readonly id: string; readonly attachment: AttachedFile; readonly query?: Query<'uploadDocument'> };

/** Upload a document: see {@link operations.uploadDocument}. */
export function uploadDocumentMutation(client: Client): MutationOptionsOf<'uploadDocument', UploadDocumentVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'uploadDocument'],
    mutationFn: ({ id, attachment, query, ...options }: UploadDocumentVariables) => operations.uploadDocument(client, id, attachment, query, options),
    onSuccess: invalidating('uploadDocument'),
    retry,
  };
}

/** What {@link upsertAnnouncementMutation} is called with. */
export type UpsertAnnouncementVariables = CallOptions & { readonly reference: string; readonly body: AnnouncementUpsert; readonly query?: Query<'upsertAnnouncement'> };

/** Create or update an announcement by your reference: see {@link operations.upsertAnnouncement}. */
export function upsertAnnouncementMutation(client: Client): MutationOptionsOf<'upsertAnnouncement', UpsertAnnouncementVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'upsertAnnouncement'],
    mutationFn: ({ reference, body, query, ...options }: UpsertAnnouncementVariables) => operations.upsertAnnouncement(client, reference, body, query, options),
    onSuccess: invalidating('upsertAnnouncement'),
    retry,
  };
}

/** What {@link upsertAnnouncementBatchMutation} is called with. */
export type UpsertAnnouncementBatchVariables = CallOptions & { readonly body: AnnouncementBatch; readonly query?: Query<'upsertAnnouncementBatch'> };

/** Create or update up to 100 announcements: see {@link operations.upsertAnnouncementBatch}. */
export function upsertAnnouncementBatchMutation(client: Client): MutationOptionsOf<'upsertAnnouncementBatch', UpsertAnnouncementBatchVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'upsertAnnouncementBatch'],
    mutationFn: ({ body, query, ...options }: UpsertAnnouncementBatchVariables) => operations.upsertAnnouncementBatch(client, body, query, options),
    onSuccess: invalidating('upsertAnnouncementBatch'),
    retry,
  };
}

/** What {@link createAnnouncementCopyMutation} is called with. */
export type CreateAnnouncementCopyVariables = CreationOptions & { readonly id: string };

/** Copy an announcement: see {@link operations.createAnnouncementCopy}. */
export function createAnnouncementCopyMutation(client: Client): MutationOptionsOf<'createAnnouncementCopy', CreateAnnouncementCopyVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'createAnnouncementCopy'],
    mutationFn: ({ id, ...options }: CreateAnnouncementCopyVariables) => operations.createAnnouncementCopy(client, id, options),
    onSuccess: invalidating('createAnnouncementCopy'),
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
