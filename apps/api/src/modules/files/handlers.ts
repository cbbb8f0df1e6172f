import { acceptedType, type PictureStore } from '../../files/pictureStore.ts';
import type { Handlers } from '../../http/operations.ts';
import { notFound } from '../../http/problems.ts';
import type { FileDeletionService, FileWriteService } from './service.ts';

export const fileHandlers = (
  files: FileWriteService,
  deleting: FileDeletionService,
  pictures: PictureStore,
): Handlers<
  'getFile' | 'uploadFile' | 'renewFiles' | 'uploadUserPicture' | 'uploadResidencePicture' | 'deleteFile'
> => ({
  getFile: async ({ path, query: { width }, accept }) => {
    const wanted = width === undefined ? null : { width, type: acceptedType(accept) };
    const picture = await pictures.open(path.key, wanted);
    if (picture === null) throw notFound();
    return { status: 200, picture };
  },

  uploadFile: async ({ caller, query: { surround = false }, body: { file }, once }) =>
    pictureMade(await files.upload({ caller, file, surround, once })),

  renewFiles: async ({ caller, body: { ids } }) => ({ status: 200, body: await files.renew(caller, ids) }),

  uploadUserPicture: async ({ caller, path, body: { file }, once }) =>
    pictureMade(await files.uploadForUser({ caller, file, surround: false, once }, path.id)),

  uploadResidencePicture: async ({ caller, path, query: { surround = false }, body: { file }, once }) =>
    pictureMade(await files.uploadForResidence({ caller, file, surround, once }, path.id)),

  deleteFile: async ({ caller, path }) => {
    await deleting.delete(caller, path.key);
    return { status: 204 };
  },
});

const pictureMade = <Picture extends { readonly key: string }>(body: Picture) =>
  ({ status: 201, body, location: `/files/${body.key}` }) as const;
