// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** What {@link addFavoriteMutation} is called with. */
export type AddFavoriteVariables = CallOptions & { readonly id: string; readonly announcementId: string; readonly query?: Query<'addFavorite'> };

/** Save an announcement: see {@link operations.addFavorite}. */
export function addFavoriteMutation(client: Client): MutationOptionsOf<'addFavorite', AddFavoriteVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'addFavorite'],
    mutationFn: ({ id, announcementId, query, ...options }: AddFavoriteVariables) => operations.addFavorite(client, { id, announcementId }, query, options),
    onSuccess: invalidating('addFavorite'),
    retry,
  };
}

/** What {@link deleteFavoriteMutation} is called with. */
export type DeleteFavoriteVariables = CallOptions & { readonly id: string; readonly announcementId: string; readonly query?: Query<'deleteFavorite'> };

/** Remove a saved announcement: see {@link operations.deleteFavorite}. */
export function deleteFavoriteMutation(client: Client): MutationOptionsOf<'deleteFavorite', DeleteFavoriteVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'deleteFavorite'],
    mutationFn: ({ id, announcementId, query, ...options }: DeleteFavoriteVariables) => operations.deleteFavorite(client, { id, announcementId }, query, options),
    onSuccess: invalidating('deleteFavorite'),
    retry,
  };
}

/** What {@link addInterestMutation} is called with. */
export type AddInterestVariables = CallOptions & { readonly id: string; readonly targetId: string };

/** Show a landlord's interest in a tenant: see {@link operations.addInterest}. */
export function addInterestMutation(client: Client): MutationOptionsOf<'addInterest', AddInterestVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'addInterest'],
    mutationFn: ({ id, targetId, ...options }: AddInterestVariables) => operations.addInterest(client, { id, targetId }, options),
    onSuccess: invalidating('addInterest'),
    retry,
  };
}

/** What {@link deleteInterestMutation} is called with. */
export type DeleteInterestVariables = CallOptions & { readonly id: string; readonly targetId: string };

/** Withdraw a landlord's interest: see {@link operations.deleteInterest}. */
export function deleteInterestMutation(client: Client): MutationOptionsOf<'deleteInterest', DeleteInterestVariables> {
  return {
    mutationKey: ['tilava', 'favorites', 'deleteInterest'],
    mutationFn: ({ id, targetId, ...options }: DeleteInterestVariables) => operations.deleteInterest(client, { id, targetId }, options),
    onSuccess: invalidating('deleteInterest'),
    retry,
  };
}
