// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Place, PlaceSuggestions } from '../schema.ts';

/**
 * Suggest places.
 *
 * Suggests addresses and areas within 15 km of central Helsinki that start with the input or are similar to it. Other
 * parts of the input, such as a floor or a name after `c/o`, are ignored. If the register doesn't have the street
 * number, it suggests the nearest one on the street; if it doesn't have the street, it suggests the middle of the
 * postal area in the input. `matchType` says how well each suggestion matches. Inputs that name another part of
 * Finland get no suggestions.
 */
export function listPlaces(client: Client, query: Query<'listPlaces'>, options?: CallOptions): Call<PlaceSuggestions> {
  return call(client, 'GET /places query > results:array', options, { query });
}

/**
 * Get the nearest address.
 *
 * Returns the registered address nearest to a point, with the coordinates of the address. The point has to be within
 * 15 km of central Helsinki and within 500 metres of an address; otherwise the response is 404. The addresses are
 * those of the built-in register, from Ryhti, the built environment information system (Finnish Environment
 * Institute), CC BY 4.0.
 */
export function getNearestPlace(client: Client, query: Query<'getNearestPlace'>, options?: CallOptions): Call<Place> {
  return call(client, 'GET /places/nearest query > placeId', options, { query });
}

/**
 * Get a place.
 *
 * Returns the address and coordinates of a suggestion.
 */
export function getPlace(client: Client, placeId: string, query?: Query<'getPlace'>, options?: CallOptions): Call<Place> {
  return call(client, 'GET /places/{placeId} query > placeId', options, { path: { placeId }, query });
}
