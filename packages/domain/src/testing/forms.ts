import fc from 'fast-check';
import type { FieldRule } from '../form/faults.ts';
import { validateForm, type Fields, type Form, type FormResult } from '../form/form.ts';

/**
 * The rule that a field breaks in a form whose other fields are as given; null where it breaks none.
 *
 * @example
 * ruleBrokenBy(loginForm, { password: 'secret' }, 'email'); // 'required'
 */
export function ruleBrokenBy<F extends Fields>(
  form: Form<F>,
  values: unknown,
  field: keyof F & string,
): FieldRule | null {
  const validation = validateForm(form, values);
  if (validation.isValid) return null;
  return validation.faults.find((fault) => fault.field === field)?.rule ?? null;
}

/**
 * What values that have to be valid stand for.
 *
 * @example
 * resultOf(resetForm, { email: ' tenant@tilava.example ' }); // { email: 'tenant@tilava.example' }
 */
export function resultOf<F extends Fields>(form: Form<F>, values: unknown): FormResult<F> {
  const validation = validateForm(form, values);
  if (!validation.isValid) throw new Error(`The form is not valid: ${JSON.stringify(validation.faults)}`);
  return validation.value;
}

/** Values whose unlikely amounts are confirmed one after the other, as somebody would who is sure of them. */
export function confirmAll<F extends Fields>(form: Form<F>, values: object): object {
  const validation = validateForm(form, values);
  const faults = validation.isValid ? [] : validation.faults;
  const confirmed = faults.find(({ parameters }) => 'confirmed' in parameters)?.parameters['confirmed'];
  return confirmed === undefined ? values : confirmAll(form, { ...values, confirmed });
}

/** Whatever may come where a form is expected: JSON, with the form's own names among its keys. */
export const anyDraft = (names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.anything(), fc.string(), fc.double(), fc.boolean())),
  );
