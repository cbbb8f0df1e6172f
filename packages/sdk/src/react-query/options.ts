import type { InfiniteData, QueryClient, QueryFunction } from '@tanstack/react-query';
import type { Answer, Query } from '../client/http.ts';
import type { TilavaError } from '../errors/tilavaError.ts';
import type { operations } from '../generated/schema.ts';
import type { Key, PagesKey } from './keys.ts';

/**
 * None; as a function it would be asked with the errors of this package, by which React Query knows the type of its
 * `error`.
 */
type Retry = false | ((failureCount: number, error: TilavaError) => boolean);

/** The options of a read, for `useQuery`, `prefetchQuery` and all others that take a query's. */
export interface QueryOptionsOf<Id extends keyof operations> {
  readonly queryKey: Key<Id>;
  /** Sends the operation, with the query's signal. */
  readonly queryFn: QueryFunction<Answer<Id>, Key<Id>>;
  readonly staleTime?: number;
  readonly retry: Retry;
}

/** What tells where a page begins. */
type Position<Id extends keyof operations> = Pick<
  Query<Id>,
  Extract<keyof Query<Id>, 'cursor' | 'pageNumber'>
>;

/** The options of a paged list, for `useInfiniteQuery` and all others that take an infinite query's. */
export interface InfiniteQueryOptionsOf<Id extends keyof operations> {
  readonly queryKey: PagesKey<Id>;
  /** Sends the operation, with the query's signal. */
  readonly queryFn: QueryFunction<Answer<Id>, PagesKey<Id>, Position<Id>>;
  readonly initialPageParam: Position<Id>;
  /** Where the next page begins; null after the last. */
  readonly getNextPageParam: (page: Answer<Id>) => Position<Id> | null;
  readonly retry: Retry;
}

/** The pages that a list has by now. */
export type PagesOf<Id extends keyof operations> = InfiniteData<Answer<Id>, Position<Id>>;

/** The options of a write, for `useMutation`. */
export interface MutationOptionsOf<Id extends keyof operations, Variables> {
  readonly mutationKey: readonly ['tilava', string, Id];
  /** Sends the operation. */
  readonly mutationFn: (variables: Variables) => Promise<Answer<Id>>;
  /** Makes stale what the write may have changed. */
  readonly onSuccess: (
    data: Answer<Id>,
    variables: Variables,
    result: unknown,
    // Releases before 5.89 give none.
    context?: { readonly client: QueryClient },
  ) => void;
  readonly retry: Retry;
}
