import { createHash } from 'node:crypto';
import { Option, Schema } from 'effect';
import { badRequest } from '../http/problems.ts';

/** Names a list by its subject and filters: a cursor is of use only for the list that it came from. */
export const listName = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

/** Fields of a place in a list. A cursor is only text that somebody sends: what the database can't hold is refused. */
export const isId = Schema.String.check(Schema.isUUID());
export const within = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }));

/** Cursors of one kind of list, each the place behind which a page begins. */
export function cursors<
  const Fields extends Readonly<Record<string, typeof isId | ReturnType<typeof within>>>,
>(fields: Fields) {
  type Place = { readonly [Name in keyof Fields]: Fields[Name]['Type'] };
  const decode = Schema.decodeUnknownOption(
    Schema.fromJsonString(Schema.Struct({ list: Schema.String, place: Schema.Struct(fields) })),
  );
  return {
    write: (place: Place, list: string): string =>
      Buffer.from(JSON.stringify({ list, place })).toString('base64url'),

    /** @throws ProblemError 400 where the cursor is of another list, or no cursor */
    read(cursor: string | undefined, list: string): Place | null {
      if (cursor === undefined) return null;
      const found = Option.getOrNull(decode(Buffer.from(cursor, 'base64url').toString('utf8')));
      if (found?.list !== list) {
        throw badRequest('cursor_invalid', 'The cursor belongs to another list', '/query/cursor');
      }
      return found.place as Place;
    },
  };
}
