import { isPanorama, picturesPerResidence } from '@tilava/domain/pictures';
import { toOneLine } from '@tilava/domain/text';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import { isDatabaseUnavailable } from '../../db/availability.ts';
import { PictureError } from '../../files/pngHeader.ts';
import type { Caller, Handlers, Once, UploadedFile } from '../../http/operations.ts';
import { notFound, ProblemError } from '../../http/problems.ts';
import type { FileDeletionStore, FileWriteStore, FoundFile } from './store.ts';
import type { UserLocks } from '../locks.ts';
import { requireReach } from '../permissions.ts';
import { maxUnattachedFiles, refuseMoreThan, tooManyFiles, tooManyPictures } from '../quotas.ts';
import { acceptedType, type PictureStore } from '../../files/pictureStore.ts';

type Schemas = components['schemas'];
type FileRecord = Schemas['FileRecord'];

interface Upload {
  readonly caller: Caller;
  readonly file: UploadedFile;
  readonly surround: boolean;
  readonly once: Once;
}

/** A picture of no residence. */
const loose = { residenceId: null, position: 0 };

interface FileWriteParts extends Pick<Dependencies, 'audit' | 'clock' | 'pictures'> {
  readonly statements: FileWriteStore;
  readonly locks: Pick<UserLocks, 'lockCaller' | 'lockOwner' | 'lockOwned'>;
}

export function fileWriteService({ statements, pictures, locks, audit, clock }: FileWriteParts) {
  async function keep({ name, read }: UploadedFile): Promise<string> {
    try {
      return await pictures.keep(read, isPanorama(name));
    } catch (error) {
      throw error instanceof PictureError ? refusal(error) : error;
    }
  }

  /** Keeps the picture first, then the row: never a row without a file. Decoding stays outside of the transaction. */
  async function take(
    { file, surround, once }: Upload,
    write: (record: FileRecord) => Promise<readonly string[]>,
  ): Promise<FileRecord> {
    const name = uploadName(file.name);
    const key = await keep(file);
    const record = { id: uuidv7(), key, name, surround };
    let outdated: readonly string[] = [];
    try {
      const kept = await once(async () => {
        outdated = await statements.transaction(() => write(record));
        return record;
      });
      // Repeated: the picture of the first time is the one that is shown.
      await pictures.discard(kept.key === key ? outdated : [key]);
      return kept;
    } catch (error) {
      // Lost amid a commit, the database does not say whether there is a row now; the sweeper sees it later.
      if (!isDatabaseUnavailable(error)) await pictures.discard([key]);
      throw error;
    }
  }

  return {
    /** A picture of one's own that belongs to nothing yet. */
    upload: (upload: Upload): Promise<FileRecord> =>
      take(upload, async (record) => {
        const { caller } = upload;
        const owner = await locks.lockCaller(caller);
        refuseMoreThan(maxUnattachedFiles, await statements.countUnattached(owner), tooManyFiles);
        await statements.insert({ ...record, ...loose, userId: caller.id, createdAt: clock() });
        return [];
      }),

    /**
     * Keeps pictures of one's own for as long again, and answers which of them are there.
     *
     * @throws ProblemError 401
     */
    renew: (caller: Caller, ids: readonly string[]): Promise<Schemas['RenewedFiles']> =>
      statements.transaction(async () => {
        await locks.lockCaller(caller);
        return { files: await statements.renew(caller.id, ids, clock()) };
      }),

    /** Makes a picture the profile picture of a user; the former one goes. */
    async uploadForUser(upload: Upload, userId: string): Promise<FileRecord> {
      if (!(await statements.userExists(userId))) throw notFound();
      return take(upload, async (record) => {
        const user = await locks.lockOwner(upload.caller, userId);
        if (user === null) throw notFound();
        await statements.setProfilePicture(user.id, record.id);
        await statements.insert({ ...record, ...loose, userId: user.id, createdAt: clock() });
        await audit.record(upload.caller, 'uploadUserPicture', user.id, ['file']);
        return user.fileId === null ? [] : statements.removeProfilePicture(user.fileId);
      });
    },

    async uploadForResidence(upload: Upload, residenceId: string): Promise<FileRecord> {
      const find = () => statements.findResidence(residenceId);
      if ((await find()) === null) throw notFound();
      return take(upload, async (record) => {
        const { userId } = await locks.lockOwned(upload.caller, 'uploadResidencePicture', find);
        const position = await statements.nextPosition(residenceId);
        if (position >= picturesPerResidence) throw tooManyPictures();
        await statements.insert({ ...record, userId, residenceId, position, createdAt: clock() });
        await statements.touchResidence(residenceId);
        await audit.record(upload.caller, 'uploadResidencePicture', residenceId, ['files']);
        return [];
      });
    },
  };
}

type FileWriteService = ReturnType<typeof fileWriteService>;

const refusal = (cause: PictureError): ProblemError =>
  cause.reason === 'tooLarge'
    ? new ProblemError(413, 'payload_too_large', 'The picture is larger than 32 MB or 50 megapixels', {
        cause,
      })
    : new ProblemError(400, 'picture_invalid', 'This file isn’t a valid PNG picture', { cause });

interface FileDeletionParts extends Pick<Dependencies, 'audit' | 'pictures'> {
  readonly store: FileDeletionStore;
  readonly locks: Pick<UserLocks, 'lockOwned'>;
}

export function fileDeletionService({ store, pictures, locks, audit }: FileDeletionParts) {
  /** Deletes what is still the same user's; an admin's upload may have become a landlord's meanwhile. */
  async function remove(caller: Caller, { id, userId }: FoundFile): Promise<FoundFile | null> {
    const found = await locks.lockOwned(caller, 'deleteFile', () => store.find(id));
    if (found.userId !== userId) return null;
    await store.remove(id);
    if (found.residenceId === null) await store.leaveProfile(found);
    else await store.closeUp(found.residenceId);
    await audit.record(caller, 'deleteFile', id);
    return found;
  }

  return {
    /** Deletes a picture, by its id or key, with everything that was made of it. */
    async delete(caller: Caller, name: string): Promise<void> {
      let removed: FoundFile | null = null;
      while (removed === null) {
        const found = await store.find(name);
        if (found === null) throw notFound();
        requireReach(caller, 'deleteFile', found.userId);
        removed = await store.transaction(() => remove(caller, found));
      }
      await pictures.discard([removed.key]);
    },
  };
}

type FileDeletionService = ReturnType<typeof fileDeletionService>;

/** The greatest name that is kept, in characters. */
const lengthLimit = 200;

/** The name of an upload as it is kept: no folders, nothing unseen, and not without end. */
export function uploadName(sent: string): string {
  const base = toOneLine(sent.toWellFormed()).split(/[/\\]/).at(-1) ?? '';
  const name = Array.from(base.trim()).slice(0, lengthLimit).join('').trim();
  return name === '' || /^\.+$/.test(name) ? 'picture.png' : name;
}

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
