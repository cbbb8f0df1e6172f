import type { Contract } from '../contract.ts';
import { creditRatings, employeeBands, industries, operatingMargins } from '../enums.ts';
import { choices, flag } from '../form/fields.ts';
import { fillForm, noRules, type Form, type FormResult, type FormValues } from '../form/form.ts';

/** None has to be filled in. */
export const criteriaFields = {
  industries: choices(industries, 0),
  creditRating: choices(creditRatings, 0),
  operatingMargin: choices(operatingMargins, 0),
  employee: choices(employeeBands, 0),
  publicDisplay: flag,
};

/** Lists of keys, and whether tenants may see them. */
export type CriteriaFields = typeof criteriaFields;

export type CriteriaResult = FormResult<CriteriaFields>;

/** Step 2 of a new announcement (specification, section 3, Preferred-tenant criteria). */
export const criteriaForm: Form<CriteriaFields> = { fields: criteriaFields, rules: noRules };

const nobody: Contract['TenantCriteria'] = {
  industries: [],
  creditRating: [],
  operatingMargin: [],
  employee: [],
  publicDisplay: false,
};

/** What the form would come to for criteria that are there; nothing is ticked where an announcement has none. */
export const criteriaResult = (criteria: Contract['TenantCriteria'] = nobody): CriteriaResult => criteria;

/** What the form holds for them. */
export const criteriaValues = (
  criteria: Contract['TenantCriteria'] | undefined,
): FormValues<CriteriaFields> => fillForm(criteriaForm, criteriaResult(criteria));
