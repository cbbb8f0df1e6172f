import { serverMessages } from './failure.ts';
import type { MessageKey } from './messageKey.ts';
import type { CallStatus } from './requestState.ts';

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
