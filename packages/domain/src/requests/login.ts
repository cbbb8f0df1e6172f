import type { Failure } from './failure.ts';
import type { CallStatus } from './requestState.ts';

/** Specification, section 4. */
export type LoginState = 'NONE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAIL' | 'NOT_VERIFIED';

/**
 * The state of a login (specification, sections 4 and 8): an account that waits for its verification is told from
 * every other failure, of which `failure` says why.
 */
export function loginState(status: CallStatus, failure: Failure | null): LoginState {
  switch (status) {
    case 'idle':
      return 'NONE';
    case 'pending':
      return 'IN_PROGRESS';
    case 'success':
      return 'SUCCESS';
    case 'error':
      return failure?.code === 'user_not_verified' ? 'NOT_VERIFIED' : 'FAIL';
  }
}
