// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { Need, NeedCreation, Property, PropertyChanges } from '../schema.ts';

/**
 * Create a need.
 *
 * Creates a tenant's need. Signing up already creates the first one; a tenant can have up to five. It's the last one unless
 * `position` says otherwise. Landlords publish premises with `POST /residence` and
 * `POST /announcement/residence/{residenceId}`.
 */
export function createProperty(client: Client, body: NeedCreation, options?: CreationOptions): Call<Need> {
  return call(client, 'POST /properties keyed body', options, { body });
}

/**
 * Change a property.
 *
 * Changes the fields you send of one of your own needs or listings and keeps the rest. Admins can change any property.
 * Limits are checked after merging: a minimum above its maximum is a 400. A listing's `residenceType` is also its
 * residence's `houseType`, so changing it changes the residence's version as well. A need is renamed, paused and put in another
 * place among the tenant's needs here, too; the needs that move with it change their versions.
 */
export function updateProperty(client: Client, id: string, body: PropertyChanges, options?: ChangeOptions): Call<Property> {
  return call(client, 'PATCH /properties/{id} body', options, { path: { id }, body });
}

/**
 * Delete a property.
 *
 * Deletes one of your own announcements by its `properties.id`, together with its residence and pictures. Booked viewings are
 * cancelled, its messages stay and are closed, and everyone who wrote about it is told. Tenants delete one of their own needs, with
 * its alerts; favourites, interest and messages stay. Admins can delete anyone's.
 */
export function deleteProperty(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /properties/{id} > nothing', options, { path: { id } });
}
