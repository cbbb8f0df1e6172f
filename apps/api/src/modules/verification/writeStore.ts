import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users, verifications } from '../../db/schema.ts';

/** The statements behind verifying accounts. */
export const verificationWriteStore = (database: Database) => ({
  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

  /** The user, whom no other transaction changes until the end of this one. */
  async lockUser(id: string) {
    const [row] = await database.queries
      .select({ id: users.id, email: users.email, language: users.language, verifiedAt: users.verifiedAt })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    return row ?? null;
  },

  /** When codes were made for the user since then. */
  async codesSince(userId: string, since: Date): Promise<Date[]> {
    const rows = await database.queries
      .select({ createdAt: verifications.createdAt })
      .from(verifications)
      .where(and(eq(verifications.userId, userId), gt(verifications.createdAt, since)));
    return rows.map(({ createdAt }) => createdAt);
  },

  async insertCode(code: typeof verifications.$inferInsert): Promise<void> {
    await database.queries.insert(verifications).values(code);
  },

  /** The code, which no other transaction uses until the end of this one. */
  async lockCode(codeHash: Uint8Array) {
    const [row] = await database.queries
      .select()
      .from(verifications)
      .where(eq(verifications.codeHash, codeHash))
      .for('update');
    return row ?? null;
  },

  async markUsed(codeHash: Uint8Array, usedAt: Date): Promise<void> {
    await database.queries.update(verifications).set({ usedAt }).where(eq(verifications.codeHash, codeHash));
  },

  async markVerified(userId: string, verifiedAt: Date): Promise<void> {
    await database.queries
      .update(users)
      .set({ verifiedAt, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
  },

  async deleteUnusedExpiredBefore(moment: Date): Promise<void> {
    await database.queries
      .delete(verifications)
      .where(and(isNull(verifications.usedAt), lte(verifications.expiresAt, moment)));
  },
});

/** See `verificationWriteStore`. */
export type VerificationWriteStore = ReturnType<typeof verificationWriteStore>;
