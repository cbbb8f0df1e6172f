import { acceptedType } from '../../files/acceptedType.ts';
import type { PictureShelf } from '../../files/pictureShelf.ts';
import type { Handlers } from '../../http/operations.ts';
import { notFound } from '../../http/problems.ts';
import type { FileWriteService } from './writeService.ts';

/** The operations of files. */
export const fileHandlers = (
  files: FileWriteService,
  shelf: PictureShelf,
): Handlers<'getFile' | 'uploadFile' | 'uploadUserPicture' | 'uploadResidencePicture'> => ({
  getFile: async ({ path, query: { width }, accept }) => {
    const wanted = width === undefined ? null : { width, type: acceptedType(accept) };
    const picture = await shelf.open(path.key, wanted);
    if (picture === null) throw notFound();
    return { status: 200, picture };
  },

  uploadFile: ({ caller, query, body, once }) =>
    files.upload({ caller, file: body.file, surround: query.surround ?? false, once }),

  uploadUserPicture: ({ caller, path, body, once }) =>
    files.uploadForUser({ caller, file: body.file, surround: false, once }, path.id),

  uploadResidencePicture: ({ caller, path, query, body, once }) =>
    files.uploadForResidence({ caller, file: body.file, surround: query.surround ?? false, once }, path.id),
});
