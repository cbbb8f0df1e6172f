// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { AlertChanges } from '../schema.ts';

/** What {@link updateAlertsMutation} is called with. */
export type UpdateAlertsVariables = CallOptions & { readonly id: string; readonly body: AlertChanges };

/** Change the alerts of a property: see {@link operations.updateAlerts}. */
export function updateAlertsMutation(client: Client): MutationOptionsOf<'updateAlerts', UpdateAlertsVariables> {
  return {
    mutationKey: ['tilava', 'alerts', 'updateAlerts'],
    mutationFn: ({ id, body, ...options }: UpdateAlertsVariables) => operations.updateAlerts(client, id, body, options),
    onSuccess: invalidating('updateAlerts'),
    retry,
  };
}

/** What {@link createUnsubscriptionMutation} is called with. */
export type CreateUnsubscriptionVariables = CallOptions & { readonly code: string };

/** Unsubscribe by email link: see {@link operations.createUnsubscription}. */
export function createUnsubscriptionMutation(client: Client): MutationOptionsOf<'createUnsubscription', CreateUnsubscriptionVariables> {
  return {
    mutationKey: ['tilava', 'alerts', 'createUnsubscription'],
    mutationFn: ({ code, ...options }: CreateUnsubscriptionVariables) => operations.createUnsubscription(client, code, options),
    onSuccess: invalidating('createUnsubscription'),
    retry,
  };
}
