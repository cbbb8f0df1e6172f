import { Schema } from 'effect';
import {
  isRecord,
  validateForm,
  type Fields,
  type Form,
  type FormResult,
  type ResultOf,
  type Validation,
  type ValuesOf,
} from '../form/form.ts';
import { mapMembers } from '../members.ts';
import { earliestInvalid, viewSteps, type WizardView } from './steps.ts';

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
  const checks = checkSteps(steps, values);
  const furthest = earliestInvalid(checks) ?? checks.length - 1;
  // An index that is no whole number of a step leads to the first.
  const target = Number.isInteger(index) ? Math.min(index, furthest) : 0;
  return { index: Math.max(target, 0), values, submission: null };
}

/**
 * A wizard after an event. It never opens a step after one with an invalid field (§5), also where a change or a new
 * day made an earlier one invalid. `submit` counts on the last step, while all are valid.
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

/** What a wizard shows, as `viewSteps` says it of steps whose forms are checked. */
export function viewWizard<Steps extends WizardSteps>(
  steps: Steps,
  state: WizardState<Steps>,
): WizardView<keyof Steps & string> {
  const names: readonly (keyof Steps & string)[] = Object.keys(steps);
  const checks = checkSteps(steps, state.values);
  return viewSteps(
    names.map((name, index) => ({ name, isValid: checks[index]?.isValid === true })),
    state.index,
  );
}

/** Values by the names of the step and the field. */
export type WizardDraft = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Passwords are known by the names of their fields: password, confirmPassword and the like. */
const isSecret = (field: string): boolean => /password/i.test(field);

/**
 * What of a wizard may be stored: everything but passwords.
 *
 * @example
 * draftOf({ account: { email: 'tenant@tilava.example', password: 'secret', confirmPassword: 'secret' } });
 * // { account: { email: 'tenant@tilava.example' } }
 */
export function draftOf(values: WizardDraft): WizardDraft {
  const open = (fields: WizardDraft[string]) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !isSecret(field)));
  return mapMembers(values, open) as WizardDraft;
}

/**
 * A wizard's values from a draft, which may be anything: passwords, and what a field can't hold, are empty.
 *
 * @example
 * readDraft({ reset: resetForm }, { reset: { email: 'tenant@' } }); // { reset: { email: 'tenant@' } }
 * readDraft({ reset: resetForm }, { reset: { email: 7 } }); // { reset: { email: '' } }
 */
export const readDraft = <Steps extends WizardSteps>(steps: Steps, draft: unknown) =>
  // Each step's values are read by the step's own form, which is what the type says.
  mapMembers(steps, ({ fields }, step) =>
    mapMembers(fields, ({ schema, empty }, name) => {
      const input = isSecret(name) ? empty : valueIn(valueIn(draft, step), name);
      return Schema.is(Schema.toEncoded(schema))(input) ? input : empty;
    }),
  ) as WizardValues<Steps>;

const valueIn = (values: unknown, name: string): unknown =>
  isRecord(values) && Object.hasOwn(values, name) ? values[name] : undefined;
