import type { FieldFailure } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { failuresOf, type FieldErrors, type FieldsProps } from '../Form/namedField.ts';

/** The names of the fields with a label, from the first to the last. */
export const needFieldNames = [
  'address',
  'residenceType',
  'roomCount',
  'floor',
  'sizeMin',
  'rentMin',
  'deposit',
  'moveInDate',
  'moveOutDate',
  'amenities',
  'description',
] as const;

/** The name of a field with a label: that of two bounds stands under the name of the minimum. */
export type LabelledNeedFieldName = (typeof needFieldNames)[number];

/** The name of a field of what a tenant looks for. */
export type NeedFieldName = LabelledNeedFieldName | 'sizeMax' | 'rentMax';

/** Two bounds are one question with one error: that of the minimum, or else that of the maximum. */
export function withOneErrorABound(
  errors: FieldErrors<NeedFieldName> = {},
): FieldErrors<LabelledNeedFieldName> {
  const { sizeMin, sizeMax, rentMin, rentMax, ...others } = errors;
  return { ...others, sizeMin: sizeMin ?? sizeMax, rentMin: rentMin ?? rentMax };
}

/**
 * What is wrong with what a tenant looks for, in the order of NeedFields.
 *
 * @param id - the same that NeedFields gets
 * @example
 * needFailures('need', { labels, errors: { sizeMax: 'Write a number above 0' } });
 * // [{ fieldId: 'need-sizeMin', message: 'Size: Write a number above 0' }]
 */
export function needFailures(
  id: string,
  {
    labels,
    errors,
  }: Pick<FieldsProps<LabelledNeedFieldName>, 'labels'> & Pick<FieldsProps<NeedFieldName>, 'errors'>,
): readonly FieldFailure[] {
  return failuresOf(id, needFieldNames, { labels, errors: withOneErrorABound(errors) });
}
