import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invalidations, type Write } from '../generated/invalidations.ts';
import { tagKey } from './options.ts';

/**
 * The prefixes of all keys whose answers a write may have changed for the same caller.
 *
 * @example
 * invalidatedBy('addInterest'); // [['tilava', 'matchmaking'], ['tilava', 'users']]
 */
export const invalidatedBy = (operationId: Write): readonly QueryKey[] =>
  invalidations[operationId]?.map(tagKey) ?? [];

/**
 * Marks as stale whatever a write may have changed, and resolves once what is on screen was read again. For mutations
 * with an `onSuccess` of your own; the others do it themselves.
 *
 * @example
 * useMutation({
 *   ...updateUserMutation(tilava),
 *   onSuccess: (user, _variables, _result, { client }) => {
 *     client.setQueryData(getUserKey(user.id), user);
 *     return invalidateAfter(client, 'updateUser');
 *   },
 * });
 */
export async function invalidateAfter(queryClient: QueryClient, operationId: Write): Promise<void> {
  await Promise.all(
    invalidatedBy(operationId).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** The `onSuccess` of a mutation, which doesn't wait for reads. React Query passes the client since 5.89. */
export const invalidating =
  (operationId: Write) =>
  (
    _data: unknown,
    _variables: unknown,
    _result: unknown,
    context?: { readonly client: QueryClient },
  ): void => {
    if (context) void invalidateAfter(context.client, operationId);
  };
