import type {
  ApiError,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  MethodNotAllowedError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
  UnprocessableError,
  UnsupportedMediaTypeError,
} from '../errors/apiErrors.ts';
import { isAbortError, isTilavaError } from '../errors/guards.ts';
import type {
  ArgumentError,
  NetworkError,
  ResponseParseError,
  TimeoutError,
  TokenStoreError,
} from '../errors/transportErrors.ts';

/** A refusal whose status has no class of its own. An interface, because compilers lose their way in an intersection. */
interface OtherApiError extends ApiError {
  readonly name: 'ApiError';
}

/**
 * All that an operation may fail with: the errors of this package, told apart by `_tag`, which is their name. There is
 * no `AbortError` among them, because an operation is ended by interrupting it.
 *
 * @example
 * const user = getUser(id).pipe(Effect.catchTag('NotFoundError', () => Effect.succeed(null)));
 */
export type TilavaFailure =
  | OtherApiError
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | MethodNotAllowedError
  | ConflictError
  | PreconditionFailedError
  | PayloadTooLargeError
  | UnsupportedMediaTypeError
  | UnprocessableError
  | RateLimitedError
  | ServerError
  | NetworkError
  | TimeoutError
  | ResponseParseError
  | TokenStoreError
  | ArgumentError;

/**
 * The failure that an operation ended with.
 *
 * @throws whatever is none, which becomes a defect
 */
export function failureOf(error: unknown): TilavaFailure {
  if (!isTilavaError(error) || isAbortError(error)) throw error;
  return error as TilavaFailure;
}
