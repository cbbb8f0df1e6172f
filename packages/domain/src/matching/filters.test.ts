import { describe, expect, test } from 'vitest';
import { passesFilters } from './filters.ts';
import { filterPresets, isWithinMatchRadius } from './limits.ts';

const match = { points: 61, distance: 1499, personPoints: 4 };

describe('filters', () => {
  test('let everything pass where none is set', () => {
    expect(passesFilters({ points: 0, distance: 3000, personPoints: 0 }, {})).toBe(true);
  });

  test('are strict', () => {
    expect(passesFilters(match, filterPresets)).toBe(true);
    expect(passesFilters({ ...match, points: 60 }, filterPresets)).toBe(false);
    expect(passesFilters({ ...match, distance: 1500 }, filterPresets)).toBe(false);
    expect(passesFilters({ ...match, personPoints: 3 }, filterPresets)).toBe(false);
  });

  test('ask tenants whether they work and study, and announcements neither', () => {
    const worker = { ...match, occupation: { work: true, student: false } };
    expect(passesFilters(worker, { work: true })).toBe(true);
    expect(passesFilters(worker, { student: true })).toBe(false);
    expect(passesFilters(worker, { work: true, student: true })).toBe(false);
    expect(passesFilters(worker, { work: false, student: false })).toBe(true);
    expect(passesFilters(match, { work: true, student: true })).toBe(true);
  });
});

test('the radius of a potential match is 3000 m, its edge included', () => {
  expect(isWithinMatchRadius(3000)).toBe(true);
  expect(isWithinMatchRadius(3001)).toBe(false);
});
