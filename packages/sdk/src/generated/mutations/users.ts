// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { PasswordReset, UserChanges, UserCreation } from '../schema.ts';

/** What {@link createUserMutation} is called with. */
export type CreateUserVariables = CreationOptions & { readonly body: UserCreation };

/** Sign up: see {@link operations.createUser}. */
export function createUserMutation(client: Client): MutationOptionsOf<'createUser', CreateUserVariables> {
  return {
    mutationKey: ['tilava', 'users', 'createUser'],
    mutationFn: ({ body, ...options }: CreateUserVariables) => operations.createUser(client, body, options),
    onSuccess: invalidating('createUser'),
    retry,
  };
}

/** What {@link sendPasswordResetMutation} is called with. */
export type SendPasswordResetVariables = CallOptions & { readonly body: PasswordReset };

/** Request a new password: see {@link operations.sendPasswordReset}. */
export function sendPasswordResetMutation(client: Client): MutationOptionsOf<'sendPasswordReset', SendPasswordResetVariables> {
  return {
    mutationKey: ['tilava', 'users', 'sendPasswordReset'],
    mutationFn: ({ body, ...options }: SendPasswordResetVariables) => operations.sendPasswordReset(client, body, options),
    onSuccess: invalidating('sendPasswordReset'),
    retry,
  };
}

/** What {@link updateUserMutation} is called with. */
export type UpdateUserVariables = ChangeOptions & { readonly id: string; readonly body: UserChanges };

/** Change a user: see {@link operations.updateUser}. */
export function updateUserMutation(client: Client): MutationOptionsOf<'updateUser', UpdateUserVariables> {
  return {
    mutationKey: ['tilava', 'users', 'updateUser'],
    mutationFn: ({ id, body, ...options }: UpdateUserVariables) => operations.updateUser(client, id, body, options),
    onSuccess: invalidating('updateUser'),
    retry,
  };
}

/** What {@link deleteUserMutation} is called with. */
export type DeleteUserVariables = CallOptions & { readonly id: string };

/** Delete a user: see {@link operations.deleteUser}. */
export function deleteUserMutation(client: Client): MutationOptionsOf<'deleteUser', DeleteUserVariables> {
  return {
    mutationKey: ['tilava', 'users', 'deleteUser'],
    mutationFn: ({ id, ...options }: DeleteUserVariables) => operations.deleteUser(client, id, options),
    onSuccess: invalidating('deleteUser'),
    retry,
  };
}
