import { invalidValue } from '../../http/problems.ts';

/**
 * Premises have one rent and one size: both bounds carry it, or one of them alone.
 *
 * @throws ProblemError 400 where they differ
 */
export function singleValue(
  name: 'rent' | 'size',
  { minimum, maximum }: { readonly minimum: number | undefined; readonly maximum: number | undefined },
): number | undefined {
  if (minimum !== undefined && maximum !== undefined && minimum !== maximum) {
    throw invalidValue('Both bounds carry the same value', `/body/${name}Max`);
  }
  return minimum ?? maximum;
}
