import type { TilavaError } from '@tilava/sdk';
import {
  hashKey,
  useQueries,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ageOf } from '../query/listAge.ts';
import { pagesToHold, rowsOf, type ListPage, type PagedList } from './pagedList.ts';

/**
 * A list of which only the pages near what is seen are in memory. `pageQuery` says how the page behind a cursor is
 * asked for; where it asks for another list, that one begins at its first page.
 */
export function usePagedList<Answer, Key extends QueryKey, Row>(
  pageQuery: (cursor: string | undefined) => UseQueryOptions<Answer, TilavaError, ListPage<Row>, Key>,
): PagedList<Row> {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const [near, setNear] = useState<readonly number[]>([0]);
  const name = hashKey(pageQuery(undefined).queryKey);
  const [nameBefore, setNameBefore] = useState(name);
  if (name !== nameBefore) {
    setNameBefore(name);
    setCursors([undefined]);
    setNear([0]);
  }
  const pageCount = cursors.length;
  const held = useMemo(() => pagesToHold(near, pageCount), [near, pageCount]);
  const { pages, first, last } = useQueries({
    queries: held.map((page) => ({ ...pageQuery(cursors[page]), ...(page > 0 && { gcTime: 0 }) })),
    combine: combine<Row>,
  });
  const rows = useMemo(
    () => rowsOf(new Map(held.map((page, place) => [page, pages[place]])), pageCount),
    [held, pages, pageCount],
  );
  const next = last?.data?.nextCursor;

  return {
    rows: pageCount === 1 && last?.data === undefined ? undefined : rows,
    total: pages.find((page) => page !== undefined)?.total ?? rows.length,
    state:
      last?.isLoadingError === true
        ? 'failed'
        : next === undefined
          ? 'loading'
          : next === null
            ? 'end'
            : 'more',
    ...ageOf(first ?? nothingRead),
    isRetrying: last?.isLoadingError === true && last.isFetching,
    onMore: () => {
      if (last?.isLoadingError === true) void last.refetch();
      else if (typeof next === 'string') setCursors([...cursors, next]);
    },
    onShow: (places) => {
      const pagesNear = pagesToHold(places, pageCount);
      setNear((before) => (before.join() === pagesNear.join() ? before : pagesNear));
    },
  };
}

const nothingRead = { data: undefined, dataUpdatedAt: 0 };

/** The pages in their order, and the states of the first and the last. */
function combine<Row>(results: UseQueryResult<ListPage<Row>>[]) {
  return { pages: results.map(({ data }) => data), first: results[0], last: results.at(-1) };
}
