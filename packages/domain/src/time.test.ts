import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLocale, anyNumber, wildDay } from './testing/arbitraries.ts';
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfNumber,
  formatAgo,
  formatDay,
  helsinkiDay,
  inMinutes,
} from './time.ts';

describe('the day in Helsinki', () => {
  test.each([
    ['a winter evening, UTC+2', '2026-01-31T21:59:59.999Z', '2026-01-31'],
    ['a winter midnight', '2026-01-31T22:00:00Z', '2026-02-01'],
    ['a summer evening, UTC+3', '2026-06-30T20:59:59Z', '2026-06-30'],
    ['a summer midnight', '2026-06-30T21:00:00Z', '2026-07-01'],
    ['the evening before summer time begins', '2026-03-28T21:59:59Z', '2026-03-28'],
    ['the evening of the day it begins', '2026-03-29T21:00:00Z', '2026-03-30'],
    ['an invalid date', 'nonsense', ''],
    ['a year of five digits', '+012026-01-01T00:00:00Z', ''],
    ['the first instant of the year 1000', '1000-01-01T00:00:00Z', '1000-01-01'],
    ['the instant before it', '0999-12-31T23:59:59.999Z', ''],
    ['the last instant that is taken', '9999-12-30T00:00:00Z', '9999-12-30'],
    ['the instant after it', '9999-12-30T00:00:00.001Z', ''],
  ])('%s', (_, instant, day) => {
    expect(helsinkiDay(new Date(instant))).toBe(day);
  });

  test('is a real day or nothing, whatever the date', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: false }), (instant) => {
        const day = helsinkiDay(instant);
        expect(day === '' || dayNumber(day) !== null).toBe(true);
      }),
    );
  });
});

describe('day numbers', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-03-01', 11_017],
    ['2024-02-29', 19_782],
    ['2023-02-29', null],
    ['2026-04-31', null],
    ['2026-13-01', null],
    ['2026-1-1', null],
    ['2026-01-01T00:00:00Z', null],
    ['', null],
    [null, null],
  ])('%j is %s', (day, number) => {
    expect(dayNumber(day)).toBe(number);
  });

  test('turn back into the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_528, max: 2_932_896 }), (number) => {
        expect(dayNumber(dayOfNumber(number))).toBe(number);
      }),
    );
  });
});

describe('adding days', () => {
  test('crosses months and years, and goes back', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('gives nothing for what is no day', () => {
    expect(addDays('nonsense', 1)).toBe('');
    expect(addDays('9999-12-31', 1)).toBe('');
    expect(addDays('2026-01-01', 0.5)).toBe('');
  });

  test('gives a real day or nothing, whatever is added to whatever', () => {
    fc.assert(
      fc.property(
        wildDay,
        fc.oneof(anyNumber, fc.integer({ min: -4_000_000, max: 4_000_000 })),
        (day, days) => {
          const sum = addDays(day, days);
          expect(sum === '' || dayNumber(sum) !== null).toBe(true);
        },
      ),
    );
  });
});

describe('a day for people', () => {
  test('§9 Dates are shown as DD/MM/YYYY in English, as d.M.yyyy in Finnish and Swedish', () => {
    expect(formatDay('2026-03-01', 'en')).toBe('01/03/2026');
    expect(formatDay('2026-03-01', 'fi')).toBe('1.3.2026');
    expect(formatDay('2026-12-24', 'sv')).toBe('24.12.2026');
  });

  test('is nothing for what is no day', () => {
    expect(formatDay(null, 'en')).toBe('');
    expect(formatDay('2026-02-30', 'fi')).toBe('');
  });

  test('never shows anything else', () => {
    fc.assert(
      fc.property(wildDay, anyLocale, (day, locale) => {
        expect(formatDay(day, locale)).toMatch(/^$|^\d\d\/\d\d\/\d{4}$|^\d{1,2}\.\d{1,2}\.\d{4}$/);
      }),
    );
  });
});

describe('the days that there are in Helsinki', () => {
  test.each([
    ['begin', '1000-01-01T00:00:00Z', '1000-01-01'],
    ['do not begin earlier', '0999-12-31T23:59:59.999Z', ''],
    ['end', '9999-12-30T00:00:00Z', '9999-12-30'],
    ['do not end later', '9999-12-30T00:00:00.001Z', ''],
  ])('%s', (_, instant, day) => {
    expect(helsinkiDay(new Date(instant))).toBe(day);
  });
});

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

describe('the time to wait', () => {
  test.each([
    [0, 'in 1 minute'],
    [1, 'in 1 minute'],
    [60, 'in 1 minute'],
    [60.001, 'in 2 minutes'],
    [900, 'in 15 minutes'],
  ])('of %d seconds is said in whole minutes, rather one too many', (seconds, text) => {
    expect(inMinutes(seconds, 'en')).toBe(text);
  });

  test('is said in the language of who waits', () => {
    expect(inMinutes(120, 'fi')).toBe('2 minuutin päästä');
    expect(inMinutes(120, 'sv')).toBe('om 2 minuter');
  });
});

describe('months on', () => {
  test.each([
    ['2026-01-01', 1, '2026-02-01'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-10-31', 2, '2026-12-31'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-03-31', 0, '2026-03-31'],
    ['1999-11-30', 603, '2050-02-28'],
  ])('from %s, %i of them lead to %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test.each([
    ['nonsense', 1],
    ['2026-02-30', 1],
    ['0099-12-31', 1],
    ['9999-12-31', 1],
    ['2026-01-01', NaN],
  ])('are none from %s by %d', (day, months) => {
    expect(addMonths(day, months)).toBe('');
  });
});
