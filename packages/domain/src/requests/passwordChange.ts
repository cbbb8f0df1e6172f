import type { Failure } from './failure.ts';
import { requestState, type CallStatus, type RequestState } from './requestState.ts';

/**
 * Why a password change failed (specification, section 8).
 *
 * @example
 * const reason: PasswordChangeReason = 'oldPasswordIncorrect';
 */
export type PasswordChangeReason = 'none' | 'oldPasswordIncorrect' | 'other';

/**
 * How far a password change has come.
 *
 * @example
 * const progress: PasswordChangeProgress = { state: 'FAIL', reason: 'oldPasswordIncorrect' };
 */
export interface PasswordChangeProgress {
  readonly state: RequestState;
  /** `none` in every state but FAIL. */
  readonly reason: PasswordChangeReason;
}

/**
 * How far a password change has come, and why it failed (specification, sections 4 and 8). The check of the old
 * password and the change itself are one call here.
 *
 * @param failure - why it failed; looked at only where it did
 * @example
 * passwordChangeProgress('success', null); // { state: 'OK', reason: 'none' }
 */
export function passwordChangeProgress(status: CallStatus, failure: Failure | null): PasswordChangeProgress {
  const state = requestState(status);
  if (state !== 'FAIL') return { state, reason: 'none' };
  return { state, reason: failure?.code === 'old_password_incorrect' ? 'oldPasswordIncorrect' : 'other' };
}
