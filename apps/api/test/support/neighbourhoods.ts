import { residenceFlags } from '@tilava/domain/enums';
import {
  anonymousCount,
  anonymousRents,
  areRentsPublished,
  type DistanceSpan,
  divisionsByDistance,
  publishableDivision,
} from '@tilava/domain/insights';
import { matchRadius } from '@tilava/domain/matching';
import type { components } from '@tilava/sdk/schema';
import fc from 'fast-check';
import { expect } from 'vitest';

type Types = components['schemas']['Insights']['types'];

/** Somebody's entry; who it is, is an index into the ids above. */
export interface Offer {
  readonly landlord: number;
  readonly flag: number;
  readonly metres: number;
  readonly size: number;
  readonly rent: number;
  readonly isActive: boolean;
  /** As in its address. @default '90100' */
  readonly postalCode?: string;
}
export interface Search {
  readonly tenant: number;
  readonly flags: number;
  readonly metres: number;
}
export interface Neighbourhood {
  readonly offers: readonly Offer[];
  readonly searches: readonly Search[];
}

const edges = divisionsByDistance.flat().flatMap(({ to }) => [to, to + 1]);
const metres = fc.oneof(fc.constantFrom(0, ...edges), fc.integer({ min: 0, max: matchRadius + 500 }));
const who = fc.integer({ min: 0, max: 6 });
const offer: fc.Arbitrary<Offer> = fc.record({
  landlord: who,
  flag: fc.constantFrom(1, 1, 2, 4, 0),
  metres,
  size: fc.integer({ min: 1, max: 100_000_000 }),
  rent: fc.integer({ min: 0, max: 1_000_000_000 }),
  isActive: fc.constantFrom(true, true, true, false),
  postalCode: fc.constantFrom('00100', '00120', '90100'),
});
const search: fc.Arbitrary<Search> = fc.record({
  tenant: who,
  flags: fc.integer({ min: 0, max: 7 }),
  metres,
});
const fewSearches = fc.uniqueArray(search, { selector: (drawn) => drawn.tenant, maxLength: 7, size: 'max' });
export const thinNeighbourhood = fc.record({
  offers: fc.array(offer, { maxLength: 30, size: 'max' }),
  searches: fewSearches,
});
/** So many of one kind that nearly each neighbourhood is told of in parts and by districts, too. */
export const denseNeighbourhood = fc.record({
  offers: fc.array(
    offer.map((drawn) => ({ ...drawn, flag: 1 })),
    { minLength: 120, maxLength: 150 },
  ),
  searches: fewSearches,
});

/** As PostgreSQL's percentile_disc. */
function percentile(rents: readonly number[], share: number): number {
  const sorted = rents.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const byLandlord = (group: readonly Offer[]) => [
  ...Map.groupBy(group, ({ landlord: owner }) => owner).values(),
];
const sizesOf = (group: readonly Offer[]) => ({
  people: byLandlord(group).length,
  count: group.length,
  largest: Math.max(0, ...byLandlord(group).map(({ length }) => length)),
});
export function rentOf(group: readonly Offer[]) {
  const rents = byLandlord(group).map((offers) =>
    percentile(
      offers.map(({ rent, size }) => rent / size),
      0.5,
    ),
  );
  const [low = 0, median = 0, high = 0] = [0.25, 0.5, 0.75].map((share) => percentile(rents, share));
  return anonymousRents(sizesOf(group), { low, median, high });
}

const isNear = ({ isActive, metres: distance }: Offer) => isActive && distance <= matchRadius;

type Undivided = Omit<Types[number], 'rentByDistrict'>;

export const withoutDistricts = (types: Types): Undivided[] =>
  types.map(({ rentByDistrict: _, ...type }) => type);

/** What may be told of a neighbourhood to one who lives in it. */
export function expectedTypes(offers: readonly Offer[], searches: readonly Search[]): Undivided[] {
  const near = offers.filter(isNear);
  const seeking = searches.filter((drawn) => drawn.metres <= matchRadius);
  return residenceFlags.map((type, bit) => {
    const flag = 1 << bit;
    const group = near.filter((drawn) => drawn.flag === flag);
    const within = ({ from, to }: DistanceSpan) =>
      group.filter((drawn) => (drawn.metres > from || from === 0) && drawn.metres <= to);
    const tenants = seeking.filter(({ flags }) => flags === 0 || (flags & flag) !== 0).length;
    return {
      type,
      supply: anonymousCount(sizesOf(group)),
      demand: anonymousCount({ people: tenants, count: tenants }),
      rent: rentOf(group),
      rentByDistance: publishableDivision((span) => areRentsPublished(sizesOf(within(span)))).map((span) => ({
        ...span,
        rent: rentOf(within(span)) ?? never(),
      })),
    };
  });
}

/** Says how many districts are told of; each of them, and what is left without them, must be large enough. */
export function checkDistricts(offers: readonly Offer[], types: Types): number {
  for (const [bit, { rentByDistrict }] of types.entries()) {
    const ofType = offers.filter((drawn) => isNear(drawn) && drawn.flag === 1 << bit);
    const shown = new Set(rentByDistrict.map(({ postalCode }) => postalCode));
    for (const { postalCode, count, rent } of rentByDistrict) {
      const group = ofType.filter((drawn) => drawn.postalCode === postalCode);
      expect([count, rent]).toEqual([anonymousCount(sizesOf(group)), rentOf(group) ?? never()]);
    }
    const left = ofType.filter(({ postalCode = '' }) => !shown.has(postalCode));
    if (shown.size > 0) expect(left.length === 0 || areRentsPublished(sizesOf(left))).toBe(true);
  }
  return types.flatMap(({ rentByDistrict }) => rentByDistrict).length;
}

export function never(): never {
  throw new Error('Each part has enough landlords');
}
