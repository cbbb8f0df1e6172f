import { TilavaError, type Problem, type ProblemCode } from './tilavaError.ts';

/**
 * Milliseconds to wait by `Retry-After`, in seconds or a date (RFC 9110, 10.2.3), 0 where passed; null where
 * unreadable.
 */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // What run times take for a date otherwise may be anything, such as 1.5.
  const date = /^[A-Za-z]+,? .*\d:\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/**
 * The server refused a request. Each kind of refusal has a class of its own; a status without one is an `ApiError`.
 *
 * @example
 * try {
 *   await tilava.session.logIn({ email, password });
 * } catch (error) {
 *   if (isApiError(error) && error.code === 'user_not_verified') showHowToVerify();
 *   else throw error;
 * }
 */
export class ApiError extends TilavaError {
  override readonly name: ApiErrorName = 'ApiError';
  /** `unknown` where the answer is no problem document, such as one of a proxy in between. */
  declare readonly code: ProblemCode | 'unknown';
  declare readonly status: number;
  declare readonly requestId: string | null;
  declare readonly problem: Problem | null;
  declare readonly retryAfterMs: number | null;
  /** What the server says, in English: the problem's detail, else the `message` of any other JSON; null where neither came. */
  declare readonly serverMessage: string | null;
  /** The answer as it came; its body was not read. */
  declare readonly response: Response;

  constructor(response: Response, problem: Problem | null, body: unknown = problem) {
    const serverMessage = problem?.detail ?? messageIn(body);
    super(serverMessage ?? `The server answered ${response.status}`);
    this.serverMessage = serverMessage;
    this.code = problem?.code ?? 'unknown';
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id') ?? problem?.requestId ?? null;
    this.problem = problem;
    this.retryAfterMs = retryAfterOf(response.headers);
    // Where errors are printed with their fields, the answer would only be in the way.
    Object.defineProperty(this, 'response', { value: response });
  }
}

/** 400: the request does not fit the contract, or cannot be done; `problem.errors` names the fields. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
  declare readonly status: 400;
}

/** 401: the bearer or the credentials are not valid. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError';
  declare readonly status: 401;
}

/** 403: who asks may not do this, or not now. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
  declare readonly status: 403;
}

/** 404: there is no such thing, or it belongs to somebody else. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
  declare readonly status: 404;
}

/** 405: the path takes other methods. */
export class MethodNotAllowedError extends ApiError {
  override readonly name = 'MethodNotAllowedError';
  declare readonly status: 405;
}

/** 409: it contradicts what is there already. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
  declare readonly status: 409;
}

/** 410: it is too old; the code says what to do. */
export class GoneError extends ApiError {
  override readonly name = 'GoneError';
  declare readonly status: 410;
}

/** 412: the object has changed since it was read. */
export class PreconditionFailedError extends ApiError {
  override readonly name = 'PreconditionFailedError';
  declare readonly status: 412;
}

/** 413: the body is too large. */
export class PayloadTooLargeError extends ApiError {
  override readonly name = 'PayloadTooLargeError';
  declare readonly status: 413;
}

/** 415: the body's media type is not taken. */
export class UnsupportedMediaTypeError extends ApiError {
  override readonly name = 'UnsupportedMediaTypeError';
  declare readonly status: 415;
}

/** 422: the idempotency key came before with another body. */
export class UnprocessableError extends ApiError {
  override readonly name = 'UnprocessableError';
  declare readonly status: 422;
}

/** 429: too many requests; `retryAfterMs` says for how long. */
export class RateLimitedError extends ApiError {
  override readonly name = 'RateLimitedError';
  declare readonly status: 429;
}

/** 500 and above: the fault is the server's. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** The names of all errors that an answer may become. */
export type ApiErrorName =
  | 'ApiError'
  | 'BadRequestError'
  | 'UnauthorizedError'
  | 'ForbiddenError'
  | 'NotFoundError'
  | 'MethodNotAllowedError'
  | 'ConflictError'
  | 'GoneError'
  | 'PreconditionFailedError'
  | 'PayloadTooLargeError'
  | 'UnsupportedMediaTypeError'
  | 'UnprocessableError'
  | 'RateLimitedError'
  | 'ServerError';

const byStatus: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableError,
  429: RateLimitedError,
};

/** The error that a refusal becomes; the body is whatever was read of it. */
export function apiErrorOf(response: Response, body: unknown): ApiError {
  const Refusal = byStatus[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  return new Refusal(response, isProblem(body) ? body : null, body);
}

/** What a body says that is no problem document, such as one of a proxy in between. */
function messageIn(body: unknown): string | null {
  const { message } = Object(body) as { readonly message?: unknown };
  return typeof message === 'string' ? message : null;
}

/** True for a body that has a problem's required fields. */
export function isProblem(body: unknown): body is Problem {
  const { code, detail, status, requestId } = Object(body) as Partial<Record<keyof Problem, unknown>>;
  return typeof status === 'number' && [code, detail, requestId].every((text) => typeof text === 'string');
}
