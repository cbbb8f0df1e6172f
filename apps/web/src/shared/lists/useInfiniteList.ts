import { hashKey, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { TilavaError } from '@tilava/sdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  beginning,
  type CursorPage,
  type CursorQuery,
  hasChanged,
  type HeldPages,
  heldRange,
  type InfiniteList,
  infiniteListQuery,
  type PageStart,
  stepTo,
  uniqueRows,
} from './infiniteList.ts';
import { ageOf } from './listAge.tsx';

/** The least time between two refetches because pages differ, in milliseconds: a list may change all the time. */
const refetchInterval = 5_000;

interface KnownList {
  readonly name: string;
  readonly start: PageStart;
  /** The furthest page that was read, and how many rows there are up to its end. */
  readonly last: PageStart;
  readonly end: number;
  readonly total: number | undefined;
}

/** Loads a list page by page, and holds the pages near the rows that are drawn. Both functions stay the same. */
export function useInfiniteList<Page extends CursorPage, Key extends QueryKey, Row>(
  options: CursorQuery<Page, Key>,
  rowsOf: (page: Page) => readonly Row[],
  keyOf: (row: Row) => string,
): InfiniteList<Row> {
  const queryClient = useQueryClient();
  const name = hashKey(options.queryKey);
  const [state, setState] = useState(() => unknownList(name));
  const before = state.name === name ? state : unknownList(name);
  const { start } = before;
  const query = useInfiniteQuery<Page, TilavaError, HeldPages<Page>, QueryKey, PageStart>(
    infiniteListQuery(options, start),
  );
  const { data, hasNextPage, isFetching } = query;
  const [first, end] = heldRange(data, start);
  const isFurthest = data !== undefined && (!hasNextPage || end >= before.end);
  const known: KnownList = {
    ...before,
    ...(isFurthest && { last: data.pageParams.at(-1) ?? start, end }),
    ...(data !== undefined && { total: data.pages.at(-1)?.total }),
  };
  if (known.end !== state.end || known.total !== state.total || known.name !== state.name) setState(known);

  const read = useMemo(() => data?.pages.flatMap(rowsOf), [data, rowsOf]);
  const held = useMemo(() => uniqueRows(read ?? [], keyOf), [read, keyOf]);
  const isKnown = read !== undefined || known.end > 0;
  const rows = useMemo(
    () => (isKnown ? [...holes(first), ...held, ...holes(known.end - Math.max(first, end))] : undefined),
    [isKnown, first, held, end, known.end],
  );
  const isFailed = query.isLoadingError || query.isFetchNextPageError || query.isFetchPreviousPageError;

  const shown = useRef<readonly [from: number, to: number]>([0, 0]);
  // Kept until it can be loaded: the list may be refetched just now, and the table asks once.
  const isMoreAsked = useRef(false);
  const loadShown = (isRetry = false) => {
    isMoreAsked.current &&= hasNextPage;
    const range = isMoreAsked.current ? ([known.end - 1, known.end] as const) : shown.current;
    const step = stepTo(range, data, start, known.last);
    if (step === undefined) return;
    if (typeof step === 'object') {
      const place = data?.pageParams.findIndex(({ cursor }) => cursor === step.cursor) ?? -1;
      if (data !== undefined && place >= 0) {
        const { queryKey } = infiniteListQuery(options, step);
        const seed = { pages: data.pages.slice(place), pageParams: data.pageParams.slice(place) };
        queryClient.setQueryData(queryKey, seed, { updatedAt: query.dataUpdatedAt });
      }
      setState({ ...known, start: step });
    } else if (!isFetching && (isRetry || !isFailed)) {
      isMoreAsked.current = false;
      void (step === 'next' ? query.fetchNextPage() : query.fetchPreviousPage());
    }
  };

  const refetchedAt = useRef(0);
  const isOutdated = data !== undefined && (hasChanged(data) || held.length !== read?.length);
  useEffect(() => {
    loadShown();
    if (!isOutdated || isFetching) return undefined;
    const refetch = () => {
      refetchedAt.current = Date.now();
      void query.refetch({ cancelRefetch: false });
    };
    const timer = setTimeout(refetch, refetchedAt.current + refetchInterval - Date.now());
    return () => clearTimeout(timer);
  });

  return {
    ...ageOf(query),
    rows,
    total: known.total ?? rows?.length ?? 0,
    state: isFailed
      ? 'failed'
      : data === undefined || query.isFetchingNextPage
        ? 'loading'
        : hasNextPage
          ? 'more'
          : 'end',
    isRetrying: isFailed && isFetching,
    onMore: () => {
      if (query.isLoadingError) void query.refetch();
      else if (!query.isFetchPreviousPageError) isMoreAsked.current = true;
      loadShown(true);
    },
    onShow: (indexes) => {
      // The row with the focus may be drawn far from the others.
      const middle = indexes[indexes.length >> 1] ?? 0;
      const half = indexes.length >> 1;
      shown.current = [Math.max(0, middle - half), Math.min(known.end, middle + half + 1) - 1];
      loadShown();
    },
  };
}

const unknownList = (name: string): KnownList => ({
  name,
  start: beginning,
  last: beginning,
  end: 0,
  total: undefined,
});

const holes = (count: number): readonly undefined[] => Array.from({ length: Math.max(0, count) });
