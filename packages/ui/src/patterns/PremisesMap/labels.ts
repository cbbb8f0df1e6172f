import { type MapTile, type ProjectedStreet, projectedStreets } from './ground.ts';
import {
  type MapPosition,
  type MapView,
  type Point,
  project,
  scaleOf,
  type Size,
  toScreen,
} from './projection.ts';

/** A district or a station. */
export interface MapPlace extends MapPosition {
  readonly kind: 'district' | 'train' | 'metro';
  readonly name: string;
  /** The letter of a station's sign, e.g. "M". */
  readonly sign?: string;
}

export interface MapLabel extends Point {
  readonly kind: MapPlace['kind'] | 'street';
  readonly text: string;
  /** Degrees clockwise from upright. */
  readonly angle: number;
}

/** In pixels. */
const sizes = { district: 13, train: 12, metro: 12, street: 11 } as const;
const gap = 5;

/** About, and rather more: of the size of the type. */
const letterWidth = 0.56;

/** Districts give way to streets, which have room for their names from a zoom on. */
const shownFrom = { district: 11, train: 12, metro: 12, street: 12.5 } as const;
const lastDistrictZoom = 15.5;

/** Names of one street are so far from each other, in pixels. */
const distanceOfNamesakes = 420;

export interface Circle extends Point {
  readonly radius: number;
}

export const isFree = ({ x, y, radius }: Circle, taken: readonly Circle[]): boolean =>
  taken.every((circle) => Math.hypot(x - circle.x, y - circle.y) > radius + circle.radius);

/** The names that have room in a view, none upon another or upon what is `taken`; districts first, then the longest streets. */
export function placeLabels(
  tiles: readonly MapTile[],
  places: readonly MapPlace[],
  view: MapView,
  size: Size,
  taken: readonly Circle[],
): readonly MapLabel[] {
  const circles = [...taken];
  const labels: MapLabel[] = [];
  const add = (label: MapLabel): boolean => {
    const room = circlesOf(label);
    const isIn = room.every(
      ({ x, y, radius }) => x > radius && y > radius && x < size.width - radius && y < size.height - radius,
    );
    if (!isIn || !room.every((circle) => isFree(circle, circles))) return false;
    circles.push(...room);
    labels.push(label);
    return true;
  };

  const namesOf = (isDistrict: boolean) =>
    new Set(places.filter(({ kind }) => (kind === 'district') === isDistrict).map(({ name }) => name));
  const [districtNames, stationNames] = [namesOf(true), namesOf(false)];
  for (const rank of ['district', 'train', 'metro'] as const) {
    for (const place of places) {
      const { kind, name } = place;
      // A district is named once: at the station of the same name, if there is one.
      if (kind === 'district' && (view.zoom > lastDistrictZoom || stationNames.has(name))) continue;
      if (view.zoom < shownFrom[kind] || (districtNames.has(name) ? 'district' : kind) !== rank) continue;
      const { x, y } = toScreen(view, size, place);
      // The name of a station stands below or above its mark.
      const offsets = kind === 'district' ? [0] : [21, -21];
      offsets.some((offset) => add({ kind, text: name, x, y: y + offset, angle: 0 }));
    }
  }
  if (view.zoom >= shownFrom.street)
    for (const label of streetLabels(tiles, view, size)) {
      const isNear = labels.some(
        ({ text, x, y }) => text === label.text && Math.hypot(x - label.x, y - label.y) < distanceOfNamesakes,
      );
      if (!isNear) add(label);
    }
  return labels;
}

function streetLabels(tiles: readonly MapTile[], view: MapView, size: Size): readonly MapLabel[] {
  const [scale, middle] = [scaleOf(view.zoom), project(view)];
  const found: { readonly label: MapLabel; readonly length: number }[] = [];
  for (const street of tiles.flatMap(projectedStreets)) {
    if (street.name === '' || street.points.length < 3) continue;
    const { x, y, angle, length } = axisOf(street);
    const center = {
      x: (x - middle.x) * scale + size.width / 2,
      y: (y - middle.y) * scale + size.height / 2,
    };
    const seen = visiblePart(center, (angle * Math.PI) / 180, (length * scale) / 2, size);
    if (seen === null || seen.length < street.name.length * letterWidth * sizes.street) continue;
    found.push({ label: { kind: 'street', text: street.name, ...seen.middle, angle }, length: seen.length });
  }
  return found.toSorted((one, other) => other.length - one.length).map(({ label }) => label);
}

/** Of a line around `center`, reaching `half` pixels to both sides, what lies within the map; null for nothing. */
function visiblePart(center: Point, radians: number, half: number, { width, height }: Size) {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  let [from, to] = [-half, half];
  for (const [at, step, end] of [
    [center.x, cos, width],
    [center.y, sin, height],
  ] as const) {
    if (Math.abs(step) < 1e-6) {
      if (at < 0 || at > end) return null;
      continue;
    }
    const [one, other] = [-at / step, (end - at) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  if (from >= to) return null;
  const along = (from + to) / 2;
  return { middle: { x: center.x + along * cos, y: center.y + along * sin }, length: to - from };
}

interface Axis extends Point {
  readonly angle: number;
  readonly length: number;
}

const axes = new WeakMap<ProjectedStreet, Axis>();

/** The middle of a street, where it leads to (readable from below), and how far it is straight. */
function axisOf(street: ProjectedStreet): Axis {
  const known = axes.get(street);
  if (known !== undefined) return known;
  const { points } = street;
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  let [xx, yy, xy] = [0, 0, 0];
  for (const point of points) {
    const [dx, dy] = [point.x - x, point.y - y];
    [xx, yy, xy] = [xx + dx * dx, yy + dy * dy, xy + dx * dy];
  }
  const radians = Math.atan2(2 * xy, xx - yy) / 2;
  const spread = Math.hypot(xx - yy, 2 * xy);
  const [along, across] = [(xx + yy + spread) / 2, Math.max(0, (xx + yy - spread) / 2)];
  // Addresses on an even line have a standard deviation of its length by the root of 12.
  const straight = Math.sqrt((12 * along) / points.length) - 2 * Math.sqrt((12 * across) / points.length);
  const axis = { x, y, angle: (radians * 180) / Math.PI, length: Math.max(0, straight) };
  axes.set(street, axis);
  return axis;
}

/** What a name covers: circles along it. */
function circlesOf({ kind, text, x, y, angle }: MapLabel): readonly Circle[] {
  const half = (text.length * letterWidth * sizes[kind]) / 2;
  const radius = sizes[kind] / 2 + gap;
  const count = Math.max(1, Math.ceil(half / radius));
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return Array.from({ length: 2 * count + 1 }, (_, index) => {
    const along = (half * (index - count)) / count;
    return { x: x + along * cos, y: y + along * sin, radius };
  });
}
