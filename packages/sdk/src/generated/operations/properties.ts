// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Property, PropertyPage } from '../schema.ts';

/**
 * List properties.
 *
 * Returns a page of all needs and listings, oldest first by default. For admins. The words in `text` are searched for
 * in the property's address, description and id, and in its owner's email and names.
 */
export function listProperties(client: Client, query?: Query<'listProperties'>, options?: CallOptions): PagedCall<PropertyPage> {
  return paged(client, 'GET /properties query pages:10 > results:array entriesCount:number', options, { query });
}

/**
 * List a user's properties.
 *
 * Returns your own properties: needs in the tenant's order, listings oldest first. Each need has its own matches; the first one
 * is used wherever a tenant's property is shown without naming one. Admins can list any user's.
 * With `limit`, it's a page of them.
 */
export function listPropertiesOfUser(client: Client, id: string, query?: Query<'listPropertiesOfUser'>, options?: CallOptions): Call<readonly Property[]> {
  return call(client, 'GET /properties/user/{id} query > []', options, { path: { id }, query });
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
  return call(client, 'GET /properties/{id}', options, { path: { id } });
}
