import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, residences } from '../../db/schema.ts';

/** Makes a residence another version; of its announcement see `touchResidence`. */
export async function raiseVersion(database: Database, id: string): Promise<void> {
  await database.queries
    .update(residences)
    .set({ version: sql`${residences.version} + 1` })
    .where(eq(residences.id, id));
}

/** Makes a residence that has changed, and the announcement that shows it, another version. */
export async function touchResidence(database: Database, id: string): Promise<void> {
  await raiseVersion(database, id);
  await database.queries
    .update(announcements)
    .set({ version: sql`${announcements.version} + 1` })
    .where(eq(announcements.residenceId, id));
}
