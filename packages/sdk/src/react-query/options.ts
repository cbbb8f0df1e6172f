import type { DataTag, InfiniteData, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { Answer, Query } from '../client/http.ts';
import type { TilavaError } from '../errors/tilavaError.ts';
import type { Tag } from '../generated/invalidations.ts';
import type { operations } from '../generated/schema.ts';

/**
 * React Query retries nothing: the SDK did, by `maxRetries` and the server's wishes; a second layer would multiply
 * attempts.
 */
export const retry = false;

/**
 * Every key is `['tilava', tag, operationId, …parameters]`, so that prefixes stand for all below. No key says who
 * asked: clear the cache when a session ends.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: tilavaKey });
 */
export const tilavaKey = ['tilava'] as const;

/**
 * The prefix of all keys of a tag.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: tagKey('favorites') });
 */
export const tagKey = (tag: Tag): QueryKey => [...tilavaKey, tag];

/**
 * The key of an operation's answer, by which `getQueryData` knows its type. An interface, because exported
 * declarations can name it.
 */
export interface Key<Id extends keyof operations> extends DataTag<QueryKey, Answer<Id>> {}

/** Puts a key together. */
export const keyOf = <Id extends keyof operations>(
  tag: Tag,
  operationId: Id,
  ...parameters: readonly unknown[]
): Key<Id> => [...tagKey(tag), operationId, ...parameters] as QueryKey as Key<Id>;

/** A query as a part of a key: none where nothing is asked for, so that `{}` and nothing are one. */
export const queryPart = (query: object = {}): readonly object[] =>
  Object.values(query).every((value) => value === undefined) ? [] : [query];

/** The key of a list that is read page by page. */
export interface PagesKey<Id extends keyof operations> extends DataTag<QueryKey, PagesOf<Id>> {}

/** It is below that of the list's first page, because the cache keeps the two in different shapes. */
export const pagesKey = <Id extends keyof operations>(key: Key<Id>): PagesKey<Id> =>
  [...key, 'pages'] as QueryKey as PagesKey<Id>;

/** None; as a function it would get this package's errors, by which React Query types its `error`. */
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
