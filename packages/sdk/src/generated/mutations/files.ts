// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Picture, UploadOptions } from '../../client/upload.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { FileRenewal } from '../schema.ts';

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
