import { expect, it } from 'vitest';
import { dayName } from './dayName.ts';

it.each([
  ['2027-01-02', 'en', 'Today'],
  ['2027-01-01', 'en', 'Yesterday'],
  ['2027-01-01', 'fi', 'Eilen'],
  ['2027-01-01', 'sv', 'I går'],
  ['2026-12-30', 'en', 'Wednesday, 30 December 2026'],
  ['2026-12-30', 'sv', 'Onsdag 30 december 2026'],
] as const)('names %s in %s', (day, locale, name) => {
  expect(dayName(day, '2027-01-02', locale)).toBe(name);
});

it('leaves out the year of today', () => {
  expect(dayName('2026-11-29', '2026-12-02', 'fi')).toBe('Sunnuntai 29. marraskuuta');
});
