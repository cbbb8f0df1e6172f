// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { ViewingChanges, ViewingCreation, ViewingHours } from '../schema.ts';

/** What {@link updateViewingHoursMutation} is called with. */
export type UpdateViewingHoursVariables = ChangeOptions & { readonly id: string; readonly body: ViewingHours };

/** Publish viewing hours: see {@link operations.updateViewingHours}. */
export function updateViewingHoursMutation(client: Client): MutationOptionsOf<'updateViewingHours', UpdateViewingHoursVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'updateViewingHours'],
    mutationFn: ({ id, body, ...options }: UpdateViewingHoursVariables) => operations.updateViewingHours(client, id, body, options),
    onSuccess: invalidating('updateViewingHours'),
    retry,
  };
}

/** What {@link createViewingMutation} is called with. */
export type CreateViewingVariables = CreationOptions & { readonly body: ViewingCreation };

/** Book or propose a viewing: see {@link operations.createViewing}. */
export function createViewingMutation(client: Client): MutationOptionsOf<'createViewing', CreateViewingVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'createViewing'],
    mutationFn: ({ body, ...options }: CreateViewingVariables) => operations.createViewing(client, body, options),
    onSuccess: invalidating('createViewing'),
    retry,
  };
}

/** What {@link updateViewingMutation} is called with. */
export type UpdateViewingVariables = CreationOptions & { readonly viewingId: string; readonly body: ViewingChanges };

/** Accept, move or cancel a viewing: see {@link operations.updateViewing}. */
export function updateViewingMutation(client: Client): MutationOptionsOf<'updateViewing', UpdateViewingVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'updateViewing'],
    mutationFn: ({ viewingId, body, ...options }: UpdateViewingVariables) => operations.updateViewing(client, viewingId, body, options),
    onSuccess: invalidating('updateViewing'),
    retry,
  };
}

/** What {@link renewCalendarMutation} is called with. */
export type RenewCalendarVariables = CallOptions & { readonly id: string };

/** Make a calendar link: see {@link operations.renewCalendar}. */
export function renewCalendarMutation(client: Client): MutationOptionsOf<'renewCalendar', RenewCalendarVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'renewCalendar'],
    mutationFn: ({ id, ...options }: RenewCalendarVariables) => operations.renewCalendar(client, id, options),
    onSuccess: invalidating('renewCalendar'),
    retry,
  };
}

/** What {@link deleteCalendarMutation} is called with. */
export type DeleteCalendarVariables = CallOptions & { readonly id: string };

/** Revoke the calendar link: see {@link operations.deleteCalendar}. */
export function deleteCalendarMutation(client: Client): MutationOptionsOf<'deleteCalendar', DeleteCalendarVariables> {
  return {
    mutationKey: ['tilava', 'viewings', 'deleteCalendar'],
    mutationFn: ({ id, ...options }: DeleteCalendarVariables) => operations.deleteCalendar(client, id, options),
    onSuccess: invalidating('deleteCalendar'),
    retry,
  };
}
