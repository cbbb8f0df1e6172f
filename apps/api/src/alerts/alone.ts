import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Any number will do, as long as every process of the product takes the same. */
const alertLock = 7_129_312;

/**
 * One transaction at a time, of all processes, decides what alerts tell of: whoever finds matches, mails them or changes
 * settings. It is the first lock of such a transaction (docs/adr/0007), and goes with it, however that ends.
 */
export const aloneWithAlerts = (database: Database) => ({
  /** False where another transaction decides now. */
  async tryAlone(): Promise<boolean> {
    const { rows } = await database.queries.execute<{ isAlone: boolean }>(
      sql`select pg_try_advisory_xact_lock(${alertLock}) as "isAlone"`,
    );
    return rows[0]?.isAlone === true;
  },

  /** Waits until no other transaction decides. */
  async beAlone(): Promise<void> {
    await database.queries.execute(sql`select pg_advisory_xact_lock(${alertLock})`);
  },
});
