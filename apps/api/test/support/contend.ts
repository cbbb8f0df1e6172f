import { expect, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';

/** Two transactions are only ever open at once on PostgreSQL: the embedded database has one connection. */
export const canContend = process.env['TEST_DATABASE'] === 'postgres';

/**
 * Begins `second` while the transaction of `first` is open, and commits that one when `second` has come to wait
 * for it. Answers what `second` answers.
 */
export async function contend<Answer>(
  database: Database,
  first: () => Promise<unknown>,
  second: () => Promise<Answer>,
): Promise<Answer> {
  const isDone = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const transaction = database.transaction(async () => {
    await first();
    isDone.resolve();
    await mayCommit.promise;
  });
  await Promise.race([isDone.promise, transaction]);
  const answer = second();
  try {
    await vi.waitFor(async () => {
      const { rows } = await database.queries.execute<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows[0]?.count).toBe(1);
    });
  } finally {
    mayCommit.resolve();
    await transaction;
  }
  return answer;
}
