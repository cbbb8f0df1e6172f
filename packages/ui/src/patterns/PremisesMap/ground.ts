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
import { type MapShape, pathOf, projectedShapes, rounded, type ShapeKind } from './shapes.ts';

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

/** Pixels that a picture goes on behind its neighbours, so that no seam shows where they are scaled. */
const overlapping = 1;

/** Milliseconds of a frame that may go to new pictures; at least one is drawn, and others come with the next frames. */
const budget = 5;

/** Frames without a change of zoom until pictures of the new one are drawn. */
const restingFrames = 3;

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
  readonly element: SVGSVGElement;
  /** The tiles that are drawn on it. */
  readonly tiles: readonly MapTile[];
  /** Those among which they were found. */
  readonly all: readonly MapTile[];
}

/** The pictures of one level, side by side in an element that is moved and scaled as a whole. */
interface Plane {
  readonly level: number;
  readonly element: HTMLElement;
  /** Where it begins, in pictures. */
  readonly column: number;
  readonly row: number;
  /** The ones used last come last. */
  readonly pictures: Map<string, Picture>;
}

/** A view as it is shown now. */
interface Frame {
  readonly view: MapView;
  readonly size: Size;
  /** Once it stands still, it is drawn as sharp as the screen allows. */
  readonly isMoving: boolean;
}

/**
 * Shows the ground in an element. It is drawn in pictures, whose plane the browser's compositor moves and scales: a frame of
 * a movement paints nothing but what was not seen before.
 */
export function groundPlanes(place: HTMLElement) {
  /** By level, the ones used last come last. */
  const planes = new Map<number, Plane>();
  /** From the lowest; those below show what the uppermost has no pictures of yet. */
  let shown: Plane[] = [];
  let colorsOfPictures = '';
  let zoomBefore: number | undefined;
  let framesSinceZoom = restingFrames;

  /** Returns whether pictures are missing still: a further frame is to be drawn. */
  return function show(tiles: readonly MapTile[], { view, size, isMoving }: Frame, colors: GroundColors) {
    const key = Object.values(colors).join();
    if (key !== colorsOfPictures) {
      planes.clear();
      shown = [];
      place.replaceChildren();
    }
    colorsOfPictures = key;

    const level = Math.ceil(view.zoom - 0.3);
    const drawnSide = side * 2 ** (view.zoom - level);
    const { left, top } = cornerOf(view, size);
    const first = { column: Math.floor(left / drawnSide), row: Math.floor(top / drawnSide) };
    const plane = planes.get(level) ?? newPlane(level, first);
    planes.delete(level);
    planes.set(level, plane);
    if (shown.at(-1) !== plane) {
      shown = [...shown.filter((other) => other !== plane).slice(-2), plane];
      place.replaceChildren(...shown.map(({ element }) => element));
    }
    for (const each of shown) moveTo(each, view, size, isMoving);

    // What is seen already, if not as sharp or as wide, has to do until the fingers rest.
    framesSinceZoom = zoomBefore === undefined || view.zoom === zoomBefore ? framesSinceZoom + 1 : 0;
    zoomBefore = view.zoom;
    const canWait = isMoving && framesSinceZoom < restingFrames;
    const start = performance.now();
    let isMissing = false;
    let visible = 0;
    for (let { row } = first; row * drawnSide < top + size.height; row++) {
      for (let { column } = first; column * drawnSide < left + size.width; column++) {
        visible += 1;
        const name = nameOf(column, row);
        const known = plane.pictures.get(name);
        const there = known?.all === tiles ? known.tiles : tilesOf(tiles, level, column, row, view.latitude);
        if (known !== undefined && areSame(known.tiles, there)) {
          plane.pictures.delete(name);
          plane.pictures.set(name, { ...known, all: tiles });
          continue;
        }
        if (canWait || performance.now() - start > budget) {
          isMissing = true;
          continue;
        }
        const element = draw(there, { level, column, row }, view.latitude, colors);
        element.style.left = `${(column - plane.column) * side - overlapping}px`;
        element.style.top = `${(row - plane.row) * side - overlapping}px`;
        if (known === undefined) plane.element.append(element);
        else known.element.replaceWith(element);
        plane.pictures.set(name, { element, tiles: there, all: tiles });
      }
    }
    if (!isMissing && shown.length > 1) {
      shown = [plane];
      place.replaceChildren(plane.element);
    }
    // A map that needs more than are kept would be drawn for ever.
    dropOldest(planes, Math.max(minPictures, 2 * visible));
    return isMissing;
  };
}

const nameOf = (column: number, row: number): string => `${column} ${row}`;

/** The upper left of what is shown, in pixels from that of the earth. */
function cornerOf(view: MapView, { width, height }: Size) {
  const [scale, middle] = [scaleOf(view.zoom), project(view)];
  return { left: middle.x * scale - width / 2, top: middle.y * scale - height / 2 };
}

function newPlane(level: number, { column, row }: Pick<Plane, 'column' | 'row'>): Plane {
  return { level, element: document.createElement('div'), column, row, pictures: new Map() };
}

function moveTo({ level, element, column, row }: Plane, view: MapView, size: Size, isMoving: boolean): void {
  const scale = 2 ** (view.zoom - level);
  const { left, top } = cornerOf(view, size);
  const [x, y] = [column * side * scale - left, row * side * scale - top];
  element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  element.style.willChange = isMoving ? 'transform' : '';
}

function dropOldest(planes: Map<number, Plane>, most: number): void {
  let count = [...planes.values()].reduce((sum, { pictures }) => sum + pictures.size, 0);
  for (const { level, pictures } of planes.values()) {
    for (const [name, { element }] of pictures) {
      if (count <= most) return;
      element.remove();
      pictures.delete(name);
      count -= 1;
    }
    planes.delete(level);
  }
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
  { level, column, row }: Pick<Plane, 'level' | 'column' | 'row'>,
  latitude: number,
  colors: GroundColors,
): SVGSVGElement {
  const picture = document.createElementNS(svg, 'svg');
  for (const length of ['width', 'height']) picture.setAttribute(length, String(side + 2 * overlapping));
  const [scale, metre] = [scaleOf(level), pixelsPerMetre(latitude, level)];
  const rectangle = rectangleOf(level, column, row, latitude);
  const streets = tiles.flatMap(projectedStreets).filter((street) => overlap(street, rectangle));
  const shapes = tiles.flatMap(projectedShapes).filter((shape) => overlap(shape, rectangle));
  const toPixels = ({ x, y }: Point) => ({
    x: x * scale - column * side + overlapping,
    y: y * scale - row * side + overlapping,
  });
  const add = (attributes: Readonly<Record<string, string | number>>) => {
    if (attributes['d'] === '') return;
    const path = document.createElementNS(svg, 'path');
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, String(value));
    picture.append(path);
  };
  // Areas one by one: they may overlap, and have holes.
  const fill = (kind: ShapeKind, color: string) => {
    for (const shape of shapes.filter((each) => each.kind === kind))
      add({ d: pathOf(shape, toPixels), fill: color, 'fill-rule': 'evenodd' });
  };

  const far = (reach + longestGap) * metre;
  let [lines, dots] = ['', ''];
  for (const { points } of streets) {
    let [beforeX, beforeY] = [Infinity, Infinity];
    for (const point of points) {
      const { x, y } = toPixels(point);
      if (Math.min(x, y) < -far || Math.max(x, y) > side + far) continue;
      const at = `${rounded(x)} ${rounded(y)}`;
      if (Math.hypot(x - beforeX, y - beforeY) > longestGap * metre) lines += `M${at}`;
      // Also where it stands alone: a line without length is a dot.
      lines += `L${at}`;
      dots += `M${at}h0`;
      [beforeX, beforeY] = [x, y];
    }
  }

  fill('sea', colors.water);
  fill('land', colors.land);
  fill('water', colors.water);
  const reached = Math.max(1.5, 2 * reach * metre);
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  add({ ...round, d: lines, stroke: colors.builtUp, 'stroke-width': reached });
  fill('park', colors.park);
  const isNear = level >= detailZoom;
  const rails = shapes.filter(({ kind }) => kind === 'rail').map((shape) => pathOf(shape, toPixels));
  add({ d: rails.join(''), fill: 'none', stroke: colors.rail, 'stroke-width': isNear ? 1.25 : 0.75 });
  const width = Math.max(2, buildingWidth * metre);
  if (isNear) add({ d: dots, stroke: colors.building, 'stroke-width': width, 'stroke-linecap': 'square' });
  return picture;
}

const svg = 'http://www.w3.org/2000/svg';
