import { sql } from 'drizzle-orm';
import { isWaiting } from '../mail/mailStore.ts';
import type { Connections, Database } from './database.ts';
import type { ReadServer } from './replicas.ts';
import { mails } from './schema.ts';

export interface DatabaseCheck {
  /** Whether the database answers within a second; never throws. */
  answers(): Promise<boolean>;
  waitingMails(): Promise<number>;
  readServers(): readonly ReadServer[];
  /** How the pool is used; null where there is none. */
  connections(): Connections | null;
}

/** Asks the database. Those who ask at the same time share a question, so that a silent database is not buried. */
export function databaseCheck(database: Database, timeout = 1_000): DatabaseCheck {
  let pending: Promise<boolean> | null = null;
  const ask = () =>
    database.queries.execute(sql`select 1`).then(
      () => true,
      // That it cannot be asked, for whatever reason, is the answer.
      () => false,
    );
  return {
    answers() {
      pending ??= ask().finally(() => {
        pending = null;
      });
      return Promise.race([pending, falseAfter(timeout)]);
    },

    connections: () => database.connections(),

    readServers: () => database.readServers(),

    waitingMails: async () => database.queries.$count(mails, isWaiting),
  };
}

function falseAfter(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, false).unref();
  });
}
