import { type MapPosition, type Point, project } from './projection.ts';
import { type Rectangle, rectangleAround } from './rectangle.ts';

/** Sea is what is around land; the others are drawn above. */
export type ShapeKind = 'sea' | 'land' | 'water' | 'park' | 'rail';

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

/** The data of an SVG path: lines through points, each closed where they surround an area. */
export const pathOf = ({ kind, lines }: ProjectedShape, toPixels: (point: Point) => Point): string =>
  lines
    .map((line) => {
      const points = line.map(toPixels).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
      return `M${points.join('L')}${kind === 'rail' ? '' : 'Z'}`;
    })
    .join('');

/** Tenths of pixels are fine enough. */
export const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;
