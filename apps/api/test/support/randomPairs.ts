import {
  amenities,
  creditRatings,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  roomCounts,
} from '@tilava/domain/enums';
import { costBases, costKinds, vatTreatments } from '@tilava/domain/cost';
import { rentLimits, sizeLimits } from '@tilava/domain/form';
import {
  type FieldImportance,
  greatestHundredths,
  type Importance,
  matchFields,
} from '@tilava/domain/matching';
import { areaAround, coordinateBounds, cornersOf, type Position } from '@tilava/domain/place';
import { addDays, dayNumber, dayRange } from '@tilava/domain/time';
import fc from 'fast-check';
import { toMask } from '../../src/db/masks.ts';
import { cellOf } from '../../src/matching/cells.ts';
import { toImportanceColumns } from '../../src/matching/importance.ts';

/** The day that random days lie round. */
export const today = '2026-11-21';

const centre = { latitude: 60.1699, longitude: 24.9384 };
/** Any flags; none and all of them often. */
const maskOf = (order: readonly unknown[]) => {
  const all = 2 ** order.length - 1;
  return fc.oneof(fc.constantFrom(0, all), { weight: 4, arbitrary: fc.integer({ min: 0, max: all }) });
};
const oneOf = (order: readonly unknown[]) => fc.constantFrom(0, ...order.map((_, bit) => 1 << bit));
/** Days that the contract takes first and last, and those that it took before it had bounds. */
export const dayEdges = ['1000-01-01', dayRange.first, today, dayRange.last, '9999-12-31'];
const number = (of: string) => dayNumber(of) ?? 0;
const day = fc.option(
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...dayEdges) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: number(dayRange.first), max: number(dayRange.last) })
        .map((days) => addDays('1970-01-01', days)),
    },
    { weight: 7, arbitrary: fc.integer({ min: -100, max: 200 }).map((days) => addDays(today, days)) },
  ),
);
/** Hundredths: what the contract takes at least and at most, and the greatest that a column holds. */
export const amountEdges = [1, sizeLimits.maximum * 100, rentLimits.maximum * 100, greatestHundredths];
const hundredths = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...amountEdges) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: greatestHundredths }) },
  { weight: 7, arbitrary: fc.integer({ min: 1, max: 500_000 }) },
);
/** By the square metre, costs of large premises are more than can be counted. */
const cost = fc.record({
  kind: fc.constantFrom(...costKinds),
  amount: fc.option(hundredths.map((amount) => amount / 100)),
  basis: fc.constantFrom(...costBases),
  isEstimated: fc.boolean(),
});
const { latitude: north, longitude: east } = coordinateBounds;
/** The corners of the coordinates that the contract takes. */
export const corners = [north.minimum, north.maximum].flatMap((latitude) =>
  [east.minimum, east.maximum].map((longitude) => ({ latitude, longitude })),
);
const wide = fc.record({
  latitude: fc.double({ min: north.minimum, max: north.maximum, noNaN: true }),
  longitude: fc.double({ min: east.minimum, max: east.maximum, noNaN: true }),
});
/** Mostly within a few kilometres, so that scores differ; sometimes anywhere in Finland, or in its corners. */
const near = fc.record({
  latitude: fc.double({ min: centre.latitude - 0.03, max: centre.latitude + 0.03, noNaN: true }),
  longitude: fc.double({ min: centre.longitude - 0.06, max: centre.longitude + 0.06, noNaN: true }),
});
/** Degrees between places of which some lie on the edges and corners of drawn areas. */
const step = 0.002;
const lattice = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -20, max: 20 }))
  .map(([toNorth, toEast]) => ({
    latitude: centre.latitude + step * toNorth,
    longitude: centre.longitude + step * toEast,
  }));
const place = fc.oneof(
  { weight: 9, arbitrary: near },
  { weight: 5, arbitrary: lattice },
  { weight: 1, arbitrary: wide },
  { weight: 1, arbitrary: fc.constantFrom(...corners) },
);

const located = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  address: 'Somewhere 1, 00100 Helsinki',
  latitude,
  longitude,
  cell: cellOf(latitude, longitude),
});

/** How much criteria count: everything is normal, or anything anything; few are a must, or nothing would be left. */
export const randomImportance = fc
  .oneof(
    fc.constant(null),
    fc
      .tuple(
        ...matchFields.map((field) =>
          fc
            .constantFrom<Importance>(
              ...(['normal', 'normal', 'normal', 'important', 'important', 'ignored', 'must'] as const),
            )
            .map((importance) => [field, importance] as const),
        ),
      )
      .map((entries): FieldImportance => Object.fromEntries(entries)),
  )
  .map(toImportanceColumns);

/** Steps to the east and to the north: a rectangle, a star, or edges that cross. */
const offsets: fc.Arbitrary<(readonly [number, number])[]> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([width, height]): [number, number][] => [
      [-width, -height],
      [width, -height],
      [width, height],
      [-width, height],
    ]),
  fc
    .array(fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 })), {
      minLength: 3,
      maxLength: 50,
    })
    .map((list) => list.toSorted(([ax, ay], [bx, by]) => Math.atan2(ay, ax) - Math.atan2(by, bx))),
  fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 3,
    maxLength: 8,
  }),
);

/** Corners of an area around a place, or none; not always one that the contract takes, since engines have to agree on all. */
export const randomArea = ({ latitude, longitude }: Position) =>
  fc.option(
    offsets.map((list) => [
      ...cornersOf(
        areaAround(
          list.map(([x, y]) => ({ latitude: latitude + step * y, longitude: longitude + step * x })),
        ),
      ),
    ]),
    { freq: 1 },
  );

/** Rows of a tenant, what they seek, and premises: every combination of said and unsaid, in bounds and out. */
export const randomPair = fc.record({
  user: fc.record({
    industries: maskOf(industries),
    creditRating: oneOf(creditRatings),
    operatingMargin: oneOf(operatingMargins),
    employeeBand: oneOf(employeeBands),
    works: fc.boolean(),
    studies: fc.boolean(),
    deductsVat: fc.option(fc.boolean()),
  }),
  need: fc
    .record({
      place,
      /** A paused one now and then. */
      isActive: fc.nat(4).map((drawn) => drawn > 0),
      residenceFlags: maskOf(residenceFlags),
      rooms: maskOf(roomCounts),
      floors: maskOf(floors),
      amenities: maskOf(amenities),
      sizes: fc.tuple(fc.option(hundredths), fc.option(hundredths)),
      rents: fc.tuple(fc.option(hundredths), fc.option(hundredths)),
      moveInDate: day,
      wantsNoDeposit: fc.boolean(),
      importance: randomImportance,
    })
    .chain((drawn) => randomArea(drawn.place).map((drawnArea) => ({ ...drawn, drawnArea })))
    .map(({ place: where, sizes, rents, importance, ...rest }) => {
      const [sizeMin, sizeMax] = ordered(sizes);
      const [rentMin, rentMax] = ordered(rents);
      return { ...rest, ...importance, ...located(where), sizeMin, sizeMax, rentMin, rentMax };
    }),
  announcement: fc
    .record({
      place,
      isActive: fc.boolean(),
      residenceType: fc.constantFrom(...residenceTypes),
      rooms: oneOf(roomCounts),
      floor: oneOf(floors).map((mask) => mask || 1),
      amenities: maskOf(amenities),
      size: hundredths,
      rent: hundredths,
      moveInDate: day,
      moveOutDate: day,
      vatOnRent: fc.option(fc.constantFrom(...vatTreatments)),
      costs: fc.uniqueArray(cost, { selector: ({ kind }) => kind }),
      deposit: fc.option(fc.oneof(fc.constantFrom(0, 250_000), hundredths)),
      wantedIndustries: maskOf(industries),
      wantedCreditRatings: maskOf(creditRatings),
      wantedOperatingMargins: maskOf(operatingMargins),
      wantedEmployeeBands: maskOf(employeeBands),
    })
    .map(({ place: where, ...rest }) => {
      const flag = residenceFlagOf(rest.residenceType);
      return {
        ...rest,
        ...located(where),
        residenceFlag: toMask(residenceFlags, flag === null ? [] : [flag]),
      };
    }),
});

/** What `randomPair` draws. */
export type RandomPair = typeof randomPair extends fc.Arbitrary<infer Pair> ? Pair : never;

function ordered([one, two]: readonly [number | null, number | null]): [number | null, number | null] {
  return one !== null && two !== null && one > two ? [two, one] : [one, two];
}
