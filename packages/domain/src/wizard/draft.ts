import { Schema } from 'effect';
import { isRecord } from '../form/form.ts';
import { mapMembers } from '../members.ts';
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
  const open = (fields: WizardDraft[string]) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !isSecret(field)));
  return mapMembers(values, open) as WizardDraft;
}

/**
 * What a wizard holds when it goes on from a draft. Takes anything, such as null for no draft or one from long ago: a
 * field is empty where the draft has nothing that the field could hold, and passwords always are.
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
