import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Option, Schema } from 'effect';
import { badRequest } from '../http/problems.ts';

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

/** Lower case with apostrophes alike; letters of Finland's neighbours do not depend on the database's locale. */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`lower(translate(normalize(${text}, NFC), 'ÅÄÖÆØÜÉÕŠŽ’ʼ', 'åäöæøüéõšž'''''))`;

/** Whether a text holds each word of another, anywhere; no sign means anything but itself. */
export function holdsWords(text: SQLWrapper, searched: string | undefined): SQL | undefined {
  const tokens = searched?.split(/\s+/u).filter((word) => word !== '') ?? [];
  return and(...tokens.map((word) => sql`strpos(${folded(text)}, ${folded(sql`${word}::text`)}) > 0`));
}

/** Names a list by its subject and filters: a cursor is of use only for the list that it came from. */
export const listName = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

/** Fields of a place in a list. A cursor is only text that somebody sends: what the database can't hold is refused. */
export const isId = Schema.String.check(Schema.isUUID());
export const areIds = Schema.Array(isId);
export const within = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }));

export const optional = (field: ReturnType<typeof within>) => Schema.optionalKey(field);

/** Where a page of a list begins, and how long it may be; the whole list where neither is asked for. */
export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A list, or a page of it. */
export interface Page<Entry> {
  readonly body: Entry[];
  /** Where the next page begins, if there is one. */
  readonly nextCursor?: string | undefined;
}

export const cursorInvalid = () =>
  badRequest('cursor_invalid', 'The cursor belongs to another list', '/query/cursor');

/** Cursors of one kind of list, each the place behind which a page begins. */
export function cursors<
  const Fields extends Readonly<
    Record<string, typeof isId | typeof areIds | ReturnType<typeof within> | ReturnType<typeof optional>>
  >,
>(fields: Fields) {
  type Place = Schema.Struct<Fields>['Type'];
  const decode = Schema.decodeUnknownOption(
    Schema.fromJsonString(Schema.Struct({ list: Schema.String, place: Schema.Struct(fields) })),
  );
  /** Null where the cursor is of another list, or no cursor. */
  function find(cursor: string | undefined, list: string): Place | null {
    const found = Option.getOrNull(decode(Buffer.from(cursor ?? '', 'base64url').toString('utf8')));
    return found?.list === list ? found.place : null;
  }

  return {
    write: (place: Place, list: string): string =>
      Buffer.from(JSON.stringify({ list, place })).toString('base64url'),

    find,

    /** @throws ProblemError 400 where the cursor is of another list, or no cursor */
    read(cursor: string | undefined, list: string): Place | null {
      if (cursor === undefined) return null;
      const place = find(cursor, list);
      if (place === null) throw cursorInvalid();
      return place;
    },
  };
}

/** The entries of a page, of which one more was read: it tells whether there are more, behind the `last` one then. */
export function cutPage<Entry>(found: readonly Entry[], limit: number) {
  const shown = found.slice(0, limit);
  return { shown, last: found.length > limit ? shown.at(-1) : undefined };
}

interface Cursors<Place> {
  readonly read: (cursor: string | undefined, list: string) => Place | null;
  readonly write: (place: Place, list: string) => string;
}

/** Reads as much of a list as is asked for behind a place: by what orders the list, because the entry may be gone by then. */
export async function readPage<Place, Entry>(
  { read, write }: Cursors<Place>,
  list: string,
  { cursor, limit = 100 }: PageRequest,
  readPart: (after: Place | null, most: number) => Promise<Entry[]>,
  placeOf: (entry: Entry) => Place,
): Promise<Page<Entry>> {
  const { shown, last } = cutPage(await readPart(read(cursor, list), limit + 1), limit);
  return { body: shown, nextCursor: last && write(placeOf(last), list) };
}

/** Whether the whole list is asked for. */
export const isUnpaged = ({ cursor, limit }: PageRequest): boolean =>
  cursor === undefined && limit === undefined;
