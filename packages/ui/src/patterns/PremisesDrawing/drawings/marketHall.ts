import { level, plumb, rectangle, repeat } from './paths.ts';
import type { Shape } from './shape.ts';
import { windows } from './windows.ts';

const stalls = [13, 119] as const;
const stripes = 7;

function stripe(x: number, index: number): string {
  const top = 28 / stripes;
  const foot = 34 / stripes;
  return `M${x + index * top} 79h${top}L${x - 3 + (index + 1) * foot} 87h${-foot}Z`;
}

/** A market hall: a high nave with a fan window, low aisles, awnings over the stalls. */
export const marketHall: readonly Shape[] = [
  { ink: 'wall', path: rectangle(10, 62, 140, 42) },
  { ink: 'stone', path: 'M6 62 20 50H140l14 12Z' },
  { ink: 'texture', path: repeat(16, (index) => plumb(24 + index * 7.5, 50, 12)) },
  { ink: 'wall', path: 'M44 104V46L80 18l36 28v58Z' },
  { ink: 'stone', path: 'M40 50V45L80 13l40 32v5L80 19Z' },
  { ink: 'stone', path: rectangle(76, 8, 8, 8) },
  { ink: 'hatch', path: plumb(78.5, 9, 6) + plumb(81.5, 9, 6) },
  { ink: 'stone', path: 'M74 8 80 3l6 5Z' },
  { ink: 'glass', path: 'M56 64a24 24 0 0 1 48 0Z' },
  { ink: 'lit', path: 'M80 64 68 43.200a24 24 0 0 1 24 0Z' },
  {
    ink: 'hatch',
    path: 'M80 64V40M80 64 59.200 52M80 64 100.800 52M80 64 68 43.200M80 64 92 43.200M70 64a10 10 0 0 1 20 0',
  },
  { ink: 'stone', path: rectangle(44, 66, 72, 3) },
  ...windows({ x: 50, y: 75, width: 12, height: 29, columns: 2, stepX: 48, panes: 2, transom: 0.3 }),
  { ink: 'stone', path: rectangle(67, 74, 26, 30) },
  ...windows({ x: 70, y: 77, width: 20, height: 27, panes: 4, transom: 0.26 }),
  ...stalls.flatMap((x): Shape[] => [
    ...windows({ x: x, y: 68, width: 28, height: 7, panes: 5 }),
    { ink: 'shadedPanel', path: rectangle(x, 84, 28, 13) },
    { ink: 'panel', path: rectangle(x - 2, 96, 32, 3) },
    { ink: 'hatch', path: plumb(x, 99, 5) + plumb(x + 28, 99, 5) },
    { ink: 'panel', path: `M${x} 79h28l3 8h-34Z` },
    { ink: 'accent', path: repeat(4, (index) => stripe(x, index * 2)) },
  ]),
  { ink: 'hatch', path: level(10, 65, 34) + level(116, 65, 34) },
];
