import fc from 'fast-check';
import type { Contract } from '../contract.ts';
import { costKinds } from '../cost/costKinds.ts';
import {
  amenities,
  creditRatings,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  residenceFlags,
  residenceTypes,
  roomCounts,
} from '../enums.ts';
import {
  areaBases,
  costBases,
  energyClasses,
  indexations,
  longestLease,
  vatTreatments,
} from '../property/terms.ts';
import { isBlank, toLines, toOneLine } from '../text.ts';
import { addDays } from '../time.ts';
import { realDay, realPosition, realRent, realSize } from './arbitraries.ts';

const location = { latitude: 60.1686, longitude: 24.9305 };

/** A need that asks for something in every field. */
export const someNeed: Contract['Need'] = {
  id: '0199a6b0-3c00-7000-8000-000000000201',
  kind: 'need',
  isActive: true,
  address: 'Fredrikinkatu 44, 00100 Helsinki',
  location,
  x: 60.1686,
  y: 24.9305,
  description: 'Bright',
  residenceType: ['office', 'retail'],
  roomCount: [1, 2, 6],
  floor: ['middle', 'top'],
  sizeMin: 30,
  sizeMax: 80,
  rentMin: 500,
  rentMax: 1250.5,
  moveInDate: '2026-06-01',
  moveOutDate: '2027-05-31',
  deposit: 0,
  noDeposit: true,
  amenities: ['kitchen', 'wc'],
};

/** Criteria that prefer something in every field. */
export const someCriteria: Contract['TenantCriteria'] = {
  industries: ['mn', 'ed'],
  creditRating: ['aaa', 'aa'],
  operatingMargin: ['postitive', 'higher'],
  employee: [0, 7],
  publicDisplay: true,
};

/** A listing that says something in every field. */
export const someListing: Contract['Listing'] = {
  id: '0199a6b0-3c00-7000-8000-000000000301',
  kind: 'listing',
  announcement: 'announcement',
  isActive: true,
  address: 'Fredrikinkatu 44, 00100 Helsinki',
  location,
  x: 60.1686,
  y: 24.9305,
  description: 'Bright',
  residenceType: 'coWorkingSpace',
  roomCount: [2],
  floor: 'top',
  size: 75.5,
  rent: 1250,
  moveInDate: '2026-06-01',
  moveOutDate: '2027-05-31',
  deposit: 0,
  noDeposit: true,
  condition: 'new',
  view: 'Park',
  vatOnRent: 'charged',
  costs: [
    { kind: 'heating', amount: 2.5, basis: 'squareMetre', isEstimated: true },
    { kind: 'water', amount: null, basis: 'month', isEstimated: false },
  ],
  leaseTermMonths: 36,
  noticeMonths: 6,
  indexation: 'costOfLivingIndex',
  guarantee: 'A bank guarantee of three months',
  areaBasis: 'leasable',
  energyClass: 'B',
  energyCertificate: '123456',
  permanentBuildingId: '100012345N',
  amenities: ['kitchen', 'wc'],
  propertyPics: [],
  surroundPics: [],
  criteria: someCriteria,
};

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { nil: null });

/** Text as the server keeps it: without what cannot be seen. */
const text = (maximum: number, clean = toOneLine): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: maximum })
    .map((written) => clean(written).trim())
    .filter((written) => !isBlank(written));

/** Two days, the second after the first; each may be missing. */
const period = fc
  .tuple(fc.uniqueArray(realDay, { minLength: 2, maxLength: 2 }), fc.boolean(), fc.boolean())
  .map(([days, hasFirst, hasLast]) => {
    const [first = null, last = null] = days.toSorted();
    return { moveInDate: hasFirst ? first : null, moveOutDate: hasLast ? last : null };
  });

/** Two bounds that do not cross, at least one of them there. */
const boundsOf = (amount: fc.Arbitrary<number>) =>
  fc.tuple(amount, amount, fc.constantFrom('both', 'minimum', 'maximum')).map(([one, other, which]) => ({
    minimum: which === 'maximum' ? null : Math.min(one, other),
    maximum: which === 'minimum' ? null : Math.max(one, other),
  }));

const common = fc
  .record({
    address: text(200),
    location: realPosition,
    period,
    description: orNull(text(600, toLines)),
    deposit: fc.constantFrom(0, null, 500),
    amenities: fc.shuffledSubarray([...amenities]),
    isActive: fc.boolean(),
  })
  .map(({ period: days, ...rest }) => ({
    ...rest,
    ...days,
    x: rest.location.latitude,
    y: rest.location.longitude,
    noDeposit: rest.deposit === 0,
  }));

/** Needs as the server may send them, with descriptions longer than a form takes. */
export const anyNeed: fc.Arbitrary<Contract['Need']> = fc
  .tuple(
    common,
    fc.record({
      residenceType: fc.shuffledSubarray([...residenceFlags], { minLength: 1 }),
      roomCount: fc.shuffledSubarray([...roomCounts], { minLength: 1 }),
      floor: fc.shuffledSubarray([...floors]),
    }),
    boundsOf(realSize),
    boundsOf(realRent),
    realDay,
  )
  .map(([shared, chosen, size, rent, day]) => ({
    ...someNeed,
    ...shared,
    ...chosen,
    sizeMin: size.minimum,
    sizeMax: size.maximum,
    rentMin: rent.minimum,
    rentMax: rent.maximum,
    moveInDate: shared.moveInDate ?? (shared.moveOutDate === null ? day : addDays(shared.moveOutDate, -1)),
  }));

/** As the server keeps them: in the order of the kinds, and included ones by the month. */
const anyCosts: fc.Arbitrary<Contract['Cost'][]> = fc.subarray([...costKinds]).chain((kinds) =>
  fc.tuple(
    ...kinds.map((kind) =>
      fc
        .record({
          amount: orNull(fc.nat({ max: 1_000_000_000 }).map((cents) => cents / 100)),
          basis: fc.constantFrom(...costBases),
          isEstimated: fc.boolean(),
        })
        .map(({ amount, basis, isEstimated }): Contract['Cost'] =>
          amount === null
            ? { kind, amount, basis: 'month', isEstimated: false }
            : { kind, amount, basis, isEstimated },
        ),
    ),
  ),
);

/** What premises cost, and on which terms. */
const anyTerms = {
  vatOnRent: fc.constantFrom(null, ...vatTreatments),
  costs: anyCosts,
  leaseTermMonths: orNull(fc.integer({ min: 1, max: longestLease })),
  noticeMonths: orNull(fc.nat({ max: 60 })),
  indexation: fc.constantFrom(null, ...indexations),
  guarantee: orNull(text(200)),
  areaBasis: fc.constantFrom(null, ...areaBases),
  energyClass: fc.constantFrom(null, ...energyClasses),
  energyCertificate: orNull(text(200)),
  permanentBuildingId: fc.constantFrom(null, '100012345N', '1035150826'),
};

const anyCriteria: fc.Arbitrary<Contract['TenantCriteria']> = fc.record({
  industries: fc.shuffledSubarray([...industries]),
  creditRating: fc.shuffledSubarray([...creditRatings]),
  operatingMargin: fc.shuffledSubarray([...operatingMargins]),
  employee: fc.shuffledSubarray([...employeeBands]),
  publicDisplay: fc.boolean(),
});

/** Listings as the server may send them, with and without criteria. */
export const anyListing: fc.Arbitrary<Contract['Listing']> = fc
  .tuple(
    common,
    fc.record(
      {
        residenceType: fc.constantFrom(...residenceTypes),
        roomCount: fc.constantFrom(...roomCounts).map((room) => [room]),
        floor: fc.constantFrom(...floors),
        size: realSize,
        rent: realRent,
        condition: fc.constantFrom('new' as const, null),
        view: orNull(text(200)),
        criteria: anyCriteria,
      },
      {
        requiredKeys: ['residenceType', 'roomCount', 'floor', 'size', 'rent', 'condition', 'view'],
      },
    ),
    fc.record(anyTerms),
  )
  .map(([shared, chosen, terms]) => {
    const { criteria: _, ...bare } = someListing;
    return { ...bare, ...shared, ...chosen, ...terms };
  });
