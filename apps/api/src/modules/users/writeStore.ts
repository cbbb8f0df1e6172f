import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bearers, files, temporaryPasswords, users } from '../../db/schema.ts';
import { lockUnattached } from '../files/lockUnattached.ts';
import type { UserRow } from './readStore.ts';

export function userWriteStore(database: Database) {
  /** The bearer may do what the old password is asked for. */
  const isConfirmed = (bearer: Uint8Array, now: Date) =>
    and(
      eq(bearers.tokenHash, bearer),
      or(gt(bearers.confirmedUntil, now), eq(bearers.mustChangePassword, true)),
    );

  return {
    transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

    /** Changes columns of a locked user, who is another version then. */
    async update(id: string, changes: Partial<UserRow>): Promise<void> {
      await database.queries
        .update(users)
        .set({ ...changes, version: sql`${users.version} + 1` })
        .where(eq(users.id, id));
    },

    async isConfirmed(bearer: Uint8Array, now: Date): Promise<boolean> {
      const rows = await database.queries
        .select({ userId: bearers.userId })
        .from(bearers)
        .where(isConfirmed(bearer, now));
      return rows.length > 0;
    },

    /** Uses the confirmation up; false where there is none. The bearer is like any other afterwards. */
    async useConfirmation(bearer: Uint8Array, now: Date): Promise<boolean> {
      const used = await database.queries
        .update(bearers)
        .set({ confirmedUntil: null, mustChangePassword: false })
        .where(isConfirmed(bearer, now))
        .returning({ userId: bearers.userId });
      return used.length > 0;
    },

    /** Ends every way in but this bearer and the new password. */
    async endOtherSessions(userId: string, bearer: Uint8Array, now: Date): Promise<void> {
      await database.queries
        .delete(bearers)
        .where(and(eq(bearers.userId, userId), ne(bearers.tokenHash, bearer)));
      await database.queries
        .update(temporaryPasswords)
        .set({ expiresAt: now })
        .where(and(eq(temporaryPasswords.userId, userId), isNull(temporaryPasswords.usedAt)));
    },

    /** Whether a file is `ownerId`'s and belongs to nothing; nobody else attaches it until the transaction ends. */
    async lockUnattached(fileId: string, ownerId: string): Promise<boolean> {
      const found = await lockUnattached(database, [fileId], [ownerId]);
      return found.length > 0;
    },

    async giveFile(fileId: string, userId: string): Promise<void> {
      await database.queries.update(files).set({ userId }).where(eq(files.id, fileId));
    },
  };
}

export type UserWriteStore = ReturnType<typeof userWriteStore>;
