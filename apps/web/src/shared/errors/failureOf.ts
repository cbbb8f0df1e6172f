import type { Failure } from '@tilava/domain/requests';
import { isApiError } from '@tilava/sdk';

/** Why a call failed, as the rules of the product want to know it; only the server's problems say anything. */
export function failureOf(error: Error): Failure {
  if (!isApiError(error) || error.problem === null) return { code: null, detail: null };
  const { code, detail } = error.problem;
  return { code, detail };
}
