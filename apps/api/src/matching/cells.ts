import { matchRadius } from '@tilava/domain/matching';
import { areaReach, boundsOfArea, type Corners } from '@tilava/domain/place';
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
  return bandsWithin(latitude - height, latitude + height);
}

export const bandsWithin = (
  south: number,
  north: number,
): { readonly first: number; readonly last: number } => ({
  first: bandAt(south),
  last: bandAt(north),
});

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
export const cellsAround = (latitude: number, longitude: number, radius: number): CellRange[] =>
  cellsWithin(boundsAround(latitude, longitude, radius));

function boundsAround(latitude: number, longitude: number, radius: number): Bounds {
  const height = radius / metresPerDegree;
  const northmost = latitude + height + bandHeight;
  // Meridians converge, so that the northern edge needs the most degrees.
  const width = height / Math.cos((northmost * Math.PI) / 180) + columnWidth;
  return {
    south: latitude - height - bandHeight,
    north: northmost,
    west: longitude - width,
    east: longitude + width,
  };
}

/** In degrees. */
export interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

function cellsWithin({ south, north, west, east }: Bounds): CellRange[] {
  const { first, last } = bandsWithin(south, north);
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const start = (first + offset) * columnsPerBand;
    return { low: start + columnOf(west), high: start + columnOf(east) };
  });
}

/** Corners are rounded, and so are positions that are held against them. */
const cornerMargin = 1e-6;

/** The rectangle around an area in which everything lies that it holds, in degrees. */
export function boundsAroundArea(corners: Corners): Bounds {
  const { south, north, west, east } = boundsOfArea(corners);
  return {
    south: south - cornerMargin,
    north: north + cornerMargin,
    west: west - cornerMargin,
    east: east + cornerMargin,
  };
}

/** Metres around premises in which needs lie whose areas hold them: a little more than areas reach. */
const drawnRadius = areaReach + 50;

function bandAt(latitude: number): number {
  return Math.max(0, Math.floor((latitude - southEdge) / bandHeight));
}

function columnOf(longitude: number): number {
  const column = Math.floor((longitude - westEdge) / columnWidth);
  return Math.min(columnsPerBand - 1, Math.max(0, column));
}

/** A place in degrees, and the area that is drawn around it, if any. */
export interface SoughtPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly area?: Corners | null;
}

/** Ranges of cells in which potential matches of a place lie. */
export const rangesInReach = ({ latitude, longitude, area }: SoughtPlace): readonly CellRange[] =>
  area ? cellsWithin(boundsAroundArea(area)) : cellsAround(latitude, longitude, matchRadius);

/** The rectangle in which needs lie whose drawn areas may hold a place. */
export const boundsOfDrawn = ({ latitude, longitude }: SoughtPlace): Bounds =>
  boundsAround(latitude, longitude, drawnRadius);

/** Its ranges of cells. */
export const rangesOfDrawn = (place: SoughtPlace): readonly CellRange[] => cellsWithin(boundsOfDrawn(place));

/** A table `cells(low, high)`. */
const tableOf = (ranges: readonly CellRange[]): SQL =>
  sql.raw(`(values ${ranges.map(({ low, high }) => `(${low}, ${high})`).join(', ')}) as cells(low, high)`);

/** A table `cells(low, high)` of the cells in which potential matches of a place lie. */
export const cellsInReach = (place: SoughtPlace): SQL => tableOf(rangesInReach(place));

/** A table `cells(low, high)` of the cells in which needs lie whose drawn areas may hold a place. */
export const cellsOfDrawn = (place: SoughtPlace): SQL => tableOf(rangesOfDrawn(place));
