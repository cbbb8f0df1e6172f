import type { Fields, FormResult } from '@tilava/domain/form';
import type { FormState } from '../../../shared/forms/useHeldForm.ts';

/** What one of several forms that are sent together stands for; null, and said to be wrong, where it is not valid. */
export function resultOf<F extends Fields>(form: Pick<FormState<F>, 'submit'>): FormResult<F> | null {
  const results: FormResult<F>[] = [];
  form.submit((result) => results.push(result));
  return results[0] ?? null;
}
