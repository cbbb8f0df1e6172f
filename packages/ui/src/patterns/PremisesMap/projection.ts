/** In degrees (WGS 84). */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** In degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** What a map shows: its middle, and how near. A step of zoom doubles all lengths, as on other web maps. */
export interface MapView extends MapPosition {
  readonly zoom: number;
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = Math.PI / 180;
const earthCircumference = 40_030_174;

/** The nearest zoom shows single houses, the farthest the capital region. */
export const zoomLimits = { minimum: 9.5, maximum: 17.5 } as const;

/** Web Mercator: 0 to 1, eastwards from 180° W and southwards from 85° N. */
export function project({ latitude, longitude }: MapPosition): Point {
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2));
  return { x: longitude / 360 + 0.5, y: 0.5 - y / (2 * Math.PI) };
}

export function unproject({ x, y }: Point): MapPosition {
  return {
    latitude: (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians,
    longitude: (x - 0.5) * 360,
  };
}

/** Pixels around the whole earth. */
export const scaleOf = (zoom: number): number => 256 * 2 ** zoom;

/** How many pixels a metre takes. */
export const pixelsPerMetre = (latitude: number, zoom: number): number =>
  scaleOf(zoom) / (earthCircumference * Math.cos(latitude * radians));

/** Pixels from the map's upper left. */
export function toScreen(view: MapView, { width, height }: Size, position: MapPosition): Point {
  const [scale, middle, { x, y }] = [scaleOf(view.zoom), project(view), project(position)];
  return { x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 };
}

export function fromScreen(view: MapView, { width, height }: Size, { x, y }: Point): MapPosition {
  const [scale, middle] = [scaleOf(view.zoom), project(view)];
  return unproject({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
}

export function boundsOf(view: MapView, size: Size): MapBounds {
  const northWest = fromScreen(view, size, { x: 0, y: 0 });
  const southEast = fromScreen(view, size, { x: size.width, y: size.height });
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}

/** The rectangle around a circle; `radius` in metres. */
export function boundsAround({ latitude, longitude }: MapPosition, radius: number): MapBounds {
  const toNorth = (radius / earthCircumference) * 360;
  const toEast = toNorth / Math.cos(latitude * radians);
  return {
    south: latitude - toNorth,
    west: longitude - toEast,
    north: latitude + toNorth,
    east: longitude + toEast,
  };
}

/** The nearest view that shows a rectangle whole, with `margin` pixels around it. */
export function viewOf(bounds: MapBounds, { width, height }: Size, margin: number): MapView {
  const northWest = project({ latitude: bounds.north, longitude: bounds.west });
  const southEast = project({ latitude: bounds.south, longitude: bounds.east });
  const middle = unproject({ x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 });
  const scale = Math.min(
    Math.max(1, width - 2 * margin) / (southEast.x - northWest.x),
    Math.max(1, height - 2 * margin) / (southEast.y - northWest.y),
  );
  return { ...middle, zoom: limitZoom(Math.log2(scale / 256)) };
}

/** Zooms so that what is at `point` stays there. */
export function zoomAround(view: MapView, size: Size, point: Point, zoom: number): MapView {
  const limited = limitZoom(zoom);
  const [fixed, factor] = [project(fromScreen(view, size, point)), 1 / scaleOf(limited)];
  const middle = unproject({
    x: fixed.x - (point.x - size.width / 2) * factor,
    y: fixed.y - (point.y - size.height / 2) * factor,
  });
  return { ...middle, zoom: limited };
}

/** Moves what is shown by so many pixels. */
export function pan(view: MapView, { x, y }: Point): MapView {
  const [scale, middle] = [scaleOf(view.zoom), project(view)];
  return { ...unproject({ x: middle.x - x / scale, y: middle.y - y / scale }), zoom: view.zoom };
}

/** Whether a point of the map is so many pixels from its edges at least. */
export const isWithin = ({ x, y }: Point, { width, height }: Size, inset: number): boolean =>
  x > inset && y > inset && x < width - inset && y < height - inset;

const limitZoom = (zoom: number): number =>
  Math.min(zoomLimits.maximum, Math.max(zoomLimits.minimum, Number.isFinite(zoom) ? zoom : 13));
