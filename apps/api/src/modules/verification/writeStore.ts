import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { verifications } from '../../db/schema.ts';
import { markVerified } from './markVerified.ts';

export const verificationWriteStore = (database: Database) => ({
  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

  /** When codes were made for the user since then. */
  async codesSince(userId: string, since: Date): Promise<Date[]> {
    const rows = await database.queries
      .select({ createdAt: verifications.createdAt })
      .from(verifications)
      .where(and(eq(verifications.userId, userId), gt(verifications.createdAt, since)));
    return rows.map(({ createdAt }) => createdAt);
  },

  async insertCode(code: typeof verifications.$inferSelect): Promise<void> {
    await database.queries.insert(verifications).values(code);
  },

  /** The code, which nobody else uses until the transaction ends; whose it is has to be locked before. */
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

  markVerified: (userId: string, verifiedAt: Date) => markVerified(database, userId, verifiedAt),

  async deleteUnusedExpiredBefore(moment: Date): Promise<void> {
    await database.queries
      .delete(verifications)
      .where(and(isNull(verifications.usedAt), lte(verifications.expiresAt, moment)));
  },
});

export type VerificationWriteStore = ReturnType<typeof verificationWriteStore>;
