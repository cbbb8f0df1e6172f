import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { residences } from '../../db/schema.ts';

/** Whose a residence is; whoever publishes it or changes its pictures locks its owner. */
export async function findResidence(
  database: Database,
  id: string,
): Promise<{ readonly userId: string } | null> {
  const [row] = await database.queries
    .select({ userId: residences.userId })
    .from(residences)
    .where(eq(residences.id, id));
  return row ?? null;
}
