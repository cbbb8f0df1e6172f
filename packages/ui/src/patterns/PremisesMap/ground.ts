import {
  type MapPosition,
  type MapView,
  pixelsPerMetre,
  type Point,
  project,
  scaleOf,
  type Size,
  toScreen,
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

/** Pixels of a side of the pictures that the ground is put together from, and how many are kept at least. */
const side = 256;
const minPictures = 80;

/** Pixels that the ground is painted beyond each edge of the map, so that it can be moved. */
export const overscan = 96;

/** So far it is stretched while the map moves, until it is painted anew. */
const maxStretch = 1.5;

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

/** How what is painted for one view lies in another: how far its middle is from the map's, and how much it is scaled. */
function shiftOf(painted: MapView, view: MapView, size: Size) {
  const { x, y } = toScreen(view, size, painted);
  return {
    x: x - size.width / 2,
    y: y - size.height / 2,
    factor: scaleOf(view.zoom) / scaleOf(painted.zoom),
  };
}

/**
 * Draws layers, built-up ground and buildings as pictures once for each zoom, puts them together on a canvas, and moves
 * that for as long as it covers the map.
 */
export function groundPainter() {
  const pictures = new Map<string, Picture>();
  let colorsOfPictures = '';
  let painted: { readonly view: MapView; readonly size: Size } | undefined;
  let last: MapView | undefined;

  /** Where the map moves, and what is painted suffices: to the compositor that is nearly nothing. */
  function move(canvas: HTMLCanvasElement, view: MapView, size: Size): boolean {
    const isMoving = last !== view;
    last = view;
    if (!isMoving || painted?.size !== size) return false;
    const { x, y, factor } = shiftOf(painted.view, view, size);
    const beyond = (length: number) => factor * (length / 2 + overscan) - length / 2;
    if (factor > maxStretch || Math.abs(x) > beyond(size.width) || Math.abs(y) > beyond(size.height)) {
      return false;
    }
    canvas.style.transform = `translate(${x}px, ${y}px) scale(${factor})`;
    return true;
  }

  /** Returns whether pictures are missing still: a further frame is to be drawn. */
  function paint(
    canvas: HTMLCanvasElement,
    tiles: readonly MapTile[],
    view: MapView,
    size: Size,
    colors: GroundColors,
  ): boolean {
    const context = canvas.getContext('2d');
    if (context === null) return false;
    const [width, height] = [size.width + 2 * overscan, size.height + 2 * overscan];
    const pixelRatio = fitToScreen(canvas, width, height);
    const key = `${Object.values(colors).join()} ${pixelRatio}`;
    if (key !== colorsOfPictures) {
      pictures.clear();
      painted = undefined;
    }
    colorsOfPictures = key;

    const level = Math.ceil(view.zoom - 0.3);
    const [scale, middle] = [scaleOf(view.zoom), project(view)];
    const drawnSide = side * 2 ** (view.zoom - level);
    const left = middle.x * scale - width / 2;
    const top = middle.y * scale - height / 2;
    // Where a picture ends between two pixels, a seam would show.
    const at = (count: number, edge: number) =>
      Math.round((count * drawnSide - edge) * pixelRatio) / pixelRatio;

    const start = performance.now();
    const pieces: (Size & Point & Pick<Picture, 'canvas'>)[] = [];
    let isMissing = false;
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
        const [x, y] = [at(column, left), at(row, top)];
        pieces.push({
          canvas: picture.canvas,
          x,
          y,
          width: at(column + 1, left) - x,
          height: at(row + 1, top) - y,
        });
      }
    }
    const before = isMissing && painted?.size === size ? copyOf(canvas) : null;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.fillStyle = colors.land;
    context.fillRect(0, 0, width, height);
    if (before !== null && painted !== undefined) {
      const { x, y, factor } = shiftOf(painted.view, view, size);
      const [drawnWidth, drawnHeight] = [width * factor, height * factor];
      context.drawImage(
        before,
        x + (width - drawnWidth) / 2,
        y + (height - drawnHeight) / 2,
        drawnWidth,
        drawnHeight,
      );
    }
    for (const piece of pieces) context.drawImage(piece.canvas, piece.x, piece.y, piece.width, piece.height);
    painted = { view, size };
    canvas.style.transform = 'none';
    for (const oldest of pictures.keys()) {
      if (pictures.size <= Math.max(minPictures, 2 * pieces.length)) break;
      pictures.delete(oldest);
    }
    return isMissing;
  }

  return { move, paint };
}

/** Gives a canvas as many pixels as the screen has, and returns how many there are to a CSS pixel. */
function fitToScreen(canvas: HTMLCanvasElement, width: number, height: number): number {
  const ratio = Math.min(2, window.devicePixelRatio);
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== columns || canvas.height !== rows) [canvas.width, canvas.height] = [columns, rows];
  return ratio;
}

/** What stands on a canvas, to be seen below what is not drawn yet. */
function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
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
