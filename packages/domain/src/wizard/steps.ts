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

/** A form each, in their order. Names are words: a record would put numbers first. */
export type WizardSteps = Readonly<Record<string, Form<Fields>>>;

/** By the step's name, because the names of fields repeat between steps. */
export type WizardValues<Steps extends WizardSteps> = {
  readonly [Name in keyof Steps]: ValuesOf<Steps[Name]>;
};

/** What a wizard stands for once every step is valid. */
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
 * The last step that may be opened: the earliest that holds an invalid field (specification, section 5), or the last
 * of all.
 */
export const furthestStep = (checks: readonly Validation<unknown>[]): number =>
  earliestInvalid(checks) ?? checks.length - 1;
