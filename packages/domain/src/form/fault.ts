import { SchemaIssue } from 'effect';
import type { FieldRule } from './fieldRule.ts';

/**
 * What fills the gaps of a message, by the gap's name.
 *
 * @example
 * const parameters: MessageParameters = { maximum: 300 };
 */
export type MessageParameters = Readonly<Record<string, number | string>>;

/**
 * A rule that is broken, not yet known by which field.
 *
 * @example
 * const fault: Fault = { rule: 'tooLong', parameters: { maximum: 300 } };
 */
export interface Fault {
  readonly rule: FieldRule;
  readonly parameters: MessageParameters;
}

/**
 * A rule that a field of a form breaks. Texts say it by the rule's name, their gaps
 * filled by the parameters.
 *
 * @example
 * const fault: FieldFault = { field: 'description', rule: 'tooLong', parameters: { maximum: 300 } };
 */
export interface FieldFault extends Fault {
  /** The field's name in the form; an empty string where what came is no form at all. */
  readonly field: string;
}

/**
 * The fault of a field.
 *
 * @example
 * faultIn('rentMin', 'boundMissing'); // { field: 'rentMin', rule: 'boundMissing', parameters: {} }
 */
export const faultIn = (field: string, rule: FieldRule, parameters: MessageParameters = {}): FieldFault => ({
  field,
  rule,
  parameters,
});

/** Carries a fault through effect's issues, which know nothing of our rules. */
class FaultCarrier {
  readonly fault: Fault;
  constructor(fault: Fault) {
    this.fault = fault;
  }
}

/** A broken rule as an issue of effect's, which is what schemas fail with. */
export const issueOf = (fault: Fault): SchemaIssue.Issue =>
  new SchemaIssue.InvalidValue({ message: fault.rule, cause: new FaultCarrier(fault) });

/** The rule that an issue tells of; whatever none of our rules refused is of a wrong type. */
export function faultOf(issue: SchemaIssue.Issue): Fault {
  if (issue._tag === 'Encoding') return faultOf(issue.issue);
  const cause = issue._tag === 'InvalidValue' ? issue.annotations?.['cause'] : undefined;
  return cause instanceof FaultCarrier ? cause.fault : { rule: 'invalid', parameters: {} };
}
