import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { PostgresServerAddress } from './postgresServers.ts';
import type { ReadPosition } from './readPosition.ts';
import { coalesce } from './coalesce.ts';
import { breakOffSilentConnections } from './silentConnections.ts';

/** Milliseconds that a request waits for a replica to come as far as it needs. */
const catchUpTimeout = 50;
/** Milliseconds between two looks at one that is behind. */
const pause = 2;
/** Milliseconds that a replica is left alone that was found behind. */
const restBehind = 250;
/** Milliseconds that one is left alone that failed. */
const restFailed = 1_000;
/** Milliseconds that a statement may take there, and what it means for a request where a replica hangs. */
const statementTimeout = 1_500;

/** A server that follows the primary, and answers what only reads. */
export interface Replica {
  readonly name: string;
  readonly pool: Pool;
  /** Whether it may be asked, as far as is known. */
  readonly isAwake: boolean;
  /** Whether it has all that the primary had written at a position; waits for it a moment. */
  has(position: ReadPosition): Promise<boolean>;
  /** Leaves it alone for a while, because it failed. */
  rest(): void;
  close(): Promise<void>;
}

/** A replica replays what it is told last: the newest timeline whose mark it has, and how far it is. */
const question = `select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as replayed,
  (select max(timeline) from timelines where system = $1) as timeline`;

/**
 * Makes a replica of its address; it is connected to when it is first asked.
 *
 * @param system - the identifier of the primary's cluster: marks of another one do not count
 * @param settings - of its connections
 */
export function makeReplica(
  { name, connectionString }: PostgresServerAddress,
  system: string,
  settings: string,
): Replica {
  const common = { connectionString, connectionTimeoutMillis: 500, keepAlive: true };
  const pool = new Pool({ ...common, statement_timeout: statementTimeout, max: 10, options: settings });
  breakOffSilentConnections(pool, statementTimeout);
  // Its own connection, so that looks do not wait behind what takes long.
  const looks = new Pool({ ...common, max: 1, query_timeout: 500 });
  let known: ReadPosition | null = null;
  let restsUntil = 0;

  const rest = (milliseconds: number) => {
    known = null;
    restsUntil = performance.now() + milliseconds;
  };
  for (const each of [pool, looks]) {
    each.on('error', () => rest(restFailed));
    each.on('connect', (client) => {
      client.on('error', () => rest(restFailed));
    });
  }
  // A server that was started anew may be less far than it was.
  looks.on('remove', () => (known = null));

  const look = coalesce(async () => {
    const { rows } = await looks.query<{ replayed: string | null; timeline: string | null }>(question, [
      system,
    ]);
    const [row] = rows;
    const { replayed = null, timeline = null } = row ?? {};
    known = replayed === null || timeline === null ? null : { timeline, written: BigInt(replayed) };
  });
  const isThere = ({ timeline, written }: ReadPosition): boolean =>
    known !== null && known.timeline === timeline && known.written >= written;

  /** Looks again and again; false where the time is over, or the replica fails. */
  async function comesThere(position: ReadPosition, signal: AbortSignal): Promise<boolean> {
    try {
      for (;;) {
        await look();
        if (isThere(position)) return true;
        await sleep(pause, undefined, { signal });
      }
    } catch {
      // The primary is asked instead; that this one does not serve is shown by the metrics.
      if (!signal.aborted) rest(restFailed);
      return false;
    }
  }

  return {
    name,
    pool,
    get isAwake() {
      return performance.now() >= restsUntil;
    },
    async has(position) {
      if (isThere(position)) return true;
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), catchUpTimeout);
      const late = new Promise<false>((resolve) => {
        waiting.signal.addEventListener('abort', () => resolve(false), { once: true });
      });
      const hasCome = await Promise.race([comesThere(position, waiting.signal), late]);
      clearTimeout(timer);
      if (!hasCome && performance.now() >= restsUntil) rest(restBehind);
      return hasCome;
    },
    rest: () => rest(restFailed),
    async close() {
      await Promise.all([pool.end(), looks.end()]);
    },
  };
}
