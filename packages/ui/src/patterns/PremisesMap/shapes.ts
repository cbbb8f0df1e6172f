import { type MapPosition, type Point, project } from './projection.ts';
import { type Rectangle, rectangleAround } from './rectangle.ts';

/** Sea is what is around land; the others are drawn above. */
type ShapeKind = 'sea' | 'land' | 'water' | 'park' | 'rail';

/** An area by its outline and its holes, or tracks by their lines. */
export interface MapShape {
  readonly kind: ShapeKind;
  readonly lines: readonly (readonly MapPosition[])[];
}

export interface ProjectedShape extends Rectangle {
  readonly kind: ShapeKind;
  readonly lines: readonly (readonly Point[])[];
}

interface ShapedTile {
  readonly shapes?: readonly MapShape[];
}

const projected = new WeakMap<ShapedTile, readonly ProjectedShape[]>();

export function projectedShapes(tile: ShapedTile): readonly ProjectedShape[] {
  const known = projected.get(tile);
  if (known !== undefined) return known;
  const shapes = (tile.shapes ?? []).map(({ kind, lines }) => {
    const points = lines.map((line) => line.map(project));
    return { kind, lines: points, ...rectangleAround(points.flat()) };
  });
  projected.set(tile, shapes);
  return shapes;
}

/** Fills areas one by one: they may overlap, and have holes. */
export function fillShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly ProjectedShape[],
  kind: Exclude<ShapeKind, 'rail'>,
  color: string,
  toPixels: (point: Point) => Point,
): void {
  context.fillStyle = color;
  for (const { lines } of shapes.filter((shape) => shape.kind === kind)) {
    context.beginPath();
    for (const line of lines) {
      addLine(context, line, toPixels);
      context.closePath();
    }
    context.fill('evenodd');
  }
}

export function strokeTracks(
  context: CanvasRenderingContext2D,
  shapes: readonly ProjectedShape[],
  color: string,
  width: number,
  toPixels: (point: Point) => Point,
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  for (const { lines } of shapes.filter(({ kind }) => kind === 'rail')) {
    for (const line of lines) addLine(context, line, toPixels);
  }
  context.stroke();
}

function addLine(
  context: CanvasRenderingContext2D,
  line: readonly Point[],
  toPixels: (point: Point) => Point,
): void {
  for (const [index, point] of line.entries()) {
    const { x, y } = toPixels(point);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}
