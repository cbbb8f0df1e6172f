import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Triggers fill them by what is restored: with what the register's places are called, and what to look for matches of. */
const derived = ['registered_streets', 'alert_changes'] as const;

/** These concern processes that run, or servers; a trigger notes what a restoring writes, too. */
const passing = [
  'match_changes',
  'change_readers',
  'account_changes',
  'change_epochs',
  'timelines',
  'rate_counts',
];

/** All tables, each behind those it refers to, without computed columns and transaction ids. */
export async function readTables(database: Database): Promise<Table[]> {
  const { rows: columns } = await database.queries.execute<{ table: string; column: string }>(sql`
    select c.relname as "table", a.attname as "column"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ${[...derived, ...passing]}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
    order by c.relname, a.attnum`);
  const { rows: references } = await database.queries.execute<{ from: string; to: string }>(sql`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`);
  const byName = Map.groupBy(columns, ({ table }) => table);
  const ordered = inOrder([...byName.keys()], references);
  return ordered.map((name) => ({ name, columns: (byName.get(name) ?? []).map(({ column }) => column) }));
}

function inOrder(
  names: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const ordered: string[] = [];
  let rest = [...names];
  while (rest.length > 0) {
    const waits = (name: string) => references.some(({ from, to }) => from === name && rest.includes(to));
    const free = rest.filter((name) => !waits(name));
    if (free.length === 0) throw new Error(`The tables ${rest.join(', ')} refer to each other in a circle`);
    ordered.push(...free);
    rest = rest.filter(waits);
  }
  return ordered;
}

const rowsAtOnce = 1_000;

const listed = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Rows in pages, each as the database's own JSON, which loses nothing. Only inside of a transaction. */
export async function* readRows(database: Database, { name, columns }: Table): AsyncGenerator<string[]> {
  const chosen = listed(columns);
  await database.queries.execute(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(r)::text as "line" from (select ${chosen} from ${sql.identifier(name)}) r`);
  for (;;) {
    const { rows } = await database.queries.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await database.queries.execute(sql`close backup_rows`);
}

export async function writeRows(
  database: Database,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const table = sql.identifier(name);
  const chosen = listed(columns);
  await database.queries.execute(sql`
    insert into ${table} (${chosen}) overriding system value
    select ${chosen} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`);
}

/** Lets counters of rows go on behind the greatest number that is there. */
export async function advanceSequences(database: Database): Promise<void> {
  const { rows } = await database.queries.execute<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as "table", a.attname as "column", s.oid::regclass::text as "sequence"
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class c on c.oid = d.refobjid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and c.relnamespace = 'public'::regnamespace`);
  for (const { table, column, sequence } of rows) {
    await database.queries.execute(sql`
      select setval(${sequence}::regclass, coalesce(max(${sql.identifier(column)}), 0) + 1, false)
      from ${sql.identifier(table)}`);
  }
}

/** Removes every row of the tables. Readers of changes are forgotten, so that they begin anew: it is noted by nothing. */
export async function emptyTables(database: Database, tables: readonly Table[]): Promise<void> {
  await database.queries.execute(sql`truncate ${listed([...tables.map(({ name }) => name), ...passing])}`);
}

/** Has programs read everything anew: what is restored is not what changed, and cursors count other transactions. */
export async function beginEpoch(database: Database): Promise<void> {
  await database.queries.execute(sql`truncate account_changes`);
  await database.queries.execute(sql`insert into change_epochs default values`);
}

/** The server fills this one by itself when it starts, so that rows of it are nobody's data. */
const filledByItself = 'registered_places';

export async function holdsData(database: Database, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables.filter((table) => table.name !== filledByItself)) {
    const { rows } = await database.queries.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}
