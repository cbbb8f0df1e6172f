import type {
  InfiniteData,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { Answer, Query } from '../client/http.ts';
import type { operations } from '../generated/schema.ts';
import type { Key, PagesKey } from './keys.ts';

/** The options of a read, for `useQuery`, `prefetchQuery` and all others that take a query's. */
export type QueryOptionsOf<Id extends keyof operations> = UnusedSkipTokenOptions<
  Answer<Id>,
  Error,
  Answer<Id>,
  Key<Id>
> & { readonly queryKey: Key<Id> };

/** The options of a paged list, for `useInfiniteQuery` and all others that take an infinite query's. */
export type InfiniteQueryOptionsOf<Id extends keyof operations> = UnusedSkipTokenInfiniteOptions<
  Answer<Id>,
  Error,
  InfiniteData<Answer<Id>, Query<Id>>,
  PagesKey<Id>,
  Query<Id>
> & { readonly queryKey: PagesKey<Id> };
