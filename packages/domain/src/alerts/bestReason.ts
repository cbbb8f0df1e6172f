import { fullScore } from '../matching/integers.ts';
import type { ExplainedField } from '../matching/explainMatch.ts';

/**
 * What speaks for a match most: of the fields that fit wholly the one with the greatest weight. The type of the premises
 * stands beside every match anyway, and is no reason.
 */
export function bestReason(fields: readonly ExplainedField[]): ExplainedField | null {
  const reasons = fields.filter(({ field, score }) => field !== 'residenceType' && score === fullScore);
  return reasons.toSorted((one, other) => other.weight - one.weight)[0] ?? null;
}
