import { type InfiniteData, noop, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import type { Aged } from './listAge.tsx';

export const pageSize = 100;

/** How many pages a query holds at most: it asks for all of them again when it is refetched. */
export const maxPages = 5;

/** Rows from here on are held by other queries than that of the beginning, which keeps its first page. */
const beyondBeginning = (maxPages - 1) * pageSize;

export interface InfiniteList<Row> extends Aged {
  /** `undefined` where a row is not held; no rows at all while the first page is on its way. */
  readonly rows: readonly (Row | undefined)[] | undefined;
  readonly total: number;
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  readonly isRetrying: boolean;
  /** Loads the next page, or tries again what failed. */
  readonly onMore: () => void;
  /** Takes the indexes of the rows that are drawn, in order, whose pages are loaded. */
  readonly onShow: (indexes: readonly number[]) => void;
}

export const wholeList = <Row>(rows: readonly Row[], age: Aged): InfiniteList<Row> => ({
  ...age,
  rows,
  total: rows.length,
  state: 'end',
  isRetrying: false,
  onMore: noop,
  onShow: noop,
});

/** Where a page begins, and all pages before it: the API only leads forward. */
export interface PageStart {
  readonly cursor?: string;
  readonly index: number;
  readonly previous?: PageStart;
}

export interface CursorPage {
  readonly results: readonly unknown[];
  readonly nextCursor: string | null;
  /** Missing where nobody counts the rows of all pages. */
  readonly total?: number;
}

export interface CursorQuery<Page extends CursorPage, Key extends QueryKey = QueryKey> {
  readonly queryKey: Key;
  readonly queryFn: QueryFunction<Page, Key, { readonly cursor?: string }>;
  readonly staleTime?: number;
}

export const beginning: PageStart = { index: 0 };

/** A list from one of its pages on, in both directions; after a jump to another page it has a key of its own. */
export function infiniteListQuery<Page extends CursorPage, Key extends QueryKey>(
  { queryFn, ...options }: CursorQuery<Page, Key>,
  start = beginning,
) {
  const { cursor } = start;
  const queryKey: QueryKey = cursor === undefined ? options.queryKey : [...options.queryKey, cursor];
  return {
    ...options,
    queryKey,
    queryFn: (context: Parameters<QueryFunction<Page, QueryKey, PageStart>>[0]) => {
      const { cursor: from } = context.pageParam;
      const pageParam = from === undefined ? {} : { cursor: from };
      return queryFn({ ...context, queryKey: options.queryKey, pageParam });
    },
    initialPageParam: start,
    getNextPageParam: startAfter,
    getPreviousPageParam: (_page: Page, _pages: Page[], { previous }: PageStart) => previous,
    maxPages,
  };
}

const startAfter = (
  { results, nextCursor }: CursorPage,
  _pages: unknown,
  start: PageStart,
): PageStart | null =>
  nextCursor === null ? null : { cursor: nextCursor, index: start.index + results.length, previous: start };

export type HeldPages<Page> = InfiniteData<Page, PageStart>;

/** The indexes of the rows that a query holds, the end excluded. */
export function heldRange(
  held: HeldPages<CursorPage> | undefined,
  start: PageStart,
): readonly [from: number, end: number] {
  const last = held?.pageParams.at(-1) ?? start;
  return [held?.pageParams[0]?.index ?? start.index, last.index + (held?.pages.at(-1)?.results.length ?? 0)];
}

/** Each row once: one that moved to a later page before that was read is on both. */
export function uniqueRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  return [...byKey.values()];
}

/** Whether the list changed between the reading of one page and another, so that rows may be skipped. */
export const hasChanged = ({ pages, pageParams }: HeldPages<CursorPage>): boolean =>
  new Set(pages.map(({ total }) => total)).size > 1 ||
  pages.some((page, place) => place + 1 < pages.length && page.nextCursor !== pageParams[place + 1]?.cursor);

/** How to get to rows that are not held: by the page before or after the held ones, or from another page on. */
export type Step = 'previous' | 'next' | PageStart;

/** The next step to rows that are shown, if any; `last` is the furthest page that was ever read. */
export function stepTo(
  [from, to]: readonly [from: number, to: number],
  held: HeldPages<CursorPage> | undefined,
  start: PageStart,
  last: PageStart,
): Step | undefined {
  const [first, end] = heldRange(held, start);
  const isBefore = from < first;
  if (!isBefore && (to < end || (held?.pages.at(-1)?.nextCursor ?? null) === null)) return undefined;
  if (isBefore && from >= first - pageSize && from >= beyondBeginning) return 'previous';
  const isNear = start.index === 0 ? (held?.pages.length ?? 0) < maxPages : from <= end + pageSize;
  if (!isBefore && isNear) return 'next';
  const target = pageOf(from, last);
  return target.cursor === start.cursor ? undefined : target;
}

function pageOf(index: number, last: PageStart): PageStart {
  let page = last;
  while (page.index > index && page.previous !== undefined) page = page.previous;
  return page.index < beyondBeginning ? beginning : page;
}
