import type { components } from '@tilava/sdk/schema';
import type { PictureShelf } from '../../files/pictureShelf.ts';
import type { Caller } from '../../http/caller.ts';
import { contractSchema } from '../../http/contractSchema.ts';
import { notFound, requireVersion } from '../../http/problems.ts';
import { listingChangesRow } from '../announcements/toRow.ts';
import type { AnnouncementReadService } from '../announcements/readService.ts';
import type { AnnouncementWriteStore } from '../announcements/writeStore.ts';
import type { Audit } from '../audit.ts';
import { requireReach } from '../permissions.ts';
import { needChangesRow } from './needChanges.ts';
import { presentNeed } from './present.ts';
import type { VersionedProperty } from './readService.ts';
import type { NeedRow, PropertyStore } from './readStore.ts';

type PropertyChanges = components['schemas']['PropertyChanges'];

/** What properties are changed with. */
export interface PropertyWriteParts {
  readonly store: PropertyStore;
  readonly writes: AnnouncementWriteStore;
  readonly announcements: AnnouncementReadService;
  readonly shelf: PictureShelf;
  readonly audit: Audit;
}

/** Changing and deleting needs and listings. */
export function propertyWriteService({ store, writes, announcements, shelf, audit }: PropertyWriteParts) {
  // The contract takes either kind of changes; which kind it has to be, only the property tells.
  const asNeedChanges = contractSchema('NeedChanges');
  const asListingChanges = contractSchema('ListingChanges');

  async function updateNeed(need: NeedRow, body: PropertyChanges): Promise<VersionedProperty> {
    const changed = await store.updateNeed(needChangesRow(need, asNeedChanges(body)));
    return { property: presentNeed(changed, { isWhole: true }), version: changed.version };
  }

  async function updateListing(
    caller: Caller,
    id: string,
    body: PropertyChanges,
    ifMatch: number | null,
  ): Promise<VersionedProperty> {
    const row = await writes.lockByProperty(id);
    if (row === null) throw notFound();
    requireReach(caller, 'updateProperty', row.userId);
    requireVersion(ifMatch, row.version);
    await writes.update(listingChangesRow(row, asListingChanges(body)));
    const { announcement, version } = await announcements.read(caller, row.id);
    return { property: announcement.properties, version };
  }

  /** Deletes the rows; answers the keys of pictures that are shown no more. */
  async function remove(id: string): Promise<string[]> {
    if ((await store.lockNeed(id)) !== null) {
      await store.removeNeed(id);
      return [];
    }
    const announcement = await writes.lockByProperty(id);
    if (announcement === null) throw notFound();
    return writes.remove(announcement);
  }

  return {
    /**
     * Changes what is sent of a need or a listing.
     *
     * @throws ProblemError 404 for one that is not the caller's, 412 for one that has changed, 400
     */
    update: (
      caller: Caller,
      id: string,
      body: PropertyChanges,
      ifMatch: number | null,
    ): Promise<VersionedProperty> =>
      store.transaction(async () => {
        const need = await store.lockNeed(id);
        if (need !== null) {
          requireReach(caller, 'updateProperty', need.userId);
          requireVersion(ifMatch, need.version);
        }
        const changed =
          need === null ? await updateListing(caller, id, body, ifMatch) : await updateNeed(need, body);
        await audit.record(caller, 'updateProperty', id, Object.keys(body));
        return changed;
      }),

    /** Deletes a need, or a listing with its announcement, its residence and its pictures; for the admin. */
    async delete(caller: Caller, id: string): Promise<void> {
      const keys = await store.transaction(async () => {
        const shown = await remove(id);
        await audit.record(caller, 'deleteProperty', id);
        return shown;
      });
      await shelf.discard(keys);
    },
  };
}

/** See `propertyWriteService`. */
export type PropertyWriteService = ReturnType<typeof propertyWriteService>;
