import type { Contract } from '../contract.ts';
import { creditRatings } from '../enums/creditRating.ts';
import { employeeBands } from '../enums/employeeBand.ts';
import { industries } from '../enums/industry.ts';
import { operatingMargins } from '../enums/operatingMargin.ts';
import { choices } from '../form/fields/choice.ts';
import { flag } from '../form/fields/flag.ts';
import { noRules, type Form, type FormResult, type FormValues } from '../form/form.ts';

/** The fields of the preferred tenant; none has to be filled in. */
export const criteriaFields = {
  industries: choices(industries, 0),
  creditRating: choices(creditRatings, 0),
  operatingMargin: choices(operatingMargins, 0),
  employee: choices(employeeBands, 0),
  publicDisplay: flag,
};

/**
 * The fields of the preferred tenant: lists of keys, and whether tenants may see them.
 *
 * @example
 * const values: Partial<FormValues<CriteriaFields>> = { creditRating: ['aaa', 'aa'], publicDisplay: true };
 */
export type CriteriaFields = typeof criteriaFields;

/**
 * The preferred tenant, as it comes out of the form.
 *
 * @example
 * const employee: CriteriaResult['employee'] = [0, 7];
 */
export type CriteriaResult = FormResult<CriteriaFields>;

/**
 * The preferred tenant: step 2 of a new announcement (specification, section 3, Preferred-tenant criteria).
 *
 * @example
 * validateForm(criteriaForm, {}).isValid; // true: a landlord may prefer nobody
 */
export const criteriaForm: Form<CriteriaFields> = { fields: criteriaFields, rules: noRules };

/**
 * What the form holds for criteria that are there; nothing is ticked where an announcement has none.
 *
 * @example
 * criteriaValues(undefined).publicDisplay; // false
 */
export const criteriaValues = (
  criteria: Contract['TenantCriteria'] | undefined,
): FormValues<CriteriaFields> => ({
  industries: criteria?.industries ?? [],
  creditRating: criteria?.creditRating ?? [],
  operatingMargin: criteria?.operatingMargin ?? [],
  employee: criteria?.employee.map(String) ?? [],
  publicDisplay: criteria?.publicDisplay ?? false,
});
