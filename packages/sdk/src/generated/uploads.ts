// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from './../client/calls/call.ts';
import type { Client } from './../client/createClient.ts';
import type { Query } from './../client/http.ts';
import type { CallOptions } from './../client/options.ts';
import { upload, type AttachedFile, type Picture, type UploadOptions } from './../client/upload.ts';
import type { Attachment, Document, FileRecord } from './schema.ts';

/**
 * Upload an attachment.
 *
 * Stores a PDF, or a PNG without its metadata, for your next message in this thread: see `attachments` of `POST /messages`. The
 * content says which it is, not the name. PDFs with scripts, commands or other files in them are refused. While you can write
 * in the thread, you can upload 100 MB a day, with at most 20 unsent files, which are deleted after 24 hours.
 */
export function uploadAttachment(client: Client, threadId: string, attachment: AttachedFile, options?: UploadOptions): Call<Attachment> {
  return upload(client, 'POST /threads/{threadId}/attachments keyed attachment', options, { path: { threadId }, attachment });
}

/**
 * Download an attachment.
 *
 * Returns an attachment of one of your threads, one that you haven't sent yet, or a document of an announcement that you can
 * read.
 */
export function getAttachment(client: Client, attachmentId: string, options?: CallOptions): Call<Blob> {
  return call(client, 'GET /attachments/{attachmentId} > file', options, { path: { attachmentId } });
}

/**
 * Delete an attachment or a document.
 *
 * Deletes an attachment that isn't sent yet, or a document of your own announcement.
 */
export function deleteAttachment(client: Client, attachmentId: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /attachments/{attachmentId} > nothing', options, { path: { attachmentId } });
}

/**
 * Upload a document.
 *
 * Adds a PDF, such as a floor plan, to one of your own announcements, which can have up to 10. PDFs with scripts, commands or
 * other files in them are refused.
 */
export function uploadDocument(client: Client, id: string, attachment: AttachedFile, query?: Query<'uploadDocument'>, options?: UploadOptions): Call<Document> {
  return upload(client, 'POST /documents/{id} keyed attachment query', options, { path: { id }, query, attachment });
}

/**
 * Upload a picture.
 *
 * Stores a PNG without its metadata until you attach it to something of your own. A picture that isn't attached to
 * anything is deleted after 7 days, unless `POST /files/renewals` keeps it longer. You can have up to 50 such
 * pictures, as many as `POST /residence` accepts. Use `DELETE /files/{key}` to make room.
 */
export function uploadFile(client: Client, picture: Picture, query?: Query<'uploadFile'>, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files keyed picture query', options, { query, picture });
}

/**
 * Get a picture.
 *
 * Returns the picture with this key: the original PNG or, with `width`, a smaller version, as AVIF or WebP if `Accept`
 * allows it. Keys can't be guessed and pictures never change, so no bearer is needed and the response can be cached
 * forever.
 */
export function getFile(client: Client, key: string, query?: Query<'getFile'>, options?: CallOptions): Call<Blob> {
  return call(client, 'GET /files/{key} query > file', options, { path: { key }, query });
}

/**
 * Delete a picture.
 *
 * Deletes one of your own pictures wherever it's used: a picture that isn't attached to anything yet, the profile
 * picture, or a picture of a residence. Admins can delete any picture.
 */
export function deleteFile(client: Client, key: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /files/{key} > nothing', options, { path: { key } });
}

/**
 * Upload a user's picture.
 *
 * Stores a PNG and makes it the user's profile picture. For admins.
 */
export function uploadUserPicture(client: Client, id: string, picture: Picture, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files/user/{id} keyed picture', options, { path: { id }, picture });
}

/**
 * Upload a residence's picture.
 *
 * Stores a PNG and adds it after the residence's other pictures. A residence can have up to 50. For admins.
 */
export function uploadResidencePicture(client: Client, id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files/residence/{id} keyed picture query', options, { path: { id }, query, picture });
}
