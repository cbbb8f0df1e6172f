import { level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';
import { windows } from './windows.ts';

/** A plastered office of the 1930s: ribbons of glass, a stair tower, a roof terrace. */
export const whiteOffice: readonly Shape[] = [
  {
    ink: 'line',
    path: plumb(111, 8, 16) + repeat(8, (index) => plumb(20 + index * 10, 34, 6)) + level(20, 34, 74),
  },
  { ink: 'accent', path: 'M111 9h14l-3 3.5 3 3.5H111Z' },
  { ink: 'panel', path: rectangle(46, 30, 30, 10) },
  { ink: 'stone', path: rectangle(42, 27, 38, 3) },
  ...windows({ x: 50, y: 33, width: 22, height: 5, panes: 4 }),
  { ink: 'wall', path: 'M18 40H94V88H18a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z' },
  { ink: 'wall', path: rectangle(122, 54, 28, 50) },
  { ink: 'stone', path: rectangle(120, 51, 32, 3) },
  { ink: 'wall', path: rectangle(94, 24, 28, 80) },
  ...windows({ x: 10, y: 48, width: 6, height: 7, columns: 14, rows: 3, stepY: 12.5, lit: [22, 23] }),
  { ink: 'line', path: plumb(10, 47, 34) },
  ...windows({ x: 102, y: 32, width: 12, height: 48, panes: 2 }),
  { ink: 'hatch', path: repeat(7, (index) => level(102, 38 + index * 6, 12)) },
  ...windows({ x: 127, y: 60, width: 18, height: 7, panes: 3, rows: 2, stepY: 12.5 }),
  { ink: 'shadedPanel', path: rectangle(21, 88, 73, 16) },
  ...windows({ x: 22.5, y: 90, width: 21.3, height: 14, columns: 3, stepX: 23.8, panes: 2 }),
  { ink: 'wall', path: repeat(4, (index) => rectangle(20 + index * 23.8, 88, 2.5, 16)) },
  { ink: 'glass', path: rectangle(103, 90, 10, 14) },
  { ink: 'hatch', path: plumb(108, 90, 14) },
  { ink: 'accent', path: rectangle(96, 85, 30, 3) },
  ...windows({ x: 127, y: 90, width: 18, height: 8, panes: 3 }),
];
