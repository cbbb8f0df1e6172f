import type { FieldFault } from '../form/fault.ts';
import type { Failure } from './failure.ts';
import type { CallStatus } from './requestState.ts';

/** Specification, section 4. */
export type SignUpState = 'NONE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAIL';

/** Specification, section 4. */
export type SignUpReason = 'none' | 'passMismatch' | 'emailRegistered' | 'unknown';

export interface SignUpProgress {
  readonly state: SignUpState;
  /** `none` in every state but FAIL. */
  readonly reason: SignUpReason;
}

/**
 * How far a sign-up has come, and why it failed (specification, sections 4 and 8). Passwords that differ fail before
 * any call is made, which they block (section 5).
 *
 * @param faults - what the form was faulted for when it was last submitted
 * @param failure - why the call failed; looked at only where it did
 */
export function signUpProgress(
  status: CallStatus,
  failure: Failure | null,
  faults: readonly FieldFault[],
): SignUpProgress {
  if (faults.some(({ rule }) => rule === 'passwordsDiffer')) return { state: 'FAIL', reason: 'passMismatch' };
  switch (status) {
    case 'idle':
      return { state: 'NONE', reason: 'none' };
    case 'pending':
      return { state: 'IN_PROGRESS', reason: 'none' };
    case 'success':
      return { state: 'SUCCESS', reason: 'none' };
    case 'error':
      return { state: 'FAIL', reason: failure?.code === 'email_taken' ? 'emailRegistered' : 'unknown' };
  }
}
