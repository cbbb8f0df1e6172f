import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Any number, as long as every process takes the same. */
const lockKey = 7_129_312;

/**
 * Lets one transaction at a time, of all processes, find matches for alerts, mail them or change settings. It is the
 * first lock of such a transaction (docs/adr/0007), which releases it however it ends.
 */
export const alertAdvisoryLock = (database: Database) => ({
  /** False if another transaction holds it. */
  async tryAcquire(): Promise<boolean> {
    const { rows } = await database.queries.execute<{ isAcquired: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockKey}) as "isAcquired"`,
    );
    return rows[0]?.isAcquired === true;
  },

  /** Waits for it. */
  async acquire(): Promise<void> {
    await database.queries.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  },
});
