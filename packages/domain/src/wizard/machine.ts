import {
  checkSteps,
  furthestStep,
  type WizardResults,
  type WizardSteps,
  type WizardValues,
} from './steps.ts';

export interface WizardState<Steps extends WizardSteps> {
  /** The index of the open step, from 0 on. */
  readonly index: number;
  readonly values: WizardValues<Steps>;
  /** What is to be sent, once it was submitted; null before, and again after every other event. */
  readonly submission: WizardResults<Steps> | null;
}

/** `change` replaces the values of the steps that it names. */
export type WizardEvent<Steps extends WizardSteps> =
  | { readonly kind: 'back' | 'continue' | 'submit' }
  | { readonly kind: 'goTo'; readonly index: number }
  | { readonly kind: 'change'; readonly values: Partial<WizardValues<Steps>> };

/** A wizard that opens at a step, as `readStepIndex` gives it, or at the last one before it that may be opened. */
export function startWizard<Steps extends WizardSteps>(
  steps: Steps,
  values: WizardValues<Steps>,
  index: number,
): WizardState<Steps> {
  const furthest = furthestStep(checkSteps(steps, values));
  // An index that is no whole number of a step leads to the first.
  const target = Number.isInteger(index) ? Math.min(index, furthest) : 0;
  return { index: Math.max(target, 0), values, submission: null };
}

/**
 * A wizard after an event. No event opens a step that comes after one with an invalid field (specification, section
 * 5): a wizard that is led there stays at the earliest such step, also where a change or a new day has made an
 * earlier step invalid. `submit` counts on the last step only, and only while every step is valid.
 */
export function moveWizard<Steps extends WizardSteps>(
  steps: Steps,
  state: WizardState<Steps>,
  event: WizardEvent<Steps>,
): WizardState<Steps> {
  const { index, values } = state;
  if (event.kind === 'submit') return submit(steps, startWizard(steps, values, index));
  if (event.kind === 'change') return startWizard(steps, { ...values, ...event.values }, index);
  const target = event.kind === 'goTo' ? event.index : event.kind === 'back' ? index - 1 : index + 1;
  return startWizard(steps, values, target);
}

function submit<Steps extends WizardSteps>(steps: Steps, state: WizardState<Steps>): WizardState<Steps> {
  const names = Object.keys(steps);
  const results = checkSteps(steps, state.values).flatMap((check) => (check.isValid ? [check.value] : []));
  if (results.length < names.length || state.index < names.length - 1) return state;
  const submission = Object.fromEntries(names.map((name, index) => [name, results[index]]));
  // Each step's result comes from the step's own form, which is what the type says.
  return { ...state, submission: submission as WizardResults<Steps> };
}
