// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { Credentials, CredentialsCheck } from '../schema.ts';

/** What {@link createBearerMutation} is called with. */
export type CreateBearerVariables = CallOptions & { readonly body: Credentials };

/** Log in: see {@link operations.createBearer}. */
export function createBearerMutation(client: Client): MutationOptionsOf<'createBearer', CreateBearerVariables> {
  return {
    mutationKey: ['tilava', 'bearers', 'createBearer'],
    mutationFn: ({ body, ...options }: CreateBearerVariables) => operations.createBearer(client, body, options),
    onSuccess: invalidating('createBearer'),
    retry,
  };
}

/** What {@link deleteBearerMutation} is called with. */
export type DeleteBearerVariables = CallOptions | void;

/** Log out: see {@link operations.deleteBearer}. */
export function deleteBearerMutation(client: Client): MutationOptionsOf<'deleteBearer', DeleteBearerVariables> {
  return {
    mutationKey: ['tilava', 'bearers', 'deleteBearer'],
    mutationFn: (options: DeleteBearerVariables) => operations.deleteBearer(client, options ?? undefined),
    onSuccess: invalidating('deleteBearer'),
    retry,
  };
}

/** What {@link checkCredentialsMutation} is called with. */
export type CheckCredentialsVariables = CallOptions & { readonly body: CredentialsCheck };

/** Check the current password: see {@link operations.checkCredentials}. */
export function checkCredentialsMutation(client: Client): MutationOptionsOf<'checkCredentials', CheckCredentialsVariables> {
  return {
    mutationKey: ['tilava', 'bearers', 'checkCredentials'],
    mutationFn: ({ body, ...options }: CheckCredentialsVariables) => operations.checkCredentials(client, body, options),
    onSuccess: invalidating('checkCredentials'),
    retry,
  };
}
