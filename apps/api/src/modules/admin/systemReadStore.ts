import { and, count, desc, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, mails } from '../../db/schema.ts';
import { isGivenUp, isWaiting } from '../../mail/mailStates.ts';

export const systemReadStore = (database: Database) => ({
  async mails() {
    const [waiting] = await database.queries
      .select({ count: count(), since: min(mails.createdAt) })
      .from(mails)
      .where(isWaiting);
    const [failed] = await database.queries
      .select({ lastError: mails.lastError })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNotNull(mails.lastError)))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(1);
    return {
      waiting: waiting?.count ?? 0,
      waitingSince: waiting?.since ?? null,
      unsent: await database.queries.$count(mails, isGivenUp),
      lastError: failed?.lastError ?? null,
    };
  },

  pictures: (): Promise<number> => database.queries.$count(files),

  /** In bytes. */
  async databaseSize(): Promise<number> {
    const { rows } = await database.queries.execute<{ size: string }>(
      sql`select pg_database_size(current_database())::text as size`,
    );
    return Number(rows[0]?.size ?? 0);
  },
});

export type SystemReadStore = ReturnType<typeof systemReadStore>;
