// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions, CreationOptions } from '../../client/options.ts';
import type { MemberCreation, Membership, TeamInvitation, TeamInvitationCreation, TeamMember, TeamMemberChanges } from '../schema.ts';

/**
 * Invite a colleague.
 *
 * Emails a link that can be accepted once, within seven days. The response is the same whether or not an account with this
 * email exists. Inviting an email again replaces its earlier invitation. At most 20 invitations a day; a team has at most
 * 50 colleagues and invitations.
 */
export function createInvitation(client: Client, id: string, body: TeamInvitationCreation, options?: CreationOptions): Call<TeamInvitation> {
  return call(client, 'POST /user/{id}/team keyed body', options, { path: { id }, body });
}

/**
 * Change a colleague's role.
 *
 * Takes effect with the colleague's next request. The organisation's own account always stays an owner.
 */
export function updateMember(client: Client, path: { readonly id: string; readonly memberId: string }, body: TeamMemberChanges, options?: CallOptions): Call<TeamMember> {
  return call(client, 'PATCH /user/{id}/team/{memberId} body', options, { path, body });
}

/**
 * Remove a colleague, leave a team or cancel an invitation.
 *
 * Ends a colleague's access at once, open event streams included. Their account, and what they did for the organisation,
 * stay. Colleagues of any role can remove themselves; the organisation's own account can't leave.
 */
export function deleteMember(client: Client, path: { readonly id: string; readonly memberId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/team/{memberId} > nothing', options, { path });
}

/**
 * Accept an invitation.
 *
 * Adds a user to the team that invited them. A logged-in landlord with the invited email sends an empty body, and from then on
 * acts for the organisation. Anyone else sends a person and a password, which creates a verified account with the invited
 * email. An account that is in a team, has colleagues or announcements of its own, or is a tenant's can't join.
 */
export function createMember(client: Client, code: string, body: MemberCreation, options?: CallOptions): Call<Membership> {
  return call(client, 'POST /invitations/{code} never body', options, { path: { code }, body });
}
