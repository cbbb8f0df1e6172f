import type { FileStore } from '../../files/fileStore.ts';
import type { Handlers } from '../../http/operations.ts';
import { notFound } from '../../http/problems.ts';

/** The operations of files. */
export const fileHandlers = (files: FileStore): Handlers<'getFile'> => ({
  getFile: async ({ path }) => {
    const picture = await files.open(path.key);
    if (picture === null) throw notFound();
    return { status: 200, picture: { type: 'image/png', content: picture } };
  },
});
