import type { Caller } from '../../http/caller.ts';
import { bearerInvalid, notFound, ProblemError } from '../../http/problems.ts';
import type { Audit } from '../audit.ts';
import type { UserLocks } from '../locks.ts';
import { requireReach } from '../permissions.ts';
import type { UserWriteStore } from './writeStore.ts';
import { confirmationMissing } from './confirmation.ts';
import type { UserDeletionStore } from './deletionStore.ts';

export interface UserDeletionParts {
  readonly store: UserDeletionStore;
  readonly confirmations: Pick<UserWriteStore, 'useConfirmation'>;
  /** Removes pictures from where they are kept, once nothing refers to them any more. */
  readonly removeObjects: (keys: readonly string[]) => Promise<void>;
  readonly locks: Pick<UserLocks, 'lockToDelete'>;
  readonly audit: Audit;
  readonly clock: () => Date;
}

/** Deleting oneself, or anybody as an admin. */
export function userDeletionService({
  store,
  confirmations,
  removeObjects,
  locks,
  audit,
  clock,
}: UserDeletionParts) {
  /** With an admin all admins are locked, so that one of them stays. */
  async function lock(caller: Caller, id: string) {
    const found = await store.find(id);
    if (found === null) throw notFound();
    const others = found.isAdmin ? await store.adminIds() : [];
    const locked = await locks.lockToDelete([caller.id, found.id, ...others]);
    if (!locked.has(caller.id)) throw bearerInvalid();
    const user = locked.get(found.id);
    if (user === undefined) throw notFound();
    const admins = [...locked.values()].filter(({ isAdmin }) => isAdmin);
    if (user.isAdmin && admins.length === 1) {
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
        const user = await lock(caller, id);
        if (caller.id !== user.id) await audit.record(caller, 'deleteUser', user.id);
        else if (!(await confirmations.useConfirmation(caller.bearer, clock()))) throw confirmationMissing();
        return store.delete(user);
      });
      await removeObjects(keys);
    },
  };
}

export type UserDeletionService = ReturnType<typeof userDeletionService>;
