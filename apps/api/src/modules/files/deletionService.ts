import type { PictureStore } from '../../files/pictureStore.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import type { Audit } from '../audit.ts';
import type { UserLocks } from '../locks.ts';
import { requireReach } from '../permissions.ts';
import type { FileDeletionStore, FoundFile } from './deletionStore.ts';

export interface FileDeletionParts {
  readonly store: FileDeletionStore;
  readonly pictures: PictureStore;
  readonly locks: Pick<UserLocks, 'lockOwned'>;
  readonly audit: Audit;
}

/** Deleting pictures, wherever they are shown. */
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
    /**
     * Deletes a picture with everything that was made of it.
     *
     * @param name - its id or its key
     * @throws ProblemError 404 for one that is not the caller's
     */
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

export type FileDeletionService = ReturnType<typeof fileDeletionService>;
