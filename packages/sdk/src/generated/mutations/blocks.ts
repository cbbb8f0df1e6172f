// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** What {@link addBlockMutation} is called with. */
export type AddBlockVariables = CallOptions & { readonly id: string; readonly blockedId: string };

/** Block a user: see {@link operations.addBlock}. */
export function addBlockMutation(client: Client): MutationOptionsOf<'addBlock', AddBlockVariables> {
  return {
    mutationKey: ['tilava', 'blocks', 'addBlock'],
    mutationFn: ({ id, blockedId, ...options }: AddBlockVariables) => operations.addBlock(client, { id, blockedId }, options),
    onSuccess: invalidating('addBlock'),
    retry,
  };
}

/** What {@link deleteBlockMutation} is called with. */
export type DeleteBlockVariables = CallOptions & { readonly id: string; readonly blockedId: string };

/** Unblock a user: see {@link operations.deleteBlock}. */
export function deleteBlockMutation(client: Client): MutationOptionsOf<'deleteBlock', DeleteBlockVariables> {
  return {
    mutationKey: ['tilava', 'blocks', 'deleteBlock'],
    mutationFn: ({ id, blockedId, ...options }: DeleteBlockVariables) => operations.deleteBlock(client, { id, blockedId }, options),
    onSuccess: invalidating('deleteBlock'),
    retry,
  };
}
