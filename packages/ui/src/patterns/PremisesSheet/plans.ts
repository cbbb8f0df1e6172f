import type { Shape } from '../PremisesDrawing/drawings/parts.ts';
import { circle, ellipse, level, plumb, rectangle, repeat } from '../PremisesDrawing/drawings/paths.ts';

/** Premises that have a floor plan of their own. */
export type PlanKind =
  | 'office'
  | 'coWorkingSpace'
  | 'retail'
  | 'restaurant'
  | 'production'
  | 'exhibition'
  | 'sports'
  | 'nursingHome'
  | 'storage'
  | 'garage'
  | 'other';

type Plan = readonly Shape[];

/** Outer walls around a floor from 14 to 146 and from 16 to 104, with windows to the north. */
const shell = (windows = 4): Plan => [
  { ink: 'stone', path: rectangle(10, 12, 140, 96) },
  { ink: 'wall', path: rectangle(14, 16, 132, 88) },
  {
    ink: 'glass',
    path: repeat(windows, (index) => rectangle(14 + ((index + 0.25) * 132) / windows, 12, 66 / windows, 4)),
  },
];

/** An opening in the southern wall. */
const opening = (x: number, width: number): Shape => ({
  ink: 'ground',
  path: rectangle(x, 103.3, width, 5.4),
});

/** A door in the southern wall, and the way that it swings. */
const door = (x: number): Plan => [opening(x, 12), { ink: 'hatch', path: `M${x} 104V92a12 12 0 0 1 12 12` }];

/** A roller door in the southern wall. */
const rollerDoor = (x: number, width: number): Plan => [
  opening(x, width),
  { ink: 'hatch', path: level(x, 105, width) + level(x, 107, width) },
];

const seat = (x: number, y: number): string => circle(x, y, 2);

/** Two desks that face each other, with their chairs. */
const deskPair = (x: number, y: number): string =>
  seat(x + 8, y - 3.5) + rectangle(x, y, 16, 7) + rectangle(x, y + 7, 16, 7) + seat(x + 8, y + 17.5);

/** A basin and a bowl. */
const washroom = (x: number, y: number): Shape => ({
  ink: 'panel',
  path: ellipse(x + 5, y + 22, 2.5, 3.5) + rectangle(x + 12, y + 2, 6, 4),
});

const office: Plan = [
  ...shell(),
  { ink: 'stone', path: rectangle(102, 16, 2, 44) + rectangle(116, 60, 30, 2) + rectangle(102, 60, 4, 2) },
  { ink: 'stone', path: rectangle(102, 74, 44, 2) + rectangle(102, 76, 2, 20) + rectangle(124, 76, 2, 28) },
  { ink: 'panel', path: repeat(3, (index) => deskPair(22 + index * 26, 26) + deskPair(22 + index * 26, 66)) },
  { ink: 'accent', path: rectangle(112, 32, 26, 12) },
  { ink: 'panel', path: repeat(3, (index) => seat(117 + index * 8, 28) + seat(117 + index * 8, 48)) },
  washroom(104, 76),
  washroom(126, 76),
  ...door(84),
];

const longTable = (y: number): string =>
  rectangle(24, y, 66, 8) +
  repeat(6, (index) => seat(30 + index * 11, y - 4) + seat(30 + index * 11, y + 12));

const coWorkingSpace: Plan = [
  ...shell(5),
  { ink: 'panel', path: longTable(26) + longTable(52) },
  {
    ink: 'stone',
    path: rectangle(112, 16, 2, 46) + repeat(3, (index) => rectangle(114, 30 + index * 16, 32, 2)),
  },
  {
    ink: 'panel',
    path: repeat(3, (index) => rectangle(136, 20 + index * 15, 8, 8) + seat(129, 24 + index * 15)),
  },
  { ink: 'panel', path: rectangle(18, 78, 26, 8) + rectangle(18, 86, 8, 14) + circle(37, 94, 5) },
  { ink: 'accent', path: circle(132, 72, 5) },
  { ink: 'panel', path: rectangle(104, 84, 42, 6) + repeat(4, (index) => seat(110 + index * 10, 80)) },
  ...door(80),
];

const retail: Plan = [
  ...shell(0),
  { ink: 'panel', path: rectangle(14, 16, 132, 7) + rectangle(14, 23, 7, 52) + rectangle(139, 23, 7, 60) },
  { ink: 'hatch', path: repeat(12, (index) => plumb(25 + index * 10, 16, 7)) },
  { ink: 'hatch', path: repeat(5, (index) => level(14, 33 + index * 9, 7) + level(139, 33 + index * 9, 7)) },
  {
    ink: 'panel',
    path: repeat(
      3,
      (index) => rectangle(36 + index * 34, 34, 18, 10) + rectangle(36 + index * 34, 56, 18, 10),
    ),
  },
  {
    ink: 'hatch',
    path: repeat(3, (index) => level(36 + index * 34, 39, 18) + level(36 + index * 34, 61, 18)),
  },
  { ink: 'accent', path: 'M100 78h30v7h-23v11h-7Z' },
  { ink: 'panel', path: seat(115, 91) },
  { ink: 'stone', path: rectangle(14, 78, 34, 2) + rectangle(30, 80, 2, 24) },
  { ink: 'glass', path: rectangle(50, 104, 20, 4) + rectangle(86, 104, 58, 4) },
  ...door(72),
];

/** A table for four. */
const roundTable = (x: number, y: number): string =>
  circle(x, y, 5) + seat(x - 8, y) + seat(x + 8, y) + seat(x, y - 8) + seat(x, y + 8);

const restaurant: Plan = [
  ...shell(0),
  { ink: 'stone', path: rectangle(14, 44, 100, 2) + rectangle(126, 44, 20, 2) },
  { ink: 'panel', path: rectangle(14, 16, 132, 7) + rectangle(34, 31, 60, 6) },
  { ink: 'hatch', path: repeat(10, (index) => plumb(26 + index * 12, 16, 7)) },
  { ink: 'line', path: repeat(4, (index) => circle(42 + index * 6, 34, 1.8)) },
  { ink: 'accent', path: rectangle(22, 51, 76, 5) },
  { ink: 'panel', path: repeat(7, (index) => seat(27 + index * 11, 60)) },
  { ink: 'panel', path: roundTable(32, 82) + roundTable(60, 82) + roundTable(132, 62) + roundTable(132, 88) },
  { ink: 'panel', path: roundTable(106, 82) },
  { ink: 'glass', path: rectangle(18, 104, 50, 4) + rectangle(94, 104, 50, 4) },
  ...door(74),
];

const machine = (x: number, y: number): string => rectangle(x, y, 18, 16) + rectangle(x + 3, y + 3, 12, 6);

const production: Plan = [
  ...shell(6),
  { ink: 'panel', path: rectangle(22, 50, 92, 8) },
  { ink: 'hatch', path: repeat(22, (index) => plumb(26 + index * 4, 50, 8)) },
  { ink: 'panel', path: repeat(3, (index) => machine(26 + index * 28, 28) + machine(26 + index * 28, 64)) },
  { ink: 'line', path: repeat(3, (index) => circle(35 + index * 28, 76, 2)) },
  { ink: 'accent', path: rectangle(114, 46, 12, 16) },
  { ink: 'line', path: circle(120, 54, 4) },
  { ink: 'texture', path: plumb(132, 16, 88) + level(14, 92, 118) },
  { ink: 'panel', path: repeat(3, (index) => rectangle(136, 22 + index * 14, 8, 10)) },
  ...rollerDoor(22, 26),
  ...door(120),
];

const exhibition: Plan = [
  ...shell(0),
  {
    ink: 'stone',
    path:
      rectangle(46, 30, 3, 40) +
      rectangle(111, 50, 3, 40) +
      rectangle(64, 36, 32, 3) +
      rectangle(64, 80, 32, 3),
  },
  {
    ink: 'line',
    path:
      repeat(4, (index) => level(22 + index * 32, 18.5, 18)) +
      repeat(3, (index) => plumb(16.5, 30 + index * 24, 14) + plumb(143.5, 26 + index * 24, 14)),
  },
  {
    ink: 'line',
    path: plumb(51.5, 36, 12) + plumb(51.5, 54, 12) + plumb(108.5, 56, 12) + plumb(108.5, 74, 12),
  },
  {
    ink: 'panel',
    path:
      rectangle(28, 42, 8, 8) + rectangle(28, 64, 8, 8) + rectangle(124, 36, 8, 8) + rectangle(124, 76, 8, 8),
  },
  { ink: 'accent', path: rectangle(70, 55, 20, 8) },
  { ink: 'panel', path: rectangle(22, 88, 24, 7) },
  ...door(74),
];

const sports: Plan = [
  ...shell(6),
  { ink: 'panel', path: rectangle(28, 26, 104, 60) },
  { ink: 'hatch', path: plumb(80, 26, 60) + circle(80, 56, 9) },
  { ink: 'hatch', path: 'M28 46h22v20H28M132 46h-22v20h22M50 49a7 7 0 0 1 0 14M110 49a7 7 0 0 0 0 14' },
  { ink: 'hatch', path: 'M28 32a34 24 0 0 1 0 48M132 32a34 24 0 0 0 0 48' },
  { ink: 'accent', path: rectangle(28, 53, 3, 6) + rectangle(129, 53, 3, 6) },
  { ink: 'panel', path: repeat(2, (index) => rectangle(28, 92 + index * 5, 44, 4)) },
  { ink: 'hatch', path: repeat(10, (index) => plumb(32 + index * 4, 92, 9)) },
  ...door(104),
];

const bedroom = (x: number, y: number, pillow: number): string =>
  rectangle(x, y, 10, 18) + rectangle(x + 1.5, y + pillow, 7, 4) + rectangle(x + 13, y, 5, 5);

const nursingHome: Plan = [
  ...shell(5),
  { ink: 'stone', path: repeat(5, (index) => rectangle(14 + index * 26.4, 46, 14, 2)) },
  { ink: 'stone', path: repeat(4, (index) => rectangle(39.4 + index * 26.4, 16, 2, 32)) },
  {
    ink: 'stone',
    path:
      repeat(3, (index) => rectangle(14 + index * 26.4, 66, 14, 2)) +
      repeat(3, (index) => rectangle(39.4 + index * 26.4, 66, 2, 38)),
  },
  {
    ink: 'panel',
    path:
      repeat(5, (index) => bedroom(18 + index * 26.4, 18, 1)) +
      repeat(2, (index) => bedroom(18 + index * 26.4, 84, 13)),
  },
  { ink: 'accent', path: circle(126, 84, 8) },
  { ink: 'panel', path: seat(126, 72) + seat(126, 96) + seat(114, 84) + seat(138, 84) },
  { ink: 'panel', path: rectangle(95, 68, 18, 5) },
  ...door(74),
];

const rack = (x: number): string => rectangle(x, 22, 9, 56);

const storage: Plan = [
  ...shell(0),
  { ink: 'panel', path: [20, 42, 51, 73, 82].map(rack).join('') },
  {
    ink: 'hatch',
    path: [20, 42, 51, 73, 82].map((x) => repeat(6, (index) => level(x, 30 + index * 8, 9))).join(''),
  },
  { ink: 'panel', path: rectangle(104, 22, 38, 24) },
  { ink: 'hatch', path: plumb(123, 22, 24) + level(104, 34, 38) },
  { ink: 'accent', path: rectangle(106, 62, 12, 12) },
  { ink: 'hatch', path: level(106, 66, 12) + level(106, 70, 12) + plumb(112, 62, 12) },
  { ink: 'panel', path: rectangle(122, 62, 12, 12) },
  { ink: 'texture', path: level(14, 86, 132) },
  ...rollerDoor(22, 24),
  ...rollerDoor(56, 24),
  ...door(116),
];

const car = (x: number): string => `M${x + 4} 38h14q4 0 4 5v42q0 4-4 4h-14q-4 0-4-4v-42q0-5 4-5Z`;

const carWindows = (x: number): string => `M${x + 3} 56q8-5 16 0l-2 6h-12ZM${x + 5} 76h12l2 6q-8 3-16 0Z`;

const garage: Plan = [
  ...shell(3),
  { ink: 'texture', path: plumb(57, 30, 74) + plumb(101, 30, 74) },
  { ink: 'panel', path: car(24) },
  { ink: 'accent', path: car(68) },
  { ink: 'panel', path: car(114) },
  { ink: 'glass', path: carWindows(24) + carWindows(68) + carWindows(114) },
  { ink: 'panel', path: rectangle(14, 16, 60, 8) + circle(132, 24, 5) + circle(120, 24, 5) },
  {
    ink: 'hatch',
    path: repeat(5, (index) => plumb(24 + index * 10, 16, 8)) + circle(132, 24, 2) + circle(120, 24, 2),
  },
  ...rollerDoor(20, 30),
  ...rollerDoor(64, 30),
  ...rollerDoor(108, 30),
];

const other: Plan = [
  ...shell(),
  {
    ink: 'stone',
    path: repeat(3, (index) => rectangle(44 + index * 34, 40, 4, 4) + rectangle(44 + index * 34, 74, 4, 4)),
  },
  {
    ink: 'texture',
    path: level(14, 42, 132) + level(14, 76, 132) + repeat(3, (index) => plumb(46 + index * 34, 16, 88)),
  },
  { ink: 'stone', path: rectangle(116, 82, 30, 2) + rectangle(116, 84, 2, 12) },
  { ink: 'accent', path: rectangle(134, 86, 9, 5) },
  { ink: 'panel', path: ellipse(124, 99, 2.5, 3.5) },
  ...door(60),
];

/** A floor plan for each kind of premises, on paper of 160 by 120. */
export const plans: Readonly<Record<PlanKind, Plan>> = {
  office,
  coWorkingSpace,
  retail,
  restaurant,
  production,
  exhibition,
  sports,
  nursingHome,
  storage,
  garage,
  other,
};

/** What a plan is drawn on. */
export const paper: Shape = { ink: 'ground', path: rectangle(0, 0, 160, 120) };
