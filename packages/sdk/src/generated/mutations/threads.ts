// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions, CreationOptions } from '../../client/options.ts';
import type { AttachedFile, UploadOptions } from '../../client/upload.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { MessageCreation, ThreadChanges } from '../schema.ts';

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

/** Delete an attachment or a document: see {@link operations.deleteAttachment}. */
export function deleteAttachmentMutation(client: Client): MutationOptionsOf<'deleteAttachment', DeleteAttachmentVariables> {
  return {
    mutationKey: ['tilava', 'threads', 'deleteAttachment'],
    mutationFn: ({ attachmentId, ...options }: DeleteAttachmentVariables) => operations.deleteAttachment(client, attachmentId, options),
    onSuccess: invalidating('deleteAttachment'),
    retry,
  };
}
