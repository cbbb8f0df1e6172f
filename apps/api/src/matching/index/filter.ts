import { matchRadius, passesFilters, type FilteredMatch, type MatchFilters } from '@tilava/domain/matching';
import { needFlag } from './featureBits.ts';
import { personPointsOf, type Scorer } from './scorer.ts';

/** What filters leave of a list. */
export interface Limits {
  /** Metres; below 0 where no distance passes. */
  readonly farthest: number;
  /** Points; above 100 where none pass. */
  readonly minPoints: number;
  /** Whether the tenant of a row passes, where anything is asked of one. */
  readonly passesPerson: ((words: Int32Array, from: number) => boolean) | null;
}

const best: FilteredMatch = { points: 100, distance: 0, personPoints: 4 };

/** Says what the domain's filters let pass, in a form that a scan can look at a million times. */
export function limitsOf(filters: MatchFilters, scorer: Scorer): Limits {
  const { pointsAbove, distanceBelow, personPointsAbove, work, student } = filters;
  const passes = (match: Partial<FilteredMatch>, of: MatchFilters) =>
    passesFilters({ ...best, ...match }, of);
  const asksPerson = personPointsAbove !== undefined || work === true || student === true;
  const ofPerson = { personPointsAbove, work, student };
  return {
    farthest: distances.findLast((distance) => passes({ distance }, { distanceBelow })) ?? -1,
    minPoints: percents.find((points) => passes({ points }, { pointsAbove })) ?? 101,
    passesPerson: asksPerson ? (words, from) => passesFilters(personOf(scorer, words, from), ofPerson) : null,
  };
}

const distances = Array.from({ length: matchRadius + 1 }, (_, distance) => distance);
const percents = Array.from({ length: 101 }, (_, points) => points);

function personOf(scorer: Scorer, words: Int32Array, from: number): FilteredMatch {
  const { tenant, wishes } = scorer.personOf(words, from);
  const flags = scorer.needFlagsOf(words, from);
  const occupation =
    flags === null
      ? undefined
      : { work: (flags & needFlag.works) !== 0, student: (flags & needFlag.studies) !== 0 };
  return { ...best, personPoints: personPointsOf(tenant, wishes), occupation };
}
