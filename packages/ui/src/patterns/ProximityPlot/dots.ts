import { inReadingOrder, placesOf, radiiOf, type Place } from './placement.ts';
import type { ProximityPoint } from './point.ts';

/** A point as it is drawn. */
export interface PlacedPoint {
  readonly point: ProximityPoint;
  readonly place: Place;
  /** In px. */
  readonly radius: number;
  /** The place in the order of the arrow keys, from 0. */
  readonly order: number;
}

/** The points as they are drawn, in the order of the arrow keys; `reach` is metres from the centre to the rim. */
export function dotsOf(points: readonly ProximityPoint[], reach: number): readonly PlacedPoint[] {
  const ordered = inReadingOrder(points);
  const places = placesOf(ordered, reach);
  const radii = radiiOf(ordered);
  return ordered.flatMap((point, order) => {
    const [place, radius] = [places[order], radii[order]];
    return place === undefined || radius === undefined ? [] : [{ point, place, radius, order }];
  });
}
