import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

/** Whether somebody has this id. */
export async function userExists(database: Database, id: string): Promise<boolean> {
  const [row] = await database.queries.select({ id: users.id }).from(users).where(eq(users.id, id));
  return row !== undefined;
}
