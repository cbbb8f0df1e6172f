import {
  compareBy,
  compareMatches,
  landlordSorts,
  mustFields,
  passesFilters,
  tenantSorts,
  type MatchFilters,
  type MatchScore,
} from '@tilava/domain/matching';
import { calculateMonth, leaseStart } from '@tilava/domain/cost';
import { earthRadius, radiansPerDegree } from '@tilava/domain/place';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellOf } from '../../src/matching/cells.ts';
import type { ScoredPair } from '../../src/matching/engine.ts';
import { importanceOf } from '../../src/matching/importance.ts';
import {
  distanceLateral,
  pointsLateral,
  scoresLateral,
  tenantsLateral,
} from '../../src/matching/scoreSql.ts';
import { presentScore } from '../../src/modules/matchmaking/present.ts';
import { presentListing } from '../../src/modules/properties/present.ts';
import { makeEngines, type Engines } from '../support/engines.ts';
import { randomPair, today } from '../support/randomPairs.ts';
import { byDomain, insertPair, isNear, missedBy, type StoredPair } from '../support/storedPairs.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const isShort = process.env['TESTS'] === 'short';
const pairCount = isShort ? 120 : 300;
/** How many needs, and how many announcements, lists are read of. */
const listCount = isShort ? 10 : 25;
/** So many are there twice, so that the order of equal points and distances shows too. */
const twinCount = 20;
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let opened: TestDatabase;
let engines: Engines;
let pairs: StoredPair[];

beforeAll(async () => {
  console.log(`Random pairs with SEED=${seed}`);
  opened = await openTestDatabase();
  engines = await makeEngines(opened.database);
  pairs = [];
  const drawn = fc.sample(randomPair, { numRuns: pairCount, seed });
  for (const [index, pair] of [...drawn, ...drawn.slice(0, twinCount)].entries()) {
    // Some tenants have several needs.
    const owner = index % 3 === 0 ? pairs.at(-1)?.user : undefined;
    pairs.push(await insertPair(opened.database, pair, owner));
  }
});
afterAll(async () => {
  await engines.close();
  await opened.database.close();
  opened.remove();
});

const page = (filters: MatchFilters = {}) => ({ filters, limit: 500, after: null, today });
/** Everything that is answered for each pair of a list. */
const found = (list: readonly ScoredPair[], id: 'needId' | 'announcementId') =>
  list.map((pair) => ({ id: pair[id], ...presentScore(pair) }));

/** What a need's must-haves hide of what passes the filters. */
function hiddenOf(need: StoredPair['need'], passing: readonly MatchScore[]) {
  const musts = mustFields(importanceOf(need));
  if (musts.length === 0) return null;
  const missed = passing.map((match) => missedBy(need, match));
  return {
    total: missed.filter((fields) => fields.length > 0).length,
    fields: musts.map((field) => ({
      field,
      total: missed.filter((fields) => fields.includes(field)).length,
    })),
  };
}

it('scores pairs for alerts as the domain does for tenants, hidden ones not at all', async () => {
  const { rows } = await opened.database.queries.execute<{
    id: string;
    other: string;
    points: number | null;
  }>(sql`
    select n.id, a.id as other, tenants.points
    from needs n join announcements a on a.user_id = n.user_id
    ${distanceLateral} ${scoresLateral(today)} ${pointsLateral} ${tenantsLateral}
  `);
  const points = new Map(rows.map((row) => [`${row.id} ${row.other}`, row.points]));
  for (const { user, need, announcement } of pairs) {
    const match = byDomain('tenant', user, need, announcement);
    const isHidden = missedBy(need, match).length > 0;
    expect(points.get(`${need.id} ${announcement.id}`)).toBe(isHidden ? null : match.points);
  }
});

it('leaves out what costs the tenant more for sure, as the domain counts it', async () => {
  for (const { user, need } of pairs.slice(0, 8)) {
    const costs = pairs.map(({ announcement }) => {
      const listing = presentListing(announcement, [], { isWhole: true });
      const { deductsVat } = user;
      const start = leaseStart(listing.moveInDate, today);
      const leastCost = calculateMonth(listing, { deductsVat, start })?.toTenant.min ?? null;
      return { announcement, leastCost, ...byDomain('tenant', user, need, announcement) };
    });
    const near = costs.filter(
      (match) =>
        match.announcement.isActive && isNear(need, match.announcement) && missedBy(need, match).length === 0,
    );
    // The bound of one of them is strict, whatever else is near it.
    const middle = Math.ceil((near[0]?.leastCost ?? 0) / 100);
    for (const costBelow of [middle, middle + 1, 5_000, 10_000_000]) {
      const passing = near.filter((match) => passesFilters(match, { costBelow }));
      const { pairs: list } = await engines.sql.potential({ needId: need.id }, page({ costBelow }));
      expect(list.map(({ announcementId }) => announcementId).toSorted()).toEqual(
        passing.map(({ announcement }) => announcement.id).toSorted(),
      );
    }
  }
});

describe.each(['sql', 'index'] as const)('the %s engine', (name) => {
  it(`scores ${pairCount} random pairs as the domain does: points, distance, fields, amenities, person`, async () => {
    for (const { user, need, announcement } of pairs) {
      for (const reader of ['tenant', 'landlord'] as const) {
        const pair = await engines[name].specific(need.id, announcement.id, today, reader);
        expect(pair && presentScore(pair)).toEqual(byDomain(reader, user, need, announcement));
      }
    }
  });

  it('finds for a need what the domain finds among all public announcements, in its order', async () => {
    for (const { user, need } of pairs.slice(0, listCount)) {
      const expected = pairs
        .filter(({ announcement }) => announcement.isActive && isNear(need, announcement))
        .map(({ announcement }) => ({
          id: announcement.id,
          ...byDomain('tenant', user, need, announcement),
        }));
      const sides = { needId: need.id };
      for (const filters of [
        { work: true },
        { pointsAbove: 60 },
        { distanceBelow: 1500 },
        { personPointsAbove: 1 },
      ]) {
        const passing = expected.filter((match) => passesFilters(match, filters)).toSorted(compareMatches);
        const shown = passing.filter((match) => missedBy(need, match).length === 0);
        const { pairs: list, total, hidden } = await engines[name].potential(sides, page(filters));
        expect(total).toBe(shown.length);
        expect(found(list, 'announcementId')).toEqual(shown);
        expect(hidden).toEqual(hiddenOf(need, passing));
      }
    }
  });

  it('finds announcements in the order of the domain, whatever they are sorted by', async () => {
    for (const { user, need } of pairs.slice(0, listCount / 2)) {
      const expected = pairs
        .filter(({ announcement }) => announcement.isActive && isNear(need, announcement))
        .map(({ announcement }) => {
          const { id, rent, size } = announcement;
          return { id, rent, size, ...byDomain('tenant', user, need, announcement) };
        })
        .filter((match) => missedBy(need, match).length === 0);
      for (const sort of tenantSorts) {
        for (const filters of [{}, { pointsAbove: 40, distanceBelow: 2000 }]) {
          const passing = expected
            .filter((match) => passesFilters(match, filters))
            .toSorted(compareBy(sort))
            .map(({ rent: _rent, size: _size, ...match }) => match);
          const { pairs: list, total } = await engines[name].potential(
            { needId: need.id },
            { ...page(filters), sort },
          );
          expect(total, sort).toBe(passing.length);
          expect(found(list, 'announcementId'), sort).toEqual(passing);
        }
      }
    }
  });

  it('finds tenants in the order of the domain, whatever they are sorted by', async () => {
    const isPublic = pairs.filter(({ announcement }) => announcement.isActive);
    for (const { announcement } of isPublic.slice(0, listCount / 2)) {
      const { id: announcementId, rent, size } = announcement;
      const expected = pairs
        .filter(({ need }) => need.isActive && isNear(need, announcement))
        .map(({ user, need }) => ({ id: need.id, ...byDomain('landlord', user, need, announcement) }));
      for (const sort of landlordSorts) {
        const order = compareBy(sort);
        const sorted = expected.toSorted((one, other) =>
          order({ ...one, rent, size }, { ...other, rent, size }),
        );
        const { pairs: list } = await engines[name].potential({ announcementId }, { ...page(), sort });
        expect(found(list, 'needId'), sort).toEqual(sorted);
      }
    }
  });

  it.each(tenantSorts)(
    'gives pages by “%s” that follow each other without a gap or a repetition',
    async (sort) => {
      for (const { need } of pairs.slice(0, listCount / 2)) {
        const sides = { needId: need.id };
        const whole = await engines[name].potential(sides, { ...page(), sort });
        const paged: ScoredPair[] = [];
        for (let hasMore = true; hasMore;) {
          const last = paged.at(-1);
          const amount = sort === 'size' ? last?.size : last?.rent;
          const after = last === undefined ? null : { ...last, id: last.announcementId, amount };
          const next = await engines[name].potential(sides, { ...page(), sort, limit: 7, after });
          expect(next.total).toBe(whole.total);
          paged.push(...next.pairs);
          hasMore = next.hasMore;
        }
        expect(paged).toEqual(whole.pairs);
      }
    },
  );

  it('finds for a public announcement what the domain finds among all active needs, in its order', async () => {
    const isPublic = pairs.filter(({ announcement }) => announcement.isActive);
    for (const { announcement } of isPublic.slice(0, listCount)) {
      const expected = pairs
        .filter(({ need }) => need.isActive && isNear(need, announcement))
        .map(({ user, need }) => ({
          id: need.id,
          flags: { work: user.works, student: user.studies },
          ...byDomain('landlord', user, need, announcement),
        }));
      const { id: announcementId } = announcement;
      for (const filters of [
        {},
        { work: true },
        { student: true, pointsAbove: 30 },
        { work: true, student: true },
      ]) {
        const passing = expected.filter((match) => passesFilters(match, filters)).toSorted(compareMatches);
        const { pairs: list, total } = await engines[name].potential({ announcementId }, page(filters));
        expect(total).toBe(passing.length);
        expect(found(list, 'needId')).toEqual(passing.map(({ flags: _, ...match }) => match));
      }
    }
  });

  it('draws the line at 3000 m, whole metres, inclusive', async () => {
    const [pair] = fc.sample(randomPair, { numRuns: 1, seed });
    if (pair === undefined) throw new Error('Nothing was drawn');
    const metresPerDegree = earthRadius * radiansPerDegree;
    const at = (metres: number) => {
      const place = { latitude: 65 + metres / metresPerDegree, longitude: 25 };
      return { ...place, cell: cellOf(place.latitude, place.longitude) };
    };
    const placed = (metres: number) =>
      insertPair(opened.database, {
        ...pair,
        need: { ...pair.need, drawnArea: null, musts: 0, ...at(0) },
        announcement: { ...pair.announcement, isActive: true, ...at(metres) },
      });
    const inside = await placed(3000.4);
    const outside = await placed(3000.6);
    const { id: needId } = inside.need;
    const { pairs: list } = await engines[name].potential({ needId }, page());
    const distances = new Map(list.map(({ announcementId, distance }) => [announcementId, distance]));
    expect(distances.get(inside.announcement.id)).toBe(3000);
    expect(distances.has(outside.announcement.id)).toBe(false);
  });
});
