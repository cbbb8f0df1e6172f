import fc from 'fast-check';
import { amenities } from '../enums/amenity.ts';
import { floors } from '../enums/floor.ts';
import { residenceFlags, residenceTypes } from '../enums/residence.ts';
import { roomCounts } from '../enums/roomCount.ts';
import type { Locale } from '../locale.ts';
import type { ScoredListing, ScoredNeed } from '../matching/subjects.ts';
import type { Position } from '../place/position.ts';
import { dayOfNumber } from '../time/day.ts';

export const anyLocale: fc.Arbitrary<Locale> = fc.constantFrom('en', 'fi', 'sv');

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

/** Euros or square metres with two decimals, such as the product meets. */
export const realAmount: fc.Arbitrary<number> = fc
  .integer({ min: 1, max: 2_000_000 })
  .map((hundredths) => hundredths / 100);

/** Days from 2025 to 2027. */
export const realDay: fc.Arbitrary<string> = fc.integer({ min: 20_089, max: 21_183 }).map(dayOfNumber);

/** Positions within about 4 km of central Helsinki. */
export const realPosition: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: 60.14, max: 60.2, noNaN: true }),
  longitude: fc.double({ min: 24.88, max: 25, noNaN: true }),
});

interface Kinds {
  readonly amount: fc.Arbitrary<number>;
  readonly day: fc.Arbitrary<string>;
  readonly position: fc.Arbitrary<Position>;
  readonly room: fc.Arbitrary<number>;
}

const need = ({ amount, day, position, room }: Kinds): fc.Arbitrary<ScoredNeed> =>
  fc.record({
    location: position,
    residenceType: someOf(residenceFlags),
    roomCount: fc.array(room, { maxLength: 4 }),
    floor: someOf(floors),
    sizeMin: orNull(amount),
    sizeMax: orNull(amount),
    rentMin: orNull(amount),
    rentMax: orNull(amount),
    moveInDate: orNull(day),
    deposit: orNull(fc.oneof(fc.constant(0), amount)),
    amenities: someOf(amenities),
  });

const listing = ({ amount, day, position, room }: Kinds): fc.Arbitrary<ScoredListing> =>
  fc.record({
    location: position,
    residenceType: fc.constantFrom(...residenceTypes),
    roomCount: fc.array(room, { maxLength: 2 }),
    floor: fc.constantFrom(...floors),
    size: amount,
    rent: amount,
    moveInDate: orNull(day),
    moveOutDate: orNull(day),
    deposit: orNull(fc.oneof(fc.constant(0), amount)),
    amenities: someOf(amenities),
  });

const real: Kinds = {
  amount: realAmount,
  day: realDay,
  position: realPosition,
  room: fc.constantFrom(...roomCounts),
};

const wild: Kinds = {
  amount: anyNumber,
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
