import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { Answer } from '../client/http.ts';
import type { Tag } from '../generated/invalidations.ts';
import type { operations } from '../generated/schema.ts';
import type { PagesOf } from './options.ts';

/**
 * What every key of this package begins with. Keys are `['tilava', tag, operationId, …parameters]`, so that each prefix
 * stands for all that is below it. No key says who asked: clear the cache when a session ends.
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
 * The key of an operation's answer; `getQueryData` and `setQueryData` know the answer's type by it. An interface, because
 * declarations of what is exported can name it, and not the symbols of an alias.
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
