import {
  attachmentLimits,
  toAttachmentName,
  unsentKeptFor,
  type AttachmentType,
} from '@tilava/domain/attachments';
import type { components } from '@tilava/sdk/schema';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import { isDatabaseUnavailable } from '../../db/availability.ts';
import type { Database } from '../../db/database.ts';
import { announcementDocuments, messageAttachments, messages, threads } from '../../db/schema.ts';
import { attachmentKeyOf, newAttachmentKey } from '../../files/attachmentKey.ts';
import { isPdf } from '../../files/pdf.ts';
import { cleanPicture } from '../../files/pictureProcessing.ts';
import { PictureError } from '../../files/pngHeader.ts';
import type { Caller, Download, Handlers, Once, UploadedFile } from '../../http/operations.ts';
import { invalidValue, notFound, ProblemError, tooManyAttempts } from '../../http/problems.ts';
import type { DocumentService } from '../announcements/documents.ts';
import { refuseUnsafePdf } from '../files/refuseUnsafePdf.ts';
import { fileSweeper } from '../files/sweeper.ts';
import { lockName } from '../locks.ts';
import { requireReach } from '../permissions.ts';
import { refuseMoreThan, tooManyAttachments } from '../quotas.ts';

type Attachment = components['schemas']['Attachment'];
type AttachmentRow = typeof messageAttachments.$inferSelect;

const hour = 3_600_000;
const day = 24 * hour;

/** The attachments of a selected message, in the order of their upload; of one table alone, columns lose its name. */
export const attachmentsOfMessage = sql<Attachment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', sent.id, 'name', sent.name, 'type', sent.type, 'size', sent.size)
    order by sent.id), '[]') from ${messageAttachments} as sent where sent.message_id = ${messages}.id)`;

export const attachmentStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** Lets one upload of a user count after the other. */
  lockUploader: (userId: string): Promise<void> => lockName(database, `attachments of ${userId}`),

  /** Whether there is a thread, which then stays until the transaction ends. */
  async keepThread(id: string): Promise<boolean> {
    const found = await database.queries
      .select({ id: threads.id })
      .from(threads)
      .where(eq(threads.id, id))
      .for('key share');
    return found.length > 0;
  },

  /** How many of a user's wait to be sent, and how much the user has uploaded since a moment. */
  async usageOf(uploaderId: string, since: Date) {
    const isRecent = sql`${messageAttachments.createdAt} > ${since.toISOString()}::timestamptz`;
    const [row] = await database.queries
      .select({
        unsent: sql<number>`(count(*) filter (where ${messageAttachments.messageId} is null))::int`,
        size: sql<number>`coalesce(sum(${messageAttachments.size}) filter (where ${isRecent}), 0)::int`,
        oldest: sql<
          string | null
        >`(extract(epoch from min(${messageAttachments.createdAt}) filter (where ${isRecent})) * 1000)::bigint::text`,
      })
      .from(messageAttachments)
      .where(
        and(
          eq(messageAttachments.uploaderId, uploaderId),
          sql`(${messageAttachments.messageId} is null or ${isRecent})`,
        ),
      );
    return { unsent: row?.unsent ?? 0, size: row?.size ?? 0, oldest: Number(row?.oldest ?? 0) };
  },

  async insert(row: Omit<AttachmentRow, 'messageId'>): Promise<void> {
    await database.queries.insert(messageAttachments).values(row);
  },

  /** An attachment with the two sides of its thread. */
  async find(id: string) {
    const [row] = await database.queries
      .select({
        attachment: messageAttachments,
        tenantId: threads.tenantId,
        landlordId: threads.landlordId,
      })
      .from(messageAttachments)
      .innerJoin(threads, eq(threads.id, messageAttachments.threadId))
      .where(eq(messageAttachments.id, id));
    return row ?? null;
  },

  /** Deletes what a user hasn't sent; answers the keys. */
  async removeUnsent(uploaderId: string, id: string): Promise<string[]> {
    const removed = await database.queries
      .delete(messageAttachments)
      .where(
        and(
          eq(messageAttachments.id, id),
          eq(messageAttachments.uploaderId, uploaderId),
          isNull(messageAttachments.messageId),
        ),
      )
      .returning({ key: messageAttachments.key });
    return removed.map(({ key }) => key);
  },

  /**
   * Sends files with a message, in its transaction.
   *
   * @throws ProblemError 400 where one isn't the sender's, of another thread, sent already or gone
   */
  async attach(
    ids: readonly string[],
    message: Pick<typeof messages.$inferSelect, 'id' | 'threadId'>,
    senderId: string,
  ): Promise<Attachment[]> {
    if (ids.length === 0) return [];
    const attached = await database.queries
      .update(messageAttachments)
      .set({ messageId: message.id })
      .where(
        and(
          inArray(messageAttachments.id, [...ids]),
          eq(messageAttachments.threadId, message.threadId),
          eq(messageAttachments.uploaderId, senderId),
          isNull(messageAttachments.messageId),
        ),
      )
      .returning();
    const missing = ids.findIndex((id) => !attached.some((row) => row.id === id.toLowerCase()));
    if (missing !== -1) {
      throw invalidValue('This file isn’t there any more; attach it again', `/body/attachments/${missing}`);
    }
    return attached.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(presentAttachment);
  },

  /** Deletes the rows of what wasn't sent and is older than `before`; answers the keys. */
  async removeUnattached(before: Date): Promise<string[]> {
    const removed = await database.queries
      .delete(messageAttachments)
      .where(and(isNull(messageAttachments.messageId), lt(messageAttachments.createdAt, before)))
      .returning({ key: messageAttachments.key });
    return removed.map(({ key }) => key);
  },

  /** Of those of messages and of announcements. */
  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const known = (table: typeof messageAttachments | typeof announcementDocuments) =>
      database.queries
        .select({ key: table.key })
        .from(table)
        .where(inArray(table.key, [...keys]));
    const rows = [...(await known(messageAttachments)), ...(await known(announcementDocuments))];
    return new Set(rows.map(({ key }) => key));
  },
});

export type AttachmentStore = ReturnType<typeof attachmentStore>;

interface AttachmentParts extends Pick<Dependencies, 'locks' | 'clock' | 'pictures' | 'fileStore'> {
  readonly store: AttachmentStore;
  /** Refuses a thread in which the caller cannot write now. */
  readonly requireWritable: (caller: Caller, threadId: string) => Promise<void>;
  /** Of announcements; they are downloaded and deleted by the same calls. */
  readonly documents: Pick<DocumentService, 'download' | 'remove'>;
}

interface Upload {
  readonly caller: Caller;
  readonly threadId: string;
  readonly file: UploadedFile;
  readonly once: Once;
}

export function attachmentService(parts: AttachmentParts) {
  const { store, requireWritable, documents, pictures, fileStore, locks, clock } = parts;

  async function insert(caller: Caller, row: Omit<AttachmentRow, 'messageId' | 'uploaderId' | 'createdAt'>) {
    await store.lockUploader(caller.id);
    await locks.keepUser(caller);
    if (!(await store.keepThread(row.threadId))) throw notFound();
    const now = clock();
    const { unsent, size, oldest } = await store.usageOf(caller.id, new Date(now.getTime() - day));
    refuseMoreThan(attachmentLimits.unsent, unsent, tooManyAttachments);
    if (size + row.size > attachmentLimits.sizePerDay) throw tooManyAttempts(oldest + day - now.getTime());
    await store.insert({ ...row, uploaderId: caller.id, createdAt: now });
    return presentAttachment(row);
  }

  return {
    /**
     * Keeps a file that is to be sent in a thread: first its content, then its row, as pictures are kept.
     *
     * @throws ProblemError 400 where it is neither PNG nor PDF, or not safe, 404 and 409 where the caller cannot write
     */
    async upload({ caller, threadId, file, once }: Upload): Promise<Attachment> {
      await requireWritable(caller, threadId);
      const key = newAttachmentKey();
      const { type, size } = await pictures.inTurn(async () => {
        const cleaned = await cleanAttachment(await file.read());
        await fileStore.put(key, cleaned.content, 'application/octet-stream');
        return { type: cleaned.type, size: cleaned.content.length };
      });
      const row = { id: uuidv7(), threadId, key, type, size, name: toAttachmentName(file.name, type) };
      try {
        const kept = await once(() => store.transaction(() => insert(caller, row)));
        // Repeated: the file of the first time is the one that is sent.
        if (kept.id !== row.id) await pictures.discard([key]);
        return kept;
      } catch (error) {
        // Lost amid a commit, the database does not say whether there is a row now; the sweeper sees it later.
        if (!isDatabaseUnavailable(error)) await pictures.discard([key]);
        throw error;
      }
    },

    /** The content for the two sides of its thread; before it is sent, for the uploader alone. Or that of a document. */
    async download(caller: Caller, id: string): Promise<Download> {
      const found = await store.find(id);
      if (found === null) {
        const document = await documents.download(caller, id);
        if (document === null) throw notFound();
        return document;
      }
      const { attachment, tenantId, landlordId } = found;
      const readers = attachment.messageId === null ? [attachment.uploaderId] : [tenantId, landlordId];
      requireReach(caller, 'getAttachment', readers.find((reader) => reader === caller.id) ?? '');
      const { name, type, key } = attachment;
      const file = await fileStore.open(key);
      if (file === null) throw notFound();
      return { ...file, name, type };
    },

    async remove(caller: Caller, id: string): Promise<void> {
      const keys = await store.removeUnsent(caller.id, id);
      if (keys.length === 0 && !(await documents.remove(caller, id))) throw notFound();
      await pictures.discard(keys);
    },
  };
}

type AttachmentService = ReturnType<typeof attachmentService>;

interface CleanAttachment {
  readonly type: AttachmentType;
  readonly content: Uint8Array;
}

/** What the content is, and that content as it is kept. */
async function cleanAttachment(bytes: Uint8Array): Promise<CleanAttachment> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPdf(content)) {
    await refuseUnsafePdf(content);
    return { type: 'application/pdf', content };
  }
  try {
    return { type: 'image/png', content: await cleanPicture(content) };
  } catch (error) {
    throw error instanceof PictureError ? refusal(error) : error;
  }
}

const refusal = (cause: PictureError): ProblemError =>
  cause.reason === 'tooLarge'
    ? new ProblemError(
        413,
        'payload_too_large',
        'The file is larger than 10 MB, or the picture larger than 50 megapixels',
        { cause },
      )
    : new ProblemError(400, 'attachment_invalid', 'This file isn’t a valid PNG picture or PDF document', {
        cause,
      });

const presentAttachment = ({ id, name, type, size }: Attachment): Attachment => ({ id, name, type, size });

/** Removes attachments that weren't sent in time, and files whose messages have gone. */
export const attachmentSweeper = (
  store: AttachmentStore,
  { fileStore, clock }: Pick<Dependencies, 'fileStore' | 'clock'>,
) => fileSweeper({ ...store, keyOf: attachmentKeyOf, lifetime: unsentKeptFor * hour }, fileStore, clock);

export const attachmentHandlers = (
  attachments: AttachmentService,
): Handlers<'uploadAttachment' | 'getAttachment' | 'deleteAttachment'> => ({
  uploadAttachment: async ({ caller, path: { threadId }, body: { file }, once }) => {
    const body = await attachments.upload({ caller, threadId, file, once });
    return { status: 201, body, location: `/attachments/${body.id}` };
  },

  getAttachment: async ({ caller, path }) => ({
    status: 200,
    download: await attachments.download(caller, path.attachmentId),
  }),

  deleteAttachment: async ({ caller, path }) => {
    await attachments.remove(caller, path.attachmentId);
    return { status: 204 };
  },
});
