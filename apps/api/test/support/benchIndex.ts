import { coordinateBounds } from '@tilava/domain/place';
import type { MatchSort } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { MatchEngine } from '../../src/matching/engine.ts';
import { cellOf } from '../../src/matching/cells.ts';
import { Bands } from '../../src/matching/index/bands.ts';
import { DrawnNeeds } from '../../src/matching/index/drawnNeeds.ts';
import { featureBits } from '../../src/matching/index/features.ts';
import { type IndexRow, never } from '../../src/matching/index/rows.ts';
import { indexEngine } from '../../src/matching/index/indexEngine.ts';
import { seededNumbers } from './seededNumbers.ts';

/** An index without a database, of which nothing changes. */
export interface BenchIndex {
  /** A list of the first hundred; answers how many are near. */
  search(sort?: MatchSort): Promise<number>;
  readonly bytes: number;
}

const middle = { latitude: 60.168, longitude: 24.9312 };
/** Degrees; all of it lies within the circle of a list. */
const near = { height: 0.018, width: 0.036 };

const nowhere: MatchEngine = {
  potential: () => Promise.reject(new Error('The index was not used')),
  specific: () => Promise.reject(new Error('Nobody asks for a pair')),
};

/** Makes one with so many rows near its subject, and so many in all. */
export function makeIndex(candidates: number, total: number): BenchIndex {
  const random = seededNumbers(total);
  const announcements = new Bands();
  for (let row = 0; row < total; row += 1) announcements.insert(randomRow(row, row < candidates, random));
  const need: IndexRow = {
    id: '00000000-0000-4000-8000-000000000000',
    ...middle,
    cell: cellOf(middle.latitude, middle.longitude),
    fields: [310_000, 4_500, 12_000, 20_811, 50_379_893, 132_224],
  };
  const sides = { announcements, needs: new Bands(), drawn: new DrawnNeeds() };
  const engine = indexEngine(
    { use: (work) => work(sides) },
    () =>
      Promise.resolve({
        userId: need.id,
        isSought: true,
        row: need,
        importance: null,
        weighting: 0,
        readHidden: () => Promise.resolve(new Set<string>()),
      }),
    nowhere,
  );
  const page = { filters: {}, limit: 100, after: null, today: helsinkiDay(new Date()) };
  return {
    search: async (sort) => (await engine.potential({ needId: need.id }, { ...page, sort })).total,
    bytes: announcements.bytes,
  };
}

function randomRow(number: number, isNear: boolean, random: () => number): IndexRow {
  const below = (bound: number) => Math.floor(random() * bound);
  const place = isNear
    ? {
        latitude: middle.latitude + (random() - 0.5) * 2 * near.height,
        longitude: middle.longitude + (random() - 0.5) * 2 * near.width,
      }
    : farPlace(random);
  const { residenceType, roomCount, floor, amenities, deposit } = featureBits;
  const features =
    (1 << (residenceType.shift + below(residenceType.width))) |
    (1 << (roomCount.shift + below(roomCount.width))) |
    (1 << (floor.shift + below(floor.width))) |
    (below(1 << amenities.width) << amenities.shift) |
    (below(3) << deposit.shift);
  const digits = number.toString(16).padStart(12, '0');
  return {
    id: `00000000-0000-4000-8000-${digits}`,
    ...place,
    cell: cellOf(place.latitude, place.longitude),
    fields: [below(800_000), below(50_000), 20_750 + below(200), never, features, 0],
  };
}

/** Anywhere else in the country. */
function farPlace(random: () => number): { readonly latitude: number; readonly longitude: number } {
  const { latitude, longitude } = coordinateBounds;
  for (;;) {
    const place = {
      latitude: latitude.minimum + random() * (latitude.maximum - latitude.minimum),
      longitude: longitude.minimum + random() * (longitude.maximum - longitude.minimum),
    };
    const isFar =
      Math.abs(place.latitude - middle.latitude) > 3 * near.height ||
      Math.abs(place.longitude - middle.longitude) > 3 * near.width;
    if (isFar) return place;
  }
}
