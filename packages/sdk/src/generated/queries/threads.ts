// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listThreadsQuery}. */
export function listThreadsKey(id: string, query?: Query<'listThreads'>): Key<'listThreads'> {
  return keyOf('threads', 'listThreads', id, ...queryPart(query));
}

/** List threads: see {@link operations.listThreads}. */
export function listThreadsQuery(client: Client, id: string, query?: Query<'listThreads'>): QueryOptionsOf<'listThreads'> {
  return {
    queryKey: listThreadsKey(id, query),
    queryFn: ({ signal }) => operations.listThreads(client, id, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listThreadsInfiniteQuery(client: Client, id: string, query?: Query<'listThreads'>): InfiniteQueryOptionsOf<'listThreads'> {
  return {
    queryKey: pagesKey<'listThreads'>(listThreadsKey(id, query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listThreads(client, id, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getThreadQuery}. */
export function getThreadKey(threadId: string): Key<'getThread'> {
  return keyOf('threads', 'getThread', threadId);
}

/** Get a thread: see {@link operations.getThread}. */
export function getThreadQuery(client: Client, threadId: string): QueryOptionsOf<'getThread'> {
  return {
    queryKey: getThreadKey(threadId),
    queryFn: ({ signal }) => operations.getThread(client, threadId, { signal }),
    retry,
  };
}

/** The key of {@link listMessagesQuery}. */
export function listMessagesKey(threadId: string, query?: Query<'listMessages'>): Key<'listMessages'> {
  return keyOf('threads', 'listMessages', threadId, ...queryPart(query));
}

/** List messages: see {@link operations.listMessages}. */
export function listMessagesQuery(client: Client, threadId: string, query?: Query<'listMessages'>): QueryOptionsOf<'listMessages'> {
  return {
    queryKey: listMessagesKey(threadId, query),
    queryFn: ({ signal }) => operations.listMessages(client, threadId, query, { signal }),
    retry,
  };
}

/** The key of {@link getAttachmentQuery}. */
export function getAttachmentKey(attachmentId: string): Key<'getAttachment'> {
  return keyOf('threads', 'getAttachment', attachmentId);
}

/** Download an attachment: see {@link operations.getAttachment}. */
export function getAttachmentQuery(client: Client, attachmentId: string): QueryOptionsOf<'getAttachment'> {
  return {
    queryKey: getAttachmentKey(attachmentId),
    queryFn: ({ signal }) => operations.getAttachment(client, attachmentId, { signal }),
    retry,
  };
}
