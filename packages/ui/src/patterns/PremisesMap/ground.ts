import {
  type MapPosition,
  type MapView,
  pixelsPerMetre,
  type Point,
  project,
  scaleOf,
  type Size,
} from './projection.ts';
import { overlap, type Rectangle, rectangleAround } from './rectangle.ts';
import { fillShapes, type MapShape, projectedShapes, strokeTracks } from './shapes.ts';

/** Some streets of the map by the positions of their addresses, those after each other being neighbours. */
export interface MapTile {
  /** Unique among the tiles of a map. */
  readonly key: string;
  readonly streets: readonly MapStreet[];
  /** Of the layers that were added to the map. @default none */
  readonly shapes?: readonly MapShape[];
}

export interface MapStreet {
  /** Empty where it is too short for its name. */
  readonly name: string;
  readonly addresses: readonly MapPosition[];
}

export interface GroundColors {
  readonly land: string;
  readonly builtUp: string;
  readonly building: string;
  readonly water: string;
  readonly park: string;
  readonly rail: string;
}

/** In metres: the ground reaches so far around an address, and joins neighbours that are not farther apart. */
const [reach, longestGap] = [45, 160];

/** Buildings are dots from this zoom on, in metres. */
export const detailZoom = 14.5;
const buildingWidth = 11;

/** Pixels of a side of the pictures that the ground is put together from, and how many are kept where a map needs fewer. */
const side = 256;
const minPictures = 80;

/** Milliseconds of a frame that may go to new pictures; at least one is drawn, and others come with the next frames. */
const budget = 5;

/** A street as it is drawn: projected, with the rectangle around it. */
export interface ProjectedStreet extends Rectangle {
  readonly name: string;
  readonly points: readonly Point[];
}

const projected = new WeakMap<MapTile, readonly ProjectedStreet[]>();

export function projectedStreets(tile: MapTile): readonly ProjectedStreet[] {
  const known = projected.get(tile);
  if (known !== undefined) return known;
  const streets = tile.streets.map(({ name, addresses }) => {
    const points = addresses.map(project);
    return { name, points, ...rectangleAround(points) };
  });
  projected.set(tile, streets);
  return streets;
}

interface Picture {
  readonly canvas: HTMLCanvasElement;
  /** The tiles that are drawn on it. */
  readonly tiles: readonly MapTile[];
}

/** Draws layers, built-up ground and buildings as pictures once for each zoom, and puts them together for each frame. */
export function groundPainter() {
  const pictures = new Map<string, Picture>();
  let colorsOfPictures = '';

  /** Returns whether pictures are missing still: a further frame is to be drawn. */
  return function paint(
    context: CanvasRenderingContext2D,
    tiles: readonly MapTile[],
    view: MapView,
    { width, height }: Size,
    pixelRatio: number,
    colors: GroundColors,
  ): boolean {
    const key = `${Object.values(colors).join()} ${pixelRatio}`;
    if (key !== colorsOfPictures) pictures.clear();
    colorsOfPictures = key;

    const level = Math.ceil(view.zoom - 0.3);
    const [scale, middle] = [scaleOf(view.zoom), project(view)];
    const drawnSide = side * 2 ** (view.zoom - level);
    const left = middle.x * scale - width / 2;
    const top = middle.y * scale - height / 2;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.fillStyle = colors.land;
    context.fillRect(0, 0, width, height);

    const start = performance.now();
    let isMissing = false;
    let drawn = 0;
    for (let row = Math.floor(top / drawnSide); row * drawnSide < top + height; row++) {
      for (let column = Math.floor(left / drawnSide); column * drawnSide < left + width; column++) {
        const name = `${level} ${column} ${row}`;
        const there = tilesOf(tiles, level, column, row, view.latitude);
        const known = pictures.get(name);
        let picture = known;
        if (known === undefined || !areSame(known.tiles, there)) {
          if (performance.now() - start < budget) {
            picture = draw(there, level, column, row, pixelRatio, view.latitude, colors);
          } else isMissing = true;
        }
        if (picture === undefined) continue;
        // The ones used last come last.
        pictures.delete(name);
        pictures.set(name, picture);
        // Where a picture ends between two pixels, a seam would show.
        const at = (count: number, edge: number) =>
          Math.round((count * drawnSide - edge) * pixelRatio) / pixelRatio;
        const [x, y] = [at(column, left), at(row, top)];
        drawn += 1;
        context.drawImage(picture.canvas, x, y, at(column + 1, left) - x, at(row + 1, top) - y);
      }
    }
    for (const oldest of pictures.keys()) {
      // A map that needs more than are kept would be drawn for ever.
      if (pictures.size <= Math.max(minPictures, 2 * drawn)) break;
      pictures.delete(oldest);
    }
    return isMissing;
  };
}

const areSame = (some: readonly MapTile[], others: readonly MapTile[]): boolean =>
  some.length === others.length && some.every((tile, index) => tile === others[index]);

/** In the coordinates of `project`. */
function rectangleOf(level: number, column: number, row: number, latitude: number) {
  const scale = scaleOf(level);
  const margin = reach * pixelsPerMetre(latitude, level);
  return {
    west: (column * side - margin) / scale,
    north: (row * side - margin) / scale,
    east: ((column + 1) * side + margin) / scale,
    south: ((row + 1) * side + margin) / scale,
  };
}

function tilesOf(tiles: readonly MapTile[], level: number, column: number, row: number, latitude: number) {
  const rectangle = rectangleOf(level, column, row, latitude);
  return tiles.filter((tile) => overlap(rectangleOfTile(tile), rectangle));
}

const rectangles = new WeakMap<MapTile, Rectangle>();

/** Around all that a tile has: what is on a picture is asked anew for each frame. */
function rectangleOfTile(tile: MapTile): Rectangle {
  const known = rectangles.get(tile);
  if (known !== undefined) return known;
  const corners = [...projectedStreets(tile), ...projectedShapes(tile)].flatMap(
    ({ west, north, east, south }) => [
      { x: west, y: north },
      { x: east, y: south },
    ],
  );
  const rectangle = rectangleAround(corners);
  rectangles.set(tile, rectangle);
  return rectangle;
}

function draw(
  tiles: readonly MapTile[],
  level: number,
  column: number,
  row: number,
  pixelRatio: number,
  latitude: number,
  colors: GroundColors,
): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(side * pixelRatio);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing on a canvas');
  context.scale(pixelRatio, pixelRatio);
  const [scale, metre] = [scaleOf(level), pixelsPerMetre(latitude, level)];
  const [left, top] = [column * side, row * side];
  const rectangle = rectangleOf(level, column, row, latitude);
  const streets = tiles.flatMap(projectedStreets).filter((street) => overlap(street, rectangle));
  const shapes = tiles.flatMap(projectedShapes).filter((shape) => overlap(shape, rectangle));
  const toPixels = ({ x, y }: Point) => ({ x: x * scale - left, y: y * scale - top });

  fillShapes(context, shapes, 'sea', colors.water, toPixels);
  fillShapes(context, shapes, 'land', colors.land, toPixels);
  fillShapes(context, shapes, 'water', colors.water, toPixels);
  context.strokeStyle = colors.builtUp;
  context.lineWidth = Math.max(1.5, 2 * reach * metre);
  context.lineCap = context.lineJoin = 'round';
  for (const { points } of streets) {
    context.beginPath();
    let [beforeX, beforeY] = [Infinity, Infinity];
    for (const point of points) {
      const { x, y } = toPixels(point);
      if (Math.hypot(x - beforeX, y - beforeY) > longestGap * metre) context.moveTo(x, y);
      // Also where it stands alone: a line without length is a dot.
      context.lineTo(x, y);
      [beforeX, beforeY] = [x, y];
    }
    context.stroke();
  }
  fillShapes(context, shapes, 'park', colors.park, toPixels);
  strokeTracks(context, shapes, colors.rail, level >= detailZoom ? 1.25 : 0.75, toPixels);
  if (level >= detailZoom) {
    context.fillStyle = colors.building;
    const width = Math.max(2, buildingWidth * metre);
    for (const { points } of streets) {
      for (const point of points) {
        const { x, y } = toPixels(point);
        context.fillRect(x - width / 2, y - width / 2, width, width);
      }
    }
  }
  return { canvas, tiles };
}
