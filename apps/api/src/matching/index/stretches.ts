import { radiansPerDegree } from '@tilava/domain/place';
import { bandEdges, bandsAround, metresPerDegree } from '../cells.ts';
import { firstFrom, type Band, type Bands } from './bands.ts';

/** Rows of a band from `first` to before `end`. */
export interface Stretch {
  readonly band: Band;
  readonly first: number;
  readonly end: number;
}

/** Metres that nothing is left out by: distances are rounded, and the Earth is a little smaller along a parallel. */
const margin = 10;

/** Stretches that together hold every row within `radius` metres of a place (in degrees), and a few beyond. */
export function stretchesAround(
  bands: Bands,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  radius: number,
): readonly Stretch[] {
  const { first, last } = bandsAround(latitude, radius + margin);
  const stretches: Stretch[] = [];
  for (let number = first; number <= last; number += 1) {
    const band = bands.list[number];
    if (band === undefined) continue;
    const width = halfWidth(number, latitude, radius + margin);
    const stretch = {
      band,
      first: firstFrom(band, longitude - width),
      end: firstFrom(band, longitude + width),
    };
    if (stretch.first < stretch.end) stretches.push(stretch);
  }
  return stretches;
}

/** Degrees of longitude to either side that the circle has in a band, at the least. */
function halfWidth(number: number, latitude: number, radius: number): number {
  const { south, north } = bandEdges(number);
  const away = Math.max(0, south - latitude, latitude - north) * metresPerDegree;
  // Meridians converge, so that the northern edge needs the most degrees.
  const shortest = metresPerDegree * Math.cos(Math.max(north, latitude) * radiansPerDegree);
  return Math.sqrt(Math.max(0, radius * radius - away * away)) / shortest;
}
