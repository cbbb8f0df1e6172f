import type { PlacedPoint } from './dots.ts';

/** More names would hide what they name. */
const namedCount = 3;

/** What a name takes of the narrowest plot, in per cent: each letter, the distance to its dot, and a line. */
const [letterWidth, distance, lineHeight] = [2.6, 4, 8];

type Side = 'left' | 'right';

/** One of the best, with where its name stands. */
export interface NamedDot {
  readonly dot: PlacedPoint;
  readonly side: Side;
  /** Per cent of the plot, from its top. */
  readonly y: number;
}

/** The best points, of equal ones the nearer, with the places of their names from the top down. */
export function bestOf(dots: readonly PlacedPoint[]): readonly NamedDot[] {
  const best = dots
    .toSorted((one, other) => other.point.points - one.point.points || one.order - other.order)
    .slice(0, namedCount)
    .toSorted((one, other) => one.place.y - other.place.y);
  const named: NamedDot[] = [];
  for (const dot of best) {
    const side = sideOf(dot, dots);
    const taken = named.filter((above) => overlap(spanOf(dot, side), spanOf(above.dot, above.side)));
    named.push({ dot, side, y: Math.max(dot.place.y, ...taken.map(({ y }) => y + lineHeight)) });
  }
  return named;
}

/** Towards the middle, where there is room; outwards where there is room, too, and less to hide. */
function sideOf(dot: PlacedPoint, dots: readonly PlacedPoint[]): Side {
  const [inwards, outwards]: readonly [Side, Side] = dot.place.x > 50 ? ['left', 'right'] : ['right', 'left'];
  const [from, to] = spanOf(dot, outwards);
  const hasRoom = from >= 0 && to <= 100;
  return hasRoom && hiddenBy(dot, outwards, dots) < hiddenBy(dot, inwards, dots) ? outwards : inwards;
}

/** How many other dots the name would hide. */
function hiddenBy(dot: PlacedPoint, side: Side, dots: readonly PlacedPoint[]): number {
  const span = spanOf(dot, side);
  return dots.filter(
    (other) =>
      other !== dot &&
      Math.abs(other.place.y - dot.place.y) < lineHeight &&
      overlap(span, [other.place.x - distance, other.place.x + distance]),
  ).length;
}

type Span = readonly [from: number, to: number];

function spanOf({ place: { x }, point: { name } }: PlacedPoint, side: Side): Span {
  const width = distance + letterWidth * name.length;
  return side === 'right' ? [x, x + width] : [x - width, x];
}

const overlap = ([from, to]: Span, [otherFrom, otherTo]: Span): boolean => from < otherTo && otherFrom < to;
