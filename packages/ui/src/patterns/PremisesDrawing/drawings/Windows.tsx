import * as ink from './ink.css.ts';
import { arch, level, plumb, rectangle, repeat } from './paths.ts';

export interface WindowsProps {
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

/** Equal windows in rows and columns, drawn as three paths however many they are. */
export function Windows({
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
}: WindowsProps) {
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
  return (
    <>
      <path
        className={ink.glass}
        d={all
          .filter((index) => !lit.includes(index))
          .map(opening)
          .join('')}
      />
      {lit.length > 0 && <path className={ink.lit} d={lit.map(opening).join('')} />}
      {(panes > 1 || transom !== undefined) && <path className={ink.hatch} d={all.map(bars).join('')} />}
    </>
  );
}
