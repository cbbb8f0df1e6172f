// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, queryPart, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listPlacesQuery}. */
export function listPlacesKey(query: Query<'listPlaces'>): Key<'listPlaces'> {
  return keyOf('places', 'listPlaces', ...queryPart(query));
}

/** Suggest places: see {@link operations.listPlaces}. */
export function listPlacesQuery(client: Client, query: Query<'listPlaces'>): QueryOptionsOf<'listPlaces'> {
  return {
    queryKey: listPlacesKey(query),
    queryFn: ({ signal }) => operations.listPlaces(client, query, { signal }),
    retry,
  };
}

/** The key of {@link getNearestPlaceQuery}. */
export function getNearestPlaceKey(query: Query<'getNearestPlace'>): Key<'getNearestPlace'> {
  return keyOf('places', 'getNearestPlace', ...queryPart(query));
}

/** Get the nearest address: see {@link operations.getNearestPlace}. */
export function getNearestPlaceQuery(client: Client, query: Query<'getNearestPlace'>): QueryOptionsOf<'getNearestPlace'> {
  return {
    queryKey: getNearestPlaceKey(query),
    queryFn: ({ signal }) => operations.getNearestPlace(client, query, { signal }),
    retry,
  };
}

/** The key of {@link getPlaceQuery}. */
export function getPlaceKey(placeId: string, query?: Query<'getPlace'>): Key<'getPlace'> {
  return keyOf('places', 'getPlace', placeId, ...queryPart(query));
}

/** Get a place: see {@link operations.getPlace}. */
export function getPlaceQuery(client: Client, placeId: string, query?: Query<'getPlace'>): QueryOptionsOf<'getPlace'> {
  return {
    queryKey: getPlaceKey(placeId, query),
    queryFn: ({ signal }) => operations.getPlace(client, placeId, query, { signal }),
    retry,
  };
}
