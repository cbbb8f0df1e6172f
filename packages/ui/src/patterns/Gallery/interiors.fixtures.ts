import { toHex } from '../../tokens/color.ts';
import { palette } from '../../tokens/palette.ts';

const { cloudberry, fog, ink, paper, spruce } = palette;

const line = toHex(ink[10]);
const [light, wall, side] = [toHex(paper[1]), toHex(paper[3]), toHex(paper[4])];
const [shade, dark, steel] = [toHex(paper[6]), toHex(paper[8]), toHex(fog[6])];
const [sky, glass] = [toHex(fog[2]), toHex(fog[4])];
const [boards, wood, lamp] = [toHex(cloudberry[2]), toHex(cloudberry[3]), toHex(cloudberry[5])];
const [leaf, green, brick] = [toHex(spruce[6]), toHex(spruce[8]), toHex(cloudberry[3])];

type Point = readonly [x: number, y: number];

const shape = (points: readonly Point[], fill = 'none') =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}Z" fill="${fill}"/>`;

const box = (x: number, y: number, width: number, height: number, fill = 'none') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const oval = (x: number, y: number, width: number, height: number, fill = 'none') =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}"/>`;

const stroke = (...points: readonly Point[]) =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none"/>`;

const row = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A point of the left wall: so far from the picture's edge, and so far down from the ceiling, 0 to 1. */
const onLeft = (x: number, down: number): Point => [x, 0.6 * x + down * (400 - (4 / 3) * x)];

const onRight = (x: number, down: number): Point => {
  const [fromLeft, y] = onLeft(x, down);
  return [600 - fromLeft, y];
};

const panel = (on: typeof onLeft, [from, to]: Point, [top, bottom]: Point, fill = 'none') =>
  shape([on(from, top), on(to, top), on(to, bottom), on(from, bottom)], fill);

/** Floor, ceiling and three walls, seen from the middle of the fourth. */
const room = (floor = boards) =>
  [
    shape([onLeft(0, 0), onRight(0, 0), onRight(150, 0), onLeft(150, 0)], light),
    shape([onLeft(0, 1), onRight(0, 1), onRight(150, 1), onLeft(150, 1)], floor),
    panel(onLeft, [0, 150], [0, 1], side),
    panel(onRight, [0, 150], [0, 1], side),
    box(150, 90, 300, 200, wall),
  ].join('');

const floorboards = row(9, (index) => {
  const x = 150 + 37.5 * index;
  return stroke([x, 290], [300 + (x - 300) * 2, 400]);
});

const tiles = (index: number) => {
  const down = 12 + 20 * index;
  const aside = 150 - (15 / 11) * down;
  return stroke([aside, 290 + down], [600 - aside, 290 + down]);
};

const window = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, glass) +
  stroke([x + width / 2, y], [x + width / 2, y + height]) +
  stroke([x, y + height / 3], [x + width, y + height / 3]);

const pendant = (x: number, length: number) =>
  stroke([x, 0], [x, length]) +
  shape(
    [
      [x - 7, length],
      [x + 7, length],
      [x + 22, length + 20],
      [x - 22, length + 20],
    ],
    green,
  );

const plant = (x: number, y: number) =>
  oval(x - 11, y - 40, 9, 24, leaf) +
  oval(x + 11, y - 36, 9, 22, leaf) +
  oval(x, y - 52, 9, 28, green) +
  shape(
    [
      [x - 14, y - 20],
      [x + 14, y - 20],
      [x + 10, y],
      [x - 10, y],
    ],
    wood,
  );

const table = (x: number, y: number, width: number) =>
  stroke([x + 12, y], [x + 12, y + 56]) +
  stroke([x + width - 12, y], [x + width - 12, y + 56]) +
  box(x, y - 8, width, 8, wood);

/** A house on the other side, with so many windows in each of two rows. */
const house = (x: number, y: number, count: number, fill = brick) =>
  box(x, y, count * 22 + 8, 84, fill) +
  row(2 * count, (index) =>
    box(x + 8 + 22 * (index % count), y + 12 + (index < count ? 0 : 36), 14, 22, glass),
  );

const hall =
  room() +
  floorboards +
  row(3, (index) => window(172 + 92 * index, 116, 72, 130)) +
  panel(onLeft, [30, 70], [0.2, 0.72], glass) +
  panel(onLeft, [92, 122], [0.2, 0.72], glass) +
  pendant(220, 70) +
  pendant(380, 70) +
  table(210, 296, 180) +
  plant(476, 340);

const kitchen =
  room(side) +
  row(5, tiles) +
  window(250, 120, 100, 80) +
  row(2, (index) => box(166 + 40 * index, 112, 40, 60, leaf)) +
  row(2, (index) => box(354 + 40 * index, 112, 40, 60, leaf)) +
  box(150, 222, 300, 8, dark) +
  row(5, (index) => box(150 + 60 * index, 230, 60, 60, light)) +
  stroke([300, 222], [300, 206], [314, 206]) +
  panel(onRight, [84, 134], [0.2, 1], steel) +
  stroke(onRight(84, 0.5), onRight(134, 0.5)) +
  pendant(300, 40) +
  oval(300, 346, 84, 20, wood) +
  stroke([300, 366], [300, 398]);

const yard =
  room() +
  floorboards +
  box(180, 110, 240, 180, sky) +
  house(262, 146, 6) +
  oval(226, 196, 26, 44, leaf) +
  stroke([226, 200], [226, 262]) +
  box(180, 262, 240, 28, leaf) +
  row(3, (index) => box(180 + 80 * index, 110, 80, 180)) +
  shape(
    [
      [200, 290],
      [400, 290],
      [446, 352],
      [154, 352],
    ],
    light,
  ) +
  plant(128, 372);

const stairs =
  room(shade) +
  window(172, 104, 64, 72) +
  row(9, (index) => box(158 + 26 * index, 290 - 20 * (index + 1), 290 - 26 * index, 20, wood)) +
  stroke([158, 214], [392, 34]) +
  row(10, (index) => stroke([158 + 26 * index, 290 - 20 * index], [158 + 26 * index, 214 - 20 * index])) +
  panel(onLeft, [36, 104], [0.3, 1], green) +
  oval(94, 254, 3, 3, lamp);

const loadingDoor =
  room(shade) +
  box(190, 110, 220, 180, sky) +
  house(214, 178, 8, side) +
  box(190, 262, 220, 28, steel) +
  row(4, (index) => box(190, 110 + 22 * index, 220, 22, index === 2 ? glass : green)) +
  row(2, (index) => box(176 + 234 * index, 110, 14, 180, lamp)) +
  row(3, (index) => box(72 + 30 * (index % 2), 300 - 34 * Math.floor(index / 2), 58, 34, wood)) +
  box(66, 334, 100, 8, dark) +
  panel(onRight, [20, 110], [0.36, 0.42], lamp) +
  panel(onRight, [20, 110], [0.62, 0.68], lamp);

const streetSide =
  room() +
  floorboards +
  box(166, 116, 196, 150, sky) +
  house(178, 134, 8) +
  box(166, 246, 196, 20, steel) +
  row(3, (index) => stroke([215 + 49 * index, 116], [215 + 49 * index, 266])) +
  row(7, (index) => box(166 + 28 * index, 98, 28, 18, index % 2 === 0 ? green : light)) +
  box(380, 116, 56, 174, glass) +
  oval(388, 210, 3, 3, lamp) +
  shape(
    [
      [40, 300],
      [190, 300],
      [190, 366],
      [40, 366],
    ],
    light,
  ) +
  shape(
    [
      [30, 288],
      [200, 288],
      [200, 300],
      [30, 300],
    ],
    wood,
  ) +
  pendant(108, 110) +
  plant(476, 344);

const interiors = [hall, kitchen, yard, stairs, loadingDoor, streetSide];

/** A room in the colours of the palette, so that stories need no files: 0 to 5, and again. */
export function drawInterior(index: number): string {
  const drawn = interiors[index % interiors.length] ?? hall;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><g stroke="${line}" stroke-width="1.5" stroke-linejoin="round">${drawn}</g></svg>`,
  )}`;
}
