/**
 * The API as options for TanStack Query: for each read `<operationId>Query` and `<operationId>Key`, for each paged list
 * also `<operationId>InfiniteQuery`, for each write `<operationId>Mutation`.
 */
export * from '../generated/mutations.ts';
export * from '../generated/queries.ts';
export type { Tag, Write } from '../generated/invalidations.ts';
export { invalidateAfter, invalidatedBy } from './invalidation.ts';
export { tagKey, tilavaKey, type Key, type PagesKey } from './keys.ts';
export type { InfiniteQueryOptionsOf, QueryOptionsOf } from './options.ts';
