import { describe, expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { landlordFilters, passesFilters, tenantFilters } from './filters.ts';
import { filterPresets, isWithinMatchRadius, matchRadius } from './limits.ts';

const match = { points: 61, distance: 1499, personPoints: 4 };

describe('filters', () => {
  test('let everything pass where none is set', () => {
    expect(passesFilters({ points: 0, distance: 3000, personPoints: 0 }, {})).toBe(true);
  });

  test('§9 Filters are 60 percent, 1500 m and personality points above 3', () => {
    expect(filterPresets).toStrictEqual({ pointsAbove: 60, distanceBelow: 1500, personPointsAbove: 3 });
  });

  test('§6 §9 Filters are strict: 60 % is not above 60 %, 1500 m not under 1.5 km, 3 points not above 3', () => {
    expect(passesFilters(match, filterPresets)).toBe(true);
    expect(passesFilters({ ...match, points: 60 }, filterPresets)).toBe(false);
    expect(passesFilters({ ...match, distance: 1500 }, filterPresets)).toBe(false);
    expect(passesFilters({ ...match, personPoints: 3 }, filterPresets)).toBe(false);
  });

  test('hide what costs too much for sure, and nothing of which that is unknown', () => {
    expect(passesFilters({ ...match, leastCost: 149_999 }, { costBelow: 1500 })).toBe(true);
    expect(passesFilters({ ...match, leastCost: 150_000 }, { costBelow: 1500 })).toBe(false);
    expect(passesFilters({ ...match, leastCost: null }, { costBelow: 1500 })).toBe(true);
    expect(passesFilters(match, { costBelow: 0 })).toBe(true);
  });

  test('§6 Filters ask tenants whether they work and study, and announcements neither', () => {
    const worker = { ...match, flags: { work: true, student: false } };
    expect(passesFilters(worker, { work: true })).toBe(true);
    expect(passesFilters(worker, { student: true })).toBe(false);
    expect(passesFilters(worker, { work: true, student: true })).toBe(false);
    expect(passesFilters(worker, { work: false, student: false })).toBe(true);
    const student = { ...match, flags: { work: false, student: true } };
    expect(passesFilters(student, { work: true })).toBe(false);
    expect(passesFilters(student, { student: true })).toBe(true);
    expect(passesFilters(match, { work: true, student: true })).toBe(true);
  });
});

describe('the filters of a role', () => {
  test('§6 Tenants filter by Above 60%, Under 1.5 km, Personality Matches', () => {
    expect(tenantFilters).toStrictEqual([
      { key: 'above60', filters: { pointsAbove: 60 } },
      { key: 'under1500Metres', filters: { distanceBelow: 1500 } },
      { key: 'personality', filters: { personPointsAbove: 3 } },
    ]);
    expect(tenantFilters.map(({ key }) => en.filter[key])).toEqual([
      'Above 60%',
      'Under 1.5 km',
      'Personality Matches',
    ]);
  });

  test('§6 Landlords filter by Above 60%, Working, Student', () => {
    expect(landlordFilters).toStrictEqual([
      { key: 'above60', filters: { pointsAbove: 60 } },
      { key: 'working', filters: { work: true } },
      { key: 'student', filters: { student: true } },
    ]);
    expect(landlordFilters.map(({ key }) => en.filter[key])).toEqual(['Above 60%', 'Working', 'Student']);
  });
});

test('§9 The match list shows only matches within 3000 m, the edge included', () => {
  expect(matchRadius).toBe(3000);
  expect(isWithinMatchRadius(3000)).toBe(true);
  expect(isWithinMatchRadius(3001)).toBe(false);
});
