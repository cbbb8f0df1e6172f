import type { components } from '../generated/schema.ts';

/** What the server says of a failure: RFC 9457 with a stable `code`. */
export type Problem = components['schemas']['Problem'];

/** The stable names of what can go wrong on the server. */
export type ProblemCode = components['schemas']['ProblemCode'];

/**
 * Marks errors of this package, registered by name so that its ES module, CommonJS module and other versions know each
 * other's.
 */
export const brand = Symbol.for('@tilava/sdk/error');

/** An error as it may be written to a log: without the request, its headers and what it was about. */
export interface ErrorJson {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  /** Which fields of the request were refused, and why. */
  readonly errors: NonNullable<Problem['errors']>;
}

/**
 * Every error that this package throws. Each has the same fields, null where there is nothing to say.
 *
 * @example
 * try {
 *   await tilava.users.get(id);
 * } catch (error) {
 *   if (!isTilavaError(error)) throw error;
 *   console.error(error.name, error.code, error.requestId);
 * }
 */
export abstract class TilavaError extends Error {
  abstract override readonly name: string;
  /** Stable and machine-readable. */
  abstract readonly code: string;
  /** The answer's HTTP status; null where there was no answer. */
  readonly status: number | null = null;
  /** Names the request in the server's log. */
  readonly requestId: string | null = null;
  /** What the server said, where it said it as the contract promises. */
  readonly problem: Problem | null = null;
  /** Milliseconds to wait before the next try, where the server says so. */
  readonly retryAfterMs: number | null = null;

  /** True on every error of this package, whichever copy of it made the error. */
  get [brand](): true {
    return true;
  }

  /** The name once more, where effect and others that match on values look for it. */
  get _tag(): this['name'] {
    return this.name;
  }

  /** For logs: no bearer, no password and no address, which may hold a code. */
  toJSON(): ErrorJson {
    const { name, message, code, status, requestId, retryAfterMs, problem } = this;
    return { name, message, code, status, requestId, retryAfterMs, errors: problem?.errors ?? [] };
  }
}

/** No answer came: the network, the name or the server is out of reach. `cause` is what the run time said. */
export class NetworkError extends TilavaError {
  override readonly name = 'NetworkError';
  readonly code = 'network_failed';

  constructor(cause: unknown, message = 'No answer from the server') {
    super(message, { cause });
  }
}

/** No whole answer came in time. */
export class TimeoutError extends TilavaError {
  override readonly name = 'TimeoutError';
  readonly code = 'timed_out';
  /** Whether the time of one attempt was over, or that of the call with all its retries. */
  declare readonly limit: 'attempt' | 'deadline';

  constructor(limit: 'attempt' | 'deadline', milliseconds: number) {
    const whose = limit === 'attempt' ? 'The server' : 'The call with its retries';
    super(`${whose} took longer than ${milliseconds} ms`);
    this.limit = limit;
  }
}

/** The caller ended the call by its signal; `cause` is the signal's reason. */
export class AbortError extends TilavaError {
  override readonly name = 'AbortError';
  readonly code = 'aborted';

  constructor(reason: unknown) {
    super('The call was aborted', { cause: reason });
  }
}

/** An answer came, but it is not what the contract promises. */
export class ResponseParseError extends TilavaError {
  override readonly name = 'ResponseParseError';
  readonly code = 'response_unreadable';
  declare readonly status: number;
  declare readonly requestId: string | null;
  /** The answer as it came; its body was not read. */
  declare readonly response: Response;

  constructor(message: string, response: Response, cause?: unknown) {
    super(message, { cause });
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id');
    Object.defineProperty(this, 'response', { value: response });
  }
}

/** The token store of the client's own failed; `cause` is what it threw. */
export class TokenStoreError extends TilavaError {
  override readonly name = 'TokenStoreError';
  readonly code = 'token_store_failed';

  constructor(cause: unknown) {
    super('The token store failed', { cause });
  }
}

/** The call itself is wrong, and nothing was sent. */
export class ArgumentError extends TilavaError {
  override readonly name = 'ArgumentError';
  readonly code = 'argument_invalid';
  /** Which argument is wrong. */
  declare readonly argument: string;

  constructor(argument: string, rule: string) {
    super(`${argument} ${rule}`);
    this.argument = argument;
  }
}
