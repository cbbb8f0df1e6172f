import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../fault.ts';
import { fillForm, noRules, validateForm, type Validation } from '../form.ts';
import {
  countWords,
  descriptionField,
  descriptionHintWords,
  formDescriptionLimit,
  serverDescriptionLimit,
} from './description.ts';

const form = (unchanged: string | null) => ({
  fields: { description: descriptionField(unchanged) },
  rules: noRules,
});

const read = (
  description: string,
  unchanged: string | null = null,
): Validation<{ readonly description: string | null }> => validateForm(form(unchanged), { description });

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
      const validation = validateForm(form(before), fillForm(form(before), { description: before }));
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
