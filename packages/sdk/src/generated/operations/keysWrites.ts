// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { CreatedKey, KeyCreation } from '../schema.ts';

/**
 * Create a key.
 *
 * Creates a key for a program that acts for the account. Only this response has its secret. If the response is lost, delete
 * the key and create another one. An account can have up to 20 keys that haven't expired.
 *
 * A key is sent as a bearer. It can be used for what its scopes allow and the account's role may do, and never for
 * passwords, sessions, the account itself or keys. The keys that a colleague has created for an organisation end
 * when they're no longer an owner of its team.
 */
export function createKey(client: Client, id: string, body: KeyCreation, options?: CallOptions): Call<CreatedKey> {
  return call(client, 'POST /user/{id}/keys body > key:object', options, { path: { id }, body });
}

/**
 * Delete a key.
 *
 * Ends a key at once. Requests that it's sent with from now on are answered with 401.
 */
export function deleteKey(client: Client, path: { readonly id: string; readonly keyId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/keys/{keyId} > nothing', options, { path });
}
