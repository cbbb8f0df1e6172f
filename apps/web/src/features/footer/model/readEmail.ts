import { resetForm } from '@tilava/domain/account';
import { validateForm } from '@tilava/domain/form';
import { InvalidFormError } from '../../../shared/errors/useFaultText.ts';

/** Reads an email by the domain's rules (specification, section 5). */
export function readEmail(email: string): string {
  const validation = validateForm(resetForm, { email });
  if (!validation.isValid) throw new InvalidFormError(validation.faults);
  return validation.value.email;
}
