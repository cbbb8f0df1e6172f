// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { CredentialsCheck } from '../schema.ts';

/** What {@link verifyUserMutation} is called with. */
export type VerifyUserVariables = CallOptions & { readonly uid: string; readonly code: string };

/** Verify an account: see {@link operations.verifyUser}. */
export function verifyUserMutation(client: Client): MutationOptionsOf<'verifyUser', VerifyUserVariables> {
  return {
    mutationKey: ['tilava', 'verification', 'verifyUser'],
    mutationFn: ({ uid, code, ...options }: VerifyUserVariables) => operations.verifyUser(client, { uid, code }, options),
    onSuccess: invalidating('verifyUser'),
    retry,
  };
}

/** What {@link sendVerificationMailMutation} is called with. */
export type SendVerificationMailVariables = CallOptions & { readonly body: CredentialsCheck };

/** Send the verification email again: see {@link operations.sendVerificationMail}. */
export function sendVerificationMailMutation(client: Client): MutationOptionsOf<'sendVerificationMail', SendVerificationMailVariables> {
  return {
    mutationKey: ['tilava', 'verification', 'sendVerificationMail'],
    mutationFn: ({ body, ...options }: SendVerificationMailVariables) => operations.sendVerificationMail(client, body, options),
    onSuccess: invalidating('sendVerificationMail'),
    retry,
  };
}
