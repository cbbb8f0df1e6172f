import { radiansPerDegree } from '@tilava/domain/place';
import { bandEdges, bandsAround, bandsWithin, type Bounds, metresPerDegree } from '../cells.ts';
import { firstFrom, type Band, type Bands } from './bands.ts';

/** Rows of a band from `first` to before `end`. */
export interface RowRange {
  readonly band: Band;
  readonly first: number;
  readonly end: number;
  /** Metres that all of them are away, or more. */
  readonly nearest: number;
  /** Whether all of them lie within the radius: nobody has to look. */
  readonly isInside: boolean;
}

/** Metres that no row is left out by, or taken in: distances are rounded, and degrees are not quite as long everywhere. */
const margin = 10;

/** Metres at which ranges are cut, so that one that is too far away for a list need not be looked at. */
const rings = [1_000, 1_500, 2_000, 2_500] as const;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Ranges of every row within `radius` metres and a few beyond; the nearest first, which makes far ones skippable. */
export function rowRangesAround(bands: Bands, place: Place, radius: number): readonly RowRange[] {
  const { first, last } = bandsAround(place.latitude, radius + margin);
  const ranges: RowRange[] = [];
  for (let number = first; number <= last; number += 1) {
    const band = bands.list[number];
    if (band !== undefined) ranges.push(...rowRangesOf(band, number, place, radius));
  }
  return ranges.flatMap(cut).toSorted((one, other) => one.nearest - other.nearest);
}

/** Ranges of every row within a rectangle, of which nothing is known but that. */
export function rowRangesWithin(bands: Bands, { south, north, west, east }: Bounds): readonly RowRange[] {
  const { first, last } = bandsWithin(south, north);
  const ranges: RowRange[] = [];
  for (let number = first; number <= last; number += 1) {
    const band = bands.list[number];
    if (band === undefined) continue;
    const [begin, end] = [firstFrom(band, west), firstFrom(band, east)];
    ranges.push({ band, first: begin, end, nearest: 0, isInside: false });
  }
  return ranges.flatMap(cut);
}

/** Rows of a range at the most: about a millisecond of work, after which others have their turn. */
const maxRows = 50_000;

/** Many premises may lie at one address. */
function cut(range: RowRange): RowRange[] {
  const pieces: RowRange[] = [];
  for (let first = range.first; first < range.end; first += maxRows)
    pieces.push({ ...range, first, end: Math.min(first + maxRows, range.end) });
  return pieces;
}

/** So few rows are looked at sooner than they are told apart. */
const fewRows = 64;

/** To either side of the place from each width to the next. */
function rowRangesOf(band: Band, number: number, { latitude, longitude }: Place, radius: number): RowRange[] {
  const outer = outerWidth(number, latitude, radius + margin);
  const whole = { first: firstFrom(band, longitude - outer), end: firstFrom(band, longitude + outer) };
  if (whole.end - whole.first < fewRows)
    return whole.first < whole.end ? [{ ...whole, band, nearest: 0, isInside: false }] : [];
  const inner = innerWidth(number, latitude, radius - margin);
  const ringWidths = rings.map((ring) => outerWidth(number, latitude, ring + margin));
  const widths = [0, inner, ...ringWidths]
    .filter((width) => width < outer)
    .toSorted((one, other) => one - other);
  return widths
    .flatMap((from, index): RowRange[] => {
      const to = widths[index + 1] ?? outer;
      const nearest = rings.findLast((_, ring) => (ringWidths[ring] ?? outer) <= from) ?? 0;
      const common = { band, nearest, isInside: to <= inner };
      return [
        { ...common, first: firstFrom(band, longitude - to), end: firstFrom(band, longitude - from) },
        { ...common, first: firstFrom(band, longitude + from), end: firstFrom(band, longitude + to) },
      ];
    })
    .filter((range) => range.first < range.end);
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
