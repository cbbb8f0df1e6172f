// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { KeyCalls, Keys } from '../schema.ts';

/**
 * List an account's keys.
 *
 * Returns the keys by which programs act for the account, without their secrets.
 */
export function listKeys(client: Client, id: string, options?: CallOptions): Call<Keys> {
  return call(client, 'GET /user/{id}/keys > results:array', options, { path: { id } });
}

/**
 * List the calls of a key.
 *
 * Returns the latest calls that were made with a key, refused ones included. A call appears within some seconds.
 */
export function listKeyCalls(client: Client, path: { readonly id: string; readonly keyId: string }, options?: CallOptions): Call<KeyCalls> {
  return call(client, 'GET /user/{id}/keys/{keyId}/calls > results:array', options, { path });
}
