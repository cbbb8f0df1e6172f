export {
  matchFields,
  weights,
  type MatchField,
  type MatchMessage,
  type MatchMessageKey,
  type MatchMessageParameters,
} from './criteria/criteria.ts';

export { greatestDelay, scoreLateness, scoreLocation } from './criteria/amounts.ts';
export { flagCriteria } from './criteria/flags.ts';
export {
  flagFilters,
  landlordFilters,
  passesFilters,
  tenantFilters,
  type FilteredMatch,
  type FilterPreset,
  type FlagFilter,
  type MatchFilters,
} from './filters.ts';
export { filterPresets, isWithinMatchRadius, matchRadius } from './limits.ts';
export { nearMisses, type NearMiss } from './nearMisses.ts';
export { applyChange, type NeedChange } from './needChange.ts';
export { ofEach } from './ofEach.ts';
export { compareBy, compareMatches, type OrderedMatch, type SortableMatch } from './order.ts';
export { landlordSorts, tenantSorts, type MatchSort } from './sorts.ts';
export { fullScore, greatestHundredths, scoreOver, scoreUnder, toHundredths } from './integers.ts';
export {
  factorsFor,
  importanceFactors,
  importances,
  isAnyCounted,
  missedMusts,
  mustFields,
  weightsFor,
  type FieldImportance,
  type Importance,
} from './importance.ts';
export { matchOf, percentOf, pointsOf, reachesPoints, type FieldScores, type Weights } from './points.ts';
export { scoreMatch, type FieldMatches, type MatchExplanation, type MatchScore } from './scoreMatch.ts';
export { isInReach, reachBetween } from './reach.ts';
export { readScoreEdges, type ScoreEdges } from './scoreEdges.ts';
export { scorePerson, type PersonMatches, type PersonScore } from './scorePerson.ts';
export { matchReasons, type MatchReason } from './matchReasons.ts';
export {
  displayedPoints,
  earnedPoints,
  lostPoints,
  type Outcome,
  outcomeOf,
  strengthOf,
  type Strength,
} from './strength.ts';
export type { ScoredCriteria, ScoredListing, ScoredNeed, ScoredTenant } from './subjects.ts';
export { explainMatch, outcomesOf, type ExplainableMatch, type ExplainedField } from './explainMatch.ts';
export { explainPerson, type ExplainedWish, type PersonField, type PersonWord } from './explainPerson.ts';
export type { Perspective } from './perspective.ts';
