import { faultIn, type Fault, type FieldFault } from '../form/fault.ts';
import { lineFault } from '../form/lineFault.ts';
import { isInBounds } from './area.ts';
import type { Position } from './position.ts';

/** The longest address, in characters. */
export const addressLimit = 200;

/** What is wrong with where an address lies, in degrees; null where nothing is. */
export function locationFault(location: Position | null): Fault | null {
  const isNumeric =
    location !== null && Number.isFinite(location.latitude) && Number.isFinite(location.longitude);
  if (!isNumeric) return { rule: 'locationMissing', parameters: {} };
  return isInBounds(location) ? null : { rule: 'locationOutside', parameters: {} };
}

/**
 * What keeps an address from being taken: what `addressForm` says of it, without the form, for a page that shows before
 * forms are there.
 *
 * @param values - the address as text, and its position in degrees, null until one is chosen from the list
 * @example
 * addressFaults({ address: '', location: null }).map(({ rule }) => rule); // ['required', 'locationMissing']
 */
export function addressFaults(values: {
  readonly address: string;
  readonly location: Position | null;
}): readonly FieldFault[] {
  const faults = {
    address: lineFault(values.address, addressLimit),
    location: locationFault(values.location),
  };
  return Object.entries(faults).flatMap(([field, fault]) =>
    fault === null ? [] : [faultIn(field, fault.rule, fault.parameters)],
  );
}
