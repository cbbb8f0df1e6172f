import { ApiError, RateLimitedError, isApiError, isTilavaError, type ProblemCode } from '@tilava/sdk/errors';

export function codeOf(error: unknown): ProblemCode | 'unknown' | null {
  if (isApiError(error)) return error.code;
  return error instanceof ApiError ? error.code : null;
}

export function waitOf(error: unknown): number {
  return error instanceof RateLimitedError ? (error.retryAfterMs ?? 0) : 0;
}

export function fieldsOf(error: unknown): string[] {
  return isTilavaError(error) ? error.toJSON().errors.map(({ pointer }) => pointer) : [];
}

export function mistakes(error: unknown): void {
  // @ts-expect-error: unknown until it is told what it is
  console.log(error.code);
  // @ts-expect-error: there is no such code
  if (isApiError(error) && error.code === 'not-found') throw error;
}
