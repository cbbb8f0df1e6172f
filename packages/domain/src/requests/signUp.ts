import type { FieldFault } from '../form/fault.ts';
import type { Failure } from './failure.ts';
import type { CallStatus } from './requestState.ts';

/**
 * The state of a sign-up (specification, section 4).
 *
 * @example
 * const state: SignUpState = 'SUCCESS';
 */
export type SignUpState = 'NONE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAIL';

/**
 * Why a sign-up failed (specification, section 4).
 *
 * @example
 * const reason: SignUpReason = 'emailRegistered';
 */
export type SignUpReason = 'none' | 'passMismatch' | 'emailRegistered' | 'unknown';

/**
 * How far a sign-up has come.
 *
 * @example
 * const progress: SignUpProgress = { state: 'FAIL', reason: 'emailRegistered' };
 */
export interface SignUpProgress {
  readonly state: SignUpState;
  /** `none` in every state but FAIL. */
  readonly reason: SignUpReason;
}

/**
 * How far a sign-up has come, and why it failed (specification, sections 4 and 8). Passwords that differ fail
 * before any call is made, which they block (section 5).
 *
 * @param faults - what the form was faulted for when it was last submitted
 * @param failure - why the call failed; looked at only where it did
 * @example
 * signUpProgress('error', { code: 'email_taken', detail: null }, []); // { state: 'FAIL', reason: 'emailRegistered' }
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
