import { areOneUponAnother, dotsIn, letterWidth, lineOf, type Line, type NamedDot } from './bestOf.ts';
import type { PlacedPoint } from './dots.ts';
import { spotOf } from './placement.ts';
import type { ProximityRing } from './point.ts';

/** Where on a ring its distance may be written, in degrees clockwise from north: at the bottom, if it can be. */
const bearings = [180, 150, 210, 120, 240, 60, 300, 30, 330] as const;

/** How many dots are rather hidden than two words written one upon another. */
const crowd = 100;

interface RingLabel extends ProximityRing {
  /** Per cent of the plot, of the middle of the words. */
  readonly x: number;
  readonly y: number;
}

/** Where the distances of the rings are written: off the names of the best dots, and off all dots where there is room. */
export function ringLabelsOf(
  rings: readonly ProximityRing[],
  reach: number,
  dots: readonly PlacedPoint[],
  best: readonly NamedDot[],
): readonly RingLabel[] {
  const names = best.map(lineOf);
  return rings.flatMap((ring) => {
    const half = (letterWidth * ring.label.length) / 2;
    const lineAt = ({ x, y }: { x: number; y: number }): Line => ({ span: [x - half, x + half], y });
    const [spot] = bearings
      .map((bearing) => spotOf({ distance: ring.distance, bearing }, reach))
      .map((place) => ({ ...place, cost: costOf(lineAt(place), names, dots) }))
      .toSorted((one, other) => one.cost - other.cost);
    return spot === undefined ? [] : [{ ...ring, x: spot.x, y: spot.y }];
  });
}

const costOf = (line: Line, names: readonly Line[], dots: readonly PlacedPoint[]): number =>
  crowd * names.filter((name) => areOneUponAnother(line, name)).length + dotsIn(line, dots).length;
