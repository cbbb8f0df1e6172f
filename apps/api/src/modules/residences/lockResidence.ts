import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { residences } from '../../db/schema.ts';

/** The owner of a residence; nobody else may publish it or change its pictures until the transaction ends. */
export async function lockResidence(
  database: Database,
  id: string,
): Promise<{ readonly userId: string } | null> {
  const [row] = await database.queries
    .select({ userId: residences.userId })
    .from(residences)
    .where(eq(residences.id, id))
    .for('update');
  return row ?? null;
}
