import { eq, sql } from 'drizzle-orm';
import { users } from '../../src/db/schema.ts';
import type { TestApplication } from './testApplication.ts';

type NewUser = Partial<typeof users.$inferInsert>;

/** Counts, so that every user of a test file has an email of their own. */
let made = 0;

/**
 * Stores a user who is like the demo tenant apart from what is said, with the demo's password; a private person
 * unless something else is said.
 */
export async function storeUser(
  app: TestApplication,
  fields: NewUser = {},
): Promise<{ id: string; email: string }> {
  const [demo] = await app.database.queries
    .select()
    .from(users)
    .where(eq(users.email, 'tenant@tilava.example'));
  if (demo === undefined) throw new Error('There is no demo tenant');
  made += 1;
  const id = crypto.randomUUID();
  const email = `somebody-${made}@tilava.example`;
  const row = { ...demo, id, email, createdAt: app.now, version: 1, ...fields };
  await app.database.queries.insert(users).values(row);
  return { id, email: row.email };
}

/** Moves the application's clock. */
export function advanceClock(app: TestApplication, milliseconds: number): void {
  app.now = new Date(app.now.getTime() + milliseconds);
}

/** How many rows a table has that fulfil a condition. */
export async function rowsWhere(app: TestApplication, table: string, column: string, value: unknown) {
  const { rows } = await app.database.queries.execute<{ total: number }>(
    sql`select count(*)::int as total from ${sql.identifier(table)} where ${sql.identifier(column)} = ${value}`,
  );
  return rows[0]?.total;
}

export const minutes = 60_000;
export const hours = 60 * minutes;
export const days = 24 * hours;
