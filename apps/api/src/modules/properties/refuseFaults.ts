import type { FieldFault } from '@tilava/domain/form';
import { en } from '@tilava/domain/texts/en';
import { ProblemError } from '../../http/problems.ts';

/**
 * Refuses what breaks rules between fields, in the words of the forms: the messages of these rules have no gaps.
 *
 * @param pointer - where in the request the fields stand
 * @throws ProblemError 400 with a pointer to each field
 */
export function refuseFaults(faults: readonly FieldFault[], pointer: string): void {
  const errors = faults.map(({ field, rule }) => ({
    pointer: `${pointer}/${field}`,
    code: rule,
    detail: en.fault[rule],
  }));
  const [first] = errors;
  if (first !== undefined) throw new ProblemError(400, 'validation_failed', first.detail, { errors });
}
