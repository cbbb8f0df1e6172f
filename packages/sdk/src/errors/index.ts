import type { components } from '../generated/schema.ts';

/** What the server says of a failure: RFC 9457 with a stable `code`. */
export type Problem = components['schemas']['Problem'];

/** The stable names of what can go wrong. */
export type ProblemCode = components['schemas']['ProblemCode'];

/** Every error that this client throws. */
export class TilavaError extends Error {
  override readonly name: string = 'TilavaError';
}

/**
 * The server answered with a problem.
 *
 * @example
 * try {
 *   await tilava.bearers.create({ email, password });
 * } catch (error) {
 *   if (error instanceof ApiError && error.code === 'user_not_verified') showHowToVerify();
 *   else throw error;
 * }
 */
export class ApiError extends TilavaError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly requestId: string;
  /** Milliseconds to wait before the next try, where the server says so. */
  readonly retryAfterMs: number | null;
  readonly problem: Problem;

  constructor(problem: Problem, headers: Headers) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.retryAfterMs = retryAfterMs(headers.get('retry-after'));
    this.problem = problem;
  }
}

/** No answer came: the network, the name or the server is out of reach. */
export class NetworkError extends TilavaError {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('No answer from the server', { cause });
  }
}

/** An answer came, but it is not what the contract promises. */
export class ResponseParseError extends TilavaError {
  override readonly name = 'ResponseParseError';
  /** Null where the status was not known any more. */
  readonly status: number | null;
  readonly requestId: string | null;

  constructor(
    message: string,
    from: { readonly status: number | null; readonly requestId: string | null },
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = from.status;
    this.requestId = from.requestId;
  }
}

/** True for a body that has a problem's required fields. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'detail' in body &&
    typeof body.detail === 'string' &&
    'status' in body &&
    typeof body.status === 'number' &&
    'requestId' in body &&
    typeof body.requestId === 'string'
  );
}

function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
