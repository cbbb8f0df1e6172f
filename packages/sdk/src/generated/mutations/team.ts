// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions, CreationOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { MemberCreation, TeamInvitationCreation, TeamMemberChanges } from '../schema.ts';

/** What {@link createInvitationMutation} is called with. */
export type CreateInvitationVariables = CreationOptions & { readonly id: string; readonly body: TeamInvitationCreation };

/** Invite a colleague: see {@link operations.createInvitation}. */
export function createInvitationMutation(client: Client): MutationOptionsOf<'createInvitation', CreateInvitationVariables> {
  return {
    mutationKey: ['tilava', 'team', 'createInvitation'],
    mutationFn: ({ id, body, ...options }: CreateInvitationVariables) => operations.createInvitation(client, id, body, options),
    onSuccess: invalidating('createInvitation'),
    retry,
  };
}

/** What {@link updateMemberMutation} is called with. */
export type UpdateMemberVariables = CallOptions & { readonly id: string; readonly memberId: string; readonly body: TeamMemberChanges };

/** Change a colleague's role: see {@link operations.updateMember}. */
export function updateMemberMutation(client: Client): MutationOptionsOf<'updateMember', UpdateMemberVariables> {
  return {
    mutationKey: ['tilava', 'team', 'updateMember'],
    mutationFn: ({ id, memberId, body, ...options }: UpdateMemberVariables) => operations.updateMember(client, { id, memberId }, body, options),
    onSuccess: invalidating('updateMember'),
    retry,
  };
}

/** What {@link deleteMemberMutation} is called with. */
export type DeleteMemberVariables = CallOptions & { readonly id: string; readonly memberId: string };

/** Remove a colleague, leave a team or cancel an invitation: see {@link operations.deleteMember}. */
export function deleteMemberMutation(client: Client): MutationOptionsOf<'deleteMember', DeleteMemberVariables> {
  return {
    mutationKey: ['tilava', 'team', 'deleteMember'],
    mutationFn: ({ id, memberId, ...options }: DeleteMemberVariables) => operations.deleteMember(client, { id, memberId }, options),
    onSuccess: invalidating('deleteMember'),
    retry,
  };
}

/** What {@link createMemberMutation} is called with. */
export type CreateMemberVariables = CallOptions & { readonly code: string; readonly body: MemberCreation };

/** Accept an invitation: see {@link operations.createMember}. */
export function createMemberMutation(client: Client): MutationOptionsOf<'createMember', CreateMemberVariables> {
  return {
    mutationKey: ['tilava', 'team', 'createMember'],
    mutationFn: ({ code, body, ...options }: CreateMemberVariables) => operations.createMember(client, code, body, options),
    onSuccess: invalidating('createMember'),
    retry,
  };
}
