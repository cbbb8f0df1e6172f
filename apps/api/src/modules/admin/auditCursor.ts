import { createHash } from 'node:crypto';
import { Option, Schema } from 'effect';
import { badRequest } from '../../http/problems.ts';
import type { AuditFilter, AuditPlace } from './auditReadStore.ts';

/** A cursor is only text that somebody sends: what the database does not take is refused here. */
const Cursor = Schema.fromJsonString(
  Schema.Struct({
    at: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4_102_444_800_000 })),
    id: Schema.String.check(Schema.isUUID()),
    list: Schema.String,
  }),
);
const decode = Schema.decodeUnknownOption(Cursor);

/** Names a list by its filter: a cursor is of use for the list that it came from only. */
const listName = ({ actor, object, from, until }: AuditFilter): string =>
  createHash('sha256')
    .update(JSON.stringify([actor, object, from, until]))
    .digest('base64url')
    .slice(0, 16);

/** The cursor of the page that goes on behind an entry. */
export const writeCursor = ({ createdAt, id }: AuditPlace, filter: AuditFilter): string =>
  Buffer.from(JSON.stringify({ at: createdAt.getTime(), id, list: listName(filter) })).toString('base64url');

/**
 * The entry behind which a cursor's page begins.
 *
 * @throws ProblemError 400 where the cursor is of another list, or no cursor
 */
export function readCursor(cursor: string | undefined, filter: AuditFilter): AuditPlace | null {
  if (cursor === undefined) return null;
  const place = Option.getOrNull(decode(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (place?.list !== listName(filter)) {
    throw badRequest('cursor_invalid', 'The cursor belongs to another list', '/query/cursor');
  }
  return { createdAt: new Date(place.at), id: place.id };
}
