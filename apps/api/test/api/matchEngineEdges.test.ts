import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellOf } from '../../src/matching/cells.ts';
import { presentScore } from '../../src/modules/matchmaking/present.ts';
import {
  amountEdges,
  corners,
  dayEdges,
  randomPair,
  today,
  type RandomPair,
} from '../support/randomPairs.ts';
import { makeEngines, type Engines } from '../support/engines.ts';
import { byDomain, insertPair } from '../support/storedPairs.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let opened: TestDatabase;
let engines: Engines;

beforeAll(async () => {
  console.log(`Everything but the edges with SEED=${seed}`);
  opened = await openTestDatabase();
  engines = await makeEngines(opened.database);
});
afterAll(async () => {
  await engines.close();
  await opened.database.close();
  opened.remove();
});

type Need = Partial<RandomPair['need']>;
type Announcement = Partial<RandomPair['announcement']>;

const days = [null, ...dayEdges];
const amounts = [null, ...amountEdges];
const twoOf = <One, Other>(ones: readonly One[], others: readonly Other[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));
const bounds = twoOf(amounts, amounts).filter(
  ([minimum, maximum]) => minimum === null || maximum === null || minimum <= maximum,
);
const places = corners.map((place) => ({ ...place, cell: cellOf(place.latitude, place.longitude) }));
const masks = [0, 1, 0x3f, 0x3ff];

const edges: readonly { what: string; needs: readonly Need[]; announcements: readonly Announcement[] }[] = [
  {
    what: 'days',
    needs: days.map((moveInDate) => ({ moveInDate })),
    announcements: twoOf(days, days).map(([moveInDate, moveOutDate]) => ({ moveInDate, moveOutDate })),
  },
  {
    what: 'rents',
    needs: bounds.map(([rentMin, rentMax]) => ({ rentMin, rentMax })),
    announcements: amountEdges.map((rent) => ({ rent })),
  },
  {
    what: 'sizes',
    needs: bounds.map(([sizeMin, sizeMax]) => ({ sizeMin, sizeMax })),
    announcements: amountEdges.map((size) => ({ size })),
  },
  {
    what: 'deposits',
    needs: [true, false].map((wantsNoDeposit) => ({ wantsNoDeposit })),
    announcements: [null, 0, ...amountEdges].map((deposit) => ({ deposit })),
  },
  { what: 'places', needs: places, announcements: places },
  {
    what: 'flags',
    needs: masks.map((mask) => ({
      residenceFlags: mask & 7,
      rooms: mask & 63,
      floors: mask & 7,
      amenities: mask,
    })),
    announcements: masks.map((mask) => ({ rooms: mask & 63, amenities: mask })),
  },
];

describe('at the edges of what is stored, both engines score as the domain does:', () => {
  it.each(edges)('$what', async ({ needs, announcements }) => {
    const [pair] = fc.sample(randomPair, { numRuns: 1, seed });
    if (pair === undefined) throw new Error('Nothing was drawn');
    const [place] = places;
    const active = { ...pair.announcement, ...place, isActive: true };
    const stored = [];
    for (let index = 0; index < Math.max(needs.length, announcements.length); index += 1) {
      const need = { ...pair.need, ...place, musts: 0, isActive: true, ...needs[index % needs.length] };
      const announcement = { ...active, ...announcements[index % announcements.length] };
      stored.push(await insertPair(opened.database, { ...pair, need, announcement }));
    }
    for (const { user, need } of stored.slice(0, needs.length)) {
      for (const { announcement } of stored.slice(0, announcements.length)) {
        const found = await engines.sql.specific(need.id, announcement.id, today, 'tenant');
        expect(found && presentScore(found)).toEqual(byDomain('tenant', user, need, announcement));
      }
    }
    const page = { filters: {}, limit: 500, after: null, today };
    for (const { need, announcement } of stored) {
      for (const subject of [{ needId: need.id }, { announcementId: announcement.id }]) {
        const list = await engines.sql.potential(subject, page);
        expect(list.pairs).not.toEqual([]);
        expect(await engines.index.potential(subject, page)).toEqual(list);
      }
    }
  });
});
