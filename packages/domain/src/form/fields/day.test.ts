import { expect, test } from 'vitest';
import { ruleBrokenBy } from '../../testing/forms.ts';
import { en } from '../../texts/en.ts';
import { dayRange } from '../../time/dayRange.ts';
import { formatDay } from '../../time/formatDay.ts';
import { noRules } from '../form.ts';
import { optionalDay } from './day.ts';

test('days lie between 1900-01-01 and 2199-12-31, but for one that was there before', () => {
  const rangeOf = (unchanged: string | null) => ({
    fields: { day: optionalDay({ notBefore: '0000-01-01', unchanged }) },
    rules: noRules,
  });
  const broken = (day: string, unchanged: string | null = null) =>
    ruleBrokenBy(rangeOf(unchanged), { day }, 'day');
  for (const day of [dayRange.first, dayRange.last]) expect(broken(day)).toBeNull();
  for (const day of ['1899-12-31', '2200-01-01', '9999-12-31', '0000-01-01']) {
    expect(broken(day)).toBe('dayOutside');
    expect(broken(day, day)).toBeNull();
    expect(broken(day, dayRange.first)).toBe('dayOutside');
  }
  expect(en.fault.dayOutside).toBe(
    `Enter a date between ${formatDay(dayRange.first, 'en')} and ${formatDay(dayRange.last, 'en')}`,
  );
});
