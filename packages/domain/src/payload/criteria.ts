import type { Contract } from '../contract.ts';
import type { CriteriaResult } from '../criteria/form.ts';
import { changedValues } from './changedValues.ts';

/** The preferred tenant as it is sent. */
export const criteriaBody = (result: CriteriaResult): Contract['TenantCriteria'] => ({
  industries: [...result.industries],
  creditRating: [...result.creditRating],
  operatingMargin: [...result.operatingMargin],
  employee: [...result.employee],
  publicDisplay: result.publicDisplay,
});

/** What an announcement without criteria prefers. */
const nobody: Contract['TenantCriteria'] = {
  industries: [],
  creditRating: [],
  operatingMargin: [],
  employee: [],
  publicDisplay: false,
};

/** The changed members only; null where none changed. */
export const criteriaChanges = (
  before: Contract['TenantCriteria'] | undefined,
  result: CriteriaResult,
): Contract['TenantCriteriaChanges'] | null => changedValues(before ?? nobody, criteriaBody(result));
