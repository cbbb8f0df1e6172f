import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { temporaryPasswords, users } from '../../db/schema.ts';

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

  async insert(row: typeof temporaryPasswords.$inferSelect): Promise<void> {
    await database.queries.insert(temporaryPasswords).values(row);
  },

  async deleteMadeBefore(moment: Date): Promise<void> {
    await database.queries.delete(temporaryPasswords).where(lte(temporaryPasswords.createdAt, moment));
  },
});

export type PasswordResetWriteStore = ReturnType<typeof passwordResetWriteStore>;
