import { STATUS_CODES } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { en } from '@tilava/domain/texts/en';
import type { components } from '@tilava/sdk/schema';
import { problemList } from './contract.ts';
import type { Caller } from './operations.ts';

type Problem = components['schemas']['Problem'];
type ProblemCode = components['schemas']['ProblemCode'];
type FieldError = NonNullable<Problem['errors']>[number];

export type Refusal = 'rate_limit' | 'load' | 'size' | 'disk';

/** A refusal that the caller is told of, as the contract's problem+json. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[];
  /** Whole seconds to wait, for 429 and 503. */
  readonly retryAfter: number | null;
  /** The methods that the path takes, for 405. */
  readonly allow: readonly string[] | null;
  /** What a key would need, for 403. */
  readonly scope: string | null;
  /** Why a request is refused that might be right, for the metrics; null for any other. */
  readonly refusal: Refusal | null;

  constructor(
    status: number,
    code: ProblemCode,
    detail: string,
    more: {
      readonly errors?: readonly FieldError[];
      readonly retryAfter?: number;
      readonly allow?: readonly string[];
      readonly scope?: string;
      readonly refusal?: Refusal;
      readonly cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter ?? null;
    this.allow = more.allow ?? null;
    this.scope = more.scope ?? null;
    this.refusal = more.refusal ?? null;
  }

  toProblem(instance: string, requestId: string): Problem {
    return {
      type: `${problemList}#${this.code}`,
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      instance,
      code: this.code,
      requestId,
      ...(this.errors.length > 0 && { errors: [...this.errors] }),
    };
  }
}

/** Nothing there, or nothing that this caller may know of: the same answer, so that ids cannot be probed. */
export const notFound = () =>
  new ProblemError(404, 'not_found', 'This doesn’t exist, or you don’t have access to it');

export const methodNotAllowed = (allow: readonly string[]) =>
  new ProblemError(405, 'method_not_allowed', `This path only takes ${allow.join(', ')}`, { allow });

export const originRefused = () =>
  new ProblemError(403, 'forbidden', 'Pages from this origin aren’t allowed to do this');

export const payloadTooLarge = () =>
  new ProblemError(413, 'payload_too_large', 'The request body is too large', { refusal: 'size' });

export const malformedRequest = (detail: string, status: 400 | 408 | 431 = 400) =>
  new ProblemError(status, 'malformed_request', detail);

export const bearerInvalid = () =>
  new ProblemError(401, 'bearer_invalid', 'The bearer token is missing, expired or revoked');

/** A request that fits the contract's shape, but not a rule that spans several fields. */
export const badRequest = (code: ProblemCode, detail: string, pointer?: string) =>
  new ProblemError(400, code, detail, {
    ...(pointer !== undefined && { errors: [{ pointer, code, detail }] }),
  });

export const invalidValue = (detail: string, pointer: string) =>
  badRequest('validation_failed', detail, pointer);

/** The code of a mail is unknown, used up, too old, or somebody else's. */
export const verificationFailed = () =>
  new ProblemError(400, 'verification_failed', en.request.verificationFailed);

export const keyReused = () =>
  new ProblemError(422, 'idempotency_key_reused', 'This idempotency key was used for a different request');

/** `freeIn`: milliseconds until the next attempt may be made. */
export const tooManyAttempts = (freeIn: number) =>
  new ProblemError(429, 'too_many_attempts', 'Too many attempts; try again later', {
    retryAfter: Math.max(1, Math.ceil(freeIn / 1000)),
    refusal: 'rate_limit',
  });

export const unavailable = (cause: unknown) =>
  new ProblemError(503, 'unavailable', 'The server isn’t available right now; try again', {
    retryAfter: 5,
    cause,
  });

/** The event loop lags: those who are served are to be served in time. */
export const tooBusy = () =>
  new ProblemError(503, 'unavailable', 'The server is too busy right now; try again', {
    retryAfter: 2,
    refusal: 'load',
  });

export const storageFull = (cause?: unknown) =>
  new ProblemError(507, 'storage_full', 'The server is out of space', { cause, refusal: 'disk' });

export const internalError = (cause: unknown) =>
  new ProblemError(500, 'internal_error', 'Something went wrong on the server', { cause });

/** Refuses to change what is not as the caller has read it; null for whatever it is now. */
export function requireVersion(ifMatch: number | null, version: number): void {
  if (ifMatch === null || ifMatch === version) return;
  throw new ProblemError(412, 'precondition_failed', 'This has changed since you read it');
}

/** Whether the client has what a tag names already (RFC 9110, section 13.1.2), weakly compared. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known?.includes(`"${tag}"`) === true;
}

/**
 * Refuses what a key's scopes don't allow.
 *
 * @param scope - what is needed; null where keys never make the call
 * @throws ProblemError 403
 */
export function requireScope({ key }: Pick<Caller, 'key'>, scope: string | null): void {
  if (key === null || key.scopes.some((given) => given === scope)) return;
  const detail = scope === null ? 'Keys can’t be used for this' : `This key needs the scope ${scope}`;
  throw new ProblemError(403, 'insufficient_scope', detail, scope === null ? {} : { scope });
}
