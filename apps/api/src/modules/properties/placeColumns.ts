import type { FieldFault } from '@tilava/domain/form';
import { addressTextFaults } from '@tilava/domain/place';
import { cellOf } from '../../matching/cells.ts';
import { isSameAddress } from '../../places/suggestionMatch.ts';
import { sent } from '../everyField.ts';

interface PlaceSent {
  readonly address: string | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
}

interface PlaceBefore {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where something lies after a change; `x` is the latitude, `y` the longitude. */
export function placeColumns({ address, x, y }: PlaceSent, before: PlaceBefore) {
  const latitude = sent(x, before.latitude);
  const longitude = sent(y, before.longitude);
  return {
    address: sent(address, before.address),
    latitude,
    longitude,
    cell: cellOf(latitude, longitude),
  };
}

/**
 * What is wrong with an address that is sent: another one than before lies elsewhere, so that its position is sent, too.
 * One that is stored stays as it is, also from before there were rules.
 */
export function sentPlaceFaults({ address, x, y }: PlaceSent, before: PlaceBefore): readonly FieldFault[] {
  if (address === undefined) return [];
  const faults = addressTextFaults(address);
  const isPlaced = x !== undefined && y !== undefined;
  if (faults.length > 0 || isPlaced || address === before.address || isSameAddress(address, before.address)) {
    return faults;
  }
  return [{ field: 'x', rule: 'locationMissing', parameters: {} }];
}
