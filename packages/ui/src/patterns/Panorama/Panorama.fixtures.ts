import { toHex } from '../../tokens/color.ts';
import { palette } from '../../tokens/palette.ts';

const { cloudberry, fog, ink, paper, spruce } = palette;

const line = toHex(ink[10]);
const [ceiling, wall, side, skirting] = [toHex(paper[1]), toHex(paper[2]), toHex(paper[4]), toHex(paper[7])];
const [boards, joint, lamp] = [toHex(cloudberry[2]), toHex(cloudberry[4]), toHex(cloudberry[5])];
const [glass, door, shelves] = [toHex(fog[4]), toHex(spruce[7]), toHex(cloudberry[3])];

/** A place in metres from the eyes. */
type Place = readonly [right: number, up: number, ahead: number];

const [halfWidth, halfDepth, floor, top] = [5, 3.5, -1.6, 1.8];
const [width, height] = [2048, 1024];

/** So far along a wall, and so high. */
type Wall = (along: number, up: number) => Place;

const front: Wall = (along, up) => [along, up, halfDepth];
const back: Wall = (along, up) => [along, up, -halfDepth];
const left: Wall = (along, up) => [-halfWidth, up, along];
const right: Wall = (along, up) => [halfWidth, up, along];

/** A picture of a hall all around, as a camera with two lenses would take it: twice as wide as high. */
export function drawRoom(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  drawShell(context);
  drawFurnishing(context);
  return canvas.toDataURL('image/png');
}

function drawShell(context: CanvasRenderingContext2D): void {
  context.fillStyle = ceiling;
  context.fillRect(0, 0, width, height / 2);
  context.fillStyle = boards;
  context.fillRect(0, height / 2, width, height / 2);
  for (let x = 0.25 - halfWidth; x < halfWidth; x += 0.5) {
    const plank: readonly Place[] = [
      [x, floor, halfDepth],
      [x, floor, -halfDepth],
    ];
    draw(context, plank, { stroke: joint });
  }
  const walls = [
    [front, -halfWidth, halfWidth, wall],
    // The picture begins and ends in the middle of this one.
    [back, -halfWidth, -0.001, wall],
    [back, 0.001, halfWidth, wall],
    [left, -halfDepth, halfDepth, side],
    [right, -halfDepth, halfDepth, side],
  ] as const;
  for (const [on, from, to, fill] of walls) {
    draw(context, panel(on, [from, to], [floor, top]), { fill });
    draw(context, panel(on, [from, to], [floor, floor + 0.12]), { fill: skirting });
    draw(context, [on(from, top), on(to, top)], { stroke: line });
    draw(context, [on(from, floor), on(to, floor)], { stroke: line });
  }
  for (const on of [left, right]) {
    for (const end of [-halfDepth, halfDepth])
      draw(context, [on(end, floor), on(end, top)], { stroke: line });
  }
}

function drawFurnishing(context: CanvasRenderingContext2D): void {
  const show = (on: Wall, along: Span, up: Span, fill: string) =>
    draw(context, panel(on, along, up), { fill, stroke: line });

  for (const x of [-4.2, -2.8, -1.4, 0, 1.4, 2.8]) show(front, [x, x + 1.4], [-1, 1.2], glass);
  for (const z of [-2.6, -0.6, 1.4]) {
    for (const half of [0, 0.6]) {
      show(left, [z + half, z + half + 0.6], [-0.7, 0.5], glass);
      show(left, [z + half, z + half + 0.6], [0.5, 1.3], glass);
    }
  }
  for (const z of [-2, 1]) {
    show(right, [z, z + 1], [floor, 0.6], door);
    show(right, [z + 0.82, z + 0.9], [-0.65, -0.45], lamp);
  }
  for (const up of [-1.6, -1, -0.4, 0.2]) show(back, [-4, -1], [up, up + 0.6], shelves);
  show(back, [1, 3], [floor, 0.7], side);
  for (const x of [-3, 0, 3]) {
    const light: Wall = (along, ahead) => [x + along, top, ahead];
    for (const z of [-1.5, 1.5]) show(light, [-0.7, 0.7], [z - 0.12, z + 0.12], lamp);
  }
}

type Span = readonly [from: number, to: number];

const panel = (on: Wall, [from, to]: Span, [low, high]: Span): readonly Place[] => [
  on(from, low),
  on(from, high),
  on(to, high),
  on(to, low),
  on(from, low),
];

interface Look {
  readonly fill?: string;
  readonly stroke?: string;
}

/** Draws what is straight in the room: in the picture it is bent. */
function draw(context: CanvasRenderingContext2D, places: readonly Place[], { fill, stroke }: Look): void {
  context.beginPath();
  for (const [index, place] of places.entries()) {
    const before = places[index - 1] ?? place;
    for (let step = 1; step <= 32; step += 1) context.lineTo(...seen(between(before, place, step / 32)));
  }
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = 2.5;
    context.stroke();
  }
}

const between = ([x, y, z]: Place, other: Place, part: number): Place => [
  x + part * (other[0] - x),
  y + part * (other[1] - y),
  z + part * (other[2] - z),
];

/** Where in the picture a place is seen. */
const seen = ([x, y, z]: Place): [number, number] => [
  width * (0.5 + Math.atan2(x, z) / (2 * Math.PI)),
  height * (0.5 - Math.atan2(y, Math.hypot(x, z)) / Math.PI),
];
