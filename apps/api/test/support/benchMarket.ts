import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { matchRadius, type ScoredNeed } from '@tilava/domain/matching';
import { earthRadius, radiansPerDegree } from '@tilava/domain/place';
import { helsinkiDay } from '@tilava/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { demoPassword, seedDemo } from '../../src/demo/seedDemo.ts';
import { cellsInReach } from '../../src/matching/cells.ts';
import type { MatchEngine, ScoredPage } from '../../src/matching/engine.ts';
import { presentNeed } from '../../src/modules/properties/present.ts';
import { v7 as uuidv7 } from 'uuid';
import { askForPage, type Packing } from './askForPage.ts';
import { makeEngines, type Engines } from './engines.ts';
import { fillMarket, marketNeeds, marketTenant, type StoredNeed } from './fillMarket.ts';
import type { Block } from './longestBlock.ts';
import { call, untilIndexed } from './matchProcess.ts';
import { seededPostgres } from './seededPostgres.ts';
import { freePort, spawnServer, untilReady } from './serverProcess.ts';

export { gzipLevel } from '../../src/http/plugins/compression.ts';

/** What was found. */
export interface Found {
  readonly total: number;
  /** Of announcements, best first; none of what merely counts. */
  readonly ids: readonly string[];
}

/** A way to find the first hundred for a need, or to count those that are near it; the answer is read later. */
export type Way = (need: StoredNeed) => Promise<() => Found>;

/** An API process over the market. */
export interface MarketServer {
  readonly address: string;
  readonly bearer: string;
  stop(): Promise<void>;
}

/** A synthetic market on a PostgreSQL of its own. */
export interface BenchMarket {
  readonly url: string;
  readonly needs: { readonly central: StoredNeed; readonly rural: StoredNeed };
  readonly ways: Readonly<Record<'index' | 'sqlEngine' | 'countsCircle' | 'countsCells', Way>>;
  /** Bytes of the index a row. */
  readonly bytesPerRow: number;
  /** Milliseconds until the index was built. */
  readonly building: number;
  /** How long nothing else has its turn, at the longest, in a process that builds an index and makes lists. */
  measureBlocks(): Promise<Readonly<Record<'building' | 'lists', Block>>>;
  /** Writes public announcements with columns such as `rent integer`, and gives the file. */
  writeCsv(columns: readonly string[]): Promise<string>;
  /** Starts an API process, with an index or without one, and waits until it answers from what it has. */
  startServer(hasIndex: boolean): Promise<MarketServer>;
  remove(): Promise<void>;
}

const blockingProcess = join(import.meta.dirname, 'blockingProcess.ts');
const limit = 100;
const throwIt = (error: unknown) => {
  throw error;
};

/** Makes it, with so many announcements; the same each time. */
export async function makeMarket(count: number): Promise<BenchMarket> {
  const { postgres, url } = await seededPostgres();
  const database = await openPostgres(url, throwIt);
  await fillMarket(database, count);
  const needs = await marketNeeds(database);
  const began = performance.now();
  const engines = await makeEngines(database);
  const building = performance.now() - began;
  const { rows, bytes } = engines.built.state();
  const folder = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  // PostgreSQL may be somebody else.
  chmodSync(folder, 0o777);
  return {
    url,
    needs,
    ways: {
      index: pageBy(engines.index),
      sqlEngine: pageBy(engines.sql),
      countsCircle: countBy(database, isInCircle),
      countsCells: countBy(database, () => sql`true`),
    },
    bytesPerRow: bytes / (rows.announcements + rows.needs),
    building,
    async writeCsv(columns) {
      const file = join(folder, 'premises.csv');
      await database.queries.execute(
        sql.raw(`copy (
        select ${columns.join(', ')} from (
          select *, move_in_date - date '1970-01-01' as move_in_day, move_out_date - date '1970-01-01' as move_out_day
          from announcements where is_active
        ) as premises
      ) to '${file}' (format csv, header)`),
      );
      return file;
    },
    async measureBlocks() {
      const args = [blockingProcess, url, JSON.stringify(needs.central)];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      return JSON.parse(stdout) as Readonly<Record<'building' | 'lists', Block>>;
    },
    startServer: (hasIndex) => startServer(url, folder, hasIndex),
    async remove() {
      await engines.close();
      await database.close();
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same market on PGlite, with both engines. */
export async function makeEmbeddedMarket(
  count: number,
): Promise<
  Pick<BenchMarket, 'needs' | 'remove'> & { readonly ways: Readonly<Record<'index' | 'sqlEngine', Way>> }
> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  const database = await openPglite(folder);
  await seedDemo(database, new Date(), uuidv7);
  await fillMarket(database, count);
  const needs = await marketNeeds(database);
  const engines: Engines = await makeEngines(database);
  return {
    needs,
    ways: { index: pageBy(engines.index), sqlEngine: pageBy(engines.sql) },
    async remove() {
      await engines.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A need as the domain scores it. */
export const scoredNeedOf = (need: StoredNeed): ScoredNeed => presentNeed(need, { isWhole: true });

/** A list by an API process. */
export const pageOverHttp =
  (server: MarketServer, packing: Packing = 'zstd'): Way =>
  async ({ id }) => {
    const read = await askForPage(server, id, limit, packing);
    return () => {
      const { total, results } = read();
      return { total, ids: results.map(({ announcement }) => announcement.id) };
    };
  };

const pageBy =
  (engine: MatchEngine): Way =>
  async ({ id: needId }) => {
    const request = { filters: {}, limit, after: null, today: helsinkiDay(new Date()) };
    const page: ScoredPage = await engine.potential({ needId }, request);
    return () => ({ total: page.total, ids: page.pairs.map(({ announcementId }) => announcementId) });
  };

/** Counts what lies in the cells round a need and passes a condition, from the index alone. */
const countBy =
  (database: Database, condition: (need: StoredNeed) => SQL): Way =>
  async (need) => {
    const { rows } = await database.queries.execute<{ count: number }>(sql`
      select count(*)::integer as count from ${cellsInReach(need)} cross join lateral (
        select latitude, longitude from announcements
        where is_active and cell between cells.low and cells.high offset 0
      ) as a where ${condition(need)}
    `);
    return () => ({ total: rows[0]?.count ?? 0, ids: [] });
  };

/** As short as SQL can say it, with what is known beforehand as numbers: a yardstick has to be as quick as it can be. */
function isInCircle({ latitude, longitude }: StoredNeed): SQL {
  const halfMetre = 0.5;
  const most = ((matchRadius + halfMetre) / (earthRadius * radiansPerDegree)) ** 2;
  return sql.raw(`(a.latitude - ${latitude}) * (a.latitude - ${latitude})
    + (a.longitude - ${longitude}) * (a.longitude - ${longitude})
    * power(cos((a.latitude + ${latitude}) * ${radiansPerDegree / 2}), 2) < ${most}`);
}

async function startServer(url: string, folder: string, hasIndex: boolean): Promise<MarketServer> {
  const server = spawnServer(await freePort(), mkdtempSync(join(folder, 'server-')), {
    DATABASE_URL: url,
    ...(hasIndex ? {} : { MATCH_INDEX_MEGABYTES: '0' }),
  });
  await untilReady(server);
  const bearer = await logIn(server);
  if (hasIndex) await untilIndexed(server.address);
  return {
    address: server.address,
    bearer,
    async stop() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}

async function logIn(server: Pick<MarketServer, 'address'>): Promise<string> {
  const account = { email: marketTenant, password: demoPassword };
  const response = await call(server, 'POST', '/bearers', null, account);
  return ((await response.json()) as { bearer: string }).bearer;
}
