import { defined } from '../client/defined.ts';
import type { Problem, ProblemCode } from '../errors/tilavaError.ts';
import { exampleProblems, problemsWithRetryAfter } from '../generated/problems.ts';

/** How a problem differs from the contract's example of it. */
export interface ProblemDetails {
  readonly detail?: string | undefined;
  readonly errors?: Problem['errors'] | undefined;
  readonly instance?: string | undefined;
  /** Whole seconds, sent as `Retry-After`: 1 where the contract promises the header and nothing is given. */
  readonly retryAfter?: number | undefined;
}

/** The request id of everything that is answered in tests. */
export const exampleRequestId = exampleProblems.not_found.requestId;

/**
 * The answer to a request that is refused, by its code: status, title and text are the contract's. The SDK retries some
 * of them; give the client in a test `maxRetries: 0`.
 *
 * @example
 * server.use(handlers.getUser(problem('not_found')));
 */
export function problem(code: ProblemCode, { retryAfter, ...details }: ProblemDetails = {}): Response {
  const body: Problem = { ...exampleProblems[code], ...defined(details) };
  const seconds = retryAfter ?? (problemsWithRetryAfter.includes(code) ? 1 : null);
  return Response.json(body, {
    status: body.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'X-Request-Id': body.requestId,
      ...(seconds !== null && { 'Retry-After': String(seconds) }),
    },
  });
}
