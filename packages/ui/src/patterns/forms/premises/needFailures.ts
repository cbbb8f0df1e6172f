import type { FieldFailure } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { failuresOf, type FieldErrors } from '../Form/namedField.ts';

/** The names of the fields, from the first to the last. */
const needFieldNames = [
  'address',
  'residenceType',
  'roomCount',
  'floor',
  'sizeMin',
  'sizeMax',
  'rentMin',
  'rentMax',
  'deposit',
  'moveInDate',
  'moveOutDate',
  'amenities',
  'description',
] as const;

/** The name of a field of what a tenant looks for. */
export type NeedFieldName = (typeof needFieldNames)[number];

/** Two bounds are one question with one error: that of the minimum, or else that of the maximum. */
export function withOneErrorABound(errors: FieldErrors<NeedFieldName> = {}): FieldErrors<NeedFieldName> {
  const { sizeMin, sizeMax, rentMin, rentMax, ...others } = errors;
  return { ...others, sizeMin: sizeMin ?? sizeMax, rentMin: rentMin ?? rentMax };
}

/**
 * What is wrong with what a tenant looks for, in the order of NeedFields.
 *
 * @param id - the same that NeedFields gets
 * @example
 * needFailures('need', { sizeMax: 'Write a number above 0' });
 * // [{ fieldId: 'need-sizeMin', message: 'Write a number above 0' }]
 */
export const needFailures = (id: string, errors?: FieldErrors<NeedFieldName>): readonly FieldFailure[] =>
  failuresOf(id, needFieldNames, withOneErrorABound(errors));
