// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { Message, PasswordReset, User, UserChanges, UserCreated, UserCreation } from '../schema.ts';

/**
 * Sign up.
 *
 * Creates an account and emails a verification link. Fill exactly one of `privateTenant` and `organizationTenant`. A
 * tenant has one need in `properties`, a landlord none. If an admin creates the account, it's verified immediately and
 * no email is sent.
 */
export function createUser(client: Client, body: UserCreation, options?: CreationOptions): Call<UserCreated> {
  return call(client, 'POST /users keyed body', options, { body });
}

/**
 * Request a new password.
 *
 * Emails a temporary password to a known address; the response is the same for an unknown one. The temporary password
 * works once, within 30 minutes, and opens a session in which the user has to set a new password. The old password
 * works until then.
 */
export function sendPasswordReset(client: Client, body: PasswordReset, options?: CallOptions): Call<Message> {
  return call(client, 'POST /user/reset body > message', options, { body });
}

/**
 * Change a user.
 *
 * Changes the fields you send and keeps the rest. Users can change themselves; admins can change anyone's profile. A
 * password can be changed within five minutes of `POST /bearers/check`, or in a session opened with a temporary
 * password. It has to be the only field in the request, and it ends the user's other sessions. Emails and roles can't
 * be changed.
 */
export function updateUser(client: Client, id: string, body: UserChanges, options?: ChangeOptions): Call<User> {
  return call(client, 'PATCH /user/{id} body', options, { path: { id }, body });
}

/**
 * Delete a user.
 *
 * Deletes a user and everything that belongs to them, including files. Users can delete themselves within five minutes
 * of `POST /bearers/check`; admins can delete anyone else. The last admin can't be deleted, nor can organisations delete
 * themselves as long as they have colleagues. What a colleague did for an organisation stays.
 */
export function deleteUser(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id} > nothing', options, { path: { id } });
}
