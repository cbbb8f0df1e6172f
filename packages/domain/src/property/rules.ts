import { faultIn, type FieldFault } from '../form/fault.ts';

/**
 * What is wrong with the two bounds, in one unit, of a rent or a size; null is no bound, undefined cannot be read, of
 * which nothing is said. At least one is needed: the minimum is faulted where both are missing, because its label
 * stands for both. A bound is above 0. Bounds that cross fault the maximum, which is filled in last.
 *
 * @example
 * boundFaults('rent', null, null); // [{ field: 'rentMin', rule: 'boundMissing', parameters: {} }]
 * boundFaults('rent', 0, null); // [{ field: 'rentMin', rule: 'notPositive', parameters: {} }]
 * boundFaults('size', 80, 30); // [{ field: 'sizeMax', rule: 'minimumAboveMaximum', parameters: {} }]
 */
export function boundFaults(
  name: 'rent' | 'size',
  minimum: number | null | undefined,
  maximum: number | null | undefined,
): readonly FieldFault[] {
  if (minimum === null && maximum === null) return [faultIn(`${name}Min`, 'boundMissing')];
  if ((minimum ?? 1) <= 0) return [faultIn(`${name}Min`, 'notPositive')];
  if ((maximum ?? 1) <= 0) return [faultIn(`${name}Max`, 'notPositive')];
  return (minimum ?? 0) > (maximum ?? Infinity) ? [faultIn(`${name}Max`, 'minimumAboveMaximum')] : [];
}

/**
 * What is wrong with the days, `YYYY-MM-DD`, between which premises are wanted or free: the second comes after the
 * first. Says nothing while one of them is missing or cannot be read.
 */
export function periodFaults(
  moveInDate: string | null | undefined,
  moveOutDate: string | null | undefined,
): readonly FieldFault[] {
  // Days with years of four digits have the same order as their text; an empty text comes before each of them.
  const endsFirst = (moveOutDate ?? '') !== '' && (moveOutDate ?? '') <= (moveInDate ?? '');
  return endsFirst ? [faultIn('moveOutDate', 'moveOutBeforeMoveIn')] : [];
}
