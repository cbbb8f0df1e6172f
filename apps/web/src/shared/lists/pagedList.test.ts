import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followAnswers,
  latestTotal,
  outdatedPages,
  pageAt,
  pagesToHold,
  shownPages,
  type ListPage,
  type OpenPage,
  type PageAnswers,
} from './pagedList.ts';

const keyOf = ({ id }: Row): string => id;

/** A row as the server puts it in order: by points, then by distance, then by id. */
interface Row {
  readonly points: number;
  readonly distance: number;
  readonly id: string;
}

const order = (one: Row, other: Row): number =>
  other.points - one.points || one.distance - other.distance || (one.id < other.id ? -1 : 1);

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'points' in value;

/** A server whose pages go on behind the row that a cursor names, whether that row is still there or not. */
function makeServer(limit: number) {
  const rows = new Map<string, Row>();
  const sorted = () => [...rows.values()].toSorted(order);
  return {
    rows,
    sorted,
    read: (cursor: string | undefined): ListPage<Row> => {
      const start: unknown = cursor === undefined ? null : JSON.parse(cursor);
      const left = sorted().filter((row) => !isRow(start) || order(start, row) < 0);
      const page = left.slice(0, limit);
      const nextCursor = left.length > limit ? JSON.stringify(page.at(-1)) : null;
      return { rows: page, total: rows.size, nextCursor };
    },
  };
}

type Server = ReturnType<typeof makeServer>;

type Answer = PageAnswers<Row> extends ReadonlyMap<number, infer One> ? One : never;

/** A browser that shows a list: it reads the pages that it holds, each at its own moment, and drops the others. */
function openList(server: Server) {
  let open: readonly OpenPage<Row>[] = [pageAt(undefined)];
  let places: readonly number[] = [0];
  let answers = new Map<string | undefined, Answer>();
  let outdated = new Set<string | undefined>();
  let time = 0;

  const pages = () => shownPages(open, keyOf);
  const held = (): PageAnswers<Row> =>
    new Map(
      pagesToHold(places, pages()).map((page) => [
        page,
        answers.get(open[page]?.cursor) ?? { data: undefined, dataUpdatedAt: 0 },
      ]),
    );
  /** As each rendering does, until nothing changes any more. */
  const render = (): void => {
    const current = held();
    answers = new Map([...current].map(([page, answer]) => [open[page]?.cursor, answer]));
    const followed = followAnswers(open, current);
    if (followed === open) return;
    open = followed;
    render();
  };
  const read = (page: number) => {
    time += 1;
    const cursor = open[page]?.cursor;
    outdated.delete(cursor);
    answers.set(cursor, { data: server.read(cursor), dataUpdatedAt: time });
    render();
  };
  const pending = () =>
    [...held()].flatMap(([page, { data }]) =>
      data === undefined || outdated.has(open[page]?.cursor) ? page : [],
    );
  const settle = () => {
    for (let [page] = pending(); page !== undefined; [page] = pending()) read(page);
  };
  const scrollTo = (...to: readonly number[]) => {
    places = to;
    render();
  };
  const goOn = () => {
    const next = answers.get(open.at(-1)?.cursor)?.data?.nextCursor;
    if (typeof next === 'string') open = [...open, pageAt(next)];
    render();
  };
  return {
    pages,
    scrollTo,
    goOn,
    settleAndGoOn: () => {
      settle();
      goOn();
    },
    /** Reads one of the pages that are on their way. */
    readOne: (choice: number) => {
      const waiting = pending();
      const page = waiting[choice % waiting.length];
      if (page !== undefined) read(page);
    },
    readAgain: () => {
      outdated = new Set([...held().keys()].map((page) => open[page]?.cursor));
    },
    /** What somebody sees who scrolls from the first row to the end. */
    seen: (): readonly (Row | undefined)[] => {
      const rows: (Row | undefined)[] = [];
      for (let page = 0; page < open.length; page += 1) {
        scrollTo(rows.length, rows.length + (pages()[page]?.length ?? 0));
        settle();
        if (page === open.length - 1) goOn();
        settle();
        rows.push(...(pages()[page] ?? []));
      }
      return rows;
    },
  };
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id: fc.nat(19), points: fc.nat(3), distance: fc.nat(2) }),
  fc.record({ kind: fc.constant('hide' as const), id: fc.nat(19) }),
  fc.record({ kind: fc.constant('scroll' as const), place: fc.nat(19) }),
  fc.record({ kind: fc.constant('read' as const), choice: fc.nat(3) }),
  fc.constant({ kind: 'settleAndGoOn' as const }),
  fc.constantFrom({ kind: 'goOn' as const }, { kind: 'readAgain' as const }),
);

describe('the pages to hold', () => {
  const pages = [100, 99, 0, 100, 7].map((length) => ({ length }));

  it('are those of the rows that are drawn, and the last one', () => {
    expect(pagesToHold([98, 99], pages)).toEqual([0, 4]);
    expect(pagesToHold([99, 100], pages)).toEqual([0, 1, 4]);
    expect(pagesToHold([198, 199], pages)).toEqual([1, 3, 4]);
    expect(pagesToHold([], pages)).toEqual([4]);
  });
});

describe('a list that changes while it is open', () => {
  const emptyPage = (total: number | null): ListPage<Row> => ({ rows: [], total, nextCursor: null });
  const answersOf = (...totals: readonly (number | null)[]): PageAnswers<Row> =>
    new Map(totals.map((total, read) => [2 * read, { data: emptyPage(total), dataUpdatedAt: read }]));

  it('has outdated pages where one that was read later tells another total', () => {
    expect(outdatedPages(answersOf(7, 6, 7))).toEqual([2]);
    expect(outdatedPages(answersOf(6, 6, 7))).toEqual([0, 2]);
    expect(outdatedPages(answersOf(7, 7))).toEqual([]);
    expect(outdatedPages(answersOf(null, null))).toEqual([]);
    expect(outdatedPages(new Map())).toEqual([]);
    const open = [7, 6].map((total, readAt) => ({ ...pageAt('c'), read: emptyPage(total), readAt }));
    expect(latestTotal(open)).toBe(6);
  });

  it('shows each row at most once at any time, and exactly once when it has been read again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.record({ points: fc.nat(3), distance: fc.nat(2) }), { maxLength: 20, size: 'max' }),
        fc.array(step, { maxLength: 40, size: 'max' }),
        (limit, rows, steps) => {
          const server = makeServer(limit);
          for (const [id, row] of rows.entries()) server.rows.set(String(id), { ...row, id: String(id) });
          const list = openList(server);
          for (const change of steps) {
            if (change.kind === 'put') {
              const { points, distance } = change;
              server.rows.set(String(change.id), { points, distance, id: String(change.id) });
            } else if (change.kind === 'hide') server.rows.delete(String(change.id));
            else if (change.kind === 'scroll') list.scrollTo(change.place % (list.pages().flat().length + 1));
            else if (change.kind === 'read') list.readOne(change.choice);
            else list[change.kind]();
            const ids = list.pages().flatMap((page) => page.flatMap((row) => row?.id ?? []));
            expect(new Set(ids).size).toBe(ids.length);
          }
          list.readAgain();
          expect(list.seen()).toEqual(server.sorted());
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
