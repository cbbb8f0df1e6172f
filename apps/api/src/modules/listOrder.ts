import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Which end of an order comes first. */
export type Direction = 'ascending' | 'descending';

/** What is asked of a list that the admin reads. */
export interface ListRequest<Sort extends string> {
  readonly pageNumber: number;
  readonly entriesPerPage: number;
  readonly text: string | undefined;
  readonly sort: Sort;
  readonly direction: Direction;
}

const directions: Readonly<Record<Direction, SQL>> = {
  ascending: sql`asc nulls last`,
  descending: sql`desc nulls last`,
};

/** A statement's order: what says nothing stands last in either direction. */
export const inDirection = (column: SQLWrapper, direction: Direction): SQL =>
  sql`${column} ${directions[direction]}`;
