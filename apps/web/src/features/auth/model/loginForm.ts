import { ApiError } from '@tilava/sdk';

/** What is typed into the login form. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Which fields cannot be sent as they are. */
export interface LoginFaults {
  readonly email: boolean;
  readonly password: boolean;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Finds the fields that have to be mended before a login can be tried (specification, section 5). */
export function faultsOf({ email, password }: LoginValues): LoginFaults {
  return { email: !emailPattern.test(email.trim()), password: password === '' };
}

/** The words for a refused login that the error catalogue has (specification, section 8). */
export function loginMessageOf(error: Error): 'login.credentialsWrong' | 'login.notVerified' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'credentials_wrong') return 'login.credentialsWrong';
  return error.code === 'user_not_verified' ? 'login.notVerified' : null;
}
