// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { KeyCreation } from '../schema.ts';

/** What {@link createKeyMutation} is called with. */
export type CreateKeyVariables = CallOptions & { readonly id: string; readonly body: KeyCreation };

/** Create a key: see {@link operations.createKey}. */
export function createKeyMutation(client: Client): MutationOptionsOf<'createKey', CreateKeyVariables> {
  return {
    mutationKey: ['tilava', 'keys', 'createKey'],
    mutationFn: ({ id, body, ...options }: CreateKeyVariables) => operations.createKey(client, id, body, options),
    onSuccess: invalidating('createKey'),
    retry,
  };
}

/** What {@link deleteKeyMutation} is called with. */
export type DeleteKeyVariables = CallOptions & { readonly id: string; readonly keyId: string };

/** Delete a key: see {@link operations.deleteKey}. */
export function deleteKeyMutation(client: Client): MutationOptionsOf<'deleteKey', DeleteKeyVariables> {
  return {
    mutationKey: ['tilava', 'keys', 'deleteKey'],
    mutationFn: ({ id, keyId, ...options }: DeleteKeyVariables) => operations.deleteKey(client, { id, keyId }, options),
    onSuccess: invalidating('deleteKey'),
    retry,
  };
}
