import type { Database } from '../../db/database.ts';
import { needs } from '../../db/schema.ts';

/** Stores what somebody seeks, who is locked or made in the same transaction. */
export async function insertNeed(
  database: Database,
  need: typeof needs.$inferSelect,
): Promise<typeof needs.$inferSelect> {
  const [row] = await database.queries.insert(needs).values(need).returning();
  if (row === undefined) throw new Error('A need was not stored');
  return row;
}
