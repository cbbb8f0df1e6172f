import type { Caller } from '../../http/caller.ts';
import { notFound, ProblemError } from '../../http/problems.ts';
import type { Audit } from '../audit.ts';
import { requireReach } from '../permissions.ts';
import type { UserWriteStore } from './writeStore.ts';
import { confirmationMissing } from './confirmation.ts';
import type { UserDeletionStore } from './deletionStore.ts';

/** What deleting users stands on. */
export interface UserDeletionParts {
  readonly store: UserDeletionStore;
  readonly confirmations: Pick<UserWriteStore, 'useConfirmation'>;
  /** Removes pictures from where they are kept, once nothing refers to them any more. */
  readonly removeObjects: (keys: readonly string[]) => Promise<void>;
  readonly audit: Audit;
  readonly clock: () => Date;
}

/** Deleting oneself, or anybody as an admin. */
export function userDeletionService({
  store,
  confirmations,
  removeObjects,
  audit,
  clock,
}: UserDeletionParts) {
  async function lock(id: string) {
    const user = await store.find(id);
    if (user === null) throw notFound();
    const admins = user.isAdmin ? await store.lockAdmins() : null;
    const isThere = admins?.includes(id) ?? (await store.lock(id));
    if (!isThere) throw notFound();
    if (admins?.length === 1) {
      throw new ProblemError(409, 'last_admin', 'The last admin cannot be deleted');
    }
    return user;
  }

  return {
    /**
     * Deletes a user and everything that is theirs.
     *
     * @throws ProblemError 403 for oneself where the password was not checked, 409 for the last admin
     */
    async delete(caller: Caller, id: string): Promise<void> {
      requireReach(caller, 'deleteUser', id);
      const keys = await store.transaction(async () => {
        const user = await lock(id);
        if (caller.id !== id) await audit.record(caller, 'deleteUser', id);
        else if (!(await confirmations.useConfirmation(caller.bearer, clock()))) throw confirmationMissing();
        return store.delete(user);
      });
      await removeObjects(keys);
    },
  };
}

/** See `userDeletionService`. */
export type UserDeletionService = ReturnType<typeof userDeletionService>;
