/** Where something lies in the drawing, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The line from a part to its number, which stands beside the picture. */
export interface Mark {
  readonly from: Point;
  readonly to: Point;
}

/** How far from the picture the numbers stand. */
const DISTANCE = 20;

/** How far from each other at least. */
const APART = 24;

const sides = ['left', 'top', 'right', 'bottom'] as const;

/** Where on its side of a part a line may begin: the middle, if there it crosses nothing. */
const places = [0.5, 0.25, 0.75, 0.1, 0.9];

/** How much longer a line may be to cross a line of text less, in px. */
const DETOUR = 400;

/**
 * Gives every part its mark, on the side that is nearest to it and has room, so that no number covers another and, where
 * it can be helped, no line crosses words.
 */
export function placeMarks(picture: Box, parts: readonly Box[], words: readonly Box[] = []): readonly Mark[] {
  const marks: Mark[] = [];
  for (const part of parts) {
    const cost = (mark: Mark) => length(mark) + DETOUR * words.filter((line) => crosses(mark, line)).length;
    const cheapest = places
      .flatMap((place) => sides.map((side) => markOn(side, place, picture, part)))
      .map((mark) => ({ mark, cost: cost(mark) }))
      .toSorted((one, other) => one.cost - other.cost)
      .map(({ mark }) => mark);
    const free = cheapest.find(({ to }) => marks.every((mark) => distance(mark.to, to) >= APART));
    const mark = free ?? cheapest[0];
    if (mark !== undefined) marks.push(mark);
  }
  return marks;
}

function markOn(side: (typeof sides)[number], place: number, picture: Box, part: Box): Mark {
  const x = part.left + (part.right - part.left) * place;
  const y = part.top + (part.bottom - part.top) * place;
  switch (side) {
    case 'left':
      return { from: { x: part.left, y }, to: { x: picture.left - DISTANCE, y } };
    case 'right':
      return { from: { x: part.right, y }, to: { x: picture.right + DISTANCE, y } };
    case 'top':
      return { from: { x, y: part.top }, to: { x, y: picture.top - DISTANCE } };
    case 'bottom':
      return { from: { x, y: part.bottom }, to: { x, y: picture.bottom + DISTANCE } };
  }
}

/** Lines are level or upright, and begin at the edge of a part: words that only touch it there are its own. */
function crosses({ from, to }: Mark, { left, top, right, bottom }: Box): boolean {
  return (
    Math.max(from.x, to.x) > left &&
    Math.min(from.x, to.x) < right &&
    Math.max(from.y, to.y) > top &&
    Math.min(from.y, to.y) < bottom
  );
}

const length = ({ from, to }: Mark): number => distance(from, to);

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
