import type {
  ApiError,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  GoneError,
  MethodNotAllowedError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
  UnprocessableError,
  UnsupportedMediaTypeError,
} from './apiErrors.ts';
import {
  brand,
  type AbortError,
  type ArgumentError,
  type NetworkError,
  type ResponseParseError,
  type TilavaError,
  type TimeoutError,
  type TokenStoreError,
} from './tilavaError.ts';

/** True for every error of this package, whichever copy of the package made it. */
export const isTilavaError = (error: unknown): error is TilavaError =>
  typeof error === 'object' && error !== null && brand in error;

const isNamed = (error: unknown, name: string): boolean => isTilavaError(error) && error.name === name;

/** True where the server refused the request. */
export const isApiError = (error: unknown): error is ApiError =>
  isTilavaError(error) && error.status !== null && !isNamed(error, 'ResponseParseError');

/** True for 400. */
export const isBadRequestError = (error: unknown): error is BadRequestError =>
  isNamed(error, 'BadRequestError');

/** True for 401. */
export const isUnauthorizedError = (error: unknown): error is UnauthorizedError =>
  isNamed(error, 'UnauthorizedError');

/** True for 403. */
export const isForbiddenError = (error: unknown): error is ForbiddenError => isNamed(error, 'ForbiddenError');

/** True for 404. */
export const isNotFoundError = (error: unknown): error is NotFoundError => isNamed(error, 'NotFoundError');

/** True for 405. */
export const isMethodNotAllowedError = (error: unknown): error is MethodNotAllowedError =>
  isNamed(error, 'MethodNotAllowedError');

/** True for 409. */
export const isConflictError = (error: unknown): error is ConflictError => isNamed(error, 'ConflictError');

/** True for 410. */
export const isGoneError = (error: unknown): error is GoneError => isNamed(error, 'GoneError');

/** True for 412. */
export const isPreconditionFailedError = (error: unknown): error is PreconditionFailedError =>
  isNamed(error, 'PreconditionFailedError');

/** True for 413. */
export const isPayloadTooLargeError = (error: unknown): error is PayloadTooLargeError =>
  isNamed(error, 'PayloadTooLargeError');

/** True for 415. */
export const isUnsupportedMediaTypeError = (error: unknown): error is UnsupportedMediaTypeError =>
  isNamed(error, 'UnsupportedMediaTypeError');

/** True for 422. */
export const isUnprocessableError = (error: unknown): error is UnprocessableError =>
  isNamed(error, 'UnprocessableError');

/** True for 429. */
export const isRateLimitedError = (error: unknown): error is RateLimitedError =>
  isNamed(error, 'RateLimitedError');

/** True for 500 and above. */
export const isServerError = (error: unknown): error is ServerError => isNamed(error, 'ServerError');

/** True where no answer came. */
export const isNetworkError = (error: unknown): error is NetworkError => isNamed(error, 'NetworkError');

/** True where no whole answer came in time. */
export const isTimeoutError = (error: unknown): error is TimeoutError => isNamed(error, 'TimeoutError');

/** True where the caller's signal ended the call. Only errors of this package count, not a signal's own reason. */
export const isAbortError = (error: unknown): error is AbortError => isNamed(error, 'AbortError');

/** True where an answer is not what the contract promises. */
export const isResponseParseError = (error: unknown): error is ResponseParseError =>
  isNamed(error, 'ResponseParseError');

/** True where the client's token store failed. */
export const isTokenStoreError = (error: unknown): error is TokenStoreError =>
  isNamed(error, 'TokenStoreError');

/** True where the call itself is wrong, and nothing was sent. */
export const isArgumentError = (error: unknown): error is ArgumentError => isNamed(error, 'ArgumentError');
