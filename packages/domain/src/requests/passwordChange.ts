import type { Failure } from './failure.ts';
import { requestState, type CallStatus, type RequestState } from './requestState.ts';

/** Specification, section 8. */
export type PasswordChangeReason = 'none' | 'oldPasswordIncorrect' | 'other';

export interface PasswordChangeProgress {
  readonly state: RequestState;
  /** `none` in every state but FAIL. */
  readonly reason: PasswordChangeReason;
}

/**
 * How far a password change has come, and, after an `error`, why it failed (specification, sections 4 and 8). The
 * check of the old password and the change itself are one call here.
 */
export function passwordChangeProgress(status: CallStatus, failure: Failure | null): PasswordChangeProgress {
  const state = requestState(status);
  if (state !== 'FAIL') return { state, reason: 'none' };
  return { state, reason: failure?.code === 'old_password_incorrect' ? 'oldPasswordIncorrect' : 'other' };
}
