import { ApiError } from '@tilava/sdk';

/** Why a login failed: a message of the catalogue, or another error. */
export type LoginFailure = { readonly message: 'credentialsWrong' | 'notVerified' } | { readonly error: Error };

/** Reads the failure from what the call threw. */
export function loginFailureOf(error: Error): LoginFailure {
  if (error instanceof ApiError && error.code === 'credentials_wrong') return { message: 'credentialsWrong' };
  if (error instanceof ApiError && error.code === 'user_not_verified') return { message: 'notVerified' };
  return { error };
}
