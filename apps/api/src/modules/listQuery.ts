import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Which end of an order comes first. */
type Direction = 'ascending' | 'descending';

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

/**
 * In lower case, each letter in one with its marks, and every apostrophe alike. What lies beyond ASCII depends on how
 * the database was made; the letters of Finland and its neighbours shall not.
 */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`lower(translate(normalize(${text}, NFC), 'ÅÄÖÆØÜÉÕŠŽ’ʼ', 'åäöæøüéõšž'''''))`;

/** Whether a text holds each word of another, anywhere; no sign means anything but itself. */
export function holdsWords(text: SQLWrapper, searched: string | undefined): SQL | undefined {
  const tokens = searched?.split(/\s+/u).filter((word) => word !== '') ?? [];
  return and(...tokens.map((word) => sql`strpos(${folded(text)}, ${folded(sql`${word}::text`)}) > 0`));
}
