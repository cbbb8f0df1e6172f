import { arch, level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';
import { windows } from './windows.ts';

const courses = [
  [13, 62],
  [34, 60],
  [57, 63],
  [80, 60],
  [103, 62],
  [128, 60],
  [141, 63],
  [12, 88],
  [35, 96],
  [14, 98],
  [57, 88],
  [103, 88],
  [126, 97],
  [141, 90],
  [34, 84],
  [140, 99],
  [103, 99],
  [58, 99],
] as const;

/** The windows on either side of the gate. */
const arched = {
  y: 67,
  width: 14,
  height: 18,
  columns: 2,
  stepX: 23,
  isArched: true,
  panes: 2,
  transom: 0.45,
} as const;

/** A brick works under a sawtooth roof, its glazed sides to the north. */
export const brickWarehouse: readonly Shape[] = [
  { ink: 'stone', path: 'M22 58 24 14h8l2 44Z' },
  { ink: 'wall', path: rectangle(22.5, 12, 11, 4) },
  { ink: 'texture', path: level(23.6, 22, 8.8) + level(23.3, 30, 9.4) + level(22.9, 38, 10.2) },
  { ink: 'wall', path: repeat(5, (index) => `M${10 + index * 28} 56V36l28 20Z`) },
  { ink: 'glass', path: repeat(5, (index) => `M${10 + index * 28} 54V36l7 5v13Z`) },
  {
    ink: 'hatch',
    path: repeat(5, (index) => plumb(13.5 + index * 28, 38.5, 15.5) + level(10 + index * 28, 45, 7)),
  },
  { ink: 'stone', path: rectangle(10, 56, 140, 48) },
  { ink: 'wall', path: rectangle(8, 54, 144, 4) },
  { ink: 'texture', path: courses.map(([x, y]) => level(x, y, 5) + level(x + 2, y + 2, 5)).join('') },
  { ink: 'hatch', path: level(10, 101, 54) + level(96, 101, 54) },
  { ink: 'panel', path: [14, 37, 105, 128].map((x) => arch(x, 65, 18, 22)).join('') },
  ...windows({ ...arched, x: 16, lit: [1] }),
  ...windows({ ...arched, x: 107 }),
  { ink: 'wall', path: 'M62 104V76a18 15 0 0 1 36 0v28Z' },
  { ink: 'accent', path: 'M66 104V78a14 11 0 0 1 28 0v26Z' },
  { ink: 'hatch', path: plumb(80, 67, 37) + level(66, 78, 28) + 'M66 104 80 78 94 104' },
];
