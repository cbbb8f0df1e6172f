import type { Aged } from '../query/listAge.ts';

/** How many rows are asked for at once. */
export const pageSize = 100;

/** A page of a list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** How many rows there are on all pages; null where nobody counts them. */
  readonly total: number | null;
  /** Where the next page begins; null after the last one. */
  readonly nextCursor: string | null;
}

/** What a table needs of a list that is loaded page by page. Its first page tells how old it is. */
export interface PagedList<Row> extends Aged {
  /** `undefined` where a row is not in memory; no list at all while the first page is on its way. */
  readonly rows: readonly (Row | undefined)[] | undefined;
  /** How many rows there are on all pages. */
  readonly total: number;
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  /** Whether the page that failed is asked for again. */
  readonly isRetrying: boolean;
  /** Loads the next page, or tries the last one again. */
  readonly onMore: () => void;
  /** Takes the places of the rows that are drawn; pages without any of them are dropped. */
  readonly onShow: (places: readonly number[]) => void;
}

/** A list that is in memory as a whole, as a table takes it. */
export const wholeList = <Row>(rows: readonly Row[], age: Aged): PagedList<Row> => ({
  ...age,
  rows,
  total: rows.length,
  state: 'end',
  isRetrying: false,
  onMore: nothing,
  onShow: nothing,
});

/** There is no page to load, and none to drop. */
function nothing(): void {}

/** A page of a list that is open. */
export interface OpenPage<Row> {
  /** Where it begins; `undefined` for the first one. */
  readonly cursor: string | undefined;
  /** What was last read of it, which may be of another cursor until that of now is; `undefined` where it is not in memory. */
  readonly read: ListPage<Row> | undefined;
  /** When that was, in milliseconds since 1970. */
  readonly readAt: number;
  /** How many rows it last had. */
  readonly count: number;
}

/** What reading a page at its cursor has come to. */
interface PageAnswer<Row> {
  /** `undefined` while it is on its way. */
  readonly data: ListPage<Row> | undefined;
  readonly dataUpdatedAt: number;
}

/** What was read of each page that is in memory, by its number. */
export type PageAnswers<Row> = ReadonlyMap<number, PageAnswer<Row>>;

/** A page of which nothing was read. */
export const pageAt = (cursor: string | undefined): OpenPage<never> => ({
  cursor,
  read: undefined,
  readAt: 0,
  count: 0,
});

/**
 * The pages once they were read, each of which begins where the one before now ends: rows come and go while a list is
 * open. Answers change one boundary at a time; the page behind it is to be read anew then.
 *
 * @returns the same pages where nothing has changed
 */
export function followAnswers<Row>(
  open: readonly OpenPage<Row>[],
  answers: PageAnswers<Row>,
): readonly OpenPage<Row>[] {
  const pages = open.map((page, number) => withAnswer(page, answers.get(number)));
  for (const [number, { data }] of answers) {
    const behind = pages[number + 1];
    if (data === undefined || behind === undefined || behind.cursor === data.nextCursor) continue;
    return [...pages.slice(0, number + 1), ...pagesFrom(data.nextCursor, pages.slice(number + 1))];
  }
  return pages.some((page, number) => page !== open[number]) ? pages : open;
}

function withAnswer<Row>(page: OpenPage<Row>, answer: PageAnswer<Row> | undefined): OpenPage<Row> {
  if (answer === undefined) return page.read === undefined ? page : { ...page, read: undefined };
  const { data, dataUpdatedAt } = answer;
  if (data === undefined || (data === page.read && dataUpdatedAt === page.readAt)) return page;
  return { ...page, read: data, readAt: dataUpdatedAt, count: data.rows.length };
}

/** Pages of which the first begins at a cursor: those before the one that does already have no rows left. */
function pagesFrom<Row>(cursor: string | null, pages: readonly OpenPage<Row>[]): readonly OpenPage<Row>[] {
  const [first, ...others] = pages;
  if (cursor === null || first === undefined) return [];
  const start = pages.findIndex((page) => page.cursor === cursor);
  return start === -1 ? [{ ...first, cursor }, ...others] : pages.slice(start);
}

/** Which pages tell another total than one that was read later, and so were read before the list changed. */
export function outdatedPages<Row>(answers: PageAnswers<Row>): readonly number[] {
  const known = [...answers].flatMap(([number, { data, dataUpdatedAt }]) =>
    data === undefined ? [] : [{ number, total: data.total, dataUpdatedAt }],
  );
  const latest = Math.max(...known.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const total = known.find(({ dataUpdatedAt }) => dataUpdatedAt === latest)?.total;
  return known
    .filter((page) => page.dataUpdatedAt < latest && page.total !== total)
    .map(({ number }) => number);
}

/**
 * The rows of each page that is in memory, each row once: where it has moved from one page to another of which only one
 * was read since, it is where it was read last.
 */
export function shownPages<Row>(
  open: readonly OpenPage<Row>[],
  keyOf: (row: Row) => string,
): readonly (readonly (Row | undefined)[])[] {
  const places = new Map<string, number>();
  for (const [number, { read, readAt }] of open.entries()) {
    for (const row of read?.rows ?? []) {
      const other = places.get(keyOf(row));
      if (other === undefined || readAt > (open[other]?.readAt ?? 0)) places.set(keyOf(row), number);
    }
  }
  return open.map(({ read, count }, number) =>
    read === undefined
      ? Array.from<undefined>({ length: count })
      : read.rows.filter((row) => places.get(keyOf(row)) === number),
  );
}

/** The pages of the rows at these places, and the last one, behind which the list goes on. */
export function pagesToHold(
  places: readonly number[],
  pages: readonly { readonly length: number }[],
): readonly number[] {
  const near = new Set([pages.length - 1]);
  let start = 0;
  for (const [number, { length }] of pages.entries()) {
    const end = start + length;
    if (places.some((place) => place >= start && place < end)) near.add(number);
    start = end;
  }
  return [...near].toSorted((one, other) => one - other);
}

/** How many rows there were on all pages when one was last read; null where nobody counts them. */
export function latestTotal(open: readonly OpenPage<unknown>[]): number | null {
  const [latest] = open
    .filter(({ read }) => read !== undefined)
    .toSorted((one, other) => other.readAt - one.readAt);
  return latest?.read?.total ?? null;
}
