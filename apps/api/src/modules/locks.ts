import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { members, users } from '../db/schema.ts';
import type { Caller, OperationId } from '../http/operations.ts';
import { bearerInvalid, notFound, ProblemError } from '../http/problems.ts';
import { notInTeam, requireReach } from './permissions.ts';

type Strength = 'key share' | 'no key update' | 'update';

/** Somebody who stays as they are until the transaction ends. */
export type LockedUser = typeof users.$inferSelect;

/**
 * A transaction that writes what is somebody's first locks all users that it needs, in the order of their ids: so none
 * waits for another, and nobody is deleted or counted wrongly meanwhile. docs/adr/0007 tells the whole order.
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
    const locked = await lock([caller.id, caller.userId, id, ...others], strength);
    if (!locked.has(caller.userId)) throw bearerInvalid();
    if (caller.id !== caller.userId) await keepMembership(caller);
    return locked.get(id) ?? null;
  }

  /** A colleague who acts for the organisation stays what they are: whoever removes them waits, or was first. */
  async function keepMembership({ id, userId, membership }: Caller): Promise<void> {
    const [row] = await database.queries
      .select({ role: members.role })
      .from(members)
      .where(and(eq(members.userId, userId), eq(members.organizationId, id), isNull(members.endedAt)))
      .for('share');
    if (row === undefined) throw notInTeam();
    if (row.role !== membership?.role) {
      throw new ProblemError(403, 'forbidden', 'Your role in the team has just changed; try again');
    }
  }

  /** The owner of what is written, or null; 401 where the caller has been deleted. */
  const lockOwner = (caller: Caller, ownerId: string): Promise<LockedUser | null> =>
    lockWith(caller, ownerId, 'no key update');

  return {
    lockOwner,

    async lockCaller(caller: Caller, ...others: readonly string[]): Promise<LockedUser> {
      const user = await lockWith(caller, caller.id, 'no key update', ...others);
      if (user === null) throw bearerInvalid();
      return user;
    },

    /** Somebody who only has to stay, as both sides of a pair do: what is theirs may be written meanwhile. */
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

    /** Something that nobody else writes; its owner is locked first, so that `find` is called a second time. */
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

/** Makes others wait, also in other processes, who take a lock of this name, until the transaction ends. */
export async function lockName(database: Database, name: string): Promise<void> {
  await database.queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
