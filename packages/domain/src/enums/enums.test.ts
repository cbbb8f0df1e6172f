import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyNumber } from '../testing/arbitraries.ts';
import { amenities } from './amenity.ts';
import { creditRatingLabels, creditRatings, creditRatingWords } from './creditRating.ts';
import { employeeBandLabels, employeeBandOf, employeeBands } from './employeeBand.ts';
import { industries, industryLabels } from './industry.ts';
import { operatingMarginLabels, operatingMargins, readOperatingMargin } from './operatingMargin.ts';
import { residenceFlagOf, residenceTypeLabels, residenceTypes } from './residence.ts';
import { readRoomCounts } from './roomCount.ts';
import { turnoverBracketOf } from './turnover.ts';

describe('the enumerations of the specification', () => {
  test('keep its order and words', () => {
    expect(industries.map((key) => industryLabels[key])).toEqual([
      'Manufacturing',
      'Financial services',
      'Transportation',
      'Education',
      'Tertiary industry',
      'Health care',
      'Hospitality',
      'Media industry',
    ]);
    expect(creditRatings.map((key) => creditRatingLabels[key]).join(', ')).toBe(
      'AAA, AA, A, BBB, BB, B, C, D',
    );
    expect(creditRatingWords.d).toBe('In default');
    expect(operatingMargins.map((key) => operatingMarginLabels[key])).toEqual([
      'Negative',
      '1-10000 $',
      '10000+ $',
    ]);
    expect(employeeBands.map((code) => employeeBandLabels[code]).join(', ')).toBe(
      '1, 2, 3-4, 5-9, 10-19, 20-49, 50-99, 100+',
    );
    expect(residenceTypes.map((key) => residenceTypeLabels[key].toLowerCase()).join(', ')).toBe(
      'office, co-working space, retail, restaurant, production, exhibition, sports, nursing home, storage, garage, other',
    );
    expect(amenities).toHaveLength(10);
  });
});

describe('operating margins', () => {
  test('are read in the correct spelling too, and nothing else is', () => {
    expect(readOperatingMargin('positive')).toBe('postitive');
    expect(readOperatingMargin('postitive')).toBe('postitive');
    expect(readOperatingMargin('higher')).toBe('higher');
    expect(readOperatingMargin('Positive')).toBeNull();
    expect(readOperatingMargin('toString')).toBeNull();
  });
});

describe('employee bands', () => {
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

describe('turnover brackets', () => {
  test.each([
    [0, '0-250k'],
    [250_000, '0-250k'],
    [250_000.01, '250-500k'],
    [1_000_000, '500k-1m'],
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

test('a landlord’s residence types fall under the tenant’s three flags', () => {
  expect(typesUnder('office')).toEqual(['office', 'coWorkingSpace']);
  expect(typesUnder('retail')).toEqual(['retail', 'restaurant', 'exhibition', 'sports']);
  expect(typesUnder('storage')).toEqual(['production', 'storage', 'garage']);
  expect(typesUnder(null)).toEqual(['nursingHome', 'other']);
});

describe('room counts', () => {
  test('are read distinct and ascending, more than six as six, nonsense not at all', () => {
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
