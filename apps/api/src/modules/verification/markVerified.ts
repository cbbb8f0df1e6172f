import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

/** Writes down since when somebody's email is known to be theirs, unless it is already. */
export async function markVerified(database: Database, userId: string, verifiedAt: Date): Promise<void> {
  await database.queries
    .update(users)
    .set({ verifiedAt, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}
