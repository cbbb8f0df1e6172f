import { and, between, count, eq, gt, lte, min, not, notInArray, sql, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { knownAddresses, loginFailures, users } from '../../db/schema.ts';

/** Failed attempts within a time. */
export interface Failures {
  readonly total: number;
  readonly oldest: Date | null;
}

/** Which of an account's failures count: those of one network, or those of all but some. */
type Counted = { readonly network: string } | { readonly outside: readonly string[] };

/** A stretch of time, ends included. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export function attemptStore(database: Database) {
  const failures = async ({ from, to }: Period, ...conditions: (SQL | undefined)[]): Promise<Failures> => {
    const [row] = await database.queries
      .select({ total: count(), oldest: min(loginFailures.failedAt) })
      .from(loginFailures)
      .where(and(between(loginFailures.failedAt, from, to), ...conditions));
    return { total: row?.total ?? 0, oldest: row?.oldest ?? null };
  };

  return {
    failuresOfAccount: (emailHash: Uint8Array, period: Period, counted: Counted): Promise<Failures> =>
      failures(
        period,
        eq(loginFailures.emailHash, emailHash),
        'network' in counted
          ? eq(loginFailures.address, counted.network)
          : notInArray(loginFailures.address, [...counted.outside]),
      ),

    failuresOfNetwork: (network: string, period: Period): Promise<Failures> =>
      failures(period, eq(loginFailures.address, network)),

    async addFailure(
      { emailHash, network }: { readonly emailHash: Uint8Array; readonly network: string },
      failedAt: Date,
    ): Promise<void> {
      await database.queries
        .insert(loginFailures)
        .values({ id: uuidv7(), emailHash, address: network, failedAt });
    },

    /** Lets one attempt after the other count, for an account and for a network; always in this order. */
    async lock({
      emailHash,
      network,
    }: {
      readonly emailHash: Uint8Array;
      readonly network: string;
    }): Promise<void> {
      for (const name of [`account ${Buffer.from(emailHash).toString('hex')}`, `network ${network}`]) {
        await database.queries.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`attempts of ${name}`}, 0))`,
        );
      }
    },

    /** The networks from which the account of an email was logged in to since a moment. */
    async knownNetworks(email: string, since: Date): Promise<string[]> {
      const rows = await database.queries
        .select({ network: knownAddresses.network })
        .from(knownAddresses)
        .innerJoin(users, eq(users.id, knownAddresses.userId))
        .where(and(eq(users.email, email), gt(knownAddresses.lastLoginAt, since)));
      return rows.map(({ network }) => network);
    },

    async rememberNetwork(userId: string, network: string, lastLoginAt: Date): Promise<void> {
      await database.queries
        .insert(knownAddresses)
        .values({ userId, network, lastLoginAt })
        .onConflictDoUpdate({
          target: [knownAddresses.userId, knownAddresses.network],
          set: { lastLoginAt },
        });
    },

    async forgetFailuresOutside({ from, to }: Period): Promise<void> {
      await database.queries.delete(loginFailures).where(not(between(loginFailures.failedAt, from, to)));
    },

    async forgetNetworksBefore(moment: Date): Promise<void> {
      await database.queries.delete(knownAddresses).where(lte(knownAddresses.lastLoginAt, moment));
    },
  };
}

export type AttemptStore = ReturnType<typeof attemptStore>;
