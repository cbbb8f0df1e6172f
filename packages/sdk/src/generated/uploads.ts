// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Call } from '../client/calls/call.ts';
import type { Query } from '../client/http.ts';
import { upload, type Picture, type UploadOptions } from '../client/upload.ts';
import type { Client } from '../client/createClient.ts';
import type { FileRecord } from './schema.ts';

/**
 * Upload a picture.
 *
 * Stores a PNG without its metadata until you attach it to something of your own. A picture that isn't attached to
 * anything is deleted after 7 days, unless `POST /files/renewals` keeps it longer. You can have up to 50 such
 * pictures, as many as `POST /residence` accepts. Use `DELETE /files/{key}` to make room.
 */
export function uploadFile(client: Client, picture: Picture, query?: Query<'uploadFile'>, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files', 'id:string', picture, options, { query });
}

/**
 * Upload a user's picture.
 *
 * Stores a PNG and makes it the user's profile picture. For admins.
 */
export function uploadUserPicture(client: Client, id: string, picture: Picture, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files/user/{id}', 'id:string', picture, options, { path: { id } });
}

/**
 * Upload a residence's picture.
 *
 * Stores a PNG and adds it after the residence's other pictures. A residence can have up to 50. For admins.
 */
export function uploadResidencePicture(client: Client, id: string, picture: Picture, query?: Query<'uploadResidencePicture'>, options?: UploadOptions): Call<FileRecord> {
  return upload(client, 'POST /files/residence/{id}', 'id:string', picture, options, { path: { id }, query });
}
