import { SchemaIssue } from 'effect';
import type { Fault } from './fault.ts';

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
