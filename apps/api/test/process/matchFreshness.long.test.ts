import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amenities } from '@tilava/domain/enums';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { and, eq, inArray, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { fromMask } from '../../src/db/masks.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { announcements, needs, users } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { presentScore } from '../../src/modules/matchmaking/present.ts';
import { makeWriter, placeOfChanges, type Shown } from '../support/changingPremises.ts';
import { makeEngines } from '../support/engines.ts';
import { call, listMatches, readMetric, startIndexed } from '../support/matchProcess.ts';
import { randomPair } from '../support/randomPairs.ts';
import { seededNumbers } from '../support/seededNumbers.ts';
import { seededPostgres, type SeededPostgres } from '../support/seededPostgres.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { insertPair } from '../support/storedPairs.ts';

/** How many are made, and shown to be seen; `COMMITS=5000` before a release. */
const commits = Number(process.env['COMMITS'] ?? 150);
/** How often a process is killed; `ROUNDS=50` before a release. */
const rounds = Number(process.env['ROUNDS'] ?? 2);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** Some write into the database, in transactions that may last, and some by whichever process. */
const writersByDatabase = 4;
const writersByProcess = 2;

/** Of either side, by its id: what was changed, once that was acknowledged. */
interface Change {
  readonly announcement: Shown;
  readonly need?: Shown;
}

let folder: string;
let seeded: SeededPostgres;
let database: Database;
/** Null while one is killed. */
let processes: (ServerProcess | null)[];
let asked: { readonly property: string; readonly announcement: string };
let bearers: { readonly tenant: string; readonly landlord: string };
/** The landlord's, which are changed by the processes. */
let changed: readonly (typeof announcements.$inferSelect)[];

beforeEach(async () => {
  console.log(`${commits} commits, ${rounds} rounds with SEED=${seed}`);
  folder = mkdtempSync(join(tmpdir(), 'tilava-fresh-'));
  seeded = await seededPostgres();
  database = await openPostgres(seeded.url, (error) => {
    throw error;
  });
  await choosePremises();
  processes = [await startIndexed(seeded.url, folder), await startIndexed(seeded.url, folder)];
  bearers = {
    tenant: await logIn('tenant@tilava.example'),
    landlord: await logIn('landlord@tilava.example'),
  };
}, 120_000);
afterEach(async () => {
  for (const server of processes) {
    server?.child.kill('SIGKILL');
    await server?.ended;
  }
  await database.close();
  await seeded.postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** One announcement for which lists are made, and some that change; whatever else there is, is hidden. */
async function choosePremises(): Promise<void> {
  const { queries } = database;
  const [tenant] = await queries
    .select({ need: needs.id })
    .from(needs)
    .innerJoin(users, and(eq(users.id, needs.userId), eq(users.email, 'tenant@tilava.example')))
    .orderBy(needs.createdAt, needs.id)
    .limit(1);
  const own = await queries
    .select({ announcement: announcements })
    .from(announcements)
    .innerJoin(users, and(eq(users.id, announcements.userId), eq(users.email, 'landlord@tilava.example')))
    .orderBy(announcements.id)
    .limit(1 + writersByProcess);
  const [first, ...others] = own.map(({ announcement }) => announcement);
  if (tenant === undefined || first === undefined || others.length < writersByProcess)
    throw new Error('The demo has too few premises');
  asked = { property: tenant.need, announcement: first.id };
  changed = others;
  const ids = own.map(({ announcement }) => announcement.id);
  await queries.update(announcements).set({ isActive: false }).where(ne(announcements.id, first.id));
  await queries.update(announcements).set(placeOfChanges).where(inArray(announcements.id, ids));
  await queries.update(needs).set(placeOfChanges).where(eq(needs.id, tenant.need));
}

const running = (): ServerProcess[] => processes.filter((server) => server !== null);

async function logIn(email: string): Promise<string> {
  const [server] = running();
  if (server === undefined) throw new Error('No process runs');
  const response = await call(server, 'POST', '/bearers', null, { email, password: demoPassword });
  return ((await response.json()) as { bearer: string }).bearer;
}

/** Answers null where the process was killed meanwhile. */
async function ask<Result>(server: ServerProcess, request: () => Promise<Result>): Promise<Result | null> {
  try {
    return await request();
  } catch (error) {
    if (processes.includes(server)) throw error;
    return null;
  }
}

const idsOf = (mask: number | null): string | null =>
  mask === null ? null : fromMask(amenities, mask).join(' ');

/** What the next answer of a process shows of rows that were changed, where that is anything else. */
async function missedBy(server: ServerProcess, { announcement, need }: Change): Promise<unknown[]> {
  const [shown, sought] = await Promise.all([
    listMatches(server, bearers.tenant, { property: asked.property }),
    listMatches(server, bearers.landlord, { announcement: asked.announcement }),
  ]);
  const offers = shown.results.map((match) => (match.kind === 'announcement' ? match.announcement : null));
  const offer = offers.find((each) => each?.id === announcement.id);
  const needsFound = sought.results.map((match) =>
    match.kind === 'tenant' ? match.potentialTenant.properties : null,
  );
  const found = needsFound.find((each) => each?.id === need?.id);
  return [
    {
      id: announcement.id,
      expected: idsOf(announcement.amenities),
      seen: offer?.properties.amenities.join(' ') ?? null,
    },
    ...(need === undefined
      ? []
      : [{ id: need.id, expected: idsOf(need.amenities), seen: found?.amenities.join(' ') ?? null }]),
  ].filter(({ expected, seen }) => expected !== seen);
}

/** Shows, hides or changes an announcement by whichever process takes it. */
function makeWriterByProcess({ id, propertyId }: (typeof changed)[number], random: () => number) {
  let [isShown, offered] = [false, 0];
  const write = async (path: string, body: object): Promise<void> => {
    const servers = running();
    const server = servers[Math.floor(random() * servers.length)];
    if (server === undefined) throw new Error('No process runs');
    const response = await ask(server, () => call(server, 'PATCH', path, bearers.landlord, body));
    // What was killed acknowledged nothing; the same is written again.
    if (response === null) return write(path, body);
    expect(response.status, await response.text()).toBe(200);
  };
  return {
    async change(): Promise<Change> {
      if (random() < 0.5) {
        isShown = !isShown;
        await write(`/announcement/${id}`, { isActive: isShown });
      } else {
        offered = Math.floor(random() * 1024);
        await write(`/properties/${propertyId}`, { amenities: fromMask(amenities, offered) });
      }
      return { announcement: { id, amenities: isShown ? offered : null } };
    },
  };
}

/** Changes by all writers at once, each followed by the next answer of every process. */
async function changeWhile(goesOn: (done: number) => boolean): Promise<{ done: number; missed: unknown[] }> {
  const state = { done: 0, missed: [] as unknown[] };
  const random = (number: number) => seededNumbers(seed + number);
  const pairs = fc.sample(randomPair, { numRuns: writersByDatabase, seed });
  const own = [];
  for (const pair of pairs) own.push(await insertPair(database, pair));
  // What writers know nothing of yet.
  await database.queries
    .update(announcements)
    .set({ amenities: 0 })
    .where(
      inArray(
        announcements.id,
        changed.map(({ id }) => id),
      ),
    );
  const writers = [
    ...own.map((pair, number) => makeWriter(database, pair, random(number))),
    ...changed.map((announcement, number) => makeWriterByProcess(announcement, random(100 + number))),
  ];
  await Promise.all(
    writers.map(async (writer) => {
      while (goesOn(state.done)) {
        state.done += 1;
        const change: Change = await writer.change();
        for (const server of running())
          state.missed.push(...((await ask(server, () => missedBy(server, change))) ?? []));
      }
    }),
  );
  return state;
}

/** What a match says of how two suit each other. */
const scoreOf = ({
  points,
  distance,
  explanation,
  matches,
}: Pick<components['schemas']['AnnouncementMatch'], 'points' | 'distance' | 'explanation' | 'matches'>) => ({
  points,
  distance,
  explanation,
  matches,
});

/** What every process answers from its index is what the database holds, for the tenant and each of the landlord's. */
async function expectSameAsDatabase(): Promise<void> {
  await database.queries.update(announcements).set({ isActive: true });
  const engines = await makeEngines(database);
  const page = { filters: {}, limit: 500, after: null, today: helsinkiDay(new Date()) };
  const forNeed = await engines.sql.potential({ needId: asked.property }, page);
  expect(forNeed.total).toBeGreaterThan(10);
  for (const server of running()) {
    const shown = await listMatches(server, bearers.tenant, { property: asked.property });
    expect(
      shown.results.map((match) =>
        match.kind === 'announcement' ? [match.announcement.id, scoreOf(match)] : match,
      ),
    ).toEqual(forNeed.pairs.map((pair) => [pair.announcementId, scoreOf(presentScore(pair))]));
    for (const announcement of [asked.announcement, ...changed.map(({ id }) => id)]) {
      const { pairs } = await engines.sql.potential({ announcementId: announcement }, page);
      const sought = await listMatches(server, bearers.landlord, { announcement });
      expect(
        sought.results.map((match) =>
          match.kind === 'tenant' ? [match.potentialTenant.properties.id, scoreOf(match)] : match,
        ),
      ).toEqual(pairs.map((pair) => [pair.needId, scoreOf(presentScore(pair))]));
    }
    expect(await readMetric(server.address, 'match_index_ready')).toBe(1);
    for (const [side, count] of Object.entries(engines.built.state().rows))
      expect(await readMetric(server.address, `match_index_rows{side="${side}"}`)).toBe(count);
  }
  await engines.close();
}

describe('two API processes on one PostgreSQL', () => {
  it(
    'show each acknowledged change in their next answers, whoever made it and however long it took',
    async () => {
      const { done, missed } = await changeWhile((count) => count < commits);
      console.log(`${done} changes, ${missed.length} missed`);
      expect(missed).toEqual([]);
      await expectSameAsDatabase();
    },
    60_000 + commits * 200,
  );

  it(
    'answer what the database holds after each kill -9 and restart amid writes',
    async () => {
      let isOver = false;
      const seen = { done: 0 };
      const changing = changeWhile((count) => {
        seen.done = count;
        return !isOver;
      });
      const kills = (async () => {
        for (let round = 0; round < rounds; round += 1) {
          const which = round % processes.length;
          const enough = seen.done + 20;
          await vi.waitFor(() => expect(seen.done).toBeGreaterThanOrEqual(enough), 60_000);
          const killed = processes[which];
          processes[which] = null;
          killed?.child.kill('SIGKILL');
          expect(await killed?.ended).toBe('SIGKILL');
          processes[which] = await startIndexed(seeded.url, folder);
        }
        isOver = true;
      })();
      const [{ done, missed }] = await Promise.all([changing, kills]);
      console.log(`${rounds} kills amid ${done} changes, ${missed.length} missed`);
      expect(missed).toEqual([]);
      await expectSameAsDatabase();
    },
    60_000 + rounds * 60_000,
  );
});
