import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costBases, longestLease, vatTreatments } from '../property/terms.ts';
import { anyNumber, realDay, realRent, realSize, wildDay } from '../testing/arbitraries.ts';
import { calculateCost, type TotalCost } from './calculateCost.ts';
import {
  calculateMonth,
  type Cost,
  type CostedPremises,
  type CostOptions,
  type CostRange,
} from './calculateMonth.ts';
import { costKinds } from './costKinds.ts';
import { repeatedKinds } from './form.ts';
import { vatRateOn } from './vatRates.ts';

const premises: CostedPremises = { rent: 1350, size: 45, vatOnRent: null, costs: [], leaseTermMonths: null };
const options: CostOptions = { deductsVat: null, start: '2026-01-01' };
const heating: Cost = { kind: 'heating', amount: 2, basis: 'squareMetre', isEstimated: true };

describe('rates of value added tax', () => {
  test.each([
    ['2000-01-01', 240],
    ['2013-01-01', 240],
    ['2024-08-31', 240],
    ['2024-09-01', 255],
    ['2026-11-30', 255],
  ])('on %s: %i per mille', (day, perMille) => {
    expect(vatRateOn(day).perMille).toBe(perMille);
  });

  test('of a lease are all that apply within it or its first year', () => {
    expect(calculateCost(premises, { ...options, start: '2024-03-01' })?.vatRates).toStrictEqual([24, 25.5]);
    expect(calculateCost(premises, options)?.vatRates).toStrictEqual([25.5]);
    const lease = { ...premises, leaseTermMonths: 36 };
    const start = '2022-03-01';
    expect(calculateCost(lease, { ...options, start })?.vatRates).toStrictEqual([24, 25.5]);
    expect(calculateCost(premises, { ...options, start })?.vatRates).toStrictEqual([24]);
  });
});

describe('what is not known', () => {
  test('is named, in the order of the kinds, and leaves the upper end open', () => {
    const cost = calculateCost({ ...premises, costs: [heating] }, options);
    expect(cost?.unknown).toStrictEqual(costKinds.filter((kind) => kind !== 'heating'));
    expect(cost?.estimated).toStrictEqual(['heating']);
    expect(cost?.month.toTenant).toStrictEqual({ min: 144_000, max: null });
    expect(cost?.isEstimate).toBe(true);
  });

  test('makes an estimate, and so does an estimated amount, and nothing else', () => {
    const known = { ...premises, costs: included, vatOnRent: 'charged' } as const;
    const deducting = { ...options, deductsVat: true };
    expect(calculateCost(known, deducting)?.isEstimate).toBe(false);
    expect(calculateCost(known, options)?.isEstimate).toBe(true);
    const costs = included.map((cost) => (cost.kind === 'heating' ? heating : cost));
    expect(calculateCost({ ...known, costs }, deducting)?.isEstimate).toBe(true);
  });

  test('is not how much is included', () => {
    const costs = included.map((cost) => ({ ...cost, isEstimated: true }));
    expect(calculateCost({ ...premises, costs }, options)?.estimated).toStrictEqual([]);
  });
});

const included = costKinds.map((kind): Cost => ({ kind, amount: null, basis: 'month', isEstimated: false }));

const anyCost = (amount: fc.Arbitrary<number>): fc.Arbitrary<Cost> =>
  fc.record({
    kind: fc.constantFrom(...costKinds),
    amount: fc.option(amount),
    basis: fc.constantFrom(...costBases),
    isEstimated: fc.boolean(),
  });

const realAmount = fc.oneof(
  fc.constantFrom(0, 0.01, 0.5, 9_999_999.99, 10_000_000),
  fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
);

/** No square metre costs as much as the contract takes for a month: with the largest premises no sum would be exact. */
const realCost = anyCost(realAmount).map((cost) =>
  cost.basis === 'squareMetre' && cost.amount !== null
    ? { ...cost, amount: Math.min(cost.amount, 1000) }
    : cost,
);

const realPremises: fc.Arbitrary<CostedPremises> = fc.record({
  rent: realRent,
  size: realSize,
  vatOnRent: fc.constantFrom(null, ...vatTreatments),
  costs: fc.uniqueArray(realCost, { selector: ({ kind }) => kind }),
  leaseTermMonths: fc.option(
    fc.oneof(fc.constantFrom(1, 12, longestLease), fc.integer({ min: 1, max: longestLease })),
  ),
});

const tenant: fc.Arbitrary<CostOptions> = fc.record({
  deductsVat: fc.constantFrom(null, true, false),
  start: fc.oneof(fc.constantFrom('2024-08-31', '2024-09-01', '2024-01-31'), realDay),
});

/** All ranges of a cost, in one order. */
const ranges = (cost: TotalCost | null): readonly CostRange[] =>
  [cost?.month, cost?.year, cost?.squareMetre, cost?.term].flatMap((amounts) =>
    amounts ? [amounts.net, amounts.gross, amounts.toTenant] : [],
  );

const highest = ({ max }: CostRange): number => max ?? Infinity;

describe('whatever the premises and the tenant', () => {
  test('costs are whole cents, and the least is at most the greatest', () => {
    fc.assert(
      fc.property(realPremises, tenant, (some, who) => {
        const found = ranges(calculateCost(some, who));
        expect(found).toHaveLength(some.leaseTermMonths === null ? 9 : 12);
        for (const { min, max } of found) {
          expect(Number.isSafeInteger(min) && (max === null || Number.isSafeInteger(max))).toBe(true);
          expect(min).toBeLessThanOrEqual(max ?? Infinity);
        }
      }),
    );
  });

  test('the net amount is at most what the tenant pays, and that is at most the gross amount', () => {
    fc.assert(
      fc.property(realPremises, tenant, (some, who) => {
        const cost = calculateCost(some, who);
        for (const amounts of [cost?.month, cost?.year, cost?.squareMetre, cost?.term]) {
          if (!amounts) continue;
          const { net, toTenant, gross } = amounts;
          expect(net.min).toBeLessThanOrEqual(toTenant.min);
          expect(highest(net)).toBeLessThanOrEqual(highest(toTenant));
          expect(toTenant.min).toBeLessThanOrEqual(gross.min);
          expect(highest(toTenant)).toBeLessThanOrEqual(highest(gross));
        }
      }),
    );
  });

  test('a month counted alone is the month of the whole', () => {
    fc.assert(
      fc.property(realPremises, tenant, (some, who) => {
        expect(calculateMonth(some, who)).toStrictEqual(calculateCost(some, who)?.month);
      }),
    );
    expect(calculateMonth({ ...premises, size: 0 }, options)).toBeNull();
  });

  test('a cost never falls when a cost is added', () => {
    fc.assert(
      fc.property(realPremises, tenant, realCost, (some, who, added) => {
        const before = ranges(calculateCost(some, who));
        const after = ranges(calculateCost({ ...some, costs: [...some.costs, added] }, who));
        for (const [index, range] of before.entries()) {
          expect(after[index]?.min).toBeGreaterThanOrEqual(range.min);
          // The end is open as long as a kind is missing; once the last is known, it is there.
          expect(after[index]?.max ?? Infinity).toBeGreaterThanOrEqual(range.max ?? 0);
        }
      }),
    );
  });

  test('what is said in addition only narrows the range', () => {
    fc.assert(
      fc.property(
        realPremises,
        tenant,
        realCost,
        fc.constantFrom(...vatTreatments),
        fc.boolean(),
        (some, who, stated, vatOnRent, deductsVat) => {
          const before = ranges(calculateCost(some, who));
          const isKnown = some.costs.some(({ kind }) => kind === stated.kind);
          const more = [
            calculateCost({ ...some, vatOnRent: some.vatOnRent ?? vatOnRent }, who),
            calculateCost(some, { ...who, deductsVat: who.deductsVat ?? deductsVat }),
            calculateCost({ ...some, costs: isKnown ? some.costs : [...some.costs, stated] }, who),
          ];
          for (const after of more.map(ranges)) {
            for (const [index, range] of before.entries()) {
              expect(after[index]?.min).toBeGreaterThanOrEqual(range.min);
              expect(highest(after[index] ?? { min: 0, max: null })).toBeLessThanOrEqual(highest(range));
            }
          }
        },
      ),
    );
  });

  test('nothing throws, also on values that nobody should send', () => {
    const wildPremises = fc.record({
      rent: anyNumber,
      size: anyNumber,
      vatOnRent: fc.constantFrom(null, ...vatTreatments),
      costs: fc.array(anyCost(anyNumber), { maxLength: 4 }),
      leaseTermMonths: fc.option(anyNumber),
    });
    fc.assert(
      fc.property(wildPremises, fc.oneof(wildDay, fc.constant('')), (some, start) => {
        for (const { min, max } of ranges(calculateCost(some, { deductsVat: null, start }))) {
          expect(min).toBeGreaterThanOrEqual(0);
          expect(min).toBeLessThanOrEqual(max ?? Infinity);
        }
      }),
    );
  });
});

test.each([
  { rent: -1 },
  { rent: NaN },
  { size: 0 },
  { size: -1 },
  { size: Infinity },
  { costs: [{ ...heating, amount: -0.01 }] },
  { costs: [{ ...heating, amount: 90_000_000_000 }] },
])('there is no cost of %j', (change) => {
  expect(calculateCost({ ...premises, ...change }, options)).toBeNull();
});

test.each([0, -1, longestLease + 1, NaN])(
  'a lease of %s months has no cost of the term',
  (leaseTermMonths) => {
    expect(calculateCost({ ...premises, leaseTermMonths }, options)?.term).toBeNull();
  },
);

test('there is no cost from a day that does not exist', () => {
  expect(calculateCost(premises, { ...options, start: '2026-02-30' })).toBeNull();
});

test('a kind is stated once at most', () => {
  const water: Cost = { ...heating, kind: 'water' };
  expect(repeatedKinds([heating, water])).toStrictEqual([]);
  expect(
    repeatedKinds([heating, water, water, heating]).map(({ field, rule }) => [field, rule]),
  ).toStrictEqual([
    ['costs/2/kind', 'kindRepeated'],
    ['costs/3/kind', 'kindRepeated'],
  ]);
});
