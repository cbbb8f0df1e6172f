import fc from 'fast-check';
import { amenities, floors, residenceFlags, residenceTypes, roomCounts } from '../enums.ts';
import { rentLimits, sizeLimits } from '../form/numbers.ts';
import { locales, type Locale } from '../format.ts';
import type { ScoredListing, ScoredNeed } from '../matching/subjects.ts';
import { coordinateBounds, type Position } from '../place/position.ts';
import { dayNumber, dayOfNumber, dayRange } from '../time.ts';

export const anyLocale: fc.Arbitrary<Locale> = fc.constantFrom(...locales);

/** Every number there is: NaN, the infinities, negative zero and the smallest and greatest among them. */
export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(NaN, Infinity, -Infinity, -0, Number.MAX_VALUE, Number.MIN_VALUE),
);

const someOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value[]> =>
  fc.array(fc.constantFrom(...values), { maxLength: 6 });

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { nil: null });

/** Amounts with two decimals: all that the product takes, mostly usual ones, and often the least and the greatest. */
const amountUpTo = (maximum: number): fc.Arbitrary<number> =>
  fc
    .oneof(
      fc.constantFrom(...amountEdges(maximum).map((amount) => Math.round(amount * 100))),
      fc.integer({ min: 1, max: maximum * 100 }),
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 2_000_000 }) },
    )
    .map((hundredths) => hundredths / 100);

/** The least and the greatest amounts up to a maximum. */
export const amountEdges = (maximum: number): readonly number[] => [0.01, 0.02, maximum - 0.01, maximum];

/** Euros a month. */
export const realRent: fc.Arbitrary<number> = amountUpTo(rentLimits.maximum);

/** Square metres. */
export const realSize: fc.Arbitrary<number> = amountUpTo(sizeLimits.maximum);

const numberOf = (day: string): number => dayNumber(day) ?? 0;

/** Every day that the product takes, mostly from 2025 to 2027, and often the first and the last. */
export const realDay: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(dayRange.first, dayRange.last),
  fc.integer({ min: numberOf(dayRange.first), max: numberOf(dayRange.last) }).map(dayOfNumber),
  { weight: 4, arbitrary: fc.integer({ min: 20_089, max: 21_183 }).map(dayOfNumber) },
);

const { latitude: north, longitude: east } = coordinateBounds;

/** The corners of the coordinates that the product takes. */
export const corners: readonly Position[] = [north.minimum, north.maximum].flatMap((latitude) =>
  [east.minimum, east.maximum].map((longitude) => ({ latitude, longitude })),
);

const positionWithin = (latitude: fc.DoubleConstraints, longitude: fc.DoubleConstraints) =>
  fc.record({
    latitude: fc.double({ ...latitude, noNaN: true }),
    longitude: fc.double({ ...longitude, noNaN: true }),
  });

/** Every position that the product takes, mostly within about 4 km of central Helsinki, and often the corners. */
export const realPosition: fc.Arbitrary<Position> = fc.oneof(
  fc.constantFrom(...corners),
  positionWithin({ min: north.minimum, max: north.maximum }, { min: east.minimum, max: east.maximum }),
  { weight: 8, arbitrary: positionWithin({ min: 60.14, max: 60.2 }, { min: 24.88, max: 25 }) },
);

interface Kinds {
  readonly rent: fc.Arbitrary<number>;
  readonly size: fc.Arbitrary<number>;
  readonly day: fc.Arbitrary<string>;
  readonly position: fc.Arbitrary<Position>;
  readonly room: fc.Arbitrary<number>;
}

const need = ({ rent, size, day, position, room }: Kinds): fc.Arbitrary<ScoredNeed> =>
  fc.record({
    location: position,
    residenceType: someOf(residenceFlags),
    roomCount: fc.array(room, { maxLength: 4 }),
    floor: someOf(floors),
    sizeMin: orNull(size),
    sizeMax: orNull(size),
    rentMin: orNull(rent),
    rentMax: orNull(rent),
    moveInDate: orNull(day),
    deposit: orNull(fc.oneof(fc.constant(0), rent)),
    amenities: someOf(amenities),
  });

const listing = ({ rent, size, day, position, room }: Kinds): fc.Arbitrary<ScoredListing> =>
  fc.record({
    location: position,
    residenceType: fc.constantFrom(...residenceTypes),
    roomCount: fc.array(room, { maxLength: 2 }),
    floor: fc.constantFrom(...floors),
    size,
    rent,
    moveInDate: orNull(day),
    moveOutDate: orNull(day),
    deposit: orNull(fc.oneof(fc.constant(0), rent)),
    amenities: someOf(amenities),
  });

const real: Kinds = {
  rent: realRent,
  size: realSize,
  day: realDay,
  position: realPosition,
  room: fc.constantFrom(...roomCounts),
};

const wild: Kinds = {
  rent: anyNumber,
  size: anyNumber,
  day: fc.oneof(fc.string(), fc.constantFrom('2026-02-30', '0000-00-00', '9999-12-31'), realDay),
  position: fc.record({ latitude: anyNumber, longitude: anyNumber }),
  room: anyNumber,
};

export const realNeed = need(real);
export const realListing = listing(real);

/** Values of the input type that no caller should ever send. */
export const wildNeed = need(wild);
export const wildListing = listing(wild);
export const wildDay = wild.day;
