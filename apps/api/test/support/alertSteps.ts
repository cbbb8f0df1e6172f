import { alertFrequencies } from '@tilava/domain/alerts';
import { amenities, floors, roomCounts } from '@tilava/domain/enums';
import { cornersOf } from '@tilava/domain/place';
import fc from 'fast-check';
import { areaAlong, placeAt } from './parties.ts';
import { typed } from './alertWorld.ts';
import { randomImportance } from './randomPairs.ts';

const place = fc.constantFrom(0, 0, 0, 600, 600, 1_600, 2_400, 2_950, 9_000).map(placeAt);
const rents = fc.constantFrom(80_000, 100_000, 110_000, 150_000);
const sizes = fc.constantFrom(3_900, 5_000, 6_000);
/** Any flags, and often none. */
const maskOf = (order: readonly unknown[]) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 ** order.length - 1 }));
const oneOf = (order: readonly unknown[]) => fc.constantFrom(...order.map((_, bit) => 1 << bit));
/** Days from today on. */
const days = fc.option(fc.integer({ min: -20, max: 60 }));
const thresholds = fc.constantFrom(30, 30, 60, 80, 95);
const frequencies = fc.oneof(
  fc.constant('immediate' as const),
  fc.constant('daily' as const),
  fc.constantFrom(...alertFrequencies),
);

const kinds = {
  publish: 6,
  publishMore: 5,
  seek: 8,
  seekMore: 1,
  changeNeed: 4,
  changeListing: 4,
  show: 3,
  hide: 2,
  favor: 3,
  favorNot: 1,
  choose: 9,
  mute: 1,
  verify: 3,
  deleteNeed: 1,
  deleteListing: 1,
  waitMinutes: 6,
  waitHours: 6,
  run: 16,
  sweep: 2,
  send: 10,
  crash: 6,
} as const;

/** What happens next. */
export type StepKind = keyof typeof kinds;

/** A step of a history, with more drawn than each kind needs. */
export const alertStep = fc.record({
  kind: fc.oneof(
    ...(Object.keys(kinds) as StepKind[]).map((kind) => ({
      weight: kinds[kind],
      arbitrary: fc.constant(kind),
    })),
  ),
  need: fc.record({
    place,
    residenceFlags: fc.integer({ min: 0, max: 7 }),
    rooms: maskOf(roomCounts),
    floors: maskOf(floors),
    amenities: maskOf(amenities),
    sizeMin: fc.option(fc.constantFrom(3_900, 4_000)),
    sizeMax: fc.option(fc.constantFrom(4_500, 6_000)),
    rentMin: fc.option(fc.constantFrom(50_000, 80_000)),
    rentMax: fc.option(rents),
    wantsNoDeposit: fc.boolean(),
    isActive: fc.oneof(fc.constant(true), fc.constant(true), fc.boolean()),
    importance: randomImportance,
    /** They reach farther than the circle, not as far, or hold little. */
    drawnArea: fc
      .constantFrom(
        null,
        null,
        null,
        areaAlong(2_000, 9_500),
        areaAlong(-500, 1_000),
        areaAlong(3_000, 5_000),
      )
      .map((area) => area && [...cornersOf(area)]),
  }),
  listing: fc.record({
    place,
    type: fc.constantFrom('office', 'office', 'retail', 'other').map(typed),
    rooms: fc.oneof(fc.constant(0), oneOf(roomCounts)),
    floor: oneOf(floors),
    amenities: maskOf(amenities),
    rent: rents,
    size: sizes,
    deposit: fc.option(fc.constantFrom(0, 250_000)),
  }),
  /** The day to move in. */
  inDays: days,
  /** The day by which premises are given up. */
  outDays: days,
  settings: fc.oneof(
    fc.record({ frequency: frequencies, threshold: thresholds }),
    fc.record({ frequency: frequencies }),
    fc.record({ threshold: thresholds }),
  ),
  /** Whether a tenant is verified, and which side acts. */
  flag: fc.boolean(),
  /** Which of those that there are. */
  one: fc.nat(10_000),
  other: fc.nat(10_000),
  delivery: fc.constantFrom('arrives', 'arrives', 'arrivesUnsaid', 'fails'),
  /** After how many statements the process dies. */
  spared: fc.nat(25),
});

/** See `alertStep`. */
export type AlertStep = typeof alertStep extends fc.Arbitrary<infer Step> ? Step : never;
