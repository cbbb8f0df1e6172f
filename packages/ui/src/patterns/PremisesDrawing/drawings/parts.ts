import type { Ink } from './inks.ts';
import { level, rectangle, ellipse, plumb, arch, repeat } from './paths.ts';

/** A part of a drawing: a path in its units, 160 by 120, and what it is drawn with. Later ones cover earlier ones. */
export interface Shape {
  readonly ink: Ink;
  readonly path: string;
}

/** Where every building meets the street. */
const groundLevel = 104;

/** Sky and street, under one building or under a row of them that is so many units wide. */
export const backdrop = (width: number): readonly Shape[] => [
  { ink: 'sky', path: rectangle(0, 0, width, groundLevel) },
  { ink: 'ground', path: rectangle(0, groundLevel, width, 120 - groundLevel) },
];

/** The line that everything stands on, over whatever stands there. */
export const groundLine = (width: number): Shape => ({ ink: 'line', path: level(0, groundLevel, width) });

interface TreeOptions {
  /** The middle of the trunk. */
  readonly x: number;
  /** From the ground to the top of the crown. */
  readonly height: number;
  /** Makes the tree the green thing of the drawing. @default false */
  readonly isAccent?: boolean;
}

/** A birch as architects draw it: a trunk, a crown, two branches. */
export function tree({ x, height, isAccent = false }: TreeOptions): readonly Shape[] {
  const radiusX = height * 0.24;
  const radiusY = height * 0.38;
  const middle = groundLevel - height + radiusY;
  const trunk = plumb(x, middle - radiusY * 0.35, groundLevel - middle + radiusY * 0.35);
  const right = `M${x} ${middle + radiusY * 0.45}l${radiusX * 0.5} ${-radiusY * 0.5}`;
  const left = `M${x} ${middle + radiusY * 0.7}l${-radiusX * 0.5} ${-radiusY * 0.45}`;
  return [
    { ink: isAccent ? 'accent' : 'panel', path: ellipse(x, middle, radiusX, radiusY) },
    { ink: 'line', path: trunk + right + left },
  ];
}

interface WindowsOptions {
  /** @default 1 */
  readonly columns?: number;
  /** @default 1 */
  readonly rows?: number;
  /** From one window's left edge to the next. @default the width */
  readonly stepX?: number;
  /** From one window's top edge to the next. @default the height */
  readonly stepY?: number;
  /** Panes side by side in a window. @default 1 */
  readonly panes?: number;
  /** How far below the top a transom runs, as a share of the height. */
  readonly transom?: number;
  /** @default false */
  readonly isArched?: boolean;
  /** Windows with light in them, counted from the top left, row by row. */
  readonly lit?: readonly number[];
}

/** What a rectangle takes. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Equal windows in rows and columns, the first of which fills the box: three shapes at the most, however many they are. */
export function windows([x, y, width, height]: Box, options: WindowsOptions = {}): readonly Shape[] {
  const { columns = 1, rows = 1, stepX = width, stepY = height } = options;
  const { panes = 1, transom, isArched = false, lit = [] } = options;
  const shape = isArched ? arch : rectangle;
  const at = (index: number): readonly [left: number, top: number] => [
    x + (index % columns) * stepX,
    y + Math.floor(index / columns) * stepY,
  ];
  const opening = (index: number) => shape(...at(index), width, height);
  const bars = (index: number) => {
    const [left, top] = at(index);
    // The bar in the middle of an arch reaches up to its crown.
    const crown = isArched && panes !== 2 ? width / 2 : 0;
    const posts = repeat(panes - 1, (pane) =>
      plumb(left + (width * (pane + 1)) / panes, top + crown, height - crown),
    );
    return transom === undefined ? posts : posts + level(left, top + height * transom, width);
  };
  const all = Array.from({ length: columns * rows }, (_, index) => index);
  const dark = all.filter((index) => !lit.includes(index));
  const glass: Shape = { ink: 'glass', path: dark.map(opening).join('') };
  const light: Shape = { ink: 'lit', path: lit.map(opening).join('') };
  const frames: Shape = { ink: 'hatch', path: all.map(bars).join('') };
  return [glass, light, frames].filter(({ path }) => path !== '');
}
