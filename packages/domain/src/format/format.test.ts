import { describe, expect, test } from 'vitest';
import { formatArea } from './area.ts';
import { formatDistance } from './distance.ts';
import { formatPercentage } from './percentage.ts';
import { formatRooms } from './rooms.ts';

describe('§9 A distance is in metres below 1000, otherwise in kilometres, with one decimal below 10', () => {
  test.each([
    [0, 'en', '0\u00A0m'],
    [999, 'en', '999\u00A0m'],
    [999.5, 'en', '1.0\u00A0km'],
    [1000, 'en', '1.0\u00A0km'],
    [1049, 'en', '1.0\u00A0km'],
    [1050, 'en', '1.1\u00A0km'],
    [1250, 'fi', '1,3\u00A0km'],
    [2000, 'sv', '2,0\u00A0km'],
    [9949, 'en', '9.9\u00A0km'],
    [9950, 'en', '10\u00A0km'],
    [9999, 'en', '10\u00A0km'],
    [10_499, 'en', '10\u00A0km'],
    [10_500, 'en', '11\u00A0km'],
    [1_234_567, 'en', '1\u00A0235\u00A0km'],
    [999, 'fi', '999\u00A0m'],
    [1240, 'fi', '1,2\u00A0km'],
    [12_345, 'sv', '12\u00A0km'],
    [0.4, 'en', '0\u00A0m'],
    [NaN, 'en', ''],
    [Infinity, 'en', ''],
    [-1, 'en', ''],
    [null, 'en', ''],
  ] as const)('%s m in %s is %j', (metres, locale, text) => {
    expect(formatDistance(metres, locale)).toBe(text);
  });
});

test('§9 An area is in m²', () => {
  expect(formatArea(54, 'en')).toBe('54\u00A0m²');
  expect(formatArea(54, 'fi')).toBe('54\u00A0m²');
  expect(formatArea(54.25, 'en')).toBe('54.25\u00A0m²');
  expect(formatArea(54.256, 'en')).toBe('54.26\u00A0m²');
  expect(formatArea(NaN, 'en')).toBe('');
  expect(formatArea(1250.5, 'en')).toBe('1\u00A0250.5\u00A0m²');
  expect(formatArea(1250.5, 'sv')).toBe('1\u00A0250,5\u00A0m²');
  expect(formatArea(null, 'fi')).toBe('');
});

test('§9 A match percentage is the points followed by %', () => {
  expect(formatPercentage(87, 'en')).toBe('87%');
  expect(formatPercentage(100, 'fi')).toBe('100\u00A0%');
  expect(formatPercentage(0, 'sv')).toBe('0\u00A0%');
  expect(formatPercentage(null, 'en')).toBe('');
  expect(formatPercentage(NaN, 'fi')).toBe('');
});

describe('§3 §9 Rooms are shown as ranges, and 6 means 6+', () => {
  test.each([
    [[1, 2, 4], '1-2, 4'],
    [[6], '6+'],
    [[1, 2, 3], '1-3'],
    [[5, 6], '5-6+'],
    [[1, 2, 3, 4, 5, 6], '1-6+'],
    [[4, 2, 2, 6], '2, 4, 6+'],
    [[8], '6+'],
    [[], ''],
  ])('%j are %j', (rooms, text) => {
    expect(formatRooms(rooms)).toBe(text);
  });
});
