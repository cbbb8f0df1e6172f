import { spotOf, type PlacedPoint, type ProximityRing } from './placement.ts';

/** More names would hide what they name. */
const namedCount = 3;

/** What a name takes of the narrowest plot, in per cent: each letter, the distance to its dot, and a line. */
const letterWidth = 2.6;
const [distance, lineHeight] = [4, 8];

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
const hiddenBy = (dot: PlacedPoint, side: Side, dots: readonly PlacedPoint[]): number =>
  dotsIn({ span: spanOf(dot, side), y: dot.place.y }, dots).filter((other) => other !== dot).length;

/** A line of words on the plot, in per cent of it. */
interface Line {
  readonly span: Span;
  /** Of its middle, from the top. */
  readonly y: number;
}

/** The dots that a line would hide. */
const dotsIn = (line: Line, dots: readonly PlacedPoint[]): readonly PlacedPoint[] =>
  dots.filter(({ place: { x, y } }) => areOneUponAnother(line, { span: [x - distance, x + distance], y }));

/** Where a name stands. */
const lineOf = ({ dot, side, y }: NamedDot): Line => ({ span: spanOf(dot, side), y });

const areOneUponAnother = (one: Line, other: Line): boolean =>
  Math.abs(one.y - other.y) < lineHeight && overlap(one.span, other.span);

type Span = readonly [from: number, to: number];

function spanOf({ place: { x }, point: { name } }: PlacedPoint, side: Side): Span {
  const width = distance + letterWidth * name.length;
  return side === 'right' ? [x, x + width] : [x - width, x];
}

const overlap = ([from, to]: Span, [otherFrom, otherTo]: Span): boolean => from < otherTo && otherFrom < to;

/** Where on a ring its distance may be written, in degrees clockwise from north: at the bottom, if it can be. */
const bearings = [180, 150, 210, 120, 240, 60, 300, 30, 330] as const;

/** How many dots are rather hidden than two words written one upon another. */
const crowd = 100;

interface RingLabel extends ProximityRing {
  /** Per cent of the plot, of the middle of the words. */
  readonly x: number;
  readonly y: number;
}

/** Where the distances of the rings are written: off the names of the best dots, and off all dots where there is room. */
export function ringLabelsOf(
  rings: readonly ProximityRing[],
  reach: number,
  dots: readonly PlacedPoint[],
  best: readonly NamedDot[],
): readonly RingLabel[] {
  const names = best.map(lineOf);
  return rings.flatMap((ring) => {
    const half = (letterWidth * ring.label.length) / 2;
    const lineAt = ({ x, y }: { x: number; y: number }): Line => ({ span: [x - half, x + half], y });
    const [spot] = bearings
      .map((bearing) => spotOf({ distance: ring.distance, bearing }, reach))
      .map((place) => ({ ...place, cost: costOf(lineAt(place), names, dots) }))
      .toSorted((one, other) => one.cost - other.cost);
    return spot === undefined ? [] : [{ ...ring, x: spot.x, y: spot.y }];
  });
}

const costOf = (line: Line, names: readonly Line[], dots: readonly PlacedPoint[]): number =>
  crowd * names.filter((name) => areOneUponAnother(line, name)).length + dotsIn(line, dots).length;
