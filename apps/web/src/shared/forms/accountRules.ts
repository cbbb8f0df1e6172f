import { loginForm, resetForm } from '@tilava/domain/account';
import {
  type Fields,
  type Form,
  type FormResult,
  type FormValues,
  validateForm,
  type ValuesOf,
} from '@tilava/domain/form';
import { InvalidFormError } from '../errors/useFaultText.ts';

// Imported once a form is sent: the rules bring schemas along, which no page waits for.

function readForm<F extends Fields>(form: Form<F>, values: FormValues<F>): FormResult<F> {
  const validation = validateForm(form, values);
  if (!validation.isValid) throw new InvalidFormError(validation.faults);
  return validation.value;
}

/** Reads the login form by the domain's rules (specification, section 5). */
export const readLogin = (values: ValuesOf<typeof loginForm>) => readForm(loginForm, values);

export const readEmail = (email: string): string => readForm(resetForm, { email }).email;
