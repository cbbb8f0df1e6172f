import type { CreditRating, EmployeeBand, Industry, OperatingMargin } from '../enums.ts';
import type { PersonMatches } from './scorePerson.ts';
import type { ScoredCriteria, ScoredTenant } from './subjects.ts';

interface WishKeys {
  readonly industries: Industry;
  readonly creditRating: CreditRating;
  readonly operatingMargin: OperatingMargin;
  readonly employee: EmployeeBand;
}

export type PersonField = keyof PersonMatches;

/** `unsaid` is for a tenant who says nothing, `unwished` for a landlord who wishes nothing. */
export type PersonWord = 'met' | 'unmet' | 'unsaid' | 'unwished';

/** One of a landlord's wishes, with what is said of it. */
export interface ExplainedWish<Field extends PersonField = PersonField> {
  readonly field: Field;
  readonly match: boolean | null;
  /** The path to the text. */
  readonly key: `${Field}.${PersonWord}`;
  readonly parameters: {
    /** What the tenant is; none where the tenant says nothing. */
    readonly values: readonly WishKeys[Field][];
    /** What the landlord wishes; none also where the landlord keeps it to themselves. */
    readonly wished: readonly WishKeys[Field][];
  };
}

function wordOf(match: boolean | null, values: readonly unknown[]): PersonWord {
  if (match !== null) return match ? 'met' : 'unmet';
  return values.length === 0 ? 'unsaid' : 'unwished';
}

function explainWish<Field extends PersonField>(
  field: Field,
  match: boolean | null,
  values: readonly WishKeys[Field][],
  wished: readonly WishKeys[Field][] = [],
): ExplainedWish<Field> {
  return { field, match, key: `${field}.${wordOf(match, values)}`, parameters: { values, wished } };
}

const listOf = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

/**
 * Puts into words how a tenant meets a landlord's four wishes: the key of a text for each, and the tenant's and the
 * landlord's keys. There are no criteria where the landlord does not show them.
 *
 * @example
 * const tenant: ScoredTenant = { industries: ['ed'], creditRating: null, operatingMargin: null, employee: 0 };
 * const matches = { industries: true, creditRating: null, operatingMargin: null, employee: false };
 * explainPerson(matches, tenant, undefined).map(({ key }) => key);
 * // ['industries.met', 'creditRating.unsaid', 'operatingMargin.unsaid', 'employee.unmet']
 */
export function explainPerson(
  matches: PersonMatches,
  tenant: ScoredTenant,
  criteria: ScoredCriteria | undefined,
): readonly ExplainedWish[] {
  const { industries, creditRating, operatingMargin, employee } = matches;
  return [
    explainWish('industries', industries, tenant.industries, criteria?.industries),
    explainWish('creditRating', creditRating, listOf(tenant.creditRating), criteria?.creditRating),
    explainWish(
      'operatingMargin',
      operatingMargin,
      listOf(tenant.operatingMargin),
      criteria?.operatingMargin,
    ),
    explainWish('employee', employee, listOf(tenant.employee), criteria?.employee),
  ];
}
