// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { Need, NeedCreation, Property, PropertyChanges, PropertyPage } from '../schema.ts';

/**
 * List properties.
 *
 * Returns a page of all needs and listings, oldest first by default. For admins. The words in `text` are searched for
 * in the property's address, description and id, and in its owner's email and names.
 */
export function listProperties(client: Client, query?: Query<'listProperties'>, options?: CallOptions): PagedCall<PropertyPage> {
  return paged(client, 'GET /properties query pages:10 > results:array entriesCount:number', options, [query]);
}

/**
 * Create a need.
 *
 * Creates a tenant's need. Signing up already creates the first one; a tenant can have up to five. It's the last one unless
 * `position` says otherwise. Landlords publish premises with `POST /residence` and
 * `POST /announcement/residence/{residenceId}`.
 */
export function createProperty(client: Client, body: NeedCreation, options?: CreationOptions): Call<Need> {
  return call(client, 'POST /properties keyed body > id:string', options, [body]);
}

/**
 * List a user's properties.
 *
 * Returns your own properties: needs in the tenant's order, listings oldest first. Each need has its own matches; the first one
 * is used wherever a tenant's property is shown without naming one. Admins can list any user's.
 */
export function listPropertiesOfUser(client: Client, id: string, options?: CallOptions): Call<readonly Property[]> {
  return call(client, 'GET /properties/user/{id} > []', options, [id]);
}

/**
 * Get a property.
 *
 * Returns one of your own properties; admins can read any property. Tenants can also read a public listing that is
 * near what they're looking for, that they have saved, or that they're interested in. Its `announcement` identifies
 * the match (`POST /matchmaking?specific=true`). Anything else is a 404, including a listing that the tenant has saved
 * but that is now hidden; `GET /user/{id}/favorites` shows that it's no longer available.
 *
 * When a tenant reads a listing, it counts as opened in the listing's insights, once a day, without storing who opened
 * it.
 */
export function getProperty(client: Client, id: string, options?: CallOptions): Call<Property> {
  return call(client, 'GET /properties/{id} > id:string', options, [id]);
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
  return call(client, 'PATCH /properties/{id} body > id:string', options, [id, body]);
}

/**
 * Delete a property.
 *
 * Deletes one of your own announcements by its `properties.id`, together with its residence and pictures. Booked viewings are
 * cancelled, its messages stay and are closed, and everyone who wrote about it is told. Tenants delete one of their own needs, with
 * its alerts; favourites, interest and messages stay. Admins can delete anyone's.
 */
export function deleteProperty(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /properties/{id} > nothing', options, [id]);
}
