import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { faultIn } from '../form/faults.ts';
import { fillForm, noRules, validateForm } from '../form/form.ts';
import { ruleBrokenBy } from '../testing/forms.ts';
import { en } from '../texts/en.ts';
import {
  businessIdField,
  businessIdWarning,
  hasValidCheckDigit,
  languagesField,
  languagesToOffer,
  offeredLanguages,
  typedTurnoverBracket,
} from './fields.ts';

const businessIdForm = { fields: { businessId: businessIdField }, rules: noRules };

describe('§5 Business id has the format 1234567-8', () => {
  test.each(['1234567-8', '0000000-0', ' 1572860-0 '])('%j has it', (businessId) => {
    expect(validateForm(businessIdForm, { businessId })).toStrictEqual({
      isValid: true,
      value: { businessId: businessId.trim() },
    });
  });

  test.each([
    '15728600',
    'FI15728600',
    'fi 1572860-0',
    '1572860–0',
    '1572860 — 0',
    '1572860\u22120',
    '1572860\u00ad-\u200b0',
    '１５７２８６０－０',
    'Y-tunnus: 1572860-0',
    'Y: FI15728600',
    'FO-nummer 1572860-0',
  ])('%j is taken for 1572860-0', (businessId) => {
    expect(validateForm(businessIdForm, { businessId })).toStrictEqual({
      isValid: true,
      value: { businessId: '1572860-0' },
    });
    expect(businessIdWarning(businessId)).toBeNull();
  });

  test.each(['123456-7', '12345678-9', '1234567-89', 'SE1234567-8', '1234567-x', '1234567--8'])(
    '%j has not',
    (businessId) => {
      expect(validateForm(businessIdForm, { businessId })).toStrictEqual({
        isValid: false,
        faults: [faultIn('businessId', 'businessIdInvalid')],
      });
    },
  );

  test('where there is one', () => {
    expect(validateForm(businessIdForm, { businessId: ' ' })).toStrictEqual({
      isValid: true,
      value: { businessId: null },
    });
  });
});

describe('§5 A wrong check digit of a business id only warns', () => {
  test.each(['1572860-0', '2331972-7', '1366959-8', '0194099-3', '0737546-2'])(
    '%s is right',
    (businessId) => {
      expect(hasValidCheckDigit(businessId)).toBe(true);
      expect(businessIdWarning(businessId)).toBeNull();
    },
  );

  test.each(['0737546-1', '1234567-8', '1572860-1'])('%s is wrong, and taken', (businessId) => {
    expect(hasValidCheckDigit(businessId)).toBe(false);
    expect(businessIdWarning(` ${businessId} `)).toBe('checkDigitWrong');
    expect(ruleBrokenBy(businessIdForm, { businessId }, 'businessId')).toBeNull();
  });

  test.each(['', ' ', '0737546', 'nonsense', '0737546-22', '10737546-2'])(
    'about %j there is nothing to warn of',
    (text) => {
      expect(hasValidCheckDigit(text)).toBe(false);
      expect(businessIdWarning(text)).toBeNull();
    },
  );

  test('in words', () => {
    expect(en.warning).toStrictEqual({
      checkDigitWrong: 'Check the business ID: its last digit doesn’t match the others',
    });
  });
});

test('of the ten last digits one fits at the most, and none where the remainder is 1', () => {
  const weights = [7, 9, 10, 5, 8, 4, 2];
  fc.assert(
    fc.property(fc.stringMatching(/^\d{7}$/), (digits) => {
      const remainder = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
      const fitting = Array.from({ length: 10 }, (_, last) => last).filter((last) =>
        hasValidCheckDigit(`${digits}-${last}`),
      );
      const right = remainder === 0 ? 0 : 11 - remainder;
      // Right would be 10 where the remainder is 1.
      expect(fitting).toEqual(right === 10 ? [] : [right]);
    }),
  );
});

test('anything may be asked for its check digit', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(hasValidCheckDigit(text)).toBe(false);
      expect(businessIdWarning(text)).toBeNull();
    }),
  );
});

const languagesForm = { fields: { languages: languagesField }, rules: noRules };

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
  expect(validateForm(languagesForm, { languages: ['sv', 'fi', 'sv'] })).toStrictEqual(valid(['sv', 'fi']));
  expect(validateForm(languagesForm, { languages: [] })).toStrictEqual(invalid('languages', 'choiceMissing'));
  expect(validateForm(languagesForm, {})).toStrictEqual(invalid('languages', 'choiceMissing'));
});

describe('§3 Languages are two-letter codes', () => {
  test.each([[['fi', 'FI']], [['fin']], [['f']], [['']], [['fi-FI']]])('not %j', (languages) => {
    expect(validateForm(languagesForm, { languages })).toStrictEqual(invalid('languages', 'choiceUnknown'));
  });

  test('and 30 at the most', () => {
    expect(validateForm(languagesForm, { languages: codes(30) })).toStrictEqual(valid(codes(30)));
    expect(validateForm(languagesForm, { languages: codes(31) })).toStrictEqual(
      invalid('languages', 'tooLarge', { maximum: 30 }),
    );
  });

  test('and nothing else', () => {
    expect(validateForm(languagesForm, { languages: 'fi' })).toStrictEqual(invalid('languages', 'invalid'));
    expect(validateForm(languagesForm, { languages: [7] })).toStrictEqual(invalid('languages', 'invalid'));
  });
});

describe('the languages on offer', () => {
  test('are distinct codes, those of the country first', () => {
    expect(offeredLanguages.slice(0, 3)).toEqual(['fi', 'sv', 'en']);
    expect(new Set(offeredLanguages).size).toBe(offeredLanguages.length);
    expect(validateForm(languagesForm, { languages: offeredLanguages })).toStrictEqual(
      valid(offeredLanguages),
    );
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
        expect(validateForm(languagesForm, fillForm(languagesForm, { languages }))).toStrictEqual(
          valid(languages),
        );
      },
    ),
  );
});

describe('§3 the bracket of a typed turnover', () => {
  it.each([
    ['0', '0-250k'],
    ['250 000', '0-250k'],
    ['250000,01', '250-500k'],
    [' 500000.01 ', '500k-1m'],
    ['3000000', '1-3m'],
    ['3000001', 'over3m'],
    ['3 000 001 €/year', 'over3m'],
    ['250,000', null],
    ['', null],
    ['  ', null],
    ['-1', null],
    ['much', null],
  ])('of %j is %s', (text, bracket) => {
    expect(typedTurnoverBracket(text)).toBe(bracket);
  });
});
