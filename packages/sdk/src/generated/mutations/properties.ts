// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { NeedCreation, PropertyChanges } from '../schema.ts';

/** What {@link createPropertyMutation} is called with. */
export type CreatePropertyVariables = CreationOptions & { readonly body: NeedCreation };

/** Create a need: see {@link operations.createProperty}. */
export function createPropertyMutation(client: Client): MutationOptionsOf<'createProperty', CreatePropertyVariables> {
  return {
    mutationKey: ['tilava', 'properties', 'createProperty'],
    mutationFn: ({ body, ...options }: CreatePropertyVariables) => operations.createProperty(client, body, options),
    onSuccess: invalidating('createProperty'),
    retry,
  };
}

/** What {@link updatePropertyMutation} is called with. */
export type UpdatePropertyVariables = ChangeOptions & { readonly id: string; readonly body: PropertyChanges };

/** Change a property: see {@link operations.updateProperty}. */
export function updatePropertyMutation(client: Client): MutationOptionsOf<'updateProperty', UpdatePropertyVariables> {
  return {
    mutationKey: ['tilava', 'properties', 'updateProperty'],
    mutationFn: ({ id, body, ...options }: UpdatePropertyVariables) => operations.updateProperty(client, id, body, options),
    onSuccess: invalidating('updateProperty'),
    retry,
  };
}

/** What {@link deletePropertyMutation} is called with. */
export type DeletePropertyVariables = CallOptions & { readonly id: string };

/** Delete a property: see {@link operations.deleteProperty}. */
export function deletePropertyMutation(client: Client): MutationOptionsOf<'deleteProperty', DeletePropertyVariables> {
  return {
    mutationKey: ['tilava', 'properties', 'deleteProperty'],
    mutationFn: ({ id, ...options }: DeletePropertyVariables) => operations.deleteProperty(client, id, options),
    onSuccess: invalidating('deleteProperty'),
    retry,
  };
}
