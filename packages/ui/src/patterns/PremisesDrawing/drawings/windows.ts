import { arch, level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';

export interface WindowsOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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

const noneLit: readonly number[] = [];

/** Equal windows in rows and columns: three shapes at the most, however many they are. */
export function windows({
  x,
  y,
  width,
  height,
  columns = 1,
  rows = 1,
  stepX = width,
  stepY = height,
  panes = 1,
  transom,
  isArched = false,
  lit = noneLit,
}: WindowsOptions): readonly Shape[] {
  const shape = isArched ? arch : rectangle;
  const at = (index: number): readonly [left: number, top: number] => [
    x + (index % columns) * stepX,
    y + Math.floor(index / columns) * stepY,
  ];
  const opening = (index: number) => shape(...at(index), width, height);
  const bars = (index: number) => {
    const [left, top] = at(index);
    const crown = isArched ? width / 2 : 0;
    return (
      repeat(panes - 1, (pane) =>
        plumb(
          left + (width * (pane + 1)) / panes,
          top + (panes === 2 ? 0 : crown),
          height - (panes === 2 ? 0 : crown),
        ),
      ) + (transom === undefined ? '' : level(left, top + height * transom, width))
    );
  };
  const all = Array.from({ length: columns * rows }, (_, index) => index);
  const dark = all.filter((index) => !lit.includes(index));
  const glass: Shape = { ink: 'glass', path: dark.map(opening).join('') };
  const light: Shape = { ink: 'lit', path: lit.map(opening).join('') };
  const frames: Shape = { ink: 'hatch', path: all.map(bars).join('') };
  return [glass, light, frames].filter(({ path }) => path !== '');
}
