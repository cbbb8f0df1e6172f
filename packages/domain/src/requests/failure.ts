import type { Contract } from '../contract.ts';

export type ProblemCode = Contract['ProblemCode'];

/** Why a call failed, as far as anybody needs to know who tells of it. */
export interface Failure {
  /** Null where no problem document came, such as over a broken network. */
  readonly code: ProblemCode | null;
  /** The server's message, in English; null where there is none. */
  readonly detail: string | null;
}

/** What the server says, word for word, where the error catalogue goes by it (specification, sections 7 and 8). */
export const serverMessages = {
  userNotVerified: 'User is not verified',
  emailTaken: 'There is already user with those credentials',
  alreadyVerified: 'You have been already verified',
} as const;
