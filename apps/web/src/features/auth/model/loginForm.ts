import { isEmail } from '@tilava/domain/account';

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

/**
 * Finds the fields that have to be mended before a login can be tried (specification, section 5). It comes to what
 * the domain's form of the login does, without its schemas: the first page shows this form, and would have to load
 * them.
 */
export function faultsOf({ email, password }: LoginValues): LoginFaults {
  return { email: !isEmail(email.trim()), password: password === '' };
}
