import type { TilavaError } from '@tilava/sdk';
import { hashKey, useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ageOf } from '../query/listAge.ts';
import {
  followAnswers,
  latestTotal,
  outdatedPages,
  pageAt,
  pagesToHold,
  shownPages,
  type ListPage,
  type OpenPage,
  type PagedList,
} from './pagedList.ts';

/** The least time between two readings because totals differ, in milliseconds: a list may change all the time. */
const rereadInterval = 5_000;

/** A list, which of its pages are open, and which of these are near what is seen. */
interface OpenList<Row> {
  readonly name: string;
  readonly open: readonly OpenPage<Row>[];
  readonly near: readonly number[];
}

/**
 * A list of which only the pages near what is seen are in memory. `pageQuery` says how the page behind a cursor is
 * asked for; where it asks for another list, that one begins at its first page. Both functions stay the same.
 */
export function usePagedList<Answer, Key extends QueryKey, Row>(
  pageQuery: (cursor: string | undefined) => UseQueryOptions<Answer, TilavaError, ListPage<Row>, Key>,
  keyOf: (row: Row) => string,
): PagedList<Row> {
  const name = hashKey(pageQuery(undefined).queryKey);
  const [state, setState] = useState<OpenList<Row>>(() => beginningOf(name));
  const list = state.name === name ? state : beginningOf<Row>(name);
  const { open } = list;
  const lastPage = open.length - 1;
  const held = [...new Set([...list.near.filter((page) => page < lastPage), lastPage])];
  const results = useQueries({
    queries: held.map((page) => ({
      ...pageQuery(open[page]?.cursor),
      ...(page > 0 && { gcTime: 0 }),
    })),
  });
  const answers = new Map(
    results.map(({ data, dataUpdatedAt }, place) => [held[place] ?? 0, { data, dataUpdatedAt }]),
  );
  const followed = followAnswers(open, answers);
  const pages = useMemo(() => shownPages(followed, keyOf), [followed, keyOf]);
  const rows = useMemo(() => pages.flat(), [pages]);
  const last = results.at(-1);
  const next = last?.data?.nextCursor;

  const places = useRef<readonly number[]>([]);
  /** Takes over what was read, and holds the pages of the same places, which may be others now. */
  const update = () => {
    const near = places.current.length === 0 ? list.near : pagesToHold(places.current, pages);
    if (followed === open && near.join() === list.near.join()) return;
    setState({ name, open: followed, near });
  };
  const rereadAt = useRef(0);
  useEffect(() => {
    // Not while rendering: until queries are committed, each look at them gives another answer.
    update();
    const outdated = outdatedPages(answers);
    if (outdated.length === 0) return;
    const reread = () => {
      rereadAt.current = Date.now();
      for (const page of outdated) void results[held.indexOf(page)]?.refetch({ cancelRefetch: false });
    };
    const timer = setTimeout(reread, rereadAt.current + rereadInterval - Date.now());
    return () => clearTimeout(timer);
  });

  return {
    rows: followed.length === 1 && followed[0]?.read === undefined ? undefined : rows,
    total: latestTotal(followed) ?? rows.length,
    state:
      last?.isLoadingError === true
        ? 'failed'
        : next === undefined
          ? 'loading'
          : next === null
            ? 'end'
            : 'more',
    ...ageOf(results[0] ?? nothingRead),
    isRetrying: last?.isLoadingError === true && last.isFetching,
    onMore: () => {
      if (last?.isLoadingError === true) void last.refetch();
      else if (typeof next === 'string') setState({ ...list, open: [...followed, pageAt(next)] });
    },
    onShow: (shown) => {
      places.current = shown;
      update();
    },
  };
}

const nothingRead = { data: undefined, dataUpdatedAt: 0 };

const beginningOf = <Row>(name: string): OpenList<Row> => ({ name, open: [pageAt(undefined)], near: [0] });
