import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { changeReaders, matchChanges } from '../db/schema.ts';

const currentSnapshot = sql<string>`pg_current_snapshot()::text`;

/** Reads what changed, from where it was; see `matchChanges`. */
export function changeReader(database: Database, name: string) {
  const { placeholder } = sql;
  const look = database.prepare('look_for_changes', (queries) =>
    queries
      .select({
        snapshot: currentSnapshot,
        hasChanges: sql<boolean>`exists (select from ${matchChanges}
          where ${isUnseenBy(matchChanges.xid, placeholder('xmax'), placeholder('inProgress'))})`,
      })
      .from(changeReaders)
      .where(eq(changeReaders.name, placeholder('name'))),
  );

  return {
    async begin(): Promise<Snapshot> {
      await database.queries
        .insert(changeReaders)
        .values({ name, xid: sql`pg_snapshot_xmin(pg_current_snapshot())`, seenAt: sql`now()` });
      // Only a snapshot that sees the row: changes that it did not see are kept for this reader.
      const { rows } = await database.queries.execute<{ snapshot: string }>(
        sql`select ${currentSnapshot} as snapshot`,
      );
      return readSnapshot(rows[0]?.snapshot ?? '');
    },

    /** Whether anything changed that `seen` did not see, and what is seen now; null where the reader is forgotten. */
    async look({ xmax, inProgress }: Snapshot): Promise<{ hasChanges: boolean; seen: Snapshot } | null> {
      const [row] = await look({ name, xmax, inProgress });
      return row === undefined ? null : { hasChanges: row.hasChanges, seen: readSnapshot(row.snapshot) };
    },

    /** Lets go of what is read, so that it may be thrown away; false where the reader is forgotten. */
    async advance({ xmin }: Snapshot): Promise<boolean> {
      const moved = await database.queries
        .update(changeReaders)
        .set({ xid: xmin, seenAt: sql`now()` })
        .where(eq(changeReaders.name, name))
        .returning({ name: changeReaders.name });
      return moved.length > 0;
    },

    async leave(): Promise<void> {
      await database.queries.delete(changeReaders).where(eq(changeReaders.name, name));
    },
  };
}

export type ChangeReader = ReturnType<typeof changeReader>;

/** Minutes without progress after which a reader is forgotten, unless it is a lasting one. */
const timeoutMinutes = 10;

/** Throws away what every reader has read, behind the slowest of them. */
export async function pruneChanges(database: Database): Promise<void> {
  const { queries } = database;
  const isOver = sql`${changeReaders.seenAt} < now() - make_interval(mins => ${timeoutMinutes})`;
  // Both at once, or a reader could still find itself while changes that it has not read are gone.
  await database.transaction(async () => {
    await database.queries.delete(changeReaders).where(and(eq(changeReaders.isLasting, false), isOver));
    await database.queries.delete(matchChanges).where(sql`${matchChanges.xid} < coalesce(
      (select xid from change_readers order by xid limit 1),
      pg_snapshot_xmin(pg_current_snapshot())
    )`);
  });
  // What a cluster left behind that had counted further than this one: nobody can see it as read.
  await queries
    .delete(matchChanges)
    .where(sql`${matchChanges.xid} >= pg_snapshot_xmax(pg_current_snapshot())`);
}

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

/** Not by a growing number instead: transactions end in another order than they begin. */
export const isUnseenBy = (xid: SQLWrapper, xmax: unknown, inProgress: unknown): SQL =>
  sql`(${xid} >= ${xmax}::xid8 or ${xid} = any(${inProgress}::xid8[]))`;
