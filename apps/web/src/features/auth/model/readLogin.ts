import { loginForm } from '@tilava/domain/account';
import { type ResultOf, validateForm } from '@tilava/domain/form';
import { InvalidFormError } from '../../../shared/errors/useFaultText.ts';
import type { LoginValues } from './loginForm.ts';

/** Reads the form by the domain's rules (specification, section 5). */
export function readLogin(values: LoginValues): ResultOf<typeof loginForm> {
  const validation = validateForm(loginForm, values);
  if (!validation.isValid) throw new InvalidFormError(validation.faults);
  return validation.value;
}
