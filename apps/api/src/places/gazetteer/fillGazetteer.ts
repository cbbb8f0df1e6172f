import type { Database } from '../../db/database.ts';
import { registeredPlaces } from '../../db/schema.ts';
import { gazetteerRows } from './gazetteerRows.ts';

/**
 * Fills an empty register with the built-in gazetteer, and says whether it did. A register that holds anything is
 * left as it is, so that what an import replaced does not come back.
 */
export async function fillGazetteer(database: Database): Promise<boolean> {
  return database.transaction(async () => {
    const [anything] = await database.queries
      .select({ id: registeredPlaces.id })
      .from(registeredPlaces)
      .limit(1);
    if (anything !== undefined) return false;
    // Another process may have found the register empty too.
    await database.queries.insert(registeredPlaces).values(gazetteerRows()).onConflictDoNothing();
    return true;
  });
}
