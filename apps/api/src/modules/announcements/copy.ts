import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import { isDatabaseUnavailable } from '../../db/availability.ts';
import type { Caller, Handlers, Once } from '../../http/operations.ts';
import { notFound } from '../../http/problems.ts';
import type { FileWriteStore } from '../files/store.ts';
import { requireReach } from '../permissions.ts';
import { refuseMoreThan, tooManyAnnouncements } from '../quotas.ts';
import type { ResidenceStore, StoredPicture } from '../residences/store.ts';
import type { AnnouncementEvents } from './announcementEvents.ts';
import type { documentCopies } from './documents.ts';
import { announcementWithheld, type AnnouncementReadService, unpublished } from './service.ts';
import type { AnnouncementStore } from './store.ts';

type Announcement = components['schemas']['Announcement'];

interface CopyParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock' | 'pictures'> {
  readonly writes: AnnouncementStore;
  readonly residences: Pick<ResidenceStore, 'insert' | 'picturesOf'>;
  readonly files: Pick<FileWriteStore, 'insert'>;
  readonly announcements: AnnouncementReadService;
  readonly documents: ReturnType<typeof documentCopies>;
  readonly maxAnnouncements: number;
  readonly isWithheld: (id: string) => Promise<boolean>;
  readonly announcementEvents: Pick<AnnouncementEvents, 'written'>;
}

export function announcementCopyService({
  writes,
  residences,
  files,
  documents,
  announcements,
  locks,
  audit,
  clock,
  pictures,
  maxAnnouncements,
  isWithheld,
  announcementEvents,
}: CopyParts) {
  /** Writes the rows of a copy with those of its pictures that have been kept, by the keys of the originals, and documents. */
  const write = (
    caller: Caller,
    id: string,
    kept: ReadonlyMap<string, string>,
    attached: Awaited<ReturnType<typeof documents.keep>>,
  ): Promise<Announcement> =>
    writes.transaction(async () => {
      const original = await locks.lockOwned(caller, 'createAnnouncementCopy', () => writes.find(id));
      const { userId, residenceType: houseType } = original;
      // What an admin keeps from being public must not become so by another name.
      if (!caller.isAdmin && (await isWithheld(id))) throw announcementWithheld();
      refuseMoreThan(maxAnnouncements, await writes.countOf(userId), tooManyAnnouncements);
      const createdAt = clock();
      const made = { userId, createdAt, updatedAt: createdAt, version: 1 };
      const residenceId = uuidv7();
      await residences.insert({ ...made, id: residenceId, houseType });
      const present = await residences.picturesOf(original.residenceId);
      for (const [position, { key, name, surround, caption }] of present.entries()) {
        const copied = kept.get(key);
        if (copied !== undefined) {
          const file = { id: uuidv7(), key: copied, name, surround, caption, residenceId, position };
          await files.insert({ ...file, userId, createdAt });
        }
      }
      const own = { id: uuidv7(), propertyId: uuidv7(), residenceId };
      const row = { ...original, ...made, ...own, ...unpublished, isActive: false };
      await writes.insert(row);
      await announcementEvents.written([{ before: null, after: row, changes: [] }]);
      await documents.insert(attached, row.id, createdAt);
      await audit.record(caller, 'createAnnouncementCopy', row.id);
      return (await announcements.read(caller, row.id)).body;
    });

  return {
    /** Keeps the pictures first, then the rows: never a row without a file. */
    async copy(caller: Caller, id: string, once: Once): Promise<Announcement> {
      const original = await writes.find(id);
      if (original === null) throw notFound();
      requireReach(caller, 'createAnnouncementCopy', original.userId);
      const kept = new Map<string, string>();
      let attached: Awaited<ReturnType<typeof documents.keep>> = [];
      const discardBut = (shown: readonly Pick<StoredPicture, 'key'>[]) => {
        const keys = new Set(shown.map(({ key }) => key));
        return pictures.discard([...kept.values()].filter((key) => !keys.has(key)));
      };
      try {
        for (const { key } of await residences.picturesOf(original.residenceId)) {
          const copied = await pictures.copy(key);
          if (copied !== null) kept.set(key, copied);
        }
        attached = await documents.keep(id);
        let isFirst = false;
        const copy = await once(() => {
          isFirst = true;
          return write(caller, id, kept, attached);
        });
        // Repeated, the files of the first time are shown.
        await discardBut(copy.residence.files);
        if (!isFirst) await pictures.discard(attached.map(({ key }) => key));
        return copy;
      } catch (error) {
        // Lost amid a commit, the database does not say whether there are rows now; the sweeper sees it later.
        if (!isDatabaseUnavailable(error)) {
          await discardBut([]);
          await pictures.discard(attached.map(({ key }) => key));
        }
        throw error;
      }
    },
  };
}

export const announcementCopyHandlers = (
  copies: ReturnType<typeof announcementCopyService>,
): Handlers<'createAnnouncementCopy'> => ({
  createAnnouncementCopy: async ({ caller, path, once }) => {
    const copy = await copies.copy(caller, path.id, once);
    return { status: 201, body: copy, version: 1, location: `/announcement/${copy.id}` };
  },
});
