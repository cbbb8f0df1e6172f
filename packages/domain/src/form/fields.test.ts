import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { resultOf, ruleBrokenBy } from '../testing/forms.ts';
import { en } from '../texts/en.ts';
import { anyLocale, realDay } from '../testing/arbitraries.ts';
import { dayNumber, dayRange, formatDay } from '../time.ts';
import { faultIn } from './faults.ts';
import {
  countWords,
  descriptionField,
  descriptionHintWords,
  formDescriptionLimit,
  optionalDay,
  optionalText,
  parseDay,
  requiredText,
  serverDescriptionLimit,
} from './fields.ts';
import { fillForm, noRules, validateForm, type Validation } from './form.ts';

const nameForm = { fields: { name: requiredText(5), remark: optionalText(5) }, rules: noRules };

test.each(['\u200b', '\u3164', '\u2800'])('text that shows nothing, %j, counts as empty', (blank) => {
  expect(ruleBrokenBy(nameForm, { name: blank, remark: '' }, 'name')).toBe('required');
  expect(resultOf(nameForm, { name: 'A', remark: blank })).toStrictEqual({ name: 'A', remark: null });
});

const descriptionForm = (unchanged: string | null) => ({
  fields: { description: descriptionField(unchanged) },
  rules: noRules,
});

const read = (
  description: string,
  unchanged: string | null = null,
): Validation<{ readonly description: string | null }> =>
  validateForm(descriptionForm(unchanged), { description });

const valid = (description: string | null) => ({ isValid: true, value: { description } });

const tooLong = { isValid: false, faults: [faultIn('description', 'tooLong', { maximum: 300 })] };

describe('§5 §9 Description has at most 300 characters in a form', () => {
  test('which are counted as people count them', () => {
    expect(formDescriptionLimit).toBe(300);
    expect(read('x'.repeat(300))).toStrictEqual(valid('x'.repeat(300)));
    expect(read('👍'.repeat(300))).toStrictEqual(valid('👍'.repeat(300)));
    expect(read('x'.repeat(301))).toStrictEqual(tooLong);
  });
});

describe('§5 §9 Description may have 600 characters where it was so long already', () => {
  const long = 'x'.repeat(600);

  test('as long as it stays as it was', () => {
    expect(serverDescriptionLimit).toBe(600);
    expect(read(long, long)).toStrictEqual(valid(long));
    expect(read('x'.repeat(599), long)).toStrictEqual(tooLong);
    expect(read('', long)).toStrictEqual(valid(null));
    expect(read('Short', long)).toStrictEqual(valid('Short'));
  });

  test('with the blanks around it, which change nothing by themselves', () => {
    expect(read(` ${long} `, ` ${long} `)).toStrictEqual(valid(` ${long} `));
  });
});

test('§5 An empty description is null', () => {
  expect(validateForm({ fields: { description: descriptionField() }, rules: noRules }, {})).toStrictEqual(
    valid(null),
  );
  expect(read('  ')).toStrictEqual(valid(null));
});

test('a description that was there before reads back the same, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 700 }), (before) => {
      const validation = validateForm(
        descriptionForm(before),
        fillForm(descriptionForm(before), { description: before }),
      );
      expect(validation).toStrictEqual(valid(before.trim() === '' ? null : before));
    }),
  );
});

describe('§5 §9 The hint beside a description says at most 50 words', () => {
  test.each([
    ['', 0],
    ['  \n ', 0],
    ['office', 1],
    [' A bright\u00A0office\n near the harbour. ', 6],
  ])('%j has %i', (written, count) => {
    expect(countWords(written)).toBe(count);
  });

  test('and does not refuse more', () => {
    const text = Array.from({ length: descriptionHintWords + 1 }, () => 'word').join(' ');
    expect(descriptionHintWords).toBe(50);
    expect(countWords(text)).toBe(51);
    expect(read(text)).toStrictEqual(valid(text));
  });

  test('counts the words of whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\S+$/)), fc.constantFrom(' ', '\n', '\t '), (text, blank) => {
        expect(countWords(text.join(blank))).toBe(text.length);
      }),
    );
  });
});

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

describe('a typed day', () => {
  test.each([
    ['1.3.2027', '2027-03-01'],
    ['1/3/2027', '2027-03-01'],
    ['01/03/2027', '2027-03-01'],
    ['1. 3. 2027', '2027-03-01'],
    ['1 3 2027', '2027-03-01'],
    ['1-3-2027', '2027-03-01'],
    ['1.3.2027.', '2027-03-01'],
    [' 1.3.2027\n', '2027-03-01'],
    ['01032027', '2027-03-01'],
    ['2027-03-01', '2027-03-01'],
    ['2027-3-1', '2027-03-01'],
    ['2027/03/01', '2027-03-01'],
    ['29.2.2028', '2028-02-29'],
    ['２９．２．２０２８', '2028-02-29'],
    ['٠١/٠٣/٢٠٢٧', '2027-03-01'],
  ])('%j is %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test.each([
    '',
    '31022027',
    '31.2.2027',
    '29.2.2027',
    '3/13/2027',
    '1.3.27',
    '1.3.',
    '13.2027',
    '0.3.2027',
    '1.3.20271',
    '2027-03-01T00:00:00Z',
    'tomorrow',
  ])('%j is none', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  test('is read back as it is shown, in every language', () => {
    fc.assert(
      fc.property(realDay, anyLocale, (day, locale) => {
        expect(parseDay(formatDay(day, locale))).toBe(day);
        expect(parseDay(day)).toBe(day);
        expect(parseDay(formatDay(day, 'en').replaceAll('/', ''))).toBe(day);
      }),
    );
  });

  test('is a real day or none, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789./- '.split('')) })),
        (text) => {
          const day = parseDay(text);
          expect(day === null || dayNumber(day) !== null).toBe(true);
        },
      ),
    );
  });
});
