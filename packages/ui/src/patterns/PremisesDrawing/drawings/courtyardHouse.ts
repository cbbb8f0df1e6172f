import { level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';
import { tree } from './tree.ts';
import { windows } from './windows.ts';

/** Shared workrooms round a courtyard, with a tree in its middle. */
export const courtyardHouse: readonly Shape[] = [
  { ink: 'stone', path: 'M46 62 52 50H112l6 12Z' },
  { ink: 'wall', path: rectangle(46, 62, 72, 42) },
  ...windows({ x: 52, y: 67, width: 60, height: 10, panes: 10 }),
  ...windows({ x: 52, y: 84, width: 60, height: 20, panes: 8, transom: 0.25 }),
  { ink: 'wall', path: 'M8 104V40L29 18 50 40v64Z' },
  { ink: 'line', path: 'M5 43 29 18 53 43' },
  ...windows({
    x: 15,
    y: 46,
    width: 10,
    height: 10,
    columns: 2,
    rows: 2,
    stepX: 17,
    stepY: 18,
    panes: 2,
    transom: 0.4,
    lit: [1],
  }),
  ...windows({ x: 24, y: 30, width: 10, height: 9, isArched: true, panes: 2 }),
  ...windows({ x: 15, y: 84, width: 27, height: 20, panes: 3, transom: 0.25 }),
  { ink: 'wall', path: 'M112 104V48l40-14v70Z' },
  { ink: 'line', path: 'M109 49 155 33' },
  ...windows({ x: 118, y: 56, width: 8, height: 12, columns: 3, rows: 1, stepX: 12, transom: 0.4, lit: [2] }),
  { ink: 'hatch', path: level(112, 76, 40) },
  { ink: 'texture', path: repeat(9, (index) => plumb(116 + index * 4, 76, 28)) },
  { ink: 'shadedPanel', path: rectangle(126, 82, 14, 22) },
  { ink: 'hatch', path: plumb(133, 82, 22) },
  ...tree({ x: 82, height: 72, isAccent: true }),
  {
    ink: 'line',
    path:
      level(92, 97, 14) +
      plumb(94, 97, 7) +
      plumb(104, 97, 7) +
      level(60, 97, 12) +
      plumb(62, 97, 7) +
      plumb(70, 97, 7),
  },
];
