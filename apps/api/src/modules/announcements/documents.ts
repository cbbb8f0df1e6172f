import { attachmentLimits, toAttachmentName } from '@tilava/domain/attachments';
import type { components } from '@tilava/sdk/schema';
import { asc, count, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import { isDatabaseUnavailable } from '../../db/availability.ts';
import type { Database } from '../../db/database.ts';
import { announcementDocuments, announcements } from '../../db/schema.ts';
import { newAttachmentKey } from '../../files/attachmentKey.ts';
import { isPdf } from '../../files/pdf.ts';
import type { Caller, Download, Handlers, Once, UploadedFile } from '../../http/operations.ts';
import { badRequest, notFound, requireScope } from '../../http/problems.ts';
import { refuseUnsafePdf } from '../files/refuseUnsafePdf.ts';
import { requireReach } from '../permissions.ts';
import { refuseMoreThan, tooManyDocuments } from '../quotas.ts';
import type { AnnouncementReadService } from './service.ts';
import type { AnnouncementStore } from './store.ts';

type Document = components['schemas']['Document'];
type DocumentRow = typeof announcementDocuments.$inferSelect;

const type = 'application/pdf';

export const documentStore = (database: Database) => ({
  /** In the order of their upload. */
  listOf: (announcementId: string): Promise<DocumentRow[]> =>
    database.queries
      .select()
      .from(announcementDocuments)
      .where(eq(announcementDocuments.announcementId, announcementId))
      .orderBy(asc(announcementDocuments.id)),

  async countOf(announcementId: string): Promise<number> {
    const [row] = await database.queries
      .select({ total: count() })
      .from(announcementDocuments)
      .where(eq(announcementDocuments.announcementId, announcementId));
    return row?.total ?? 0;
  },

  /** With the landlord whose it is. */
  async find(id: string) {
    const [row] = await database.queries
      .select({ document: announcementDocuments, userId: announcements.userId })
      .from(announcementDocuments)
      .innerJoin(announcements, eq(announcements.id, announcementDocuments.announcementId))
      .where(eq(announcementDocuments.id, id));
    return row ?? null;
  },

  async insert(row: DocumentRow): Promise<void> {
    await database.queries.insert(announcementDocuments).values(row);
  },

  /** Answers the keys of what was there. */
  async remove(id: string): Promise<string[]> {
    const removed = await database.queries
      .delete(announcementDocuments)
      .where(eq(announcementDocuments.id, id))
      .returning({ key: announcementDocuments.key });
    return removed.map(({ key }) => key);
  },
});

export type DocumentStore = ReturnType<typeof documentStore>;

interface DocumentParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock' | 'pictures' | 'fileStore'> {
  readonly store: DocumentStore;
  readonly writes: AnnouncementStore;
  readonly announcements: AnnouncementReadService;
}

interface Upload {
  readonly caller: Caller;
  readonly id: string;
  readonly title: string | undefined;
  readonly file: UploadedFile;
  readonly once: Once;
}

export function documentService(parts: DocumentParts) {
  const { store, writes, announcements: reads, pictures, fileStore, locks, audit, clock } = parts;

  const insert = (caller: Caller, row: Omit<DocumentRow, 'createdAt'>): Promise<Document> =>
    writes.transaction(async () => {
      await locks.lockOwned(caller, 'uploadDocument', () => writes.find(row.announcementId));
      refuseMoreThan(attachmentLimits.documents, await store.countOf(row.announcementId), tooManyDocuments);
      await store.insert({ ...row, createdAt: clock() });
      await audit.record(caller, 'uploadDocument', row.announcementId);
      return presentDocument(row);
    });

  return {
    /** First the content, then the row, as pictures are kept. */
    async upload({ caller, id: announcementId, title, file, once }: Upload): Promise<Document> {
      const announcement = await writes.find(announcementId);
      if (announcement === null) throw notFound();
      requireReach(caller, 'uploadDocument', announcement.userId);
      const key = newAttachmentKey();
      const size = await pictures.inTurn(async () => {
        const bytes = await file.read();
        const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        if (!isPdf(content)) throw badRequest('attachment_invalid', 'This file isn’t a valid PDF document');
        await refuseUnsafePdf(content);
        await fileStore.put(key, content, 'application/octet-stream');
        return content.length;
      });
      const name = toAttachmentName(file.name, type);
      const named = title?.trim() ?? '';
      const row = {
        id: uuidv7(),
        announcementId,
        key,
        size,
        name,
        title:
          named === ''
            ? Array.from(name.replace(/\.pdf$/u, ''))
                .slice(0, 100)
                .join('')
            : named,
      };
      try {
        const kept = await once(() => insert(caller, row));
        // Repeated: the file of the first time is the one that is kept.
        if (kept.id !== row.id) await pictures.discard([key]);
        return kept;
      } catch (error) {
        // Lost amid a commit, the database does not say whether there is a row now; the sweeper sees it later.
        if (!isDatabaseUnavailable(error)) await pictures.discard([key]);
        throw error;
      }
    },

    async list(caller: Caller, announcementId: string): Promise<Document[]> {
      await reads.read(caller, announcementId);
      return (await store.listOf(announcementId)).map(presentDocument);
    },

    /** For those who can read the announcement; null where there is no such document. Keys came with a scope of messages. */
    async download(caller: Caller, id: string): Promise<Download | null> {
      const found = await store.find(id);
      if (found === null) return null;
      const { announcementId, key, name } = found.document;
      await reads.read(caller, announcementId);
      requireScope(caller, 'announcements:read');
      const file = await fileStore.open(key);
      return file && { ...file, name, type };
    },

    /** Whether there was one of the caller's. */
    async remove(caller: Caller, id: string): Promise<boolean> {
      const found = await store.find(id);
      if (found === null || found.userId !== caller.id) return false;
      requireScope(caller, 'announcements:write');
      const keys = await writes.transaction(async () => {
        const removed = await store.remove(id);
        if (removed.length > 0) await audit.record(caller, 'deleteAttachment', found.document.announcementId);
        return removed;
      });
      await pictures.discard(keys);
      return keys.length > 0;
    },
  };
}

export type DocumentService = ReturnType<typeof documentService>;

/** Keeps the contents of an announcement's documents once more; what is written of them comes later. */
export const documentCopies = (
  store: DocumentStore,
  { fileStore, pictures }: Pick<Dependencies, 'fileStore' | 'pictures'>,
) => ({
  async keep(announcementId: string): Promise<DocumentRow[]> {
    const kept: DocumentRow[] = [];
    for (const document of await store.listOf(announcementId)) {
      const key = newAttachmentKey();
      const isKept = await pictures.inTurn(async () => {
        const original = await fileStore.open(document.key);
        if (original === null) return false;
        await fileStore.put(key, await buffer(original.content), 'application/octet-stream');
        return true;
      });
      if (isKept) kept.push({ ...document, key });
    }
    return kept;
  },

  async insert(kept: readonly DocumentRow[], announcementId: string, createdAt: Date): Promise<void> {
    for (const row of kept) await store.insert({ ...row, id: uuidv7(), announcementId, createdAt });
  },
});

const presentDocument = ({ id, title, name, size }: Document): Document => ({ id, title, name, size });

export const documentHandlers = (
  documents: DocumentService,
): Handlers<'uploadDocument' | 'listDocuments'> => ({
  uploadDocument: async ({ caller, path: { id }, query: { title }, body: { file }, once }) => {
    const body = await documents.upload({ caller, id, title, file, once });
    return { status: 201, body, location: `/attachments/${body.id}` };
  },

  listDocuments: async ({ caller, path: { id } }) => ({
    status: 200,
    body: await documents.list(caller, id),
  }),
});
