import type { Failure } from '@tilava/domain/requests';
import { isApiError } from '@tilava/sdk';

/** Why a call failed, as the rules of the product want to know it; a problem of the server's says most. */
export function failureOf(error: Error): Failure {
  if (!isApiError(error)) return { code: null, detail: null };
  return { code: error.problem?.code ?? null, detail: error.serverMessage };
}
