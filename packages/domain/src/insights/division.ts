import { matchRadius } from '../matching/limits.ts';
import { isTold } from './anonymity.ts';

/**
 * A part of the circle of potential matches, in metres; `to` belongs to it, `from` to the part before.
 *
 * @example
 * const span: DistanceSpan = { from: 1000, to: 2000 };
 */
export interface DistanceSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The circle of potential matches as one.
 *
 * @example
 * wholeCircle; // { from: 0, to: 3000 }
 */
export const wholeCircle: DistanceSpan = { from: 0, to: matchRadius };

const endingAt = (...ends: readonly number[]): readonly DistanceSpan[] =>
  ends.map((to, order) => ({ from: ends[order - 1] ?? 0, to }));

/**
 * Into which parts insights divide the circle, the finest first.
 *
 * @example
 * divisionsByDistance[1]; // [{ from: 0, to: 1000 }, { from: 1000, to: 3000 }]
 */
export const divisionsByDistance: readonly (readonly DistanceSpan[])[] = [
  endingAt(1000, 2000, matchRadius),
  endingAt(1000, matchRadius),
  endingAt(2000, matchRadius),
];

/**
 * The finest division that may be told of: each of its parts is large enough, one without anybody no less. Were a part
 * left out, it would be the difference of the whole and the others. Empty where there is none.
 *
 * @param peopleIn - how many different people stand behind a part
 * @example
 * tellableDivision(({ from }) => (from === 0 ? 7 : 5)).length; // 3
 * tellableDivision(({ from, to }) => (to - from) / 500); // []
 */
export const tellableDivision = (peopleIn: (span: DistanceSpan) => number): readonly DistanceSpan[] =>
  divisionsByDistance.find((parts) => parts.every((part) => isTold(peopleIn(part)))) ?? [];
