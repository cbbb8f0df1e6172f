import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDraft, resultOf, ruleBrokenBy } from '../testing/forms.ts';
import { en } from '../texts/en.ts';
import { faultIn } from './faults.ts';
import {
  choices,
  flag,
  optionalChoice,
  optionalDay,
  optionalText,
  requiredChoice,
  requiredDay,
  requiredText,
} from './fields.ts';
import { emptyValues, fillForm, noRules, requiredFields, validateForm, type Form } from './form.ts';
import { optionalNumber, rentLimits, requiredNumber, sizeLimits } from './numbers.ts';

const days = { notBefore: '2026-03-01', unchanged: '2026-01-31' };

/** Made anew for each test: what is made when a module is loaded is the same whatever changes later. */
const makeFields = () => ({
  name: requiredText(5),
  remark: optionalText(5),
  rent: requiredNumber(rentLimits),
  size: optionalNumber(sizeLimits),
  people: optionalNumber({ from: 'zero', maximum: 99, decimals: 0 }),
  floor: requiredChoice(['bottom', 'top']),
  condition: optionalChoice(['new']),
  rooms: choices([1, 2, 6], 1),
  amenities: choices(['kitchen', 'wc'], 0),
  from: requiredDay(days),
  until: optionalDay(days),
  deposit: flag,
});

type TestFields = ReturnType<typeof makeFields>;

const makeForm = (): Form<TestFields> => ({
  fields: makeFields(),
  rules: ({ from, until }) =>
    from !== undefined && until !== undefined && until !== null && until < from
      ? [faultIn('until', 'moveOutBeforeMoveIn')]
      : [],
});

const valid = {
  name: 'Katu',
  remark: '',
  rent: '1 250,50',
  size: '75',
  people: '',
  floor: 'top',
  condition: null,
  rooms: ['6', '1'],
  amenities: ['wc'],
  from: '2026-03-01',
  until: '',
  deposit: true,
};

const brokenBy = (field: keyof TestFields, input: unknown): string | null =>
  ruleBrokenBy(makeForm(), { ...valid, [field]: input }, field);

/** The whole fault of a field. */
function faultOfField(field: keyof TestFields, input: unknown): unknown {
  const validation = validateForm(makeForm(), { ...valid, [field]: input });
  return validation.isValid ? null : validation.faults.find((fault) => fault.field === field);
}

describe('a form', () => {
  test('that is valid stands for values of the contract', () => {
    expect(validateForm(makeForm(), valid)).toStrictEqual({
      isValid: true,
      value: {
        name: 'Katu',
        remark: null,
        rent: 1250.5,
        size: 75,
        people: null,
        floor: 'top',
        condition: null,
        rooms: [1, 6],
        amenities: ['wc'],
        from: '2026-03-01',
        until: null,
        deposit: true,
      },
    });
  });

  test('says of every field what is wrong with it, in the order of the fields', () => {
    const validation = validateForm(makeForm(), { ...valid, name: ' ', rent: 'a', floor: 'cellar' });
    expect(validation).toStrictEqual({
      isValid: false,
      faults: [faultIn('name', 'required'), faultIn('rent', 'notANumber'), faultIn('floor', 'choiceUnknown')],
    });
  });

  test('applies the rules between fields while other fields are still empty', () => {
    const values = { ...valid, name: '', from: '2026-05-01', until: '2026-04-01' };
    expect(ruleBrokenBy(makeForm(), values, 'until')).toBe('moveOutBeforeMoveIn');
    expect(ruleBrokenBy(makeForm(), values, 'name')).toBe('required');
  });

  test('names one fault of a field only', () => {
    const twice = { fields: { name: requiredText(5) }, rules: () => [faultIn('name', 'tooLong')] };
    expect(validateForm(twice, { name: '' })).toStrictEqual({
      isValid: false,
      faults: [faultIn('name', 'required')],
    });
  });

  test('counts what is missing as empty, and leaves out what it does not know', () => {
    expect(validateForm({ fields: { remark: optionalText(5) }, rules: noRules }, { other: 1 })).toStrictEqual(
      {
        isValid: true,
        value: { remark: null },
      },
    );
  });

  test('takes nothing from the prototype', () => {
    const strange = { fields: { toString: optionalText(5) }, rules: noRules };
    expect(validateForm(strange, {})).toStrictEqual({ isValid: true, value: { toString: null } });
  });

  test.each([null, undefined, 'text', 7])('refuses %j, which is no form', (values) => {
    expect(validateForm(makeForm(), values)).toStrictEqual({
      isValid: false,
      faults: [faultIn('', 'invalid')],
    });
  });

  test('marks as required what an empty form is faulted for', () => {
    expect(requiredFields(makeForm())).toEqual(['name', 'rent', 'floor', 'rooms', 'from']);
    expect(requiredFields({ fields: { remark: optionalText(5) }, rules: noRules })).toEqual([]);
  });

  test('holds nothing at first', () => {
    expect(emptyValues(makeForm())).toStrictEqual({
      name: '',
      remark: '',
      rent: '',
      size: '',
      people: '',
      floor: null,
      condition: null,
      rooms: [],
      amenities: [],
      from: '',
      until: '',
      deposit: false,
    });
  });

  test('that is filled with what is there reads back the same', () => {
    const filled = { ...valid, remark: 'near', condition: 'new', until: '2026-09-30' };
    const validation = validateForm(makeForm(), filled);
    if (!validation.isValid) throw new Error('The form has to be valid');
    const values = fillForm(makeForm(), validation.value);
    expect(values).toStrictEqual({
      ...filled,
      rent: '1250.5',
      rooms: ['1', '6'],
    });
    expect(validateForm(makeForm(), values)).toStrictEqual(validation);
  });

  test('shows what is missing as empty', () => {
    const validation = validateForm(makeForm(), valid);
    const values = validation.isValid && fillForm(makeForm(), validation.value);
    expect(values).toMatchObject({ remark: '', people: '', condition: null, until: '' });
  });

  test('leaves a field empty that cannot show what is there', () => {
    const one = { fields: { floor: requiredChoice<string>(['bottom', 'top']) }, rules: noRules };
    expect(fillForm(one, { floor: 'cellar' })).toStrictEqual({ floor: null });
  });

  test('never throws, whatever it holds, and names fields of its own only', () => {
    const form = makeForm();
    const names = Object.keys(form.fields);
    fc.assert(
      fc.property(anyDraft(names), (draft) => {
        const validation = validateForm(form, draft);
        for (const { field, rule } of validation.isValid ? [] : validation.faults) {
          expect(['', ...names]).toContain(field);
          expect(Object.keys(en.fault)).toContain(rule);
        }
      }),
    );
  });
});

describe('text', () => {
  test('is trimmed, and counted as people count it', () => {
    expect(brokenBy('name', ' abcde ')).toBeNull();
    expect(brokenBy('name', '👍👍👍👍👍')).toBeNull();
    expect(brokenBy('name', 'abcdef')).toBe('tooLong');
    expect(brokenBy('remark', 'abcdef')).toBe('tooLong');
    expect(brokenBy('remark', '   ')).toBeNull();
    expect(brokenBy('name', 7)).toBe('invalid');
  });

  test('that is too long says how long it may be', () => {
    expect(faultOfField('name', 'abcdef')).toStrictEqual(faultIn('name', 'tooLong', { maximum: 5 }));
    expect(faultOfField('remark', 'abcdef')).toStrictEqual(faultIn('remark', 'tooLong', { maximum: 5 }));
  });

  test('§5 Empty strings are sent as null', () => {
    const remark = (input: string): unknown => {
      const validation = validateForm(
        { fields: { remark: optionalText(5) }, rules: noRules },
        { remark: input },
      );
      return validation.isValid && validation.value.remark;
    };
    expect(remark('')).toBeNull();
    expect(remark('   ')).toBeNull();
    expect(remark(' a ')).toBe('a');
  });
});

describe('numbers', () => {
  test.each([
    ['1 250,50', null],
    ['1\u00A0250.5', null],
    ['+7', null],
    ['1499,50', null],
    ['1499.50', null],
    ['0.01', null],
    [String(rentLimits.maximum), null],
    ['1250.29', null],
    ['', 'required'],
    ['  ', 'required'],
    ['1,2,3', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['.5', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['0', 'notPositive'],
    ['-1', 'notPositive'],
    [String(rentLimits.maximum + 0.01), 'tooLarge'],
    ['0.125', 'tooPrecise'],
    ['12.345', 'ambiguous'],
    [12, 'invalid'],
    [null, 'invalid'],
  ])('%j for a rent breaks %j', (input, rule) => {
    expect(brokenBy('rent', input)).toBe(rule);
  });

  test.each([
    ['0', null],
    ['99', null],
    ['', null],
    ['-1', 'negative'],
    ['100', 'tooLarge'],
    ['1.5', 'notWhole'],
  ])('%j for people breaks %j', (input, rule) => {
    expect(brokenBy('people', input)).toBe(rule);
  });

  test('that are too large say how large they may be', () => {
    expect(faultOfField('people', '100')).toStrictEqual(faultIn('people', 'tooLarge', { maximum: 99 }));
  });

  test('know one zero only', () => {
    const validation = validateForm(makeForm(), { ...valid, people: '-0' });
    expect(validation.isValid && Object.is(validation.value.people, 0)).toBe(true);
  });

  test('are read back from the text that they are written as', () => {
    const form = makeForm();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: rentLimits.maximum * 100 }),
        fc.boolean(),
        (hundredths, withComma) => {
          const text = (hundredths / 100).toFixed(2);
          const validation = validateForm(form, {
            ...valid,
            rent: withComma ? text.replace('.', ',') : text,
          });
          expect(validation.isValid && validation.value.rent).toBe(hundredths / 100);
        },
      ),
    );
  });
});

describe('choices', () => {
  test('§3 Checkbox-group fields become lists of the checked keys, in the form’s order', () => {
    const rooms = (input: unknown): unknown => {
      const validation = validateForm(makeForm(), { ...valid, rooms: input });
      return validation.isValid && validation.value.rooms;
    };
    expect(rooms(['6', '1'])).toEqual([1, 6]);
    expect(rooms(['6', '1', '6'])).toEqual([1, 6]);
  });

  test('refuse what is not among them', () => {
    expect(brokenBy('rooms', [])).toBe('choiceMissing');
    expect(brokenBy('rooms', ['7'])).toBe('choiceUnknown');
    expect(brokenBy('rooms', [1])).toBe('invalid');
    expect(brokenBy('amenities', ['kitchen', 'pool'])).toBe('choiceUnknown');
    expect(brokenBy('amenities', ['toString'])).toBe('choiceUnknown');
    expect(brokenBy('amenities', [])).toBeNull();
    expect(brokenBy('amenities', 'kitchen')).toBe('invalid');
    expect(brokenBy('floor', '')).toBe('required');
    expect(brokenBy('floor', null)).toBe('required');
    expect(brokenBy('condition', '')).toBeNull();
    expect(brokenBy('condition', 'new')).toBeNull();
    expect(brokenBy('condition', 'old')).toBe('choiceUnknown');
  });
});

describe('days', () => {
  test('§5 Date pickers have a minimum, which a day that was there before may precede', () => {
    expect(brokenBy('from', '2026-03-01')).toBeNull();
    expect(brokenBy('from', '2026-02-28')).toBe('dayPast');
    expect(brokenBy('from', '2026-01-31')).toBeNull();
    expect(brokenBy('until', '2026-02-28')).toBe('dayPast');
  });

  test('exist', () => {
    expect(brokenBy('from', '2026-02-30')).toBe('dayInvalid');
    expect(brokenBy('from', '1.3.')).toBe('dayInvalid');
    expect(brokenBy('from', '')).toBe('required');
    expect(brokenBy('until', '')).toBeNull();
    expect(brokenBy('until', ' 2026-03-02 ')).toBeNull();
  });

  test('are read as they are typed', () => {
    expect(resultOf(makeForm(), { ...valid, until: '31/12/2026' }).until).toBe('2026-12-31');
    expect(resultOf(makeForm(), { ...valid, from: '31.1.2026' }).from).toBe('2026-01-31');
  });
});

test('a checkbox is ticked or not, and nothing else', () => {
  expect(brokenBy('deposit', false)).toBeNull();
  expect(brokenBy('deposit', 'yes')).toBe('invalid');
});
