import { isApiError, isArgumentError } from '@tilava/sdk';

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
