import type { MatchField, ScoredListing, ScoredNeed } from '@tilava/domain/matching';
import type { BestScores } from '../index/bestScores.ts';

/** How a field of a match is scored outside of the domain. */
export interface Criterion {
  /**
   * The domain's score in SQL: the same integer arithmetic over `n` (a row of needs), `a` (of announcements),
   * `place.distance` and `today.day`; null where the field is unresolved. What changes there changes here, too.
   */
  readonly sql: string;
}

/** One that is told by flags alone, a few bits of either side. The index looks up what they add to the points. */
export interface FlagCriterion extends Criterion {
  readonly flags: {
    /** How many bits there are. */
    readonly width: number;
    readonly wanted: {
      /** The need's flags in SQL. */
      readonly column: string;
      /** What such flags want. */
      readonly read: (flags: number) => Partial<ScoredNeed>;
    };
    readonly offered: {
      /** The announcement's flags in SQL. */
      readonly column: string;
      /** What such flags offer; null where they cannot be: premises lie on one floor. */
      readonly read: (flags: number) => Partial<ScoredListing> | null;
    };
  };
}

/** What rows of one side add to the points of one of the other; `from` is where a row begins, in words. */
export type PackedScoreOfRow = (ints: Int32Array, from: number) => number;

/** What rows add, and what they can add at the most. */
export interface Amount {
  readonly packedScoreOf: PackedScoreOfRow;
  readonly best: BestScores;
}

/** The table of all must hold one for each of the domain's. */
export type Criteria = Readonly<Record<MatchField, Criterion | FlagCriterion>>;
