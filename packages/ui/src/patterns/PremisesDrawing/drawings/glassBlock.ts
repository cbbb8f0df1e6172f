import { level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';
import { tree } from './tree.ts';
import { windows } from './windows.ts';

/** An office block behind a curtain wall, with a lower wing and an open lobby. */
export const glassBlock: readonly Shape[] = [
  { ink: 'wall', path: rectangle(98, 46, 44, 58) },
  { ink: 'stone', path: rectangle(96, 43, 48, 3) },
  ...windows({ x: 102, y: 51, width: 36, height: 5, rows: 4, stepY: 9, panes: 6 }),
  { ink: 'stone', path: rectangle(54, 6, 24, 8) },
  { ink: 'hatch', path: repeat(5, (index) => plumb(58 + index * 4, 6, 8)) },
  { ink: 'wall', path: rectangle(36, 12, 62, 92) },
  ...windows({
    x: 40,
    y: 16,
    width: 6,
    height: 6,
    columns: 9,
    rows: 9,
    stepX: 6,
    stepY: 8,
    lit: [12, 13, 43, 59, 60],
  }),
  { ink: 'accent', path: rectangle(40, 16, 6, 70) },
  { ink: 'hatch', path: repeat(8, (index) => level(40, 24 + index * 8, 6)) },
  { ink: 'stone', path: rectangle(32, 88, 112, 3) },
  ...windows({ x: 40, y: 91, width: 54, height: 13, panes: 9 }),
  { ink: 'panel', path: rectangle(60, 93, 12, 11) },
  { ink: 'hatch', path: plumb(66, 93, 11) },
  ...windows({ x: 102, y: 91, width: 36, height: 13, panes: 4 }),
  ...tree({ x: 18, height: 38 }),
];
