// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { AuditPage, SystemState } from '../schema.ts';

/**
 * List admin actions.
 *
 * Returns the audit log, newest first. For admins. An entry is written together with the change it describes, never
 * changes, and is kept even after the admin or the object is deleted.
 */
export function listAuditEntries(client: Client, query?: Query<'listAuditEntries'>, options?: CallOptions): PagedCall<AuditPage> {
  return paged(client, 'GET /audit query cursor > results:array nextCursor:any', options, { query });
}

/**
 * Get the state of the system.
 *
 * Returns the running version, the mail queue and the free space. For admins. `GET /metrics` gives more details to
 * monitoring tools.
 */
export function getSystemState(client: Client, options?: CallOptions): Call<SystemState> {
  return call(client, 'GET /system > version', options);
}
