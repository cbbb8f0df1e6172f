import { level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';
import { tree } from './tree.ts';
import { windows } from './windows.ts';

/** A boarded house of an old wooden quarter with a shop under its gable. */
export const woodenShop: readonly Shape[] = [
  { ink: 'stone', path: rectangle(44, 22, 7, 20) + rectangle(109, 22, 7, 20) },
  { ink: 'stone', path: 'M18 52 32 32H128l14 20Z' },
  {
    ink: 'texture',
    path: repeat(4, (index) => level(29.2 - index * 2.8, 36 + index * 4, 101.6 + index * 5.6)),
  },
  { ink: 'wall', path: rectangle(22, 52, 116, 48) },
  { ink: 'texture', path: repeat(28, (index) => plumb(26 + index * 4, 82, 18)) },
  { ink: 'texture', path: repeat(7, (index) => level(22, 56 + index * 4, 116)) },
  { ink: 'stone', path: rectangle(22, 99, 116, 5) },
  { ink: 'panel', path: rectangle(22, 80, 116, 2) },
  { ink: 'wall', path: 'M58 52 80 26l22 26v48H58Z' },
  { ink: 'stone', path: 'M52 54 80 21l28 33h-5L80 27 57 54Z' },
  ...windows({ x: 76, y: 38, width: 8, height: 9, panes: 2, transom: 0.5, lit: [0] }),
  { ink: 'accent', path: rectangle(62, 54, 36, 8) },
  ...windows({ x: 29, y: 62, width: 11, height: 16, columns: 2, stepX: 15, panes: 2, transom: 0.33 }),
  ...windows({
    x: 105,
    y: 62,
    width: 11,
    height: 16,
    columns: 2,
    stepX: 15,
    panes: 2,
    transom: 0.33,
    lit: [1],
  }),
  ...windows({ x: 62, y: 67, width: 10, height: 22, columns: 2, stepX: 26, panes: 2, transom: 0.25 }),
  { ink: 'panel', path: rectangle(61, 89, 12, 11) + rectangle(87, 89, 12, 11) },
  { ink: 'shadedPanel', path: rectangle(75, 67, 10, 33) },
  ...windows({ x: 77, y: 73, width: 6, height: 11, transom: 0.5 }),
  { ink: 'stone', path: rectangle(72, 99, 16, 2.5) + rectangle(70, 101.5, 20, 2.5) },
  ...tree({ x: 148, height: 42 }),
];
