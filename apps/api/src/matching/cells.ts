import { matchRadius } from '@tilava/domain/matching';
import { sql, type SQL } from 'drizzle-orm';

/** Cells of about 250 m, numbered by band of latitude: a circle is a short list of ranges of an ordinary index. */
const southEdge = 59;
const westEdge = 19;
const bandHeight = 0.00225;
const columnWidth = 0.0045;
/** More columns than there are between 19 and 32 degrees, so that bands never run into each other. */
const columnsPerBand = 4096;
/** Degrees, of a tenth of a millimetre. */
const rounding = 1e-9;
/** Of latitude; rounded down, so that what is reached is never too little. */
export const metresPerDegree = 111_195;

/** Cells from `low` to `high`, both included. */
interface CellRange {
  readonly low: number;
  readonly high: number;
}

export function cellOf(latitude: number, longitude: number): number {
  return bandAt(latitude) * columnsPerBand + columnOf(longitude);
}

export const bandOf = (cell: number): number => Math.floor(cell / columnsPerBand);

/** The first and last band that a circle of `radius` metres touches. */
export function bandsAround(
  latitude: number,
  radius: number,
): { readonly first: number; readonly last: number } {
  const height = radius / metresPerDegree;
  return { first: bandAt(latitude - height), last: bandAt(latitude + height) };
}

/** Between which latitudes a band lies, in degrees. */
export function bandEdges(band: number): { readonly south: number; readonly north: number } {
  return { south: southEdge + band * bandHeight, north: southEdge + (band + 1) * bandHeight };
}

/** Between which longitudes a cell lies, in degrees, and a little more, because edges are rounded. */
export function edgesOf(cell: number): { readonly west: number; readonly east: number } {
  const west = westEdge + (cell % columnsPerBand) * columnWidth;
  return { west: west - rounding, east: west + columnWidth + rounding };
}

export function middleOf(cell: number): { readonly latitude: number; readonly longitude: number } {
  const band = bandOf(cell);
  const column = cell % columnsPerBand;
  return {
    latitude: southEdge + (band + 0.5) * bandHeight,
    longitude: westEdge + (column + 0.5) * columnWidth,
  };
}

/** Ranges of cells that together cover the circle of `radius` metres round a place, and a little more. */
export function cellsAround(latitude: number, longitude: number, radius: number): CellRange[] {
  const height = radius / metresPerDegree;
  const northmost = latitude + height + bandHeight;
  // Meridians converge, so that the northern edge needs the most degrees.
  const width = height / Math.cos((northmost * Math.PI) / 180) + columnWidth;
  const west = columnOf(longitude - width);
  const east = columnOf(longitude + width);
  const first = bandAt(latitude - height - bandHeight);
  const last = bandAt(northmost);
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const start = (first + offset) * columnsPerBand;
    return { low: start + west, high: start + east };
  });
}

function bandAt(latitude: number): number {
  return Math.max(0, Math.floor((latitude - southEdge) / bandHeight));
}

function columnOf(longitude: number): number {
  const column = Math.floor((longitude - westEdge) / columnWidth);
  return Math.min(columnsPerBand - 1, Math.max(0, column));
}

/** A table `cells(low, high)` of the cells in which potential matches of a place (in degrees) lie. */
export function cellsInReach(place: { readonly latitude: number; readonly longitude: number }): SQL {
  const ranges = cellsAround(place.latitude, place.longitude, matchRadius)
    .map(({ low, high }) => `(${low}, ${high})`)
    .join(', ');
  return sql.raw(`(values ${ranges}) as cells(low, high)`);
}
