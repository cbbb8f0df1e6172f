import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pruneChanges } from '../../src/changes/changeReader.ts';
import { announcements, changeReaders, matchChanges } from '../../src/db/schema.ts';
import type { MatchEngine, PageStart, ScoredPage, ScoredPair, Subject } from '../../src/matching/engine.ts';
import { makeWriter, placeOfChanges, type Shown } from '../support/changingPremises.ts';
import { makeEngines, type Engines } from '../support/engines.ts';
import { randomPair, today } from '../support/randomPairs.ts';
import { insertPair, type StoredPair } from '../support/storedPairs.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

/** How many are made, and shown to be seen; `COMMITS=5000` before a release. */
const commits = Number(process.env['COMMITS'] ?? 240);
const writerCount = 6;
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let opened: TestDatabase;
/** As two processes have them: neither knows of the other. */
let processes: Engines[];
/** For which lists are made; nobody changes it. */
let asked: StoredPair;

/** Without drawn areas and must-haves, which would hide what is changed. */
const draw = (count: number) =>
  fc
    .sample(randomPair, { numRuns: count, seed })
    .map((pair) => ({ ...pair, need: { ...pair.need, drawnArea: null, musts: 0 } }));
const page = { filters: {}, limit: 500, after: null, today };

beforeAll(async () => {
  console.log(`${commits} commits with SEED=${seed}`);
  opened = await openTestDatabase();
  for (const pair of draw(20)) await insertPair(opened.database, pair);
  const [pair] = draw(1);
  if (pair === undefined) throw new Error('Nothing was drawn');
  asked = await insertPair(opened.database, atPlaceOfChanges(pair));
  processes = [await makeEngines(opened.database), await makeEngines(opened.database)];
});
afterAll(async () => {
  for (const engines of processes) await engines.close();
  await opened.database.close();
  opened.remove();
});

const forNeed = (): Subject => ({ needId: asked.need.id });
const forAnnouncement = (): Subject => ({ announcementId: asked.announcement.id });

const atPlaceOfChanges = (pair: ReturnType<typeof draw>[number]) => ({
  ...pair,
  need: { ...pair.need, ...placeOfChanges },
  announcement: { ...pair.announcement, ...placeOfChanges, isActive: true },
});

const nameOf = ({ needId, announcementId }: ScoredPair): string => `${needId} ${announcementId}`;

/** A whole list in pages of a few. */
async function walk(engine: MatchEngine, subject: Subject): Promise<ScoredPair[]> {
  const walked: ScoredPair[] = [];
  let after: PageStart | null = null;
  for (;;) {
    const { pairs, hasMore }: ScoredPage = await engine.potential(subject, { ...page, limit: 4, after });
    walked.push(...pairs);
    const last = pairs.at(-1);
    if (!hasMore || last === undefined) return walked;
    const { points, distance, needId, announcementId } = last;
    after = { points, distance, id: 'needId' in subject ? announcementId : needId };
  }
}

/** What the next answer shows of a row of either side. */
async function seenOf(engine: MatchEngine, side: 'announcementId' | 'needId', id: string): Promise<Shown> {
  const { pairs } = await engine.potential(side === 'needId' ? forAnnouncement() : forNeed(), page);
  const pair = pairs.find((candidate) => candidate[side] === id);
  const amenities = side === 'needId' ? pair?.wantedAmenities : pair?.offeredAmenities;
  return { id, amenities: amenities ?? null };
}

async function expectSameAsDatabase({ sql: inDatabase, index }: Engines): Promise<void> {
  for (const subject of [forNeed(), forAnnouncement()])
    expect(await index.potential(subject, page)).toEqual(await inDatabase.potential(subject, page));
}

/** What the processes have read, once no transaction is open that could still have to be read, of other tests either. */
const throwAwayAll = () =>
  vi.waitFor(async () => {
    for (const { built } of processes) await built.tick();
    await pruneChanges(opened.database);
    expect(await opened.database.queries.$count(matchChanges)).toBe(0);
  }, 20_000);

describe('an index', () => {
  it('shows each acknowledged change in its next answer, whoever made it, and however long it took', async () => {
    const missed: unknown[] = [];
    let left = commits;
    const write = async (pair: StoredPair, number: number) => {
      let state = seed + number;
      const random = () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
        return state / 0x8000_0000;
      };
      const writer = makeWriter(opened.database, pair, random);
      while (left > 0) {
        left -= 1;
        const expected = await writer.change();
        for (const { index } of processes) {
          const [announcement, need] = await Promise.all([
            seenOf(index, 'announcementId', expected.announcement.id),
            seenOf(index, 'needId', expected.need.id),
          ]);
          const seen = { announcement, need };
          if (JSON.stringify(seen) !== JSON.stringify(expected)) missed.push({ expected, seen });
        }
      }
    };
    const own = [];
    for (const pair of draw(writerCount)) own.push(await insertPair(opened.database, pair));
    await Promise.all(own.map(write));
    expect(missed).toEqual([]);
    for (const engines of processes) await expectSameAsDatabase(engines);
    // One that reads everything now knows the same.
    const restarted = await makeEngines(opened.database);
    await expectSameAsDatabase(restarted);
    expect(restarted.built.state().rows).toEqual(processes[0]?.built.state().rows);
    await restarted.close();
  });

  it('shows whatever stays once in each walk through its pages, and nothing twice at one place and with the same points', async () => {
    const { database } = opened;
    for (const pair of draw(30)) await insertPair(database, atPlaceOfChanges(pair));
    const [first] = processes;
    if (first === undefined) throw new Error('There are two');
    const { index, sql: inDatabase } = first;
    const shownAtFirst = new Map<Subject, readonly string[]>();
    for (const subject of [forNeed(), forAnnouncement()])
      shownAtFirst.set(subject, (await walk(inDatabase, subject)).map(nameOf));
    const writers = [];
    for (const pair of draw(3))
      writers.push(makeWriter(database, await insertPair(database, pair), Math.random));
    const changes = new AbortController();
    const changing = Promise.all(
      writers.map(async (writer) => {
        while (!changes.signal.aborted) {
          await writer.change();
          // On PGlite, what waits for its turn would wait for ever.
          await turn();
        }
      }),
    );
    for (const engine of [index, inDatabase, index]) {
      for (const [subject, names] of shownAtFirst) {
        const walked = await walk(engine, subject);
        expect(walked.map(nameOf).filter((name) => names.includes(name))).toEqual(names);
        const places = walked.map((pair) => `${nameOf(pair)} ${pair.points} ${pair.distance}`);
        expect(new Set(places).size).toBe(places.length);
      }
    }
    changes.abort();
    await changing;
  });

  it('is built right while rows change', async () => {
    const [pair] = draw(1);
    if (pair === undefined) throw new Error('Nothing was drawn');
    const writer = makeWriter(opened.database, await insertPair(opened.database, pair), Math.random);
    const built: Engines[] = [];
    const changing = (async () => {
      while (built.length < 5) await writer.change();
    })();
    while (built.length < 5) built.push(await makeEngines(opened.database));
    await changing;
    for (const engines of built) {
      await expectSameAsDatabase(engines);
      await engines.close();
    }
  });

  it('lets go of what every reader has read, and of nothing else', async () => {
    const [first, second] = processes;
    if (first === undefined || second === undefined) throw new Error('There are two');
    const { queries } = opened.database;
    await first.built.tick();
    await second.built.tick();
    const touch = () =>
      queries.update(announcements).set({ rent: 1 }).where(eq(announcements.id, asked.announcement.id));
    await touch();
    await first.built.tick();
    await pruneChanges(opened.database);
    expect(await queries.$count(matchChanges)).toBeGreaterThan(0);
    await expectSameAsDatabase(second);
    await throwAwayAll();
  });

  it('that was away for too long is forgotten, and reads everything anew', async () => {
    const { queries } = opened.database;
    const engines = await makeEngines(opened.database);
    await queries.update(changeReaders).set({ seenAt: sql`now() - interval '1 hour'` });
    for (const { built } of processes) await built.tick();
    await queries.update(announcements).set({ rent: 2 }).where(eq(announcements.id, asked.announcement.id));
    await throwAwayAll();
    await expect(engines.index.potential(forNeed(), page)).rejects.toThrow('The index was not used');
    await engines.built.built();
    await expectSameAsDatabase(engines);
    await engines.close();
    for (const kept of processes) await expectSameAsDatabase(kept);
  });

  it('reads everything anew after more changes than are worth following', async () => {
    const engines = await makeEngines(opened.database);
    await opened.database.queries.execute(sql`
      insert into match_changes (kind, id, user_id)
      select 'user', gen_random_uuid(), gen_random_uuid() from generate_series(1, 10001)`);
    await expect(engines.index.potential(forNeed(), page)).rejects.toThrow('The index was not used');
    await engines.built.built();
    await expectSameAsDatabase(engines);
    await engines.close();
  });

  it.each([
    ['at once, where it is too large', 1],
    ['when it grows too large', 20_000],
  ])('is given up %s, and says why', async (_when, maxBytes) => {
    const reasons: unknown[] = [];
    const engines = await makeEngines(opened.database, maxBytes, (error) => reasons.push(error));
    for (let more = 0; more < 200 && reasons.length === 0; more += 1) {
      for (const pair of draw(10)) await insertPair(opened.database, pair);
      await engines.built.tick();
    }
    await expect(engines.index.potential(forNeed(), page)).rejects.toThrow('The index was not used');
    expect(String(reasons)).toContain('MATCH_INDEX_MEGABYTES');
    expect(engines.built.state()).toEqual({ isReady: false, rows: { announcements: 0, needs: 0 }, bytes: 0 });
    await engines.close();
  });
});
