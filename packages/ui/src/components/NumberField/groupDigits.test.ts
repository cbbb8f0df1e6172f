import { expect, test } from 'vitest';
import { groupDigits } from './groupDigits.ts';

test.each([
  ['1499', 'en-FI', '1\u00A0499'],
  ['1 499', 'en-FI', '1\u00A0499'],
  ['1\u00A0234\u00A0567', 'sv-FI', '1\u00A0234\u00A0567'],
  ['1499,50', 'en-FI', '1\u00A0499.50'],
  ['1234567.5', 'en-FI', '1\u00A0234\u00A0567.5'],
  ['1499.50', 'fi-FI', '1\u00A0499,50'],
  ['1499,50', 'fi-FI', '1\u00A0499,50'],
  ['0', 'fi-FI', '0'],
])('%j is shown in %s as %j', (typed, locale, shown) => {
  expect(groupDigits(typed, locale)).toBe(shown);
});

test.each(['', ' ', 'much', '1,2,3', '1.234.567', '12345678901234567', '1.1234567', '1e3'])(
  '%j stays as it was typed',
  (typed) => {
    expect(groupDigits(typed, 'fi-FI')).toBe(typed);
  },
);

test('what is shown is shown the same again', () => {
  for (const typed of ['1499,5', '21474836.47', '699']) {
    for (const locale of ['en-FI', 'fi-FI', 'sv-FI']) {
      const shown = groupDigits(typed, locale);
      expect(groupDigits(shown, locale)).toBe(shown);
    }
  }
});
