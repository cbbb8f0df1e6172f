import type { UseQueryResult } from '@tanstack/react-query';
import { isNotFoundError, isBadRequestError } from '@tilava/sdk';

/** What a page of a match shows: it, that it is on its way, that there is none, or that it could not be loaded. */
export type Detail<Shown> =
  | { readonly state: 'shown'; readonly shown: Shown }
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

/** Whether a call failed because there is nothing of such an id, or it is none. */
export const isOfNothing = (error: unknown): boolean => isNotFoundError(error) || isBadRequestError(error);

/** What is to be said of queries of which each needs the one before. */
export function withoutData(queries: readonly UseQueryResult[]): Exclude<Detail<never>, { state: 'shown' }> {
  const failed = queries.find(({ isError, data }) => isError && data === undefined);
  if (failed === undefined) return { state: 'loading' };
  if (isOfNothing(failed.error)) return { state: 'missing' };
  return { state: 'failed', isRetrying: failed.isFetching, retry: () => void failed.refetch() };
}
