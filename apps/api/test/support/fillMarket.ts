import { eq, getTableColumns, sql, type AnyColumn } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { announcements, needs, residences, users } from '../../src/db/schema.ts';
import { cellOf } from '../../src/matching/cells.ts';
import { marketRows } from './marketRows.ts';

/** What a tenant seeks, as it is stored. */
export type StoredNeed = typeof needs.$inferSelect;

/** Whose needs the lists of a market are for. */
export const marketTenant = 'tenant@tilava.example';

const rowsAtOnce = 5_000;
/** Far from any town. */
const countryside = { latitude: 63.1, longitude: 26.3 };

/** Publishes so many announcements past the triggers, in a database with the demo's data. */
export async function fillMarket(database: Database, count: number): Promise<void> {
  const [landlord] = await database.queries.select().from(users).where(eq(users.isLandlord, true)).limit(1);
  if (landlord === undefined) throw new Error('There is no landlord');
  for (let first = 0; first < count; first += rowsAtOnce) {
    const made = marketRows(landlord.id, first, Math.min(rowsAtOnce, count - first));
    await database.transaction(async () => {
      await database.queries.execute(sql`set local session_replication_role = replica`);
      await insertAll(
        database,
        'residences',
        getTableColumns(residences),
        made.map(({ residenceId: id, userId }) => ({ id, userId })),
      );
      await insertAll(database, 'announcements', getTableColumns(announcements), made);
    });
  }
  // So that counting reads the index alone, as it does once PostgreSQL has found the time for it.
  await database.queries.execute(sql`vacuum (analyze) announcements`);
}

/** As one parameter: a thousand rows of thirty take longer to put into a statement than to insert. */
async function insertAll(
  database: Database,
  table: string,
  columns: Readonly<Record<string, AnyColumn>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const given = Object.entries(columns).filter(([field]) => field in (rows[0] ?? {}));
  const renamed = rows.map((row) => Object.fromEntries(given.map(([field, { name }]) => [name, row[field]])));
  const names = sql.raw(given.map(([, { name }]) => name).join(', '));
  await database.queries.execute(sql`insert into ${sql.raw(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(renamed)}::json)`);
}

/** The tenant's need in the middle of Helsinki, and the same one far from any town. */
export async function marketNeeds(
  database: Database,
): Promise<{ readonly central: StoredNeed; readonly rural: StoredNeed }> {
  const [found] = await database.queries
    .select()
    .from(needs)
    .innerJoin(users, eq(users.id, needs.userId))
    .where(eq(users.email, marketTenant));
  if (found === undefined) throw new Error('The demo tenant seeks nothing');
  const central = found.needs;
  const [rural] = await database.queries
    .insert(needs)
    .values({
      ...central,
      ...countryside,
      id: crypto.randomUUID(),
      cell: cellOf(countryside.latitude, countryside.longitude),
      createdAt: new Date(),
    })
    .returning();
  if (rural === undefined) throw new Error('What was inserted was not answered');
  return { central, rural };
}
