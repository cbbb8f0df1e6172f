import { describe, expect, test } from 'vitest';
import { helsinkiDay } from './helsinkiDay.ts';

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
