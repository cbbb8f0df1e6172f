import type { components } from '../generated/schema.ts';

/** What the server says of a failure: RFC 9457 with a stable `code`. */
export type Problem = components['schemas']['Problem'];

/** The stable names of what can go wrong on the server. */
export type ProblemCode = components['schemas']['ProblemCode'];

/**
 * Marks errors of this package. Registered by name, so that errors of its ES module and of its CommonJS module, or of
 * two installed versions, know each other where `instanceof` does not.
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
