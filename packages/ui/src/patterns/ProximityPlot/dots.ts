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

/** Which dot a key leads to, or undefined for other keys; the ends do not lead around. */
export function stepOf(key: string, order: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, order + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, order - 1);
    case 'PageDown':
      return Math.min(last, order + 10);
    case 'PageUp':
      return Math.max(0, order - 10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
