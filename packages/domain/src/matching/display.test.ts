import { expect, test } from 'vitest';
import { fullNeed, perfectListing } from '../testing/matching.ts';
import { displayedPoints, earnedPoints } from './display.ts';
import { outcomesOf } from './outcomes.ts';
import { scoreMatch } from './scoreMatch.ts';

const scored = (changes: Partial<typeof perfectListing>) =>
  scoreMatch(fullNeed, { ...perfectListing, ...changes }, '2026-01-01');

test('§9 A match shows 100% only where every criterion is met in full', () => {
  const overBudget = scored({ rent: 1510 });
  expect(overBudget.points).toBe(100);
  expect(displayedPoints(overBudget)).toBe(99);
  expect(displayedPoints(scored({}))).toBe(100);
  expect(displayedPoints(scored({ deposit: null }))).toBe(100);
});

test('§9 Other points are shown as they are, and agree with the filter "Above 60%"', () => {
  for (let points = 0; points < 100; points += 1) {
    expect(displayedPoints({ points, explanation: [{ score: 999 }] })).toBe(points);
  }
});

test('a criterion is a match only where it is met in full', () => {
  const { explanation } = scored({ size: 49, rent: 1650, floor: 'bottom', deposit: null });
  expect(outcomesOf(explanation)).toEqual({
    residenceType: 'match',
    location: 'match',
    roomCount: 'match',
    moveInDate: 'match',
    amenities: 'match',
    size: 'partial',
    rent: 'mismatch',
    floor: 'mismatch',
    deposit: 'unresolved',
  });
});

test('only a full score shows the full weight', () => {
  expect(earnedPoints({ weight: 12, score: 1000 })).toBe(12);
  expect(earnedPoints({ weight: 12, score: 999 })).toBe(11.9);
  expect(earnedPoints({ weight: 12, score: 800 })).toBe(9.6);
  expect(earnedPoints({ weight: 3, score: 666 })).toBe(2);
  expect(earnedPoints({ weight: 12, score: null })).toBe(0);
});
