import { resetForm } from '@tilava/domain/account';
import { validateForm } from '@tilava/domain/form';
import { EmailFaulty } from './subscription.ts';

/**
 * Reads an email by the domain's rules (specification, section 5).
 *
 * @throws EmailFaulty
 */
export function readEmail(email: string): string {
  const validation = validateForm(resetForm, { email });
  if (validation.isValid) return validation.value.email;
  const [fault] = validation.faults;
  if (fault === undefined) throw new Error('A form that is not valid has faults');
  throw new EmailFaulty(fault);
}
