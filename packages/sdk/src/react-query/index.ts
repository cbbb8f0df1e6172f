/**
 * The API as options for TanStack Query: for each read `<operationId>Query` and `<operationId>Key`, for each paged list
 * also `<operationId>InfiniteQuery`, for each write `<operationId>Mutation`, which makes stale what it may have changed.
 *
 * React Query retries none of them: the SDK has retried by then whatever may be. The signal of a query ends its request.
 */
export * from '../generated/mutations.ts';
export * from '../generated/queries.ts';
export type { Tag, Write } from '../generated/invalidations.ts';
export { invalidateAfter, invalidatedBy } from './invalidation.ts';
export {
  tagKey,
  tilavaKey,
  type InfiniteQueryOptionsOf,
  type Key,
  type MutationOptionsOf,
  type PagesKey,
  type PagesOf,
  type QueryOptionsOf,
} from './options.ts';
