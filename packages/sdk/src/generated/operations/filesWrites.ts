// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { FileRenewal, RenewedFiles } from '../schema.ts';

/**
 * Keep pictures for another 7 days.
 *
 * Pictures that aren't attached to anything are deleted after 7 days. This call starts the 7 days again for your own
 * pictures, for example when a draft that uses them is opened or edited. It returns the pictures that still exist,
 * each with the residence it's attached to. Pictures that were deleted or belong to someone else are left out.
 */
export function renewFiles(client: Client, body: FileRenewal, options?: CallOptions): Call<RenewedFiles> {
  return call(client, 'POST /files/renewals body > files:array', options, { body });
}
