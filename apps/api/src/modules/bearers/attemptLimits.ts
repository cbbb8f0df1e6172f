import { and, between, count, eq, gt, lte, min, not, notInArray, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isIP } from 'node:net';
import type { Database } from '../../db/database.ts';
import { knownAddresses, loginFailures, users } from '../../db/schema.ts';
import { tooManyAttempts } from '../../http/problems.ts';
import { hashOf } from './secrets.ts';
import { lockName } from '../locks.ts';

const minute = 60_000;
const failureWindow = 15 * minute;
const failuresPerAccount = 5;
const failuresPerNetwork = 50;
const knownFor = 30 * 24 * 60 * minute;

export interface Attempted {
  /** In lower case. */
  readonly email: string;
  readonly emailHash: Uint8Array;
  readonly network: string;
}

/** An attempt in the form in which it is counted; emails that nobody has count like others. */
export function attempted(email: string, address: string): Attempted {
  const lowerCase = email.toLowerCase();
  return { email: lowerCase, emailHash: hashOf(lowerCase), network: networkOf(address) };
}

export function attemptLimits(store: AttemptStore, clock: () => Date) {
  /** Networks that were used lately have their own limits, so that strangers cannot lock the owner out. */
  async function refuse({ email, emailHash, network }: Attempted): Promise<void> {
    const now = clock();
    const known = await store.knownNetworks(email, new Date(now.getTime() - knownFor));
    const counted = known.includes(network) ? { network } : { outside: known };
    const ofAccount = await store.failuresOfAccount(emailHash, windowBefore(now), counted);
    const ofNetwork = await store.failuresOfNetwork(network, windowBefore(now));
    if (ofAccount.total >= failuresPerAccount) throw tooManyAttempts(freeIn(ofAccount, now));
    if (ofNetwork.total >= failuresPerNetwork) throw tooManyAttempts(freeIn(ofNetwork, now));
  }

  return {
    refuse,

    /** Notes an attempt and counts anew: of many at once, those beyond the limit learn nothing. */
    async settle(attempt: Attempted, isRight: boolean): Promise<void> {
      await store.lock(attempt);
      await refuse(attempt);
      if (!isRight) await store.addFailure(attempt, clock());
    },

    remember: (userId: string, { network }: Attempted): Promise<void> =>
      store.rememberNetwork(userId, network, clock()),

    async sweep(): Promise<void> {
      const now = clock();
      await store.forgetFailuresOutside(windowBefore(now));
      await store.forgetNetworksBefore(new Date(now.getTime() - knownFor));
    },
  };
}

export type AttemptLimits = ReturnType<typeof attemptLimits>;

/** What counts at a moment; never what is in the future since the clock was put back, which would lock for longer. */
const windowBefore = (now: Date): Period => ({ from: new Date(now.getTime() - failureWindow + 1), to: now });

/** Milliseconds until the oldest failure counts no more. */
const freeIn = ({ oldest }: Failures, now: Date): number =>
  (oldest ?? now).getTime() + failureWindow - now.getTime();

interface Failures {
  readonly total: number;
  readonly oldest: Date | null;
}

/** Which of an account's failures count: those of one network, or those of all but some. */
type Counted = { readonly network: string } | { readonly outside: readonly string[] };

interface Period {
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
        await lockName(database, `attempts of ${name}`);
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

type AttemptStore = ReturnType<typeof attemptStore>;

/** An IPv4 address, or the first 64 bits of an IPv6 one: whoever has one of these has all of them. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const first = groups.slice(0, 4).map((group) => group.toString(16));
  return `${first.join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser knows every way to write one. */
function groupsOf(address: string): readonly number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = written.split('::');
  const before = numbersOf(head);
  const after = numbersOf(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

const numbersOf = (groups: string): number[] =>
  groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));

const bytesOf = (group: number): [number, number] => [group >> 8, group & 0xff];
