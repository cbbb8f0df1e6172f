import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../form/fault.ts';
import { noRules, validateForm } from '../form/form.ts';
import { ruleBrokenBy } from '../testing/forms.ts';
import { en } from '../texts/en.ts';
import { businessIdField, businessIdWarning, hasValidCheckDigit } from './businessId.ts';

const form = { fields: { businessId: businessIdField }, rules: noRules };

describe('§5 Business id has the format 1234567-8', () => {
  test.each(['1234567-8', '0000000-0', ' 1572860-0 '])('%j has it', (businessId) => {
    expect(validateForm(form, { businessId })).toStrictEqual({
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
    expect(validateForm(form, { businessId })).toStrictEqual({
      isValid: true,
      value: { businessId: '1572860-0' },
    });
    expect(businessIdWarning(businessId)).toBeNull();
  });

  test.each(['123456-7', '12345678-9', '1234567-89', 'SE1234567-8', '1234567-x', '1234567--8'])(
    '%j has not',
    (businessId) => {
      expect(validateForm(form, { businessId })).toStrictEqual({
        isValid: false,
        faults: [faultIn('businessId', 'businessIdInvalid')],
      });
    },
  );

  test('where there is one', () => {
    expect(validateForm(form, { businessId: ' ' })).toStrictEqual({
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
    expect(ruleBrokenBy(form, { businessId }, 'businessId')).toBeNull();
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
      checkDigitWrong: 'Check the business id: its last digit does not fit the others',
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
