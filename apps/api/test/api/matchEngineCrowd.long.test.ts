import { compareMatches, landlordSorts, tenantSorts } from '@tilava/domain/matching';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageRequest, PageStart, Subject } from '../../src/matching/engine.ts';
import { needs } from '../../src/db/schema.ts';
import { presentScore } from '../../src/modules/matchmaking/present.ts';
import { makeEngines, type Engines } from '../support/engines.ts';
import { randomArea, randomImportance, randomPair, today } from '../support/randomPairs.ts';
import { byDomain, insertPair, isNear, missedBy, type StoredPair } from '../support/storedPairs.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const crowd = 1_200;
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let opened: TestDatabase;
let engines: Engines;
let pairs: StoredPair[];

beforeAll(async () => {
  console.log(`A crowd with SEED=${seed}`);
  opened = await openTestDatabase();
  pairs = [];
  await opened.database.transaction(async () => {
    for (const pair of fc.sample(randomPair, { numRuns: crowd, seed }))
      pairs.push(await insertPair(opened.database, pair));
  });
  engines = await makeEngines(opened.database);
}, 120_000);
afterAll(async () => {
  await engines.close();
  await opened.database.close();
  opened.remove();
});

const above = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });
const filters = fc.record({
  pointsAbove: above,
  distanceBelow: fc.option(fc.integer({ min: 0, max: 3_500 }), { nil: undefined }),
  personPointsAbove: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  work: fc.constantFrom(undefined, true),
  student: fc.constantFrom(undefined, true),
});
/** Often without a filter: then most rows are given up before they are scored. */
const requestOf = (sorts: typeof tenantSorts) =>
  fc.record({
    sort: fc.constantFrom(undefined, ...sorts),
    filters: fc.oneof(fc.constant({}), filters),
    limit: fc.constantFrom(1, 2, 7, 40),
    today: fc.constant(today),
  });

const anyRequest = fc.oneof(
  fc.tuple(fc.constant(true), requestOf(tenantSorts)),
  fc.tuple(fc.constant(false), requestOf(landlordSorts)),
);

async function expectAlike(subject: Subject, asked: Omit<PageRequest, 'after'>) {
  let after: PageStart | null = null;
  for (let page = 0; page < 3; page += 1) {
    const wanted: PageRequest = { ...asked, after };
    const found = await engines.index.potential(subject, wanted);
    expect(found).toEqual(await engines.sql.potential(subject, wanted));
    const last = found.pairs.at(-1);
    if (last === undefined || !found.hasMore) return;
    const id = 'needId' in subject ? last.announcementId : last.needId;
    const amount = asked.sort === 'size' ? last.size : last.rent;
    after = { points: last.points, distance: last.distance, id, amount };
  }
}

it('in a crowd, the index gives up no row that belongs to a page, whatever is asked in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: crowd - 1 }), anyRequest, async (index, [byNeed, asked]) => {
      const pair = pairs[index];
      if (pair === undefined) throw new Error('There are fewer pairs');
      const { need, announcement } = pair;
      await expectAlike(byNeed ? { needId: need.id } : { announcementId: announcement.id }, asked);
    }),
    { seed, numRuns: 300 },
  );
}, 120_000);

/** Compared with the domain, as many as the customer asked for. */
const comparedPairs = 100_000;

it(`scores ${comparedPairs} pairs as the domain does, whatever is important to the tenant and wherever it is sought`, async () => {
  const shown = pairs.filter(({ announcement }) => announcement.isActive);
  let compared = 0;
  for (let index = 0; compared < comparedPairs; index += 1) {
    const drawn = pairs[index % crowd];
    if (drawn === undefined) throw new Error('There are fewer pairs');
    // The second time round with other weights.
    const [columns] = fc.sample(randomImportance, { numRuns: 1, seed: seed + index });
    if (columns === undefined) throw new Error('Nothing was drawn');
    const [drawnArea = null] = fc.sample(randomArea(drawn.need), { numRuns: 1, seed: seed + index });
    const changes = { ...columns, drawnArea };
    const need = { ...drawn.need, ...changes };
    await opened.database.queries.update(needs).set(changes).where(eq(needs.id, need.id));
    const expected = shown
      .filter(({ announcement }) => isNear(need, announcement))
      .map(({ announcement }) => ({
        id: announcement.id,
        ...byDomain('tenant', drawn.user, need, announcement),
      }));
    compared += expected.length;
    const kept = expected.filter((match) => missedBy(need, match).length === 0).toSorted(compareMatches);
    for (const engine of [engines.sql, engines.index]) {
      const page = { filters: {}, limit: crowd, after: null, today };
      const list = await engine.potential({ needId: need.id }, page);
      expect(list.pairs.map((pair) => ({ id: pair.announcementId, ...presentScore(pair) }))).toEqual(kept);
      expect(list.total).toBe(kept.length);
      const total = expected.length - kept.length;
      expect(list.hidden?.total ?? 0).toBe(total);
    }
  }
  console.log(`${compared} pairs were compared`);
}, 600_000);
