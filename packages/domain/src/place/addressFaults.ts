import { faultIn, type Fault, type FieldFault } from '../form/fault.ts';
import { lineFault } from '../form/lineFault.ts';
import { isInBounds } from './area.ts';
import type { Position } from './position.ts';

/** In characters. */
export const addressLimit = 200;

/** Takes degrees; null where nothing is wrong. */
export function locationFault(location: Position | null): Fault | null {
  const isNumeric =
    location !== null && Number.isFinite(location.latitude) && Number.isFinite(location.longitude);
  if (!isNumeric) return { rule: 'locationMissing', parameters: {} };
  return isInBounds(location) ? null : { rule: 'locationOutside', parameters: {} };
}

/**
 * What `addressForm` says of an address, without the form, for a page that shows before forms are there. The position
 * is in degrees, and null until one is chosen from the list.
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
