// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { VerifiedBearer } from '../schema.ts';

/**
 * Check the bearer.
 *
 * Returns the user of the bearer that was sent. Use it when an app starts. If the bearer is unknown, has expired or
 * was logged out, the response is 401 with code `bearer_invalid`.
 */
export function verifyBearer(client: Client, options?: CallOptions): Call<VerifiedBearer> {
  return call(client, 'GET /bearers > expiresAt', options);
}
