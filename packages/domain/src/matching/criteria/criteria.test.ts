import { describe, expect, test } from 'vitest';
import { scoreLocation, scoreMoveInDate, scoreRent, scoreSize } from './amounts.ts';
import {
  matchAmenity,
  scoreAmenities,
  scoreDeposit,
  scoreFloor,
  scoreResidenceType,
  scoreRoomCount,
} from './flags.ts';

describe('residence type', () => {
  test('§3 Residence type scores full where it falls under a wanted flag, nothing where it does not', () => {
    expect(scoreResidenceType({ residenceType: ['office', 'storage'] }, { residenceType: 'garage' })).toBe(
      1000,
    );
    expect(scoreResidenceType({ residenceType: ['office'] }, { residenceType: 'retail' })).toBe(0);
  });

  test('§3 Residence type is unresolved where no flag is wanted or none fits', () => {
    expect(scoreResidenceType({ residenceType: [] }, { residenceType: 'office' })).toBeNull();
    expect(scoreResidenceType({ residenceType: ['office'] }, { residenceType: 'nursingHome' })).toBeNull();
  });
});

describe('§3 §9 Location scores full up to 1000 m, linear to nothing at 3000 m', () => {
  test.each([
    [0, 1000],
    [1000, 1000],
    [1001, 999],
    [2000, 500],
    [2998, 1],
    [2999, 0],
    [3000, 0],
    [20_000_000, 0],
  ])('at %i m scores %i', (distance, score) => {
    expect(scoreLocation(distance)).toBe(score);
  });
});

describe('§3 Rent scores full at or under the greatest that is paid, linear to nothing at 20 % above it', () => {
  test.each([
    ['under the minimum', 800, 1000, 500, 1000],
    ['at the maximum', 800, 1000, 1000, 1000],
    ['a cent above: (6 * 100000 - 5 * 100001) * 1000 / 100000 = 999.95', 800, 1000, 1000.01, 999],
    ['10 % above', 800, 1000, 1100, 500],
    ['20 % above', 800, 1000, 1200, 0],
    ['far above', 800, 1000, 9000, 0],
    ['without a maximum', 800, null, 9000, 1000],
    ['without a minimum', null, 1000, 1100, 500],
    ['above a third: (6 * 90000 - 5 * 95000) * 1000 / 90000 = 722.2', null, 900, 950, 722],
    ['without bounds', null, null, 1000, null],
    ['that is no number', 800, 1000, NaN, null],
    ['above a maximum of zero', null, 0, 1, 0],
  ])('%s', (_, rentMin, rentMax, rent, score) => {
    expect(scoreRent({ rentMin, rentMax }, { rent })).toBe(score);
  });
});

describe('§3 Size scores full within the bounds, linear to nothing at 20 % of the bound that is crossed', () => {
  test.each([
    ['inside', 50, 100, 75, 1000],
    ['at the minimum', 50, 100, 50, 1000],
    ['at the maximum', 50, 100, 100, 1000],
    ['10 % under the minimum', 50, 100, 45, 500],
    ['20 % under the minimum', 50, 100, 40, 0],
    ['10 % above the maximum', 50, 100, 110, 500],
    ['20 % above the maximum', 50, 100, 120, 0],
    ['under a third: (5 * 4000 - 4 * 4500) * 1000 / 4500 = 444.4', 45, null, 40, 444],
    ['without a minimum', null, 100, 1, 1000],
    ['without a maximum', 50, null, 9000, 1000],
    ['without bounds', null, null, 75, null],
    ['that is no number', 50, 100, Infinity, null],
  ])('%s', (_, sizeMin, sizeMax, size, score) => {
    expect(scoreSize({ sizeMin, sizeMax }, { size })).toBe(score);
  });
});

describe('§3 §9 Room count scores full where it is wanted, half where it is one off; 6 means 6+', () => {
  test.each([
    ['wanted', [1, 2], [2], 1000],
    ['one off', [1, 2], [3], 500],
    ['two off', [1, 2], [4], 0],
    ['the best of several', [1], [6, 2], 500],
    ['six stands for six and more', [6], [8], 1000],
    ['none wanted', [], [1], null],
    ['none offered', [1], [], null],
  ])('%s', (_, wanted, offered, score) => {
    expect(scoreRoomCount({ roomCount: wanted }, { roomCount: offered })).toBe(score);
  });
});

describe('§3 Move-in date scores full where premises are free by the wanted day, linear to nothing at 60 days late', () => {
  const today = '2026-01-01';

  test.each([
    ['free before the wanted day', '2026-05-01', '2026-03-01', null, 1000],
    ['free on the wanted day', '2026-05-01', '2026-05-01', null, 1000],
    ['a day late: 59 * 1000 / 60 = 983.3', '2026-05-01', '2026-05-02', null, 983],
    ['30 days late', '2026-05-01', '2026-05-31', null, 500],
    ['60 days late', '2026-05-01', '2026-06-30', null, 0],
    ['no wanted day', null, '2026-05-01', null, null],
    ['no free day', '2026-05-01', null, '2026-01-01', null],
    ['text that is no day', '2026-02-30', '2026-05-01', null, null],
  ])('%s', (_, wanted, free, moveOutDate, score) => {
    expect(scoreMoveInDate({ moveInDate: wanted }, { moveInDate: free, moveOutDate }, today)).toBe(score);
  });
});

test('§3 Move-in date counts premises that became free in the past as free from today', () => {
  const free = { moveInDate: '2020-01-01', moveOutDate: null };
  expect(scoreMoveInDate({ moveInDate: '2025-12-02' }, free, '2026-01-01')).toBe(500);
  expect(scoreMoveInDate({ moveInDate: '2026-01-01' }, free, '2026-01-01')).toBe(1000);
});

test('§3 Move-in date scores nothing where the premises are given up by the wanted day', () => {
  const score = (moveOutDate: string): number | null =>
    scoreMoveInDate({ moveInDate: '2026-05-01' }, { moveInDate: '2026-03-01', moveOutDate }, '2026-01-01');
  expect(score('2026-05-01')).toBe(0);
  expect(score('2026-05-02')).toBe(1000);
});

test('§3 A missing minimum is 0, a missing maximum unbounded', () => {
  expect(scoreSize({ sizeMin: null, sizeMax: 100 }, { size: 0.01 })).toBe(1000);
  expect(scoreSize({ sizeMin: 50, sizeMax: null }, { size: 1_000_000 })).toBe(1000);
  expect(scoreRent({ rentMin: 800, rentMax: null }, { rent: 1_000_000 })).toBe(1000);
});

describe('amenities', () => {
  test('§3 Amenities score the part of the wanted ones that is there', () => {
    expect(scoreAmenities({ amenities: ['wc', 'gym', 'shower'] }, { amenities: ['wc', 'kitchen'] })).toBe(
      333,
    );
    expect(scoreAmenities({ amenities: ['wc', 'wc', 'gym'] }, { amenities: ['wc'] })).toBe(500);
    expect(scoreAmenities({ amenities: ['wc'] }, { amenities: [] })).toBe(0);
    expect(scoreAmenities({ amenities: [] }, { amenities: ['wc'] })).toBeNull();
  });

  test('§3 Each amenity matches by itself where it is wanted', () => {
    expect(matchAmenity('wc', { amenities: ['wc'] }, { amenities: ['wc'] })).toBe(true);
    expect(matchAmenity('wc', { amenities: ['wc'] }, { amenities: [] })).toBe(false);
    expect(matchAmenity('wc', { amenities: [] }, { amenities: ['wc'] })).toBeNull();
  });
});

test('§3 Floor scores full where it is among the wanted and is unresolved where none is', () => {
  expect(scoreFloor({ floor: ['top', 'middle'] }, { floor: 'top' })).toBe(1000);
  expect(scoreFloor({ floor: ['top'] }, { floor: 'bottom' })).toBe(0);
  expect(scoreFloor({ floor: [] }, { floor: 'bottom' })).toBeNull();
});

describe('§3 Deposit scores full where none is wanted and none asked, nothing where one is asked', () => {
  test.each([
    ['none wanted, none asked', 0, 0, 1000],
    ['none wanted, some asked', 0, 500, 0],
    ['none wanted, nothing said', 0, null, null],
    ['the tenant does not mind', null, 500, null],
    ['the tenant would pay one', 300, 0, null],
  ])('%s', (_, wanted, asked, score) => {
    expect(scoreDeposit({ deposit: wanted }, { deposit: asked })).toBe(score);
  });
});
