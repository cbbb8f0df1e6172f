// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { Subscription } from '../schema.ts';

/** What {@link createSubscriptionMutation} is called with. */
export type CreateSubscriptionVariables = CallOptions & { readonly body: Subscription };

/** Subscribe to the newsletter: see {@link operations.createSubscription}. */
export function createSubscriptionMutation(client: Client): MutationOptionsOf<'createSubscription', CreateSubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'newsletter', 'createSubscription'],
    mutationFn: ({ body, ...options }: CreateSubscriptionVariables) => operations.createSubscription(client, body, options),
    onSuccess: invalidating('createSubscription'),
    retry,
  };
}

/** What {@link verifySubscriptionMutation} is called with. */
export type VerifySubscriptionVariables = CallOptions & { readonly code: string };

/** Confirm a newsletter subscription: see {@link operations.verifySubscription}. */
export function verifySubscriptionMutation(client: Client): MutationOptionsOf<'verifySubscription', VerifySubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'newsletter', 'verifySubscription'],
    mutationFn: ({ code, ...options }: VerifySubscriptionVariables) => operations.verifySubscription(client, code, options),
    onSuccess: invalidating('verifySubscription'),
    retry,
  };
}
