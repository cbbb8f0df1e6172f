import { sql, type SQL } from 'drizzle-orm';
import { isUnseenBy, readSnapshot, type Snapshot } from '../../changes/changeReader.ts';
import type { Database } from '../../db/database.ts';
import { matchChanges } from '../../db/schema.ts';
import type { IndexRow } from './rows.ts';
import { announcementColumns, listOf, needColumns, toIndexRow, type StoredRow } from './storedRows.ts';
import { makeYieldToEventLoop } from './yieldToEventLoop.ts';

export type Side = 'announcements' | 'needs';

export type PageEnd = Pick<IndexRow, 'cell' | 'id'>;

/** Rows of the index that have to go, and the ones that take their place. */
export interface SideChanges {
  readonly gone: readonly PageEnd[];
  readonly rows: readonly IndexRow[];
}

export interface Changes extends Record<Side, SideChanges> {
  readonly seen: Snapshot;
  /** More changed than was asked for, and the rows are not all of them. */
  readonly isTooMuch: boolean;
}

/** A row of the statement that reads changes: rows, not one list of them, which would have to be parsed at once. */
type ChangesRow =
  | { readonly kind: 'seen'; readonly value: { readonly snapshot: string; readonly count: number } }
  | { readonly kind: 'gone'; readonly value: readonly ['announcement' | 'need', string, number] }
  | { readonly kind: 'announcement'; readonly value: StoredRow }
  | { readonly kind: 'need'; readonly value: StoredRow & { readonly isFound: boolean } };

const isVerified = sql.raw('t.verified_at is not null');

export function indexStore(database: Database) {
  const rowsOf = async (statement: SQL): Promise<IndexRow[]> => {
    const { rows } = await database.queries.execute<StoredRow>(statement);
    return rows.map(toIndexRow);
  };
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
              where ${isBehind('n', end)} order by n.cell, n.id limit ${limit}`,
      ),

    /** What `seen` did not see; in one statement, so that all of it is of one moment. */
    async readChanges({ xmax, inProgress }: Snapshot, limit: number): Promise<Changes> {
      const { rows } = await database.queries.execute<Record<string, unknown> & ChangesRow>(sql`
        with changed as materialized (
          select kind, id, user_id, cell from ${matchChanges} where ${isUnseenBy(matchChanges.xid, xmax, inProgress)} limit ${limit + 1}
        ),
        changed_users as (select distinct user_id as id from changed where kind in ('need', 'user'))
        select 'seen' as kind, json_build_object(
          'snapshot', pg_current_snapshot()::text, 'count', (select count(*)::integer from changed)
        ) as value
        union all select 'gone', json_build_array(kind, id, cell) from changed where cell is not null
        union all select 'announcement', row_to_json(a) from (
          select ${listOf(announcementColumns)} from announcements a
          where a.is_active and a.id in (select id from changed where kind = 'announcement')
        ) as a
        union all select 'need', row_to_json(n) from (
          select ${listOf(needColumns)}, ${isVerified} and n.is_active as "isFound"
          from needs n join users t on t.id = n.user_id
          where n.user_id in (select id from changed_users)
        ) as n
      `);
      return toChanges(rows, limit);
    },
  };
}

export type IndexStore = ReturnType<typeof indexStore>;

/** A row may lie wherever it lay before one of its changes; a tenant's change may let needs be found. */
async function toChanges(rows: readonly ChangesRow[], limit: number): Promise<Changes> {
  const yieldToEventLoop = makeYieldToEventLoop();
  const gone: Record<Side, PageEnd[]> = { announcements: [], needs: [] };
  const found: Record<Side, IndexRow[]> = { announcements: [], needs: [] };
  let seen: { readonly snapshot: string; readonly count: number } | undefined;
  for (const { kind, value } of rows) {
    if (kind === 'seen') {
      seen = value;
    } else if (kind === 'gone') {
      const [of, id, cell] = value;
      gone[sideOf[of]].push({ id, cell });
    } else {
      gone[sideOf[kind]].push(value);
      if (kind === 'announcement' || value.isFound) found[sideOf[kind]].push(toIndexRow(value));
    }
    await yieldToEventLoop();
  }
  if (seen === undefined) throw new Error('A statement without a condition answered nothing');
  return {
    seen: readSnapshot(seen.snapshot),
    isTooMuch: seen.count > limit,
    announcements: { gone: gone.announcements, rows: found.announcements },
    needs: { gone: gone.needs, rows: found.needs },
  };
}

const sideOf = { announcement: 'announcements', need: 'needs' } as const;
