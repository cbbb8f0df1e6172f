import { and, count, desc, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { files, mails } from '../db/schema.ts';
import type { Handlers } from '../http/operations.ts';
import { type FreeBytes, leastFreeBytes } from '../http/plugins/freeSpace.ts';
import { isGivenUp, isWaiting } from '../mail/mailStore.ts';

/** @param freeBytes - of the data folder */
export const systemHandlers = (
  database: Database,
  version: string,
  freeBytes: FreeBytes,
): Handlers<'getSystemState'> => ({
  getSystemState: async () => {
    const { queries } = database;
    const [waiting] = await queries
      .select({ count: count(), since: min(mails.createdAt) })
      .from(mails)
      .where(isWaiting);
    const [failed] = await queries
      .select({ lastError: mails.lastError })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNotNull(mails.lastError)))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(1);
    const { rows } = await queries.execute<{ size: string }>(
      sql`select pg_database_size(current_database())::text as size`,
    );
    return {
      status: 200,
      body: {
        version,
        mails: {
          waiting: waiting?.count ?? 0,
          waitingSince: waiting?.since?.toISOString() ?? null,
          unsent: await queries.$count(mails, isGivenUp),
          lastError: failed?.lastError ?? null,
        },
        storage: {
          database: Number(rows[0]?.size ?? 0),
          pictures: await queries.$count(files),
          // Some file systems say more than a number in JSON may be.
          free: Math.min(await freeBytes(), Number.MAX_SAFE_INTEGER),
          least: leastFreeBytes,
        },
      },
    };
  },
});
