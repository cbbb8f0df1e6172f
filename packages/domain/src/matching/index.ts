export { passesFilters, type FilteredMatch, type MatchFilters } from './filters.ts';
export { fullScore, greatestHundredths, toHundredths } from './integers.ts';
export { filterPresets, isWithinMatchRadius, matchRadius } from './limits.ts';
export { compareMatches, type OrderedMatch } from './order.ts';
export { matchOf, pointsOf, type FieldScores } from './points.ts';
export { scoreMatch, type FieldMatches, type MatchExplanation, type MatchScore } from './scoreMatch.ts';
export { scorePerson, type PersonMatches, type PersonScore } from './scorePerson.ts';
export type { ScoredCriteria, ScoredListing, ScoredNeed, ScoredTenant } from './subjects.ts';
export { matchFields, weights, type MatchField } from './weights.ts';
