import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhoneNumber, readPhoneNumber } from './phone.ts';

/** Finnish mobile numbers as they are written at home. */
const mobile = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((number) => `040${String(number).padStart(7, '0')}`);

describe('§3 Phone number is Finnish where it has no country code', () => {
  test.each([
    ['040 123 4567', '+358401234567'],
    ['0401234567', '+358401234567'],
    [' 050-123 4567 ', '+358501234567'],
    ['(09) 123 4567', '+35891234567'],
    ['+358 (0)40 123 4567', '+358401234567'],
    ['00358 40 123 4567', '+358401234567'],
    ['040\u00A0123\u00A04567', '+358401234567'],
    ['040\uFE0F\u200B123\u2060 45\u00AD67\uFEFF', '+358401234567'],
    ['0\uFE0F\u20E340 123 4567', '+358401234567'],
    ['puh. 040 123 4567', '+358401234567'],
    ['Tel: 040 123 4567', '+358401234567'],
    ['tel:+358401234567', '+358401234567'],
    ['(+358) 40 123 4567', '+358401234567'],
    ['０４０−１２３−４５６７', '+358401234567'],
  ])('%j is %s', (text, number) => {
    expect(readPhoneNumber(text)).toBe(number);
  });
});

describe('§3 Phone number of another country is taken with its code', () => {
  test.each([
    ['+46 8 123 456 78', '+46812345678'],
    ['+372 5123 4567', '+37251234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+49 30 12222222222', '+493012222222222'],
  ])('%j is %s', (text, number) => {
    expect(readPhoneNumber(text)).toBe(number);
  });
});

describe('§3 Phone number has to be a valid one that can be dialled as it stands', () => {
  test.each([
    ['nothing', ''],
    ['too few digits', '123'],
    ['an emergency number', '112'],
    ['too many digits', '040123456789012345'],
    ['a code alone', '+358'],
    ['a code of no country', '+999 123456'],
    ['words before it', 'call 040 123 4567'],
    ['a word that begins as a label does', 'pilot 040 123 4567'],
    ['a name behind it', '040-1234567 (Matti)'],
    ['two numbers', '040 123 4567 or 050 123 4567'],
    ['letters for digits', '1-800-FLOWERS'],
    ['an extension in words', '040 123 4567 ext. 5'],
    ['an extension in short', '+358401234567x5'],
    ['an extension as a parameter', '+358401234567;ext=5'],
    ['a parameter that the library reads', '0401234567;isub=1'],
    ['a telephone URI', 'tel:0401234567;phone-context=+358'],
    ['more digits than E.164 has', '+49 10 222222222222'],
  ])('not %s', (_, text) => {
    expect(readPhoneNumber(text)).toBeNull();
    expect(formatPhoneNumber(text)).toBe('');
  });
});

describe('a phone number', () => {
  test('is shown with its country code, on one line', () => {
    expect(formatPhoneNumber('+358401234567')).toBe('+358\u00A040\u00A01234567');
    expect(formatPhoneNumber('+442079460958')).toBe('+44\u00A020\u00A07946\u00A00958');
    expect(formatPhoneNumber(null)).toBe('');
  });

  test('is read from what is shown, and from what was read', () => {
    fc.assert(
      fc.property(mobile, (text) => {
        const number = readPhoneNumber(text);
        expect(number).toBe(`+358${text.slice(1)}`);
        expect(readPhoneNumber(formatPhoneNumber(number))).toBe(number);
        expect(readPhoneNumber(text)).toBe(number);
      }),
    );
  });

  test('fits the contract or is none, whatever is written', () => {
    const digits = fc.stringMatching(/^\+?[\d ()-]{0,20}$/);
    const written = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), digits);
    fc.assert(
      fc.property(written, (text) => {
        expect(readPhoneNumber(text) ?? '+1').toMatch(/^\+\d{1,15}$/);
        expect(formatPhoneNumber(text)).toMatch(/^$|^\+\d{1,3}(\u00A0|-|\d)+$/);
      }),
    );
  });
});
