import type { premisesDrawingCount } from './PremisesDrawing.tsx';
import { windows, tree, type Shape } from './drawings/parts.ts';
import { arch, level, plumb, rectangle, repeat, circle } from './drawings/paths.ts';

type Building = readonly Shape[];

/** A stone house of about 1905 on a street corner: a tower, a steep roof, arched shop windows. */
const jugendCorner: Building = [
  { ink: 'stone', path: 'M12 44 20 26H108V44Z' },
  { ink: 'stone', path: rectangle(30, 14, 6, 14) + rectangle(70, 16, 6, 12) },
  { ink: 'texture', path: level(18.2, 30, 90) + level(16.4, 34, 92) + level(14.6, 38, 94) },
  { ink: 'wall', path: 'M34 44V35l6-6 6 6v9ZM62 44V35l6-6 6 6v9Z' },
  ...windows([38, 36, 4, 6], { columns: 2, stepX: 28, transom: 0.4 }),
  { ink: 'wall', path: rectangle(12, 44, 96, 60) },
  { ink: 'stone', path: rectangle(12, 78, 96, 26) },
  { ink: 'hatch', path: level(12, 47, 96) + level(12, 75, 96) },
  ...windows([18, 50, 8, 10], {
    columns: 5,
    rows: 2,
    stepX: 17,
    stepY: 13,
    panes: 2,
    transom: 0.35,
    lit: [6],
  }),
  ...windows([17, 83, 14, 21], { columns: 3, stepX: 20, isArched: true, panes: 2, transom: 0.45, lit: [1] }),
  { ink: 'accent', path: repeat(3, (index) => `M${16 + index * 20} 93l2-6h12l2 6Z`) },
  { ink: 'panel', path: arch(80, 81, 16, 23) },
  { ink: 'glass', path: 'M82 90v-1a6 6 0 0 1 12 0v1Z' },
  { ink: 'shadedPanel', path: rectangle(82, 91, 12, 13) },
  { ink: 'hatch', path: plumb(88, 91, 13) },
  { ink: 'stone', path: 'M104 36C104 24 118 22 123 8c5 14 19 16 19 28Z' },
  { ink: 'line', path: plumb(123, 3, 6) },
  { ink: 'wall', path: rectangle(106, 36, 34, 68) },
  { ink: 'stone', path: rectangle(104, 34, 38, 4) + rectangle(106, 78, 34, 26) },
  { ink: 'hatch', path: level(106, 75, 34) },
  ...windows([110, 43, 6, 12], {
    columns: 3,
    rows: 2,
    stepX: 10,
    stepY: 16,
    isArched: true,
    transom: 0.5,
    lit: [1],
  }),
  ...windows([111, 83, 24, 21], { isArched: true, panes: 3, transom: 0.57 }),
];

/** A plastered office of the 1930s: ribbons of glass, a stair tower, a roof terrace. */
const whiteOffice: Building = [
  {
    ink: 'line',
    path: plumb(111, 8, 16) + repeat(8, (index) => plumb(20 + index * 10, 34, 6)) + level(20, 34, 74),
  },
  { ink: 'accent', path: 'M111 9h14l-3 3.5 3 3.5H111Z' },
  { ink: 'panel', path: rectangle(46, 30, 30, 10) },
  { ink: 'stone', path: rectangle(42, 27, 38, 3) },
  ...windows([50, 33, 22, 5], { panes: 4 }),
  { ink: 'wall', path: 'M18 40H94V88H18a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z' },
  { ink: 'wall', path: rectangle(122, 54, 28, 50) },
  { ink: 'stone', path: rectangle(120, 51, 32, 3) },
  { ink: 'wall', path: rectangle(94, 24, 28, 80) },
  ...windows([10, 48, 6, 7], { columns: 14, rows: 3, stepY: 12.5, lit: [22, 23] }),
  { ink: 'line', path: plumb(10, 47, 34) },
  ...windows([102, 32, 12, 48], { panes: 2 }),
  { ink: 'hatch', path: repeat(7, (index) => level(102, 38 + index * 6, 12)) },
  ...windows([127, 60, 18, 7], { panes: 3, rows: 2, stepY: 12.5 }),
  { ink: 'shadedPanel', path: rectangle(21, 88, 73, 16) },
  ...windows([22.5, 90, 21.3, 14], { columns: 3, stepX: 23.8, panes: 2 }),
  { ink: 'wall', path: repeat(4, (index) => rectangle(20 + index * 23.8, 88, 2.5, 16)) },
  { ink: 'glass', path: rectangle(103, 90, 10, 14) },
  { ink: 'hatch', path: plumb(108, 90, 14) },
  { ink: 'accent', path: rectangle(96, 85, 30, 3) },
  ...windows([127, 90, 18, 8], { panes: 3 }),
];

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
const arched = { columns: 2, stepX: 23, isArched: true, panes: 2, transom: 0.45 } as const;

/** A brick works under a sawtooth roof, its glazed sides to the north. */
const brickWarehouse: Building = [
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
  ...windows([16, 67, 14, 18], { ...arched, lit: [1] }),
  ...windows([107, 67, 14, 18], arched),
  { ink: 'wall', path: 'M62 104V76a18 15 0 0 1 36 0v28Z' },
  { ink: 'accent', path: 'M66 104V78a14 11 0 0 1 28 0v26Z' },
  { ink: 'hatch', path: plumb(80, 67, 37) + level(66, 78, 28) + 'M66 104 80 78 94 104' },
];

/** An office block behind a curtain wall, with a lower wing and an open lobby. */
const glassBlock: Building = [
  { ink: 'wall', path: rectangle(98, 46, 44, 58) },
  { ink: 'stone', path: rectangle(96, 43, 48, 3) },
  ...windows([102, 51, 36, 5], { rows: 4, stepY: 9, panes: 6 }),
  { ink: 'stone', path: rectangle(54, 6, 24, 8) },
  { ink: 'hatch', path: repeat(5, (index) => plumb(58 + index * 4, 6, 8)) },
  { ink: 'wall', path: rectangle(36, 12, 62, 92) },
  ...windows([40, 16, 6, 6], { columns: 9, rows: 9, stepX: 6, stepY: 8, lit: [12, 13, 43, 59, 60] }),
  { ink: 'accent', path: rectangle(40, 16, 6, 70) },
  { ink: 'hatch', path: repeat(8, (index) => level(40, 24 + index * 8, 6)) },
  { ink: 'stone', path: rectangle(32, 88, 112, 3) },
  ...windows([40, 91, 54, 13], { panes: 9 }),
  { ink: 'panel', path: rectangle(60, 93, 12, 11) },
  { ink: 'hatch', path: plumb(66, 93, 11) },
  ...windows([102, 91, 36, 13], { panes: 4 }),
  ...tree({ x: 18, height: 38 }),
];

/** A boarded house of an old wooden quarter with a shop under its gable. */
const woodenShop: Building = [
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
  ...windows([76, 38, 8, 9], { panes: 2, transom: 0.5, lit: [0] }),
  { ink: 'accent', path: rectangle(62, 54, 36, 8) },
  ...windows([29, 62, 11, 16], { columns: 2, stepX: 15, panes: 2, transom: 0.33 }),
  ...windows([105, 62, 11, 16], { columns: 2, stepX: 15, panes: 2, transom: 0.33, lit: [1] }),
  ...windows([62, 67, 10, 22], { columns: 2, stepX: 26, panes: 2, transom: 0.25 }),
  { ink: 'panel', path: rectangle(61, 89, 12, 11) + rectangle(87, 89, 12, 11) },
  { ink: 'shadedPanel', path: rectangle(75, 67, 10, 33) },
  ...windows([77, 73, 6, 11], { transom: 0.5 }),
  { ink: 'stone', path: rectangle(72, 99, 16, 2.5) + rectangle(70, 101.5, 20, 2.5) },
  ...tree({ x: 148, height: 42 }),
];

/** A clad storage hall with a raised dock and a lorry before it. */
const loadingDock: Building = [
  { ink: 'wall', path: rectangle(6, 40, 148, 64) },
  { ink: 'texture', path: repeat(36, (index) => plumb(10 + index * 4, 43, 49)) },
  { ink: 'stone', path: rectangle(4, 36, 152, 5) + rectangle(6, 92, 148, 12) },
  ...windows([12, 47, 12, 5], { columns: 9, stepX: 15.5, panes: 2, lit: [6] }),
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

const stalls = [13, 119] as const;
const stripes = 7;

function stripe(x: number, index: number): string {
  const top = 28 / stripes;
  const foot = 34 / stripes;
  return `M${x + index * top} 79h${top}L${x - 3 + (index + 1) * foot} 87h${-foot}Z`;
}

/** A market hall: a high nave with a fan window, low aisles, awnings over the stalls. */
const marketHall: Building = [
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
  ...windows([50, 75, 12, 29], { columns: 2, stepX: 48, panes: 2, transom: 0.3 }),
  { ink: 'stone', path: rectangle(67, 74, 26, 30) },
  ...windows([70, 77, 20, 27], { panes: 4, transom: 0.26 }),
  ...stalls.flatMap((x): Shape[] => [
    ...windows([x, 68, 28, 7], { panes: 5 }),
    { ink: 'shadedPanel', path: rectangle(x, 84, 28, 13) },
    { ink: 'panel', path: rectangle(x - 2, 96, 32, 3) },
    { ink: 'hatch', path: plumb(x, 99, 5) + plumb(x + 28, 99, 5) },
    { ink: 'panel', path: `M${x} 79h28l3 8h-34Z` },
    { ink: 'accent', path: repeat(4, (index) => stripe(x, index * 2)) },
  ]),
  { ink: 'hatch', path: level(10, 65, 34) + level(116, 65, 34) },
];

/** Shared workrooms round a courtyard, with a tree in its middle. */
const courtyardHouse: Building = [
  { ink: 'stone', path: 'M46 62 52 50H112l6 12Z' },
  { ink: 'wall', path: rectangle(46, 62, 72, 42) },
  ...windows([52, 67, 60, 10], { panes: 10 }),
  ...windows([52, 84, 60, 20], { panes: 8, transom: 0.25 }),
  { ink: 'wall', path: 'M8 104V40L29 18 50 40v64Z' },
  { ink: 'line', path: 'M5 43 29 18 53 43' },
  ...windows([15, 46, 10, 10], {
    columns: 2,
    rows: 2,
    stepX: 17,
    stepY: 18,
    panes: 2,
    transom: 0.4,
    lit: [1],
  }),
  ...windows([24, 30, 10, 9], { isArched: true, panes: 2 }),
  ...windows([15, 84, 27, 20], { panes: 3, transom: 0.25 }),
  { ink: 'wall', path: 'M112 104V48l40-14v70Z' },
  { ink: 'line', path: 'M109 49 155 33' },
  ...windows([118, 56, 8, 12], { columns: 3, stepX: 12, transom: 0.4, lit: [2] }),
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

/** The buildings without their street, in the order of their numbers. */
export const buildings = [
  jugendCorner,
  whiteOffice,
  brickWarehouse,
  glassBlock,
  woodenShop,
  loadingDock,
  marketHall,
  courtyardHouse,
] as const satisfies readonly Building[] & { readonly length: typeof premisesDrawingCount };
