import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Contract } from './contract.ts';
import {
  amenities,
  creditRatings,
  employeeBandMinimums,
  employeeBandOf,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  readOperatingMargin,
  readRoomCounts,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  roomCounts,
  turnoverBracketOf,
  turnoverBrackets,
  type Amenity,
  type CreditRating,
  type EmployeeBand,
  type Floor,
  type Industry,
  type OperatingMargin,
  type ResidenceFlag,
  type ResidenceType,
  type RoomCount,
} from './enums.ts';
import { anyNumber } from './testing/arbitraries.ts';
import { en } from './texts/en.ts';

describe('the enumerations', () => {
  test('§3 Industries: mn, fi, tr, ed, ti, hc, ht and mi with their names', () => {
    expect(Object.fromEntries(industries.map((key) => [key, en.industry[key]]))).toStrictEqual({
      mn: 'Manufacturing',
      fi: 'Financial services',
      tr: 'Transportation',
      ed: 'Education',
      ti: 'Tertiary industry',
      hc: 'Health care',
      ht: 'Hospitality',
      mi: 'Media industry',
    });
    expect(industries.join(' ')).toBe('mn fi tr ed ti hc ht mi');
  });

  test('§3 Credit rating: from aaa Prime to d In default', () => {
    expect(creditRatings.map((key) => [key, en.creditRatingMeaning[key]])).toStrictEqual([
      ['aaa', 'Prime'],
      ['aa', 'High grade'],
      ['a', 'Upper medium grade'],
      ['bbb', 'Lower medium grade'],
      ['bb', 'Speculative'],
      ['b', 'Highly speculative'],
      ['c', 'Substantial risks'],
      ['d', 'In default'],
    ]);
  });

  test('§3 The tenant form lists the credit ratings AAA, AA, A, BBB, BB, B, C, D', () => {
    expect(creditRatings.map((key) => en.creditRating[key]).join(', ')).toBe('AAA, AA, A, BBB, BB, B, C, D');
  });

  test('§3 Operating margin: negative, postitive (displayed as 1-10000 $), higher (10000+ $)', () => {
    expect(operatingMargins.map((key) => [key, en.operatingMargin[key]])).toStrictEqual([
      ['negative', 'Negative'],
      ['postitive', '1-10000 $'],
      ['higher', '10000+ $'],
    ]);
  });

  test('§3 §9 Employee count bands by code: 1, 2, 3-4, 5-9, 10-19, 20-49, 50-99, 100+', () => {
    expect(employeeBands.map((code) => [code, en.employeeBand[code]])).toStrictEqual([
      [0, '1'],
      [1, '2'],
      [2, '3-4'],
      [3, '5-9'],
      [4, '10-19'],
      [5, '20-49'],
      [6, '50-99'],
      [7, '100+'],
    ]);
    expect(employeeBands.map((code) => employeeBandMinimums[code])).toEqual([1, 2, 3, 5, 10, 20, 50, 100]);
  });

  test('§3 §9 Turnover brackets: 0-250k, 250-500k, 500k-1m, 1-3m, over 3m euros', () => {
    expect(turnoverBrackets.map((key) => en.turnoverBracket[key]).join(', ')).toBe(
      '0-250k, 250-500k, 500k-1m, 1-3m, over 3m',
    );
  });

  test('§3 Residence types offered in forms: eleven, from office to other', () => {
    expect(residenceTypes.map((key) => en.residenceType[key].toLowerCase()).join(', ')).toBe(
      'office, co-working space, retail, restaurant, production, exhibition, sports, nursing home, storage, garage, other',
    );
  });

  test('§3 The tenant’s flag set has office, storage and retail only', () => {
    expect(residenceFlags.map((key) => [key, en.residenceFlag[key]])).toStrictEqual([
      ['office', 'Office'],
      ['storage', 'Storage'],
      ['retail', 'Retail'],
    ]);
  });

  test('§3 Floors: bottom, middle, top', () => {
    expect(floors.map((key) => [key, en.floor[key]])).toStrictEqual([
      ['bottom', 'Bottom'],
      ['middle', 'Middle'],
      ['top', 'Top'],
    ]);
  });

  test('§3 Amenity flags: the ten of the specification', () => {
    expect(amenities.join(', ')).toBe(
      'kitchen, wc, shower, elevator, breakRoom, parking, loadingDock, clubRoom, guardBooth, gym',
    );
  });

  test('§3 §5 Rooms are 1 to 6', () => {
    expect(roomCounts).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('operating margins', () => {
  test('§3 Operating margin reads the correct spelling positive too', () => {
    expect(readOperatingMargin('positive')).toBe('postitive');
    expect(readOperatingMargin('postitive')).toBe('postitive');
    expect(readOperatingMargin('higher')).toBe('higher');
    expect(readOperatingMargin('Positive')).toBeNull();
    expect(readOperatingMargin('toString')).toBeNull();
  });
});

describe('§9 An employee count falls in its bracket', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [9, 3],
    [10, 4],
    [19, 4],
    [20, 5],
    [49, 5],
    [50, 6],
    [99, 6],
    [100, 7],
    [1_000_000, 7],
  ])('%i employees are in band %i', (count, band) => {
    expect(employeeBandOf(count)).toBe(band);
  });

  test.each([0, -1, NaN, null])('%s employees are in none', (count) => {
    expect(employeeBandOf(count)).toBeNull();
  });
});

describe('§9 A turnover falls in its bracket', () => {
  test.each([
    [0, '0-250k'],
    [250_000, '0-250k'],
    [250_000.01, '250-500k'],
    [500_000, '250-500k'],
    [500_001, '500k-1m'],
    [1_000_000, '500k-1m'],
    [1_000_001, '1-3m'],
    [3_000_000, '1-3m'],
    [3_000_001, 'over3m'],
    [Infinity, 'over3m'],
  ])('%d euros are in %s', (turnover, bracket) => {
    expect(turnoverBracketOf(turnover)).toBe(bracket);
  });

  test.each([-1, NaN, null])('%s euros are in none', (turnover) => {
    expect(turnoverBracketOf(turnover)).toBeNull();
  });
});

const typesUnder = (flag: string | null): string[] =>
  residenceTypes.filter((type) => residenceFlagOf(type) === flag);

test('§3 A landlord’s residence types fall under the tenant’s three flags', () => {
  expect(typesUnder('office')).toEqual(['office', 'coWorkingSpace']);
  expect(typesUnder('retail')).toEqual(['retail', 'restaurant', 'exhibition', 'sports']);
  expect(typesUnder('storage')).toEqual(['production', 'storage', 'garage']);
  expect(typesUnder(null)).toEqual(['nursingHome', 'other']);
});

describe('room counts', () => {
  test('§3 §9 Room option 6 means 6+: more than six are read as six', () => {
    expect(readRoomCounts([4, 1, 9, 1])).toEqual([1, 4, 6]);
    expect(readRoomCounts([0, -2, 2.5, NaN, Infinity])).toEqual([]);
  });

  test('are whole numbers from 1 to 6 whatever is read', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), (rooms) => {
        const read = readRoomCounts(rooms);
        expect(read).toEqual([...new Set(read)].toSorted((a, b) => a - b));
        expect(read.every((room) => room >= 1 && room <= 6)).toBe(true);
      }),
    );
  });
});

test('a greater employee count or turnover never falls in a smaller bracket', () => {
  const brackets: readonly (string | null)[] = [null, ...turnoverBrackets];
  fc.assert(
    fc.property(anyNumber, anyNumber, (a, b) => {
      if (!(a <= b)) return;
      expect(employeeBandOf(a) ?? -1).toBeLessThanOrEqual(employeeBandOf(b) ?? -1);
      const [less, more] = [a, b].map((turnover) => brackets.indexOf(turnoverBracketOf(turnover)));
      expect(less).toBeLessThanOrEqual(more ?? NaN);
    }),
  );
});

// Checked by the compiler: a key more or less on either side fails `typecheck`.
test('every enumeration is exactly the contract’s', () => {
  expectTypeOf<Amenity>().toEqualTypeOf<Contract['Amenity']>();
  expectTypeOf<CreditRating>().toEqualTypeOf<Contract['CreditRating']>();
  expectTypeOf<EmployeeBand>().toEqualTypeOf<Contract['EmployeeBand']>();
  expectTypeOf<Floor>().toEqualTypeOf<Contract['Floor']>();
  expectTypeOf<Industry>().toEqualTypeOf<Contract['Industry']>();
  expectTypeOf<OperatingMargin>().toEqualTypeOf<Contract['OperatingMargin']>();
  expectTypeOf<ResidenceFlag>().toEqualTypeOf<Contract['ResidenceFlag']>();
  expectTypeOf<ResidenceType>().toEqualTypeOf<Contract['ResidenceType']>();
  expectTypeOf<RoomCount>().toExtend<Contract['RoomCount']>();
});
