// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Invitation, Team } from '../schema.ts';

/**
 * List a team.
 *
 * Returns who works for an organisation, and who is invited. Every landlord's account is an organisation with at least one
 * owner: itself.
 */
export function listTeam(client: Client, id: string, options?: CallOptions): Call<Team> {
  return call(client, 'GET /user/{id}/team > name', options, { path: { id } });
}

/**
 * Read an invitation.
 *
 * Returns what an invitation's link stands for. Whoever knows the code reads the mailbox that it was sent to.
 */
export function getInvitation(client: Client, code: string, options?: CallOptions): Call<Invitation> {
  return call(client, 'GET /invitations/{code} > organization', options, { path: { code } });
}
