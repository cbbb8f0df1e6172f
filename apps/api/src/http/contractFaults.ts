import type { FastifySchemaValidationError } from 'fastify';
import { ProblemError } from './problems.ts';

/** What the contract says, in `x-pattern-problem`, of a value that does not fit a schema's pattern. */
interface PatternProblem {
  readonly code: string;
  readonly detail: string;
}

const partNames: Record<string, string> = { params: 'path', querystring: 'query', headers: 'header' };

/**
 * The refusal of a request that does not fit a schema of the contract.
 *
 * @param faults - as the validator tells them, with the schemas that are broken
 * @param context - the part of the request that was validated; the body unless it is said
 */
export function contractBroken(
  faults: readonly FastifySchemaValidationError[],
  context: string | undefined,
): ProblemError {
  const part = partNames[context ?? ''] ?? context ?? 'body';
  // That no branch fits says less than why, and that nothing at all would have fitted says nothing.
  const specific = faults.filter((fault) => !isOfBranches(fault));
  const all = (specific.length === 0 ? faults : specific).map((fault) => fieldError(fault, part));
  // A value of the wrong type is none of those that are allowed either.
  const errors = all.filter(
    ({ pointer }, index) => all.findIndex((other) => other.pointer === pointer) === index,
  );
  const unseen = errors.find(({ code }) => code === 'invalid_characters');
  return unseen === undefined
    ? new ProblemError(400, 'validation_failed', 'The request does not fit the contract', {
        errors,
      })
    : new ProblemError(400, 'invalid_characters', unseen.detail, { errors });
}

const isOfBranches = ({ keyword, params }: FastifySchemaValidationError): boolean =>
  keyword === 'anyOf' || keyword === 'oneOf' || (keyword === 'type' && params['type'] === 'null');

/** Where a value does not fit its schema, in the contract's form. */
function fieldError(fault: FastifySchemaValidationError, part: string) {
  const field = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
  const pointer = `/${part}${fault.instancePath}${typeof field === 'string' ? `/${field}` : ''}`;
  return {
    pointer,
    ...(patternProblemOf(fault) ?? { code: fault.keyword, detail: fault.message ?? 'is not valid' }),
  };
}

/** A pattern itself says little to whoever reads the answer. */
function patternProblemOf(fault: FastifySchemaValidationError): PatternProblem | null {
  if (fault.keyword !== 'pattern' || !('parentSchema' in fault)) return null;
  const { parentSchema } = fault;
  if (typeof parentSchema !== 'object' || parentSchema === null) return null;
  return 'x-pattern-problem' in parentSchema ? (parentSchema['x-pattern-problem'] as PatternProblem) : null;
}
