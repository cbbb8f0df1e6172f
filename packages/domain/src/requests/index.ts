export { bannerDuration } from './banner.ts';
export { serverMessages, type Failure, type ProblemCode } from './failure.ts';
export { failureMessage, type RequestAction, type ShownFailure } from './failureMessage.ts';
export { loginState, type LoginState } from './login.ts';
export type { MessageKey } from './messageKey.ts';
export {
  passwordChangeProgress,
  type PasswordChangeProgress,
  type PasswordChangeReason,
} from './passwordChange.ts';
export { problemMessageKey } from './problemMessages.ts';
export { requestState, type CallStatus, type FetchStatus, type RequestState } from './requestState.ts';
export { signUpProgress, type SignUpProgress, type SignUpReason, type SignUpState } from './signUp.ts';
export {
  verificationMessages,
  verificationState,
  type VerificationAnswer,
  type VerificationState,
} from './verification.ts';
