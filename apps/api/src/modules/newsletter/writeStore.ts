import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions, users } from '../../db/schema.ts';

type NewSubscription = Required<
  Pick<typeof subscriptions.$inferInsert, 'email' | 'codeHash' | 'askedAt' | 'language'>
>;

export const newsletterWriteStore = (database: Database) => ({
  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

  /**
   * Keeps that somebody asks for the newsletter, with the code that confirms it. False where the address is
   * confirmed, or was asked for between `askedBefore` and now: then nothing changes.
   */
  async ask(subscription: NewSubscription, askedBefore: Date): Promise<boolean> {
    const { email, ...changes } = subscription;
    const kept = await database.queries
      .insert(subscriptions)
      .values({ email, ...changes })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: changes,
        // It was asked for in the future where the clock has been put back.
        setWhere: sql`${isNull(subscriptions.confirmedAt)}
          and (${lte(subscriptions.askedAt, askedBefore)} or ${gt(subscriptions.askedAt, changes.askedAt)})`,
      })
      .returning({ email: subscriptions.email });
    return kept.length > 0;
  },

  /** Null where the address is nobody's. */
  async languageOfAccount(email: string) {
    const [row] = await database.queries
      .select({ language: users.language })
      .from(users)
      .where(eq(users.email, email));
    return row?.language ?? null;
  },

  /** False where no address has the code. The first confirmation is the one that is kept. */
  async confirm(codeHash: Uint8Array, confirmedAt: Date): Promise<boolean> {
    const confirmed = await database.queries
      .update(subscriptions)
      .set({
        confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${confirmedAt.toISOString()}::timestamptz)`,
      })
      .where(eq(subscriptions.codeHash, codeHash))
      .returning({ email: subscriptions.email });
    return confirmed.length > 0;
  },

  async deleteUnconfirmedBefore(moment: Date): Promise<void> {
    await database.queries
      .delete(subscriptions)
      .where(and(isNull(subscriptions.confirmedAt), lte(subscriptions.askedAt, moment)));
  },
});

export type NewsletterWriteStore = ReturnType<typeof newsletterWriteStore>;
