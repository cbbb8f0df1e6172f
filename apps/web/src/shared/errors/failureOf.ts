import type { Failure } from '@tilava/domain/requests';
import { isApiError, isArgumentError } from '@tilava/sdk';

/** Why a call failed, as the rules of the product want to know it; a problem of the server's says most. */
export function failureOf(error: Error): Failure {
  if (!isApiError(error)) return { code: null, detail: null };
  return { code: error.problem?.code ?? null, detail: error.serverMessage };
}

/** Refusals that end by themselves: of a session, or of a call that came too soon. */
const passingStatuses: readonly number[] = [401, 408, 425, 429];

/**
 * Whether the server has decided against a call, so that sending it again is of no use. Failures of the network, of a
 * proxy and of the server pass, and so does a session that may do nothing before its password is changed.
 */
export const isRefusal = (error: Error): boolean =>
  isArgumentError(error) ||
  (isApiError(error) &&
    error.problem !== null &&
    error.status < 500 &&
    !passingStatuses.includes(error.status) &&
    error.code !== 'password_change_required');
