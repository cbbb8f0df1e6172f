import {
  validateForm,
  type Fields,
  type Form,
  type FormResult,
  type ResultOf,
  type Validation,
  type ValuesOf,
} from '../form/form.ts';
import { earliestInvalid } from './stepsView.ts';

/**
 * The steps of a wizard in their order: a form each, by the step's name. Names are words: a record would put
 * numbers first.
 *
 * @example
 * const steps: WizardSteps = { account: accountForm };
 */
export type WizardSteps = Readonly<Record<string, Form<Fields>>>;

/**
 * What a wizard holds: the values of each step's form by the step's name, because the names of fields repeat
 * between steps.
 *
 * @example
 * const steps = { login: loginForm };
 * const values: WizardValues<typeof steps> = { login: emptyValues(loginForm) };
 */
export type WizardValues<Steps extends WizardSteps> = {
  readonly [Name in keyof Steps]: ValuesOf<Steps[Name]>;
};

/**
 * What a wizard stands for once every step is valid: the result of each step's form by the step's name.
 *
 * @example
 * const steps = { reset: resetForm };
 * const results: WizardResults<typeof steps> = { reset: { email: 'tenant@tilava.example' } };
 */
export type WizardResults<Steps extends WizardSteps> = {
  readonly [Name in keyof Steps]: ResultOf<Steps[Name]>;
};

/** What checking each step came to, in the steps' order. */
export function checkSteps<Steps extends WizardSteps>(
  steps: Steps,
  values: WizardValues<Steps>,
): readonly Validation<FormResult<Fields>>[] {
  return Object.entries(steps).map(([name, form]) => validateForm(form, values[name]));
}

/**
 * The index of the last step that may be opened: the earliest that holds an invalid field (specification, section
 * 5), or the last of all.
 */
export const furthestStep = (checks: readonly Validation<unknown>[]): number =>
  earliestInvalid(checks) ?? checks.length - 1;
