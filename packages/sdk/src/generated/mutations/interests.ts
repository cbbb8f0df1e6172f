// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { SeenInterests } from '../schema.ts';

/** What {@link updateReceivedInterestsMutation} is called with. */
export type UpdateReceivedInterestsVariables = CallOptions & { readonly id: string; readonly body: SeenInterests };

/** Mark received interest as seen: see {@link operations.updateReceivedInterests}. */
export function updateReceivedInterestsMutation(client: Client): MutationOptionsOf<'updateReceivedInterests', UpdateReceivedInterestsVariables> {
  return {
    mutationKey: ['tilava', 'interests', 'updateReceivedInterests'],
    mutationFn: ({ id, body, ...options }: UpdateReceivedInterestsVariables) => operations.updateReceivedInterests(client, id, body, options),
    onSuccess: invalidating('updateReceivedInterests'),
    retry,
  };
}
