import { sql, type SQL } from 'drizzle-orm';
import type { Snapshot } from '../../changes/snapshot.ts';
import { isUnseenBy, readSnapshot } from '../../changes/snapshot.ts';
import type { Database } from '../../db/database.ts';
import { matchChanges } from '../../db/schema.ts';
import type { Subject } from '../engine.ts';
import { isFirstActiveNeed } from '../firstNeed.ts';
import type { IndexRow } from './rows.ts';
import { announcementColumns, listOf, needColumns, toIndexRow, type StoredRow } from './storedRows.ts';

/** Both sides of matches. */
export type Side = 'announcements' | 'needs';

/** Where a page of all rows ends. */
export type PageEnd = Pick<IndexRow, 'cell' | 'id'>;

/** Rows of the index that have to go, and the ones that take their place. */
export interface SideChanges {
  readonly gone: readonly PageEnd[];
  readonly rows: readonly IndexRow[];
}

/** What changed since a snapshot. */
export interface Changes extends Record<Side, SideChanges> {
  readonly seen: Snapshot;
  /** More changed than was asked for, and the rows are not all of them. */
  readonly isTooMuch: boolean;
}

interface ChangesRow extends Record<string, unknown> {
  readonly snapshot: string;
  readonly count: number;
  readonly gone: readonly (readonly ['announcement' | 'need', string, number])[] | null;
  readonly announcements: readonly StoredRow[] | null;
  readonly needs: readonly (StoredRow & { readonly isFound: boolean })[] | null;
}

const isVerified = sql.raw('t.verified_at is not null');

/** The statements behind the index. */
export function indexStore(database: Database) {
  const rowsOf = async (statement: SQL): Promise<IndexRow[]> => {
    const { rows } = await database.queries.execute<StoredRow>(statement);
    return rows.map(toIndexRow);
  };
  const selectNeed = database.prepare('need_of_index', (queries) =>
    queries
      .select(needColumns)
      .from(sql`needs n join users t on t.id = n.user_id`)
      .where(sql`n.id = ${sql.placeholder('id')}`),
  );
  const selectAnnouncement = database.prepare('announcement_of_index', (queries) =>
    queries
      .select(announcementColumns)
      .from(sql`announcements a`)
      .where(sql`a.id = ${sql.placeholder('id')} and a.is_active`),
  );
  const isBehind = (table: string, { cell, id }: PageEnd): SQL => {
    const name = sql.raw(table);
    return sql`${name}.is_active and ${name}.cell >= ${cell} and (${name}.cell, ${name}.id) > (${cell}, ${id}::uuid)`;
  };

  return {
    /** The next rows of a side that are found at all, in the order of their cells. */
    readPage: (side: Side, end: PageEnd, limit: number): Promise<IndexRow[]> =>
      rowsOf(
        side === 'announcements'
          ? sql`select ${listOf(announcementColumns)} from announcements a
              where ${isBehind('a', end)} order by a.cell, a.id limit ${limit}`
          : sql`select ${listOf(needColumns)} from needs n join users t on t.id = n.user_id and ${isVerified}
              where ${isBehind('n', end)} and ${isFirstActiveNeed(sql`n`)}
              order by n.cell, n.id limit ${limit}`,
      ),

    /** The side that a list is made for; null where there is none to make it for. */
    async readSubject(subject: Subject): Promise<IndexRow | null> {
      const [row] = await ('needId' in subject
        ? selectNeed({ id: subject.needId })
        : selectAnnouncement({ id: subject.announcementId }));
      return row === undefined ? null : toIndexRow(row);
    },

    /** What `seen` did not see; in one statement, so that all of it is of one moment. */
    async readChanges({ xmax, underWay }: Snapshot, limit: number): Promise<Changes> {
      const { rows } = await database.queries.execute<ChangesRow>(sql`
        with changed as materialized (
          select kind, id, user_id, cell from ${matchChanges} where ${isUnseenBy(xmax, underWay)} limit ${limit + 1}
        ),
        changed_users as (select distinct user_id as id from changed where kind in ('need', 'user'))
        select pg_current_snapshot()::text as snapshot,
          (select count(*)::integer from changed) as count,
          (select json_agg(json_build_array(kind, id, cell)) from changed where cell is not null) as gone,
          (select json_agg(a) from (
            select ${listOf(announcementColumns)} from announcements a
            where a.is_active and a.id in (select id from changed where kind = 'announcement')
          ) as a) as announcements,
          (select json_agg(n) from (
            select ${listOf(needColumns)}, ${isVerified} and n.is_active and ${isFirstActiveNeed(sql`n`)} as "isFound"
            from needs n join users t on t.id = n.user_id
            where n.user_id in (select id from changed_users)
          ) as n) as needs
      `);
      const [row] = rows;
      if (row === undefined) throw new Error('A statement without a condition answered nothing');
      return {
        seen: readSnapshot(row.snapshot),
        isTooMuch: row.count > limit,
        ...toSides(row),
      };
    },
  };
}

/** See `indexStore`. */
export type IndexStore = ReturnType<typeof indexStore>;

/**
 * A row may lie wherever it lay before one of its changes, or where it lies now: it goes from all of these. A change
 * of a tenant's may let another of their needs be found, so that all of them go.
 */
function toSides({ gone, announcements, needs }: ChangesRow): Record<Side, SideChanges> {
  const goneOf = (kind: 'announcement' | 'need') =>
    (gone ?? []).filter(([of]) => of === kind).map(([, id, cell]) => ({ id, cell }));
  const [shown, sought] = [announcements ?? [], needs ?? []];
  return {
    announcements: { gone: [...goneOf('announcement'), ...shown], rows: shown.map(toIndexRow) },
    needs: {
      gone: [...goneOf('need'), ...sought],
      rows: sought.filter(({ isFound }) => isFound).map(toIndexRow),
    },
  };
}
