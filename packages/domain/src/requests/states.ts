import type { FieldFault } from '../form/faults.ts';
import { serverMessages, type Failure, type MessageKey } from './messages.ts';

/** `idle` before a call is made, `pending` until it succeeds or fails. */
export type CallStatus = 'idle' | 'pending' | 'success' | 'error';

/** `paused` waits for the network, `idle` for being asked for. */
export type FetchStatus = 'fetching' | 'paused' | 'idle';

/** The states of a request (§4). */
const requestStates = { idle: 'NONE', pending: 'IN_PROGRESS', success: 'OK', error: 'FAIL' } as const;

/** The states of a login, a sign-up and a verification (§4). */
const formStates = { ...requestStates, success: 'SUCCESS' } as const;

export type RequestState = (typeof requestStates)[CallStatus];
export type SignUpState = (typeof formStates)[CallStatus];
export type LoginState = SignUpState | 'NOT_VERIFIED';
export type VerificationState = SignUpState | 'ALREADY_VERIFIED';

/**
 * The state of a request (§4). What is refetched in the background stays OK; a failure that is retried is in progress.
 *
 * @param fetchStatus - of a query; mutations have none
 * @example
 * requestState('pending'); // 'IN_PROGRESS'
 * requestState('pending', 'idle'); // 'NONE': nobody has asked for it yet
 */
export function requestState(status: CallStatus, fetchStatus: FetchStatus | null = null): RequestState {
  if (status === 'pending' && fetchStatus === 'idle') return 'NONE';
  return status === 'error' && fetchStatus === 'fetching' ? 'IN_PROGRESS' : requestStates[status];
}

/** The state of a login (§4, §8), in which an account that waits for its verification differs from other failures. */
export const loginState = (status: CallStatus, failure: Failure | null): LoginState =>
  status === 'error' && failure?.code === 'user_not_verified' ? 'NOT_VERIFIED' : formStates[status];

/** The state of a verification; an answer says 'You have been already verified' (§7). */
export const verificationState = (
  status: CallStatus,
  answer: { readonly message: string } | null,
): VerificationState =>
  status === 'success' && answer?.message === serverMessages.alreadyVerified
    ? 'ALREADY_VERIFIED'
    : formStates[status];

/** What the verification screen says of each outcome (§2); null while there is none. */
export const verificationMessages = {
  NONE: null,
  IN_PROGRESS: null,
  SUCCESS: 'verified',
  FAIL: 'verificationFailed',
  ALREADY_VERIFIED: 'alreadyVerified',
} as const satisfies Record<VerificationState, MessageKey | null>;

/** The reason is `none` in every state but FAIL (§4). */
export interface SignUpProgress {
  readonly state: SignUpState;
  readonly reason: 'none' | 'passMismatch' | 'emailRegistered' | 'unknown';
}

/**
 * How far a sign-up has come, and why it failed (§4, §8). Passwords that differ fail before any call (§5).
 *
 * @param faults - what the form was faulted for when it was last submitted
 */
export function signUpProgress(
  status: CallStatus,
  failure: Failure | null,
  faults: readonly FieldFault[],
): SignUpProgress {
  if (faults.some(({ rule }) => rule === 'passwordsDiffer')) return { state: 'FAIL', reason: 'passMismatch' };
  if (status !== 'error') return { state: formStates[status], reason: 'none' };
  return { state: 'FAIL', reason: failure?.code === 'email_taken' ? 'emailRegistered' : 'unknown' };
}

/** The reason is `none` in every state but FAIL (§8). */
export interface PasswordChangeProgress {
  readonly state: RequestState;
  readonly reason: 'none' | 'oldPasswordIncorrect' | 'other';
}

/** How far a password change has come, and why it failed (§4, §8). The check of the old password is part of it. */
export function passwordChangeProgress(status: CallStatus, failure: Failure | null): PasswordChangeProgress {
  if (status !== 'error') return { state: requestStates[status], reason: 'none' };
  const isOldWrong = failure?.code === 'old_password_incorrect';
  return { state: 'FAIL', reason: isOldWrong ? 'oldPasswordIncorrect' : 'other' };
}
