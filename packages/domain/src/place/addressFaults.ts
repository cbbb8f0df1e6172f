import { faultIn, lineFault, type Fault, type FieldFault } from '../form/faults.ts';
import { isInBounds, type Position } from './position.ts';

/** In characters. */
export const addressLimit = 200;

/** Takes degrees; null where nothing is wrong. */
export function locationFault(location: Position | null): Fault | null {
  const isNumeric =
    location !== null && Number.isFinite(location.latitude) && Number.isFinite(location.longitude);
  if (!isNumeric) return { rule: 'locationMissing', parameters: {} };
  return isInBounds(location) ? null : { rule: 'locationOutside', parameters: {} };
}

/** What is wrong with the text of an address, whether it is filled in or sent, wherever it lies. */
export const addressTextFaults = (address: string): readonly FieldFault[] =>
  faultsOf('address', lineFault(address, addressLimit));

/** As `addressForm`, without loading forms. The position, in degrees, is null until one is selected. */
export function addressFaults(values: {
  readonly address: string;
  readonly location: Position | null;
}): readonly FieldFault[] {
  return [...addressTextFaults(values.address), ...faultsOf('location', locationFault(values.location))];
}

const faultsOf = (field: string, fault: Fault | null): readonly FieldFault[] =>
  fault === null ? [] : [faultIn(field, fault.rule, fault.parameters)];
