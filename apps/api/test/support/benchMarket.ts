import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  compareMatches,
  isWithinMatchRadius,
  matchRadius,
  scoreMatch,
  type ScoredListing,
} from '@tilava/domain/matching';
import { distanceBetween } from '@tilava/domain/place';
import { helsinkiDay } from '@tilava/domain/time';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { announcements, needs, residences, users } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { cellsInReach } from '../../src/matching/cellsInReach.ts';
import { distanceLateral } from '../../src/matching/scoreSql.ts';
import { presentListing, presentNeed } from '../../src/modules/properties/present.ts';
import { makeEngines } from './engines.ts';
import { marketRows } from './marketRows.ts';
import { seededPostgres } from './seededPostgres.ts';
import { freePort, spawnServer, untilReady } from './serverProcess.ts';

/** A way to find the first hundred announcements for one need, or to count those that are near it. */
export type Way = () => Promise<number>;

/** A synthetic market on a PostgreSQL of its own. */
export interface BenchMarket {
  /** Each answers how many are near. */
  readonly ways: Readonly<Record<string, Way>>;
  /** Bytes of the index a row. */
  readonly bytesPerRow: number;
  /** Milliseconds until the index was built. */
  readonly building: number;
  remove(): Promise<void>;
}

const email = 'tenant@tilava.example';
const limit = 100;
const rowsAtOnce = 5_000;

/** Makes it, with so many announcements; the same each time. */
export async function makeMarket(count: number): Promise<BenchMarket> {
  const { postgres, url } = await seededPostgres();
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  const listings = await fill(database, count);
  const [found] = await database.queries
    .select()
    .from(needs)
    .innerJoin(users, eq(users.id, needs.userId))
    .where(eq(users.email, email));
  if (found === undefined) throw new Error('The demo tenant seeks nothing');
  const { needs: need } = found;

  const began = performance.now();
  const engines = await makeEngines(database);
  const building = performance.now() - began;
  const { rows, bytes } = engines.built.state();
  const folder = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  const server = spawnServer(await freePort(), folder, { DATABASE_URL: url });
  await untilReady(server);
  const bearer = await logIn(`${server.address}/api/v1`);
  await untilIndexed(server.address);

  const subject = { needId: need.id, latitude: need.latitude, longitude: need.longitude };
  const page = { filters: {}, limit, after: null, today: helsinkiDay(new Date()) };
  const number = async (statement: ReturnType<typeof sql>) => {
    const answer = await database.queries.execute<{ count: number }>(statement);
    return answer.rows[0]?.count ?? 0;
  };
  const nearby = sql`${cellsInReach(need)} cross join lateral (
    select latitude, longitude from announcements where is_active and cell between cells.low and cells.high offset 0
  ) as a`;
  const own = presentNeed(need, { isWhole: true });
  return {
    ways: {
      'index, in process': async () => (await engines.index.potential(subject, page)).total,
      'index, over HTTP': async () => {
        const response = await fetch(`${server.address}/api/v1/matchmaking?favorite=false&limit=${limit}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify({ property: need.id }),
        });
        return ((await response.json()) as { total: number }).total;
      },
      'SQL engine': async () => (await engines.sql.potential(subject, page)).total,
      'SQL, counts the circle': () =>
        number(sql`select count(*)::integer as count
          from (select latitude, longitude from needs where id = ${need.id}) as n cross join ${nearby}
          ${distanceLateral} where place.distance <= ${matchRadius}`),
      'SQL, counts its cells': () => number(sql`select count(*)::integer as count from ${nearby}`),
      'objects in memory': async () => {
        const near = listings.filter(({ location }) =>
          isWithinMatchRadius(distanceBetween(own.location, location)),
        );
        const matches = near.map((listing) => ({ id: listing.id, ...scoreMatch(own, listing, page.today) }));
        matches.toSorted(compareMatches).slice(0, limit);
        return matches.length;
      },
    },
    bytesPerRow: bytes / (rows.announcements + rows.needs),
    building,
    async remove() {
      server.child.kill('SIGKILL');
      await server.ended;
      await engines.close();
      await database.close();
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes them past the triggers, and gives them as a cache in memory would hold them. */
async function fill(database: Database, count: number): Promise<(ScoredListing & { readonly id: string })[]> {
  const [landlord] = await database.queries.select().from(users).where(eq(users.isLandlord, true)).limit(1);
  if (landlord === undefined) throw new Error('There is no landlord');
  const listings: (ScoredListing & { readonly id: string })[] = [];
  for (let first = 0; first < count; first += rowsAtOnce) {
    const made = marketRows(landlord.id, first, Math.min(rowsAtOnce, count - first));
    await database.transaction(async () => {
      await database.queries.execute(sql`set local session_replication_role = replica`);
      await database.queries
        .insert(residences)
        .values(made.map(({ residenceId: id, userId }) => ({ id, userId })));
      for (let part = 0; part < made.length; part += 1_000)
        await database.queries.insert(announcements).values(made.slice(part, part + 1_000));
    });
    for (const row of made) listings.push({ ...presentListing(row, [], { isWhole: true }), id: row.id });
  }
  const demo = await database.queries.select().from(announcements).where(eq(announcements.isActive, true));
  const ids = new Set(listings.map(({ id }) => id));
  for (const row of demo)
    if (!ids.has(row.id)) listings.push({ ...presentListing(row, [], { isWhole: true }), id: row.id });
  await database.queries.execute(sql`analyze announcements`);
  return listings;
}

async function logIn(api: string): Promise<string> {
  const response = await fetch(`${api}/bearers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return ((await response.json()) as { bearer: string }).bearer;
}

async function untilIndexed(address: string): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!/^match_index_ready 1$/m.test(await (await fetch(`${address}/metrics`)).text())) {
    if (performance.now() > deadline) throw new Error('The index is not built');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
