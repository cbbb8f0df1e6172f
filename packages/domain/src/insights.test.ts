import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anonymousCount,
  anonymousNumber,
  anonymousRents,
  areRentsPublished,
  divisionsByDistance,
  insightWeeks,
  type LandlordRent,
  lastWholeWeeks,
  publishableDistricts,
  publishableDivision,
  wholeCircle,
} from './insights.ts';
import { addDays, dayNumber } from './time.ts';

const rents = { low: 1, median: 2, high: 3 };

describe('insights', () => {
  test('tell nothing of fewer than five people, however much they have', () => {
    for (const people of [0, 1, 4]) {
      const group = { people, count: 1000 };
      expect([anonymousNumber(group), anonymousCount(group)]).toEqual([null, null]);
      expect(anonymousRents({ ...group, largest: 1 }, rents)).toBeNull();
    }
    expect(anonymousNumber({ people: 5, count: 7 })).toBe(7);
  });

  test.each([
    [{ people: 5, count: 10, largest: 3 }, rents],
    [{ people: 5, count: 9, largest: 3 }, null],
    [{ people: 5, count: 12, largest: 4 }, rents],
    [{ people: 5, count: 12, largest: 5 }, null],
  ])('tell rents of ten announcements, of which no landlord has over a third: %o', (group, published) => {
    expect(anonymousRents(group, rents)).toEqual(published);
  });

  test('round counts down to fives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 1_000_000 }), (count) => {
        const published = anonymousCount({ people: 5, count }) ?? 0;
        expect(published % 5).toBe(0);
        expect(count - published).toBeLessThan(5);
        expect(published).toBeGreaterThanOrEqual(5);
      }),
    );
  });

  test('tell rents by steps, of which each takes in rents that differ by more than a tenth', () => {
    const group = { people: 5, count: 10, largest: 2 };
    const published = (rent: number) => anonymousRents(group, { ...rents, median: rent })?.median;
    expect([0, 0.9, 9, 12.9, 15, 17, 21.9, 22, 31].map(published)).toEqual([
      0, 0.875, 10, 12, 16, 16, 20, 24, 32,
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 100_000, noNaN: true }), (rent) => {
        const step = published(rent) ?? 0;
        expect(Math.abs(step - rent) / rent).toBeLessThan(0.13);
        const isSame = (share: number) => published(step * share) === step;
        expect(isSame(0.95) || isSame(1.07)).toBe(true);
      }),
    );
  });

  test('divide a group only where each part is large enough', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }), (people) => {
        const peopleIn = ({ from, to }: { readonly from: number; readonly to: number }) =>
          people.slice(from / 1000, to / 1000).reduce((sum, count) => sum + count, 0);
        const parts = publishableDivision((span) => peopleIn(span) >= 5);
        expect(parts.every((part) => peopleIn(part) >= 5)).toBe(true);
        const [near = 0, middle = 0, far = 0] = people;
        const isDivisible = Math.min(near, middle + far) >= 5 || Math.min(near + middle, far) >= 5;
        expect(parts.length > 0).toBe(isDivisible);
        expect(parts.length === 3).toBe(Math.min(...people) >= 5);
      }),
    );
  });

  const rentsIn = (district: string | null, landlords: string, rent = 20): LandlordRent[] =>
    Array.from(landlords, (landlord, order) => ({ landlord, district, count: 2, rent: rent + order }));

  test('tell the median and the count of a district by the rents of its landlords', () => {
    expect(publishableDistricts(rentsIn('00100', 'abcdef', 20))).toEqual([
      { district: '00100', count: 10, rent: { low: 20, median: 24, high: 24 } },
    ]);
  });

  test('tell nothing of a district of four landlords', () => {
    expect(publishableDistricts(rentsIn('00100', 'abcd'))).toEqual([]);
  });

  test('tell of districts only where the others together are large enough, or empty', () => {
    const three = [rentsIn('1', 'abcdef'), rentsIn('2', 'abcde'), rentsIn('3', 'abcde')].flat();
    const districts = (...others: readonly LandlordRent[]) =>
      publishableDistricts([...three, ...others]).map(({ district }) => district);
    expect(districts()).toEqual(['1', '2', '3']);
    expect(districts(...rentsIn('4', 'ab'))).toEqual(['1', '2']);
    expect(districts(...rentsIn(null, 'ab'))).toEqual(['1', '2']);
    expect(districts(...rentsIn('4', 'ab'), ...rentsIn(null, 'cde'))).toEqual(['1', '2', '3']);
  });

  test('never leave a smaller group when districts are subtracted from the whole', () => {
    const landlordRent = fc.record({
      landlord: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      district: fc.constantFrom('1', '2', '3', null),
      count: fc.integer({ min: 1, max: 4 }),
      rent: fc.integer({ min: 5, max: 60 }),
    });
    const keyOf = ({ landlord, district }: LandlordRent) => `${landlord} ${district}`;
    const someRents = fc.uniqueArray(landlordRent, { selector: keyOf, maxLength: 32, size: 'max' });
    const sizeOf = (group: readonly LandlordRent[]) => {
      const counts = Object.values(Object.groupBy(group, ({ landlord }) => landlord)).map((own = []) =>
        own.reduce((sum, { count }) => sum + count, 0),
      );
      const count = counts.reduce((sum, one) => sum + one, 0);
      return { people: counts.length, count, largest: Math.max(0, ...counts) };
    };
    fc.assert(
      fc.property(someRents, (all) => {
        const shown = publishableDistricts(all).map(({ district }) => district);
        for (const name of shown) {
          expect(areRentsPublished(sizeOf(all.filter(({ district }) => district === name)))).toBe(true);
        }
        const left = all.filter(({ district }) => !shown.includes(district ?? ''));
        expect(shown.length === 0 || left.length === 0 || areRentsPublished(sizeOf(left))).toBe(true);
      }),
    );
  });

  test('divide the circle of potential matches without a gap', () => {
    for (const parts of divisionsByDistance) {
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([wholeCircle.from, wholeCircle.to]);
      for (const [order, { from }] of parts.slice(1).entries()) expect(from).toBe(parts[order]?.to);
    }
  });

  test('look back on twelve Mondays, the last of a week that is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (days) => {
        const today = addDays('1999-12-31', days);
        const mondays = lastWholeWeeks(today);
        expect(mondays).toHaveLength(insightWeeks);
        expect(mondays.every((day) => new Date(day).getUTCDay() === 1)).toBe(true);
        const since = (dayNumber(today) ?? 0) - (dayNumber(mondays.at(-1) ?? '') ?? 0);
        expect(since).toBeGreaterThanOrEqual(7);
        expect(since).toBeLessThan(14);
      }),
    );
    expect(lastWholeWeeks('1969-12-31').at(-1)).toBe('1969-12-22');
    expect(lastWholeWeeks('no day')).toEqual([]);
  });
});
