import { Schema } from 'effect';
import { isRecord, type Fields, type Form } from '../form/form.ts';
import type { WizardSteps, WizardValues } from './steps.ts';

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
  const steps = Object.entries(values).map(([name, fields]) => {
    const open = Object.entries(fields).filter(([field]) => !isSecret(field));
    return [name, Object.fromEntries(open)] as const;
  });
  return Object.fromEntries(steps);
}

/**
 * What a wizard holds when it goes on from a draft. Takes anything, such as null for no draft or one from long ago: a
 * field is empty where the draft has nothing that the field could hold, and passwords always are.
 *
 * @example
 * readDraft({ reset: resetForm }, { reset: { email: 'tenant@' } }); // { reset: { email: 'tenant@' } }
 * readDraft({ reset: resetForm }, { reset: { email: 7 } }); // { reset: { email: '' } }
 */
export function readDraft<Steps extends WizardSteps>(steps: Steps, draft: unknown): WizardValues<Steps> {
  const values = Object.entries(steps).map(([name, form]) => [name, readStep(form, valueIn(draft, name))]);
  // Each step's values were read by the step's own form, which is what the type says.
  return Object.fromEntries(values) as WizardValues<Steps>;
}

function readStep({ fields }: Form<Fields>, draft: unknown): Readonly<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, { schema, empty }]) => {
    const input = isSecret(name) ? empty : valueIn(draft, name);
    return [name, Schema.is(Schema.toEncoded(schema))(input) ? input : empty];
  });
  return Object.fromEntries(values);
}

const valueIn = (values: unknown, name: string): unknown =>
  isRecord(values) && Object.hasOwn(values, name) ? values[name] : undefined;
