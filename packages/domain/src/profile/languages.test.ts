import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../form/fault.ts';
import { fillForm, noRules, validateForm } from '../form/form.ts';
import { languagesField, languagesToOffer, offeredLanguages } from './languages.ts';

const form = { fields: { languages: languagesField }, rules: noRules };

const valid = (languages: readonly string[]) => ({ isValid: true, value: { languages } });

const invalid = (...parameters: Parameters<typeof faultIn>) => ({
  isValid: false,
  faults: [faultIn(...parameters)],
});

const codes = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `a${String.fromCodePoint(97 + (index % 26))}`).map(
    (code, index) => (index < 26 ? code : code.replace('a', 'b')),
  );

test('§5 Languages needs at least one truthy entry', () => {
  expect(validateForm(form, { languages: ['sv', 'fi', 'sv'] })).toStrictEqual(valid(['sv', 'fi']));
  expect(validateForm(form, { languages: [] })).toStrictEqual(invalid('languages', 'choiceMissing'));
  expect(validateForm(form, {})).toStrictEqual(invalid('languages', 'choiceMissing'));
});

describe('§3 Languages are two-letter codes', () => {
  test.each([[['fi', 'FI']], [['fin']], [['f']], [['']], [['fi-FI']]])('not %j', (languages) => {
    expect(validateForm(form, { languages })).toStrictEqual(invalid('languages', 'choiceUnknown'));
  });

  test('and 30 at the most', () => {
    expect(validateForm(form, { languages: codes(30) })).toStrictEqual(valid(codes(30)));
    expect(validateForm(form, { languages: codes(31) })).toStrictEqual(
      invalid('languages', 'tooLarge', { maximum: 30 }),
    );
  });

  test('and nothing else', () => {
    expect(validateForm(form, { languages: 'fi' })).toStrictEqual(invalid('languages', 'invalid'));
    expect(validateForm(form, { languages: [7] })).toStrictEqual(invalid('languages', 'invalid'));
  });
});

describe('the languages on offer', () => {
  test('are distinct codes, those of the country first', () => {
    expect(offeredLanguages.slice(0, 3)).toEqual(['fi', 'sv', 'en']);
    expect(new Set(offeredLanguages).size).toBe(offeredLanguages.length);
    expect(validateForm(form, { languages: offeredLanguages })).toStrictEqual(valid(offeredLanguages));
  });

  test('have those that somebody chose before at their end', () => {
    expect(languagesToOffer(['ja', 'fi', 'ja'])).toEqual([...offeredLanguages, 'ja']);
    expect(languagesToOffer([])).toEqual(offeredLanguages);
  });
});

test('languages read back the same', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { minLength: 1, maxLength: 30 }),
      (languages) => {
        expect(validateForm(form, fillForm(form, { languages }))).toStrictEqual(valid(languages));
      },
    ),
  );
});
