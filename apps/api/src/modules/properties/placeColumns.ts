import { cellOf } from '../../matching/cells.ts';
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
