import { fullScore } from '@tilava/domain/matching';
import type { BestScores } from '../index/packedScores.ts';

/** How a field of a match is scored outside of the domain. */
export interface Criterion {
  /** The domain's integer arithmetic over `n`, `a`, `reach.metres` and `today.day`; null where unresolved. */
  readonly sql: string;
}

/** One that is told by flags alone, a few bits of either side. The index looks up what they add to the points. */
export interface FlagCriterion extends Criterion {
  readonly flags: {
    readonly width: number;
    readonly wanted: string;
    readonly offered: string;
    /** The domain's score; null also where flags cannot be: premises lie on one floor. */
    readonly score: (wanted: number, offered: number) => number | null;
  };
}

/** What rows of one side add to the points of one of the other; `from` is where a row begins, in words. */
export type PackedScoreOfRow = (ints: Int32Array, from: number) => number;

export interface Amount {
  readonly packedScoreOf: PackedScoreOfRow;
  readonly best: BestScores;
}

/** floor(numerator / denominator) from 0 to the full score; what may exceed 32 bits begins with a bigint. */
export const clamped = (numerator: string, denominator: string): string =>
  `greatest(0, least(${fullScore}, coalesce((${numerator}) / nullif(${denominator}, 0), 0)))::integer`;

/** The domain's `scoreUnder`. */
export const atMost = (value: string, maximum: string): string =>
  `case when ${value} <= ${maximum} then ${fullScore}
    else ${clamped(`(6 * ${maximum}::bigint - 5 * ${value}::bigint) * ${fullScore}`, `${maximum}::bigint`)} end`;

/** The domain's `scoreOver`, of a value below the minimum. */
export const atLeast = (value: string, minimum: string): string =>
  clamped(`(5 * ${value}::bigint - 4 * ${minimum}::bigint) * ${fullScore}`, `${minimum}::bigint`);

export const setBits = (mask: string): string => `bit_count((${mask})::integer::bit(16))`;
