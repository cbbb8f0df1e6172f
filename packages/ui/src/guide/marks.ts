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

/** Gives every part its mark, on the side that is nearest to it and has room, so that no number covers another. */
export function placeMarks(picture: Box, parts: readonly Box[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const part of parts) {
    const byLength = sides
      .map((side) => markOn(side, picture, part))
      .toSorted((one, other) => length(one) - length(other));
    const free = byLength.find(({ to }) => marks.every((mark) => distance(mark.to, to) >= APART));
    const mark = free ?? byLength[0];
    if (mark !== undefined) marks.push(mark);
  }
  return marks;
}

function markOn(side: (typeof sides)[number], picture: Box, part: Box): Mark {
  const x = (part.left + part.right) / 2;
  const y = (part.top + part.bottom) / 2;
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

const length = ({ from, to }: Mark): number => distance(from, to);

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
