import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requiredText } from '../form/fields.ts';
import { noRules } from '../form/form.ts';
import { anyNumber } from '../testing/arbitraries.ts';
import { readStepIndex, type WizardView } from './steps.ts';
import {
  moveWizard,
  readDraft,
  startWizard,
  viewWizard,
  type WizardEvent,
  type WizardState,
} from './wizard.ts';

const step = { fields: { answer: requiredText(10) }, rules: noRules };
const steps = { first: step, second: step, third: step, last: step };

type Steps = typeof steps;

/** Values of the four steps: a letter is an answer, a dash none. */
const answers = (text: string): WizardState<Steps>['values'] => {
  const [first, second, third, last] = Array.from(text, (letter) => ({ answer: letter.replace('-', '') }));
  return readDraft(steps, { first, second, third, last });
};

const at = (index: number, text: string): WizardState<Steps> => ({
  index,
  values: answers(text),
  submission: null,
});

const view = (index: number, text: string): WizardView<string> => viewWizard(steps, at(index, text));
const indexAfter = (state: WizardState<Steps>, event: WizardEvent<Steps>): number =>
  moveWizard(steps, state, event).index;

const reachable = (text: string): boolean[] => view(0, text).steps.map(({ isReachable }) => isReachable);

describe('the steps of a wizard', () => {
  test('§5 A step is enabled only up to the earliest step that holds an invalid field', () => {
    expect(reachable('----')).toStrictEqual([true, false, false, false]);
    expect(reachable('-bcd')).toStrictEqual([true, false, false, false]);
    expect(reachable('ab-d')).toStrictEqual([true, true, true, false]);
    expect(reachable('abc-')).toStrictEqual([true, true, true, true]);
    expect(reachable('abcd')).toStrictEqual([true, true, true, true]);
  });

  test('§4 Continue is disabled while the current step has an invalid field', () => {
    expect(view(0, '-bcd').canGoOn).toBe(false);
    expect(view(0, 'a---').canGoOn).toBe(true);
    expect(view(1, 'a-cd').canGoOn).toBe(false);
    // Such a state comes from elsewhere, or from the day before: the second step is not open.
    expect(view(1, '-bcd').canGoOn).toBe(false);
  });

  test('§2 Back and Continue are shown, and the last step shows Submit', () => {
    expect([0, 1, 2, 3].map((index) => view(index, 'abcd').isFirst)).toStrictEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([0, 1, 2, 3].map((index) => view(index, 'abcd').isLast)).toStrictEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('are shown by name, each valid or not', () => {
    expect(view(1, 'a-c-')).toStrictEqual({
      steps: [
        { name: 'first', isValid: true, isReachable: true },
        { name: 'second', isValid: false, isReachable: true },
        { name: 'third', isValid: true, isReachable: false },
        { name: 'last', isValid: false, isReachable: false },
      ],
      earliestInvalid: 1,
      isFirst: false,
      isLast: false,
      canGoOn: false,
    });
    expect(view(3, 'abcd')).toMatchObject({ earliestInvalid: null, canGoOn: true });
  });
});

describe('a wizard', () => {
  test('opens at the step that is asked for, or at the last before it that may be opened', () => {
    expect(startWizard(steps, answers('abcd'), 2)).toStrictEqual(at(2, 'abcd'));
    expect(startWizard(steps, answers('a---'), 3).index).toBe(1);
    expect(startWizard(steps, answers('abcd'), 9).index).toBe(3);
    for (const index of [-1, 0.5, NaN, Infinity]) {
      expect(startWizard(steps, answers('abcd'), index).index, String(index)).toBe(0);
    }
  });

  test('goes a step on by Continue, but never past a step with an invalid field', () => {
    expect(indexAfter(at(0, 'abc-'), { kind: 'continue' })).toBe(1);
    expect(indexAfter(at(1, 'a-c-'), { kind: 'continue' })).toBe(1);
    expect(indexAfter(at(3, 'abcd'), { kind: 'continue' })).toBe(3);
  });

  test('goes a step back by Back, but not out of the wizard', () => {
    expect(indexAfter(at(2, 'ab--'), { kind: 'back' })).toBe(1);
    expect(indexAfter(at(0, 'abcd'), { kind: 'back' })).toBe(0);
  });

  test('goes to any step that may be opened', () => {
    expect(indexAfter(at(3, 'abcd'), { kind: 'goTo', index: 1 })).toBe(1);
    expect(indexAfter(at(0, 'ab--'), { kind: 'goTo', index: 2 })).toBe(2);
    expect(indexAfter(at(0, 'ab--'), { kind: 'goTo', index: 3 })).toBe(2);
  });

  test('keeps what is written in each step', () => {
    const changed = moveWizard(steps, at(1, 'a---'), {
      kind: 'change',
      values: { second: { answer: 'b' } },
    });
    expect(changed).toStrictEqual(at(1, 'ab--'));
  });

  test('goes back to an earlier step that a change has made invalid', () => {
    const change = { kind: 'change', values: { first: { answer: '' } } } as const;
    expect(indexAfter(at(2, 'abc-'), change)).toBe(0);
  });

  test('gives on Submit what each step stands for', () => {
    expect(moveWizard(steps, at(3, 'abcd'), { kind: 'submit' })).toStrictEqual({
      ...at(3, 'abcd'),
      submission: {
        first: { answer: 'a' },
        second: { answer: 'b' },
        third: { answer: 'c' },
        last: { answer: 'd' },
      },
    });
  });

  test('takes Submit on the last step only, and only while every step is valid', () => {
    expect(moveWizard(steps, at(2, 'abcd'), { kind: 'submit' })).toStrictEqual(at(2, 'abcd'));
    expect(moveWizard(steps, at(3, 'abc-'), { kind: 'submit' })).toStrictEqual(at(3, 'abc-'));
    expect(moveWizard(steps, at(3, 'a-cd'), { kind: 'submit' })).toStrictEqual(at(1, 'a-cd'));
  });

  test('forgets what was submitted when anything else happens', () => {
    const submitted = moveWizard(steps, at(3, 'abcd'), { kind: 'submit' });
    expect(moveWizard(steps, submitted, { kind: 'continue' })).toStrictEqual(at(3, 'abcd'));
  });
});

describe('the step of an address', () => {
  test('§2 An out-of-range index is no step', () => {
    expect(['0', '1', '2', '3', '4'].map((text) => readStepIndex(text, 5))).toStrictEqual([0, 1, 2, 3, 4]);
    expect(readStepIndex('10', 11)).toBe(10);
    for (const text of [
      '5',
      '7',
      '-1',
      '1.0',
      '1.5',
      '01',
      '1e0',
      '+1',
      ' 1',
      '1 ',
      '1\n',
      '',
      'one',
      'NaN',
    ]) {
      expect(readStepIndex(text, 5), text).toBeNull();
    }
  });

  test('is one of the steps, written as a number is, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), fc.nat({ max: 20 }), (text, count) => {
        const index = readStepIndex(text, count);
        expect(index === null || (String(index) === text && index < count)).toBe(true);
      }),
    );
  });
});

const anyAnswers = fc
  .array(fc.constantFrom('a', '-'), { minLength: 4, maxLength: 4 })
  .map((all) => all.join(''));

const anyEvent: fc.Arbitrary<WizardEvent<Steps>> = fc.oneof(
  fc.constantFrom({ kind: 'back' }, { kind: 'continue' }, { kind: 'submit' }),
  fc.record({
    kind: fc.constant('goTo' as const),
    index: fc.oneof(fc.integer({ min: -1, max: 5 }), anyNumber),
  }),
  fc.record({ kind: fc.constant('change' as const), values: anyAnswers.map(answers) }),
);

describe('whatever is written in a wizard', () => {
  test('the steps that may be opened are the valid ones from the first on, and the one after them', () => {
    fc.assert(
      fc.property(anyAnswers, (text) => {
        const valid = text.indexOf('-') === -1 ? 3 : text.indexOf('-');
        expect(reachable(text)).toStrictEqual([0, 1, 2, 3].map((index) => index <= valid));
      }),
    );
  });

  test('no event opens a step that may not be opened, and Continue never skips one', () => {
    fc.assert(
      fc.property(anyAnswers, fc.array(anyEvent, { maxLength: 12 }), (text, events) => {
        let state = startWizard(steps, answers(text), 0);
        for (const event of events) {
          const next = moveWizard(steps, state, event);
          const shown = viewWizard(steps, next);
          expect(shown.steps[next.index]?.isReachable).toBe(true);
          expect(event.kind === 'continue' ? next.index - state.index : 0).toBeLessThanOrEqual(1);
          expect(next.submission === null || (shown.isLast && shown.canGoOn)).toBe(true);
          state = next;
        }
      }),
    );
  });

  test('Continue goes on where it is enabled, and nowhere else', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat({ max: 3 }), (text, index) => {
        const state = startWizard(steps, answers(text), index);
        const { canGoOn, isLast } = viewWizard(steps, state);
        const moved = indexAfter(state, { kind: 'continue' }) - state.index;
        expect(moved).toBe(canGoOn && !isLast ? 1 : 0);
      }),
    );
  });
});
