import { ProblemError } from '../../http/problems.ts';

/** What a call is told that needs the old password to be checked first. */
export const confirmationMissing = () =>
  new ProblemError(
    403,
    'forbidden',
    'Check the old password first; that holds for five minutes and one change',
  );
