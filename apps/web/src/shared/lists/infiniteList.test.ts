import { InfiniteQueryObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginning,
  hasChanged,
  infiniteListQuery,
  maxPages,
  pageSize,
  stepTo,
  uniqueRows,
  type HeldPages,
  type PageStart,
} from './infiniteList.ts';

/** A row as the server puts it in order: by points, then by id. */
interface Row {
  readonly points: number;
  readonly id: string;
}

interface Page {
  readonly results: readonly Row[];
  readonly total: number;
  readonly nextCursor: string | null;
}

const order = (one: Row, other: Row): number => other.points - one.points || (one.id < other.id ? -1 : 1);

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'points' in value;

/** A server whose pages go on behind the row that a cursor names, whether that row is still there or not. */
function makeServer(limit: number) {
  const rows = new Map<string, Row>();
  const behind = (cursor: string | undefined): readonly Row[] => {
    const start: unknown = cursor === undefined ? null : JSON.parse(cursor);
    return [...rows.values()].toSorted(order).filter((row) => !isRow(start) || order(start, row) < 0);
  };
  const read = (cursor: string | undefined): Page => {
    const left = behind(cursor);
    const results = left.slice(0, limit);
    const nextCursor = left.length > limit ? JSON.stringify(results.at(-1)) : null;
    return { results, total: rows.size, nextCursor };
  };
  return { rows, behind, read };
}

/** The list of a server as a browser loads it. */
function openList(server: ReturnType<typeof makeServer>) {
  const list = {
    queryKey: ['list'],
    queryFn: ({ pageParam }: { readonly pageParam: { readonly cursor?: string } }) =>
      server.read(pageParam.cursor),
  };
  const query = new InfiniteQueryObserver<Page, Error, HeldPages<Page>, QueryKey, PageStart>(
    new QueryClient(),
    infiniteListQuery(list),
  );
  const held = () => query.getCurrentResult().data ?? { pages: [], pageParams: [] };
  const rows = () =>
    uniqueRows(
      held().pages.flatMap(({ results }) => results),
      ({ id }) => id,
    );
  return { query, held, rows };
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id: fc.nat(19), points: fc.nat(3) }),
  fc.record({ kind: fc.constant('hide' as const), id: fc.nat(19) }),
  fc.record({ kind: fc.constantFrom('next' as const, 'previous' as const, 'refetch' as const) }),
);

describe('a list that changes while it is open', () => {
  it('skips no row that joined between two pages, once it has been refetched', async () => {
    const server = makeServer(2);
    const put = (id: string, points: number) => server.rows.set(id, { id, points });
    for (const [points, id] of ['d', 'c', 'b', 'a'].entries()) put(id, points * 10);
    const { query, held, rows } = openList(server);
    await query.refetch();
    put('new', 25);
    server.rows.delete('a');
    await query.fetchNextPage();
    expect(rows().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    put('newer', 26);
    await query.refetch();
    expect(rows().map(({ id }) => id)).toEqual(['newer', 'new', 'b', 'c']);
    expect(hasChanged(held())).toBe(false);
  });

  it('has changed where totals differ, or where a page does not begin behind the one before', () => {
    const pageOf = (total: number, nextCursor: string | null) => ({ results: [], total, nextCursor });
    const held = (pages: readonly Page[]): HeldPages<Page> => ({
      pages: [...pages],
      pageParams: [beginning, { cursor: 'a', index: 2 }],
    });
    expect(hasChanged(held([pageOf(4, 'a'), pageOf(4, null)]))).toBe(false);
    expect(hasChanged(held([pageOf(4, 'a'), pageOf(5, null)]))).toBe(true);
    expect(hasChanged(held([pageOf(4, 'b'), pageOf(4, null)]))).toBe(true);
    expect(hasChanged(held([pageOf(4, 'b')]))).toBe(false);
  });

  it('shows each row at most once at any time, and exactly once when it has been refetched', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.nat(3), { maxLength: 20, size: 'max' }),
        fc.array(step, { maxLength: 30, size: 'max' }),
        async (limit, points, steps) => {
          const server = makeServer(limit);
          const put = (id: number, row: number) =>
            server.rows.set(String(id), { id: String(id), points: row });
          for (const [id, row] of points.entries()) put(id, row);
          const { query, held, rows } = openList(server);
          await query.refetch();
          for (const change of steps) {
            if (change.kind === 'put') put(change.id, change.points);
            else if (change.kind === 'hide') server.rows.delete(String(change.id));
            else if (change.kind === 'next') await query.fetchNextPage();
            else if (change.kind === 'previous') await query.fetchPreviousPage();
            else await query.refetch();
            const ids = rows().map(({ id }) => id);
            expect(new Set(ids).size).toBe(ids.length);
            expect(held().pages.length).toBeLessThanOrEqual(maxPages);
          }
          const count = held().pages.length;
          await query.refetch();
          const present = server.behind(held().pageParams[0]?.cursor).slice(0, count * limit);
          expect(rows()).toEqual(present);
          expect(hasChanged(held())).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the step to the rows that are shown', () => {
  const starts: PageStart[] = [beginning];
  for (let page = 1; page < 100; page += 1) {
    const previous = starts[page - 1];
    starts.push({ cursor: String(page), index: page * pageSize, ...(previous && { previous }) });
  }
  const startOf = (page: number): PageStart => starts[page] ?? beginning;
  /** Pages of a list of a hundred, read as far as the 90th. */
  const from = (first: number, count: number) => (rows: readonly [number, number]) => {
    const pageParams = starts.slice(first, first + count);
    const pages = pageParams.map((_, place) => ({
      results: Array.from({ length: pageSize }),
      nextCursor: String(first + place + 1),
    }));
    return stepTo(rows, count === 0 ? undefined : { pages, pageParams }, startOf(first), startOf(90));
  };

  it('is none where they are held, or on their way', () => {
    expect(from(0, 2)([150, 199])).toBeUndefined();
    expect(from(40, 0)([4_010, 4_030])).toBeUndefined();
    const end = { pages: [{ results: [], nextCursor: null }], pageParams: [beginning] };
    expect(stepTo([0, 1], end, beginning, beginning)).toBeUndefined();
  });

  it('is the page before or after that of those which are held', () => {
    expect(from(0, 2)([190, 205])).toBe('next');
    expect(from(40, 5)([4_480, 4_500])).toBe('next');
    expect(from(40, 5)([3_990, 4_010])).toBe('previous');
  });

  it('is any page that was read before, however far it is', () => {
    expect(from(0, maxPages)([7_050, 7_080])).toBe(startOf(70));
    expect(from(40, 5)([7_050, 7_080])).toBe(startOf(70));
    expect(from(40, 0)([1_200, 1_230])).toBe(startOf(12));
  });

  it('leaves the first pages to the query of the beginning, and goes on with its last one', () => {
    expect(from(0, maxPages)([480, 500])).toBe(startOf(maxPages - 1));
    expect(from(maxPages - 1, 5)([390, 410])).toBe(beginning);
    expect(from(40, 5)([0, 20])).toBe(beginning);
  });
});
