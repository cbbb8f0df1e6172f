import type { FieldFault } from '../form/faults.ts';
import { serverMessages, type Failure, type MessageKey } from './messages.ts';

/** Specification, section 4. */
export type RequestState = 'NONE' | 'IN_PROGRESS' | 'OK' | 'FAIL';

/** `idle` before a call is made, `pending` until something came of it. */
export type CallStatus = 'idle' | 'pending' | 'success' | 'error';

/** `paused` waits for the network, `idle` for being asked for. */
export type FetchStatus = 'fetching' | 'paused' | 'idle';

/**
 * The state of a request (specification, section 4). What is loaded anew in the background stays OK, because what is
 * there already is shown meanwhile; what failed and is tried again is in progress.
 *
 * @param fetchStatus - of something that is loaded; a call that is made once has none
 * @example
 * requestState('pending'); // 'IN_PROGRESS'
 * requestState('pending', 'idle'); // 'NONE': nobody has asked for it yet
 */
export function requestState(status: CallStatus, fetchStatus: FetchStatus | null = null): RequestState {
  switch (status) {
    case 'idle':
      return 'NONE';
    case 'pending':
      return fetchStatus === 'idle' ? 'NONE' : 'IN_PROGRESS';
    case 'success':
      return 'OK';
    case 'error':
      return fetchStatus === 'fetching' ? 'IN_PROGRESS' : 'FAIL';
  }
}

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

/** Specification, section 4. */
export type VerificationState = 'NONE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAIL' | 'ALREADY_VERIFIED';

export interface VerificationAnswer {
  readonly message: string;
}

/**
 * The state of a verification: the answer's text 'You have been already verified' means already verified, any other
 * success, an error failure (specification, section 7).
 */
export function verificationState(status: CallStatus, answer: VerificationAnswer | null): VerificationState {
  switch (status) {
    case 'idle':
      return 'NONE';
    case 'pending':
      return 'IN_PROGRESS';
    case 'success':
      return answer?.message === serverMessages.alreadyVerified ? 'ALREADY_VERIFIED' : 'SUCCESS';
    case 'error':
      return 'FAIL';
  }
}

/** What the verification screen says of each outcome (specification, section 2); null while there is none. */
export const verificationMessages = {
  NONE: null,
  IN_PROGRESS: null,
  SUCCESS: 'verified',
  FAIL: 'verificationFailed',
  ALREADY_VERIFIED: 'alreadyVerified',
} as const satisfies Record<VerificationState, MessageKey | null>;

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
