/** What this package throws, and how to tell its errors apart. */
export {
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
  type ApiErrorName,
} from './apiErrors.ts';
export * from './guards.ts';
export {
  AbortError,
  ArgumentError,
  NetworkError,
  ResponseParseError,
  TilavaError,
  TimeoutError,
  TokenStoreError,
  type ErrorJson,
  type Problem,
  type ProblemCode,
} from './tilavaError.ts';
