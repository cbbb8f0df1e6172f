import { cellOf } from '../../matching/cells.ts';

interface PlaceSent {
  readonly address?: string;
  readonly x?: number;
  readonly y?: number;
}

/** Where something lies after a change; `x` is the latitude, `y` the longitude. */
export function placeChanges(
  { address, x, y }: PlaceSent,
  current: { readonly latitude: number; readonly longitude: number },
) {
  const latitude = x ?? current.latitude;
  const longitude = y ?? current.longitude;
  return { address, latitude, longitude, cell: cellOf(latitude, longitude) };
}
