import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invalidations, type Write } from '../generated/invalidations.ts';
import { tagKey } from './options.ts';

/**
 * The prefixes of all keys whose answers a write may have changed, for the same caller. None where it changes nothing
 * that can be read.
 *
 * @example
 * invalidatedBy('addInterest'); // [['tilava', 'matchmaking'], ['tilava', 'users']]
 */
export const invalidatedBy = (operationId: Write): readonly QueryKey[] =>
  invalidations[operationId].map(tagKey);

/**
 * Marks as stale whatever a write may have changed, and has what is on screen read again. Resolves once it is. The
 * mutations of this package do it by themselves; it is for those that have an `onSuccess` of their own.
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

/**
 * The `onSuccess` of a mutation. The write is done: it does not wait for what is read again. React Query gives the client
 * since 5.89; with an older one it is made stale by hand.
 */
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
