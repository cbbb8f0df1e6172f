import { sql, type SQL } from 'drizzle-orm';

/** How far the primary has written its log: everything that was acknowledged until then stands before it. */
export interface ReadPosition {
  /** Which promotion it wrote it after; positions of different ones cannot be compared. */
  readonly timeline: string;
  /** Bytes from the log's beginning. */
  readonly written: bigint;
}

/** Reads it on the primary, as text that `readPositionOf` takes. */
export const selectPosition: SQL<string | null> = sql<
  string | null
>`(left(pg_walfile_name(pg_current_wal_lsn()), 8)
  || ' ' || (pg_current_wal_flush_lsn() - '0/0'::pg_lsn))`;

/** The position that a text says. */
export function readPositionOf(text: string): ReadPosition {
  const [timeline = '', written = ''] = text.split(' ');
  return { timeline, written: BigInt(written) };
}
