import type { Aged } from '../query/listAge.ts';

/** How many rows are asked for at once. */
export const pageSize = 100;

/** A page of a list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** How many rows there are on all pages. */
  readonly total: number;
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

/** The pages of the rows at these places, and the last one, behind which the list goes on. */
export function pagesToHold(places: readonly number[], pageCount: number): readonly number[] {
  const near = places.map((place) => Math.floor(place / pageSize)).filter((page) => page < pageCount);
  return [...new Set([...near, pageCount - 1])].toSorted((one, other) => one - other);
}

/** The rows of a list, `undefined` where they are not in memory. Every page but the last is full. */
export function rowsOf<Row>(
  pages: ReadonlyMap<number, ListPage<Row> | undefined>,
  pageCount: number,
): readonly (Row | undefined)[] {
  const last = pageCount - 1;
  const rows = Array.from<Row | undefined>({ length: last * pageSize + (pages.get(last)?.rows.length ?? 0) });
  for (const [page, held] of pages) {
    for (const [place, row] of (held?.rows ?? []).entries()) rows[page * pageSize + place] = row;
  }
  return rows;
}
