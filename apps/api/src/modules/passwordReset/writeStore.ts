import { and, eq, exists, gt, lte, not } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bearers, temporaryPasswords, users } from '../../db/schema.ts';

/** The statements behind temporary passwords. */
export const passwordResetWriteStore = (database: Database) => ({
  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

  /** The id of who has an email. */
  async findByEmail(email: string): Promise<string | null> {
    const [row] = await database.queries.select({ id: users.id }).from(users).where(eq(users.email, email));
    return row?.id ?? null;
  },

  /** When they were made for a user since a moment. */
  async madeSince(userId: string, since: Date): Promise<Date[]> {
    const rows = await database.queries
      .select({ createdAt: temporaryPasswords.createdAt })
      .from(temporaryPasswords)
      .where(and(eq(temporaryPasswords.userId, userId), gt(temporaryPasswords.createdAt, since)));
    return rows.map(({ createdAt }) => createdAt);
  },

  async insert(row: typeof temporaryPasswords.$inferInsert): Promise<void> {
    await database.queries.insert(temporaryPasswords).values(row);
  },

  /** Deletes those made before a moment, apart from those of users who still have to set a new one. */
  async deleteMadeBefore(moment: Date): Promise<void> {
    const open = database.queries
      .select({ userId: bearers.userId })
      .from(bearers)
      .where(and(eq(bearers.userId, temporaryPasswords.userId), eq(bearers.mustChangePassword, true)));
    await database.queries
      .delete(temporaryPasswords)
      .where(and(lte(temporaryPasswords.createdAt, moment), not(exists(open))));
  },
});

/** See `passwordResetWriteStore`. */
export type PasswordResetWriteStore = ReturnType<typeof passwordResetWriteStore>;
