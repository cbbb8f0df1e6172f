import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Caller, OperationId } from '../http/operations.ts';
import { bearerInvalid, notFound } from '../http/problems.ts';
import { requireReach } from './permissions.ts';

type Strength = 'key share' | 'no key update' | 'update';

/** Somebody who stays as they are until the transaction ends. */
export type LockedUser = typeof users.$inferSelect;

/**
 * What every transaction begins with that writes what is somebody's: users are locked first, all that it needs at
 * once, in the order of their ids. So two transactions never wait for each other, nobody is deleted while something
 * becomes theirs, and what is counted of an owner stays so. docs/adr/0007 tells the whole order.
 */
export function userLocks(database: Database) {
  /** By id; those that do not exist are missing. */
  async function lock(ids: readonly string[], strength: Strength): Promise<Map<string, LockedUser>> {
    const rows = await database.queries
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(users.id)
      .for(strength);
    return new Map(rows.map((row) => [row.id, row]));
  }

  async function lockWith(
    caller: Caller,
    id: string,
    strength: Strength,
    ...others: readonly string[]
  ): Promise<LockedUser | null> {
    const locked = await lock([caller.id, id, ...others], strength);
    if (!locked.has(caller.id)) throw bearerInvalid();
    return locked.get(id) ?? null;
  }

  /**
   * The owner of what is written, of whom nobody else writes anything meanwhile; null for nobody.
   *
   * @throws ProblemError 401 where the caller has been deleted
   */
  const lockOwner = (caller: Caller, ownerId: string): Promise<LockedUser | null> =>
    lockWith(caller, ownerId, 'no key update');

  return {
    lockOwner,

    /**
     * The caller as the owner of what is written.
     *
     * @throws ProblemError 401 where the caller has been deleted
     */
    async lockCaller(caller: Caller): Promise<LockedUser> {
      const user = await lockOwner(caller, caller.id);
      if (user === null) throw bearerInvalid();
      return user;
    },

    /**
     * Somebody who only has to stay, and others with them, as both sides of a pair do: what is theirs is written meanwhile.
     *
     * @throws ProblemError 401 where the caller has been deleted
     */
    keepUser: (
      caller: Caller,
      id: string = caller.id,
      ...others: readonly string[]
    ): Promise<LockedUser | null> => lockWith(caller, id, 'key share', ...others),

    /** The owner of what is written where nobody is logged in. */
    lockUser: async (id: string): Promise<LockedUser | null> =>
      (await lock([id], 'no key update')).get(id) ?? null,

    /** Users of whom some are to be deleted, by id; nothing may even refer to them meanwhile. */
    lockToDelete: (ids: readonly string[]) => lock(ids, 'update'),

    /**
     * Something of somebody's, which nobody else writes until the transaction ends. Its owner is locked before, so
     * that `find` is called a second time then.
     *
     * @throws ProblemError 404 where it is not there or not within the caller's reach, 401
     */
    async lockOwned<Owned extends { readonly userId: string }>(
      caller: Caller,
      operation: OperationId,
      find: () => Promise<Owned | null>,
    ): Promise<Owned> {
      const seen = await find();
      if (seen === null) throw notFound();
      requireReach(caller, operation, seen.userId);
      await lockOwner(caller, seen.userId);
      const found = await find();
      if (found === null) throw notFound();
      return found;
    },
  };
}

export type UserLocks = ReturnType<typeof userLocks>;
