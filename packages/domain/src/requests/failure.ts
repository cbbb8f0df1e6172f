import type { Contract } from '../contract.ts';

/**
 * The stable name of what went wrong on the server.
 *
 * @example
 * const code: ProblemCode = 'user_not_verified';
 */
export type ProblemCode = Contract['ProblemCode'];

/**
 * Why a call failed, as far as anybody needs to know who tells of it.
 *
 * @example
 * const offline: Failure = { code: null, detail: null };
 * const refused: Failure = { code: 'user_not_verified', detail: 'User is not verified' };
 */
export interface Failure {
  /** Null where no problem document came, such as over a broken network. */
  readonly code: ProblemCode | null;
  /** The server's message, in English; null where there is none. */
  readonly detail: string | null;
}

/**
 * What the server says, word for word, in the cases that the error catalogue knows by their words (specification,
 * sections 7 and 8).
 *
 * @example
 * serverMessages.userNotVerified; // 'User is not verified'
 */
export const serverMessages = {
  userNotVerified: 'User is not verified',
  emailTaken: 'There is already user with those credentials',
  alreadyVerified: 'You have been already verified',
} as const;
