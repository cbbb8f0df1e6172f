import type { ScoredCriteria, ScoredTenant } from './subjects.ts';

/** Per wish: true is a match, false a mismatch, null where either side says nothing (specification, section 3). */
export interface PersonMatches {
  readonly industries: boolean | null;
  readonly creditRating: boolean | null;
  readonly operatingMargin: boolean | null;
  readonly employee: boolean | null;
}

export interface PersonScore {
  /** How many wishes are met, 0 to 4. */
  readonly personPoints: number;
  readonly personMatches: PersonMatches;
}

function isAmong<Value>(value: Value | null, preferred: readonly Value[]): boolean | null {
  return value === null || preferred.length === 0 ? null : preferred.includes(value);
}

function haveCommon<Value>(values: readonly Value[], preferred: readonly Value[]): boolean | null {
  if (values.length === 0 || preferred.length === 0) return null;
  return values.some((value) => preferred.includes(value));
}

/**
 * Holds a tenant against a landlord's wishes for one (specification, section 3, Match). The personality points are
 * the number of wishes that are met.
 */
export function scorePerson(tenant: ScoredTenant, criteria: ScoredCriteria): PersonScore {
  const personMatches: PersonMatches = {
    industries: haveCommon(tenant.industries, criteria.industries),
    creditRating: isAmong(tenant.creditRating, criteria.creditRating),
    operatingMargin: isAmong(tenant.operatingMargin, criteria.operatingMargin),
    employee: isAmong(tenant.employee, criteria.employee),
  };
  const personPoints = Object.values(personMatches).filter((match) => match === true).length;
  return { personPoints, personMatches };
}
