import { circle, level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';
import { windows } from './windows.ts';

/** A clad storage hall with a raised dock and a lorry before it. */
export const loadingDock: readonly Shape[] = [
  { ink: 'wall', path: rectangle(6, 40, 148, 64) },
  { ink: 'texture', path: repeat(36, (index) => plumb(10 + index * 4, 43, 49)) },
  { ink: 'stone', path: rectangle(4, 36, 152, 5) + rectangle(6, 92, 148, 12) },
  ...windows({ x: 12, y: 47, width: 12, height: 5, columns: 9, stepX: 15.5, panes: 2, lit: [6] }),
  ...[14, 44, 74].flatMap((x): Shape[] => [
    { ink: 'stone', path: rectangle(x - 3, 60, 24, 32) },
    { ink: 'panel', path: rectangle(x, 65, 18, 27) },
    { ink: 'hatch', path: repeat(5, (index) => level(x, 69.5 + index * 4.5, 18)) },
  ]),
  { ink: 'lit', path: rectangle(74, 65, 18, 27) },
  { ink: 'shadedPanel', path: rectangle(74, 65, 18, 4) + rectangle(77, 82, 7, 10) + rectangle(84, 85, 6, 7) },
  { ink: 'line', path: repeat(3, (index) => plumb(12 + index * 30, 94, 6) + plumb(34 + index * 30, 94, 6)) },
  { ink: 'accent', path: rectangle(97, 66, 40, 29) },
  { ink: 'hatch', path: repeat(4, (index) => plumb(105 + index * 8, 66, 29)) },
  { ink: 'wall', path: 'M138 99V72h8l7 10v17Z' },
  { ink: 'glass', path: 'M141 75h4l5 8h-9Z' },
  { ink: 'stone', path: rectangle(97, 95, 56, 4) },
  ...[105, 114, 145].flatMap((x): Shape[] => [
    { ink: 'stone', path: circle(x, 99.5, 4.5) },
    { ink: 'panel', path: circle(x, 99.5, 1.5) },
  ]),
];
