import type { WizardState } from './machine.ts';
import { checkSteps, earliestInvalid, furthestStep, type WizardSteps } from './steps.ts';

/**
 * A step as a wizard shows it.
 *
 * @example
 * const step: StepView<'location'> = { name: 'location', isValid: false, isReachable: true };
 */
export interface StepView<Name> {
  readonly name: Name;
  /** False where one of its fields is invalid. */
  readonly isValid: boolean;
  /** False where an earlier step holds an invalid field, so that it is disabled. */
  readonly isReachable: boolean;
}

/**
 * What a wizard shows beside the fields of the open step.
 *
 * @example
 * const steps = { login: loginForm };
 * const view: WizardView<'login'> = viewWizard(steps, startWizard(steps, readDraft(steps, null), 0));
 */
export interface WizardView<Name> {
  readonly steps: readonly StepView<Name>[];
  /** The index of the earliest step that holds an invalid field; null where every step is valid. */
  readonly earliestInvalid: number | null;
  /** Back leads out of the wizard. */
  readonly isFirst: boolean;
  /** Submit stands in the place of Continue. */
  readonly isLast: boolean;
  /** Whether Continue, or Submit on the last step, is enabled. */
  readonly canGoOn: boolean;
}

/**
 * What a wizard shows: a step is enabled only up to the earliest step that holds an invalid field, Continue only
 * while the open step holds none, and Submit only while no step does (specification, section 4 and section 5).
 *
 * @example
 * const steps = { login: loginForm };
 * viewWizard(steps, startWizard(steps, readDraft(steps, null), 0)).canGoOn; // false: the login is still empty
 */
export function viewWizard<Steps extends WizardSteps>(
  steps: Steps,
  state: WizardState<Steps>,
): WizardView<keyof Steps & string> {
  const names: readonly (keyof Steps & string)[] = Object.keys(steps);
  const checks = checkSteps(steps, state.values);
  const furthest = furthestStep(checks);
  const isValidAt = (index: number): boolean => checks[index]?.isValid === true;
  return {
    steps: names.map((name, index) => ({
      name,
      isValid: isValidAt(index),
      isReachable: index <= furthest,
    })),
    earliestInvalid: earliestInvalid(checks),
    isFirst: state.index === 0,
    isLast: state.index === names.length - 1,
    // Every step before an open one is valid, so the open one decides.
    canGoOn: state.index <= furthest && isValidAt(state.index),
  };
}
