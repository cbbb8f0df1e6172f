import { loginForm } from '@tilava/domain/account';
import { validateForm } from '@tilava/domain/form';
import { LoginFaulty, type Login, type LoginValues } from './loginForm.ts';

/**
 * Reads the form by the domain's rules (specification, section 5).
 *
 * @throws LoginFaulty
 */
export function readLogin(values: LoginValues): Login {
  const validation = validateForm(loginForm, values);
  if (!validation.isValid) throw new LoginFaulty(validation.faults);
  return validation.value;
}
