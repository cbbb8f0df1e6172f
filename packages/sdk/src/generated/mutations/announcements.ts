// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { ChangeOptions, CreationOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { AnnouncementChanges, AnnouncementCreation, ResidenceChanges, ResidenceCreation } from '../schema.ts';

/** What {@link updateAnnouncementMutation} is called with. */
export type UpdateAnnouncementVariables = ChangeOptions & { readonly id: string; readonly body: AnnouncementChanges };

/** Publish, hide or let an announcement: see {@link operations.updateAnnouncement}. */
export function updateAnnouncementMutation(client: Client): MutationOptionsOf<'updateAnnouncement', UpdateAnnouncementVariables> {
  return {
    mutationKey: ['tilava', 'announcements', 'updateAnnouncement'],
    mutationFn: ({ id, body, ...options }: UpdateAnnouncementVariables) => operations.updateAnnouncement(client, id, body, options),
    onSuccess: invalidating('updateAnnouncement'),
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
