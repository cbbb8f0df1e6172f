import { describe, expect, test } from 'vitest';
import { formatAgo } from './formatAgo.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

describe('how long ago a moment was', () => {
  test.each([
    [0, 'now'],
    [59.999, 'now'],
    [60, '1 minute ago'],
    [359, '5 minutes ago'],
    [3_599, '59 minutes ago'],
    [3_600, '1 hour ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [172_800, '2 days ago'],
  ])('%d seconds later is said in whole ones of the largest unit', (seconds, text) => {
    expect(formatAgo(noon, after(seconds), 'en')).toBe(text);
  });

  test('is now where a clock is slow', () => {
    expect(formatAgo(noon, after(-7_200), 'en')).toBe('now');
  });

  test.each([
    ['fi', 'nyt', '5 minuuttia sitten', '2 päivää sitten'],
    ['sv', 'nu', 'för 5 minuter sedan', 'för 2 dagar sedan'],
  ] as const)('is said in %s', (locale, present, minutes, days) => {
    expect([0, 300, 172_800].map((seconds) => formatAgo(noon, after(seconds), locale))).toEqual([
      present,
      minutes,
      days,
    ]);
  });

  test('is nothing of an invalid date', () => {
    expect(formatAgo(new Date('nonsense'), noon, 'en')).toBe('');
    expect(formatAgo(noon, new Date('nonsense'), 'en')).toBe('');
  });
});
