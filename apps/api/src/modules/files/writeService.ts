import { isPanorama } from '@tilava/domain/pictures';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { PictureShelf } from '../../files/pictureShelf.ts';
import { PictureError } from '../../files/pngHeader.ts';
import type { Caller } from '../../http/caller.ts';
import type { KeptAnswer, UploadedFile } from '../../http/operations.ts';
import { notFound, ProblemError } from '../../http/problems.ts';
import type { Audit } from '../audit.ts';
import type { FileWriteStore } from './writeStore.ts';
import { uploadName } from './uploadName.ts';

type FileRecord = components['schemas']['FileRecord'];

/** A picture as it came, and how to write down that it came. */
export interface Upload {
  readonly caller: Caller;
  readonly file: UploadedFile;
  readonly surround: boolean;
  readonly once: <Kept extends KeptAnswer>(work: () => Promise<Kept>) => Promise<Kept>;
}

interface Created {
  readonly status: 201;
  readonly body: FileRecord;
}

/** Taking pictures in. */
export function fileWriteService(
  statements: FileWriteStore,
  shelf: PictureShelf,
  audit: Audit,
  clock: () => Date,
) {
  async function keep({ name, content }: UploadedFile): Promise<string> {
    try {
      return await shelf.keep(content, isPanorama(name));
    } catch (error) {
      throw error instanceof PictureError ? refusal(error) : error;
    }
  }

  /**
   * Keeps the picture, and then what `write` writes of it: there is never a row without a file. A file that comes
   * to no row is thrown away. Decoding stays outside of the transaction, which would hold a connection meanwhile.
   */
  async function take(upload: Upload, write: (record: FileRecord) => Promise<void>): Promise<Created> {
    const { file, surround, once } = upload;
    const key = await keep(file);
    const record = { id: uuidv7(), key, name: uploadName(file.name), surround };
    try {
      const answer = await once(async (): Promise<Created> => {
        await statements.transaction(() => write(record));
        return { status: 201, body: record };
      });
      // Repeated: the picture of the first time is the one that is shown.
      if (answer.body.key !== key) await shelf.discard([key]);
      return answer;
    } catch (error) {
      await shelf.discard([key]);
      throw error;
    }
  }

  return {
    /** A picture of one's own that belongs to nothing yet. */
    upload: (upload: Upload): Promise<Created> =>
      take(upload, (record) =>
        statements.insert({ ...record, userId: upload.caller.id, createdAt: clock() }),
      ),

    /** Makes a picture the profile picture of a user; the former one goes. */
    async uploadForUser(upload: Upload, userId: string): Promise<Created> {
      if (!(await statements.userExists(userId))) throw notFound();
      const outdated: string[] = [];
      const created = await take(upload, async (record) => {
        const former = await statements.replaceProfilePicture(userId, record.id);
        if (former === undefined) throw notFound();
        await statements.insert({ ...record, userId, createdAt: clock() });
        const key = former === null ? null : await statements.removeProfilePicture(former);
        if (key !== null) outdated.push(key);
        await audit.record(upload.caller, 'uploadUserPicture', userId, ['file']);
      });
      await shelf.discard(outdated);
      return created;
    },

    /** Adds a picture behind the others of a residence. */
    async uploadForResidence(upload: Upload, residenceId: string): Promise<Created> {
      if (!(await statements.residenceExists(residenceId))) throw notFound();
      return take(upload, async (record) => {
        const residence = await statements.lockResidence(residenceId);
        if (residence === null) throw notFound();
        const position = await statements.nextPosition(residenceId);
        const { userId } = residence;
        await statements.insert({ ...record, userId, residenceId, position, createdAt: clock() });
        await statements.touchAnnouncementsOf(residenceId);
        await audit.record(upload.caller, 'uploadResidencePicture', residenceId, ['files']);
      });
    },
  };
}

/** See `fileWriteService`. */
export type FileWriteService = ReturnType<typeof fileWriteService>;

const refusal = (cause: PictureError): ProblemError =>
  cause.reason === 'tooLarge'
    ? new ProblemError(413, 'payload_too_large', 'The picture is larger than 32 MB or 50 megapixels', {
        cause,
      })
    : new ProblemError(400, 'picture_invalid', 'The file is not a PNG picture that can be read', { cause });
