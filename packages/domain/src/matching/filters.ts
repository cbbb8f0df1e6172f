/** Specification, section 9; a filter that is left out lets everything pass. */
export interface MatchFilters {
  /** Per cent. */
  readonly pointsAbove?: number | undefined;
  /** Metres. */
  readonly distanceBelow?: number | undefined;
  readonly personPointsAbove?: number | undefined;
  /** Only tenants who work. */
  readonly work?: boolean | undefined;
  /** Only tenants who study. */
  readonly student?: boolean | undefined;
}

/** What filters look at. The contract's two kinds of scored match, with the tenant's occupation, are ones. */
export interface FilteredMatch {
  readonly points: number;
  readonly distance: number;
  readonly personPoints: number;
  /** Left out for an announcement: whether one works or studies is asked of tenants only. */
  readonly occupation?: { readonly work: boolean; readonly student: boolean } | undefined;
}

/**
 * Whether a match passes every filter that is set. All bounds are strict: a match of 60 % does not pass "above 60 %"
 * (specification, sections 6 and 9). Working and studying are both asked where both are set.
 *
 * @example
 * passesFilters({ points: 61, distance: 900, personPoints: 4 }, { pointsAbove: 60 }); // true
 */
export function passesFilters(match: FilteredMatch, filters: MatchFilters): boolean {
  const { pointsAbove, distanceBelow, personPointsAbove, work, student } = filters;
  return (
    (pointsAbove === undefined || match.points > pointsAbove) &&
    (distanceBelow === undefined || match.distance < distanceBelow) &&
    (personPointsAbove === undefined || match.personPoints > personPointsAbove) &&
    (work !== true || match.occupation === undefined || match.occupation.work) &&
    (student !== true || match.occupation === undefined || match.occupation.student)
  );
}
