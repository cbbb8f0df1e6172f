import { createHash } from 'node:crypto';
import type { MatchFilters } from '@tilava/domain/matching';
import { Option, Schema } from 'effect';
import { badRequest } from '../../http/problems.ts';
import type { PageStart } from '../../matching/engine.ts';

/** A cursor is only text that somebody sends: what the database's integers cannot hold is refused here. */
const within = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }));

const Cursor = Schema.fromJsonString(
  Schema.Struct({
    points: within(100),
    distance: within(2 ** 31 - 1),
    id: Schema.String.check(Schema.isUUID()),
    list: Schema.String,
  }),
);
const decode = Schema.decodeUnknownOption(Cursor);

/** Names a list: whose it is and how it is filtered. A cursor is of use for the list that it came from only. */
export const listName = (subjectId: string, filters: MatchFilters): string =>
  createHash('sha256')
    .update(JSON.stringify([subjectId, filters]))
    .digest('base64url')
    .slice(0, 16);

/** The cursor of the page that begins behind `start`. */
export const writeCursor = (start: PageStart, list: string): string =>
  Buffer.from(
    JSON.stringify({ points: start.points, distance: start.distance, id: start.id, list }),
  ).toString('base64url');

/**
 * Where the page of a cursor begins.
 *
 * @throws ProblemError 400 where the cursor is of another list, or no cursor
 */
export function readCursor(cursor: string | undefined, list: string): PageStart | null {
  if (cursor === undefined) return null;
  const start = Option.getOrNull(decode(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (start?.list !== list) {
    throw badRequest('cursor_invalid', 'The cursor belongs to another list', '/query/cursor');
  }
  return start;
}
