import { matchRadius, passesFilters, type FilteredMatch, type MatchFilters } from '@tilava/domain/matching';
import { flagsOf } from '../filterFlags.ts';
import { filterBits } from './featureBits.ts';
import { featureWord } from './fields.ts';
import { at } from './rows.ts';
import { personPointsOf, type Scorer } from './scorer.ts';

/** What filters leave of a list. */
export interface Limits {
  /** Metres; below 0 where no distance passes. */
  readonly farthest: number;
  /** Points; above 100 where none pass. */
  readonly minPoints: number;
  /** Whether the tenant of a row passes, where anything is asked of one. */
  readonly passesPerson: ((ints: Int32Array, from: number) => boolean) | null;
}

const best: FilteredMatch = { points: 100, distance: 0, personPoints: 4 };

/** Says what the domain's filters let pass, in a form that a scan can look at a million times. */
export function limitsOf(filters: MatchFilters, scorer: Scorer): Limits {
  const { pointsAbove, distanceBelow, personPointsAbove } = filters;
  const passes = (match: Partial<FilteredMatch>, of: MatchFilters) =>
    passesFilters({ ...best, ...match }, of);
  const asked = flagsOf(scorer.candidates).filter((name) => filters[name] === true);
  const bits = asked.reduce((all, name) => all | filterBits[name], 0);
  const asksPerson = personPointsAbove !== undefined || bits !== 0;
  const passesPerson = (ints: Int32Array, from: number) => {
    if ((at(ints, from + featureWord) & bits) !== bits) return false;
    if (personPointsAbove === undefined) return true;
    const { tenant, wishes } = scorer.personOf(ints, from);
    return passes({ personPoints: personPointsOf(tenant, wishes) }, { personPointsAbove });
  };
  return {
    farthest: distances.findLast((distance) => passes({ distance }, { distanceBelow })) ?? -1,
    minPoints: percents.find((points) => passes({ points }, { pointsAbove })) ?? 101,
    passesPerson: asksPerson ? passesPerson : null,
  };
}

const distances = Array.from({ length: matchRadius + 1 }, (_, distance) => distance);
const percents = Array.from({ length: 101 }, (_, points) => points);
