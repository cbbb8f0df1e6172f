import { matchRadius } from '../matching/limits.ts';

/** A part of the circle of potential matches, in metres; `to` belongs to it, `from` to the part before. */
export interface DistanceSpan {
  readonly from: number;
  readonly to: number;
}

export const wholeCircle: DistanceSpan = { from: 0, to: matchRadius };

const endingAt = (...ends: readonly number[]): readonly DistanceSpan[] =>
  ends.map((to, order) => ({ from: ends[order - 1] ?? 0, to }));

/** The finest first. */
export const divisionsByDistance: readonly (readonly DistanceSpan[])[] = [
  endingAt(1000, 2000, matchRadius),
  endingAt(1000, matchRadius),
  endingAt(2000, matchRadius),
];

/**
 * The finest division whose parts may all be told of. Were a part left out, it would be the difference of the whole and
 * the others. Empty where there is none.
 */
export const publishableDivision = (isPublished: (span: DistanceSpan) => boolean): readonly DistanceSpan[] =>
  divisionsByDistance.find((parts) => parts.every(isPublished)) ?? [];
