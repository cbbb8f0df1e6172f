import { radiansPerDegree } from '@tilava/domain/place';
import { bandEdges, bandsAround, metresPerDegree } from '../cells.ts';
import { firstFrom, type Band, type Bands } from './bands.ts';

/** Rows of a band from `first` to before `end`. */
export interface Stretch {
  readonly band: Band;
  readonly first: number;
  readonly end: number;
  /** Whether all of them lie within the radius: nobody has to look. */
  readonly isInside: boolean;
}

/** Metres that no row is left out by, or taken in: distances are rounded, and degrees are not quite as long everywhere. */
const margin = 10;

/**
 * Stretches that together hold every row within `radius` metres of a place (in degrees), and a few beyond. The nearest
 * bands come first: what fits best lies there, and whoever knows that early looks at less of the others.
 */
export function stretchesAround(
  bands: Bands,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  radius: number,
): readonly Stretch[] {
  const { first, last } = bandsAround(latitude, radius + margin);
  const stretches: Stretch[] = [];
  const middle = (first + last) / 2;
  const numbers = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  for (const number of numbers.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))) {
    const band = bands.list[number];
    if (band === undefined) continue;
    const outer = outerWidth(number, latitude, radius + margin);
    const inner = innerWidth(number, latitude, radius - margin);
    const [west, innerWest, innerEast, east] = [-outer, -inner, inner, outer].map((width) =>
      firstFrom(band, longitude + width),
    ) as [number, number, number, number];
    stretches.push(
      { band, first: west, end: innerWest, isInside: false },
      { band, first: innerWest, end: innerEast, isInside: true },
      { band, first: innerEast, end: east, isInside: false },
    );
  }
  return stretches.filter((stretch) => stretch.first < stretch.end);
}

/** Degrees of longitude to either side beyond which nothing in a band lies in the circle. */
function outerWidth(number: number, latitude: number, radius: number): number {
  const { south, north } = bandEdges(number);
  const away = Math.max(0, south - latitude, latitude - north);
  // Meridians converge, so that the northern edge needs the most degrees.
  return widthOf(radius, away, Math.max(north, latitude));
}

/** Degrees of longitude to either side within which everything in a band lies in the circle; 0 for none. */
function innerWidth(number: number, latitude: number, radius: number): number {
  const { south, north } = bandEdges(number);
  const away = Math.max(Math.abs(south - latitude), Math.abs(north - latitude));
  return widthOf(radius, away, Math.min(south, latitude));
}

/** Half the width of a circle so many degrees of latitude from its middle, in degrees of longitude there. */
function widthOf(radius: number, away: number, there: number): number {
  const height = away * metresPerDegree;
  if (height >= radius) return 0;
  return (
    Math.sqrt(radius * radius - height * height) / (metresPerDegree * Math.cos(there * radiansPerDegree))
  );
}
