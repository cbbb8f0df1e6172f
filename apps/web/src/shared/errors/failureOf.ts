import type { Failure } from '@tilava/domain/requests';
import { ApiError } from '@tilava/sdk';

/** Why a call failed, as the rules of the product want to know it; only the server's problems say anything. */
export function failureOf(error: Error): Failure {
  return error instanceof ApiError
    ? { code: error.code, detail: error.problem.detail }
    : { code: null, detail: null };
}
