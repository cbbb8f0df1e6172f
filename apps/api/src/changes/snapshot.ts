import { sql, type SQL } from 'drizzle-orm';
import { matchChanges } from '../db/schema.ts';

/** Which transactions a statement saw, as `pg_current_snapshot()` writes it: `xmin:xmax:xip,xip`. */
export interface Snapshot {
  /** All below are over. */
  readonly xmin: string;
  /** None from here on was seen. */
  readonly xmax: string;
  /** Those in between that were under way, as PostgreSQL writes an array. */
  readonly inProgress: string;
}

/** Numbers stay text: they do not fit JavaScript's. */
export function readSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', inProgress = ''] = text.split(':');
  return { xmin, xmax, inProgress: `{${inProgress}}` };
}

/**
 * Changes that a snapshot did not see. A number that grows by one a change would not do instead: transactions end in
 * another order than they begin, so that a smaller number appears behind a greater one.
 */
export const isUnseenBy = (xmax: unknown, inProgress: unknown): SQL =>
  sql`(${matchChanges.xid} >= ${xmax}::xid8 or ${matchChanges.xid} = any(${inProgress}::xid8[]))`;
