import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { residences } from '../../db/schema.ts';

/** A residence as it is stored. */
export type ResidenceRow = typeof residences.$inferSelect;

/** A residence; whoever publishes it or changes its pictures locks its owner. */
export async function findResidence(database: Database, id: string): Promise<ResidenceRow | null> {
  const [row] = await database.queries.select().from(residences).where(eq(residences.id, id));
  return row ?? null;
}
