// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Credentials, CredentialsCheck, Session } from '../schema.ts';

/**
 * Log in.
 *
 * Returns a bearer for a correct email and password, together with its user.
 *
 * An unknown email and a wrong password take the same time and get the same response. `user_not_verified` is only
 * returned when the password is correct. After 5 failures for an account, or 50 from a network address, within 15
 * minutes, the response is 429. An address that logged in to the account within the last 30 days has its own limit of
 * 5 failures. For IPv6, the first 64 bits of the address count.
 *
 * The temporary password from `POST /user/reset` works for one login. `mustChangePassword` is then true, the email
 * counts as verified, and the session lasts 30 minutes regardless of `rememberMe`. In that session, users can only
 * read their own user, check the current password and set a new one.
 */
export function createBearer(client: Client, body: Credentials, options?: CallOptions): Call<Session> {
  return call(client, 'POST /bearers body > bearer', options, { body });
}

/**
 * Log out.
 *
 * Ends the bearer that was sent. The user's other bearers stay valid.
 */
export function deleteBearer(client: Client, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /bearers > nothing', options);
}

/**
 * Check the current password.
 *
 * Checks the user's own email and current password before a password change or the deletion of the account. For the
 * next five minutes, this bearer can change the password once or delete the account. Failed checks count as failed
 * logins. In a session opened with a temporary password, that is the current password.
 */
export function checkCredentials(client: Client, body: CredentialsCheck, options?: CallOptions): Call<void> {
  return call(client, 'POST /bearers/check body > nothing', options, { body });
}
