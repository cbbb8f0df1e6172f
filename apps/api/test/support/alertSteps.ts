import { alertFrequencies } from '@tilava/domain/alerts';
import fc from 'fast-check';
import { placeAt } from './parties.ts';
import { typed } from './alertWorld.ts';

const place = fc.constantFrom(0, 0, 0, 600, 600, 1_600, 2_400, 2_950, 9_000).map(placeAt);
const rents = fc.constantFrom(80_000, 100_000, 110_000, 150_000);
const thresholds = fc.constantFrom(30, 30, 60, 80, 95);
const frequencies = fc.oneof(
  fc.constant('immediate' as const),
  fc.constant('daily' as const),
  fc.constantFrom(...alertFrequencies),
);

const kinds = {
  publish: 10,
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
    rentMax: fc.option(rents),
    sizeMin: fc.option(fc.constantFrom(4_000, 6_000)),
    isActive: fc.oneof(fc.constant(true), fc.constant(true), fc.boolean()),
  }),
  listing: fc.record({
    place,
    type: fc.constantFrom('office', 'office', 'retail', 'other').map(typed),
    rent: rents,
    size: fc.constantFrom(3_900, 5_000),
  }),
  /** The day to move in, from today on. */
  inDays: fc.option(fc.integer({ min: -20, max: 60 })),
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
  /** After how many statements the process dies. */
  spared: fc.nat(25),
});

/** See `alertStep`. */
export type AlertStep = typeof alertStep extends fc.Arbitrary<infer Step> ? Step : never;
