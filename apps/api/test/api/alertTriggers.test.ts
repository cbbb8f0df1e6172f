import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertChanges } from '../../src/db/schema.ts';
import { columnsIn, criteria, scoredColumns } from '../../src/matching/criteria/criteria.ts';
import { alertWorld } from '../support/alertWorld.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let opened: TestDatabase;
let ids: Readonly<Record<Table, string>>;

beforeAll(async () => {
  opened = await openTestDatabase();
  const world = alertWorld(opened.database, () => new Date('2026-11-21T10:00:00Z'));
  ids = { announcements: (await world.addAnnouncement()).id, needs: (await world.addNeed()).id };
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});

type Table = 'announcements' | 'needs';

/** Another value for a column of each type. */
const another: Readonly<Record<string, (column: string) => string>> = {
  smallint: (column) => `${column} # 1`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  'double precision': (column) => `${column} + 0.001`,
  date: (column) => `coalesce(${column}, date '2026-12-01') + 1`,
  boolean: (column) => `not ${column}`,
  text: (column) => `concat(${column}, 'x')`,
  ARRAY: (column) => `coalesce(${column}, '{}') || 1`,
};

/** Which subjects are to be looked at again after a column has got another value. */
async function notedAfterChanging(table: Table, column: string): Promise<readonly string[]> {
  const { queries } = opened.database;
  const { rows } = await queries.execute<{ type: string }>(sql`
    select data_type as type from information_schema.columns
    where table_name = ${table} and column_name = ${column}
  `);
  const value = another[rows[0]?.type ?? '']?.(column);
  if (value === undefined) throw new Error(`${table}.${column} is of no type that is known here`);
  await queries.delete(alertChanges);
  await queries.execute(sql`${sql.raw(`update ${table} set ${column} = ${value}`)} where id = ${ids[table]}`);
  return (await queries.select().from(alertChanges)).map(({ subjectId }) => subjectId);
}

const counting = (['announcements', 'needs'] as const).flatMap((table) =>
  ['latitude', 'longitude', ...scoredColumns[table]].map((column) => ({ table, column })),
);

describe('what has to be looked at again', () => {
  it('is known of every criterion but the place, on both sides', () => {
    for (const [field, criterion] of Object.entries(criteria)) {
      if (field === 'location') continue;
      for (const alias of ['a', 'n'] as const) {
        expect(columnsIn(alias, criterion.sql), `${field} of ${alias}`).not.toEqual([]);
      }
    }
  });

  it.each(counting)('is noted where $column of $table changes', async ({ table, column }) => {
    expect(await notedAfterChanging(table, column)).toEqual([ids[table]]);
  });

  it('is noted where something is shown, and not where it is hidden', async () => {
    for (const table of ['announcements', 'needs'] as const) {
      expect(await notedAfterChanging(table, 'is_active'), table).toEqual([]);
      expect(await notedAfterChanging(table, 'is_active'), table).toEqual([ids[table]]);
    }
  });

  it.each(['announcements', 'needs'] as const)('is not noted where %s change in words', async (table) => {
    expect(await notedAfterChanging(table, 'description')).toEqual([]);
    expect(await notedAfterChanging(table, 'address')).toEqual([]);
  });
});
