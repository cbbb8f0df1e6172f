import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { needs } from '../../db/schema.ts';

/** What a tenant seeks, as it is stored. */
export type NeedRow = typeof needs.$inferSelect;

/** The statements behind tenants' needs; listings are stored with their announcements. */
export const propertyStore = (database: Database) => ({
  async findNeed(id: string): Promise<NeedRow | null> {
    const [row] = await database.queries.select().from(needs).where(eq(needs.id, id));
    return row ?? null;
  },

  /** Oldest first. */
  listNeedsOf: (userId: string): Promise<NeedRow[]> =>
    database.queries
      .select()
      .from(needs)
      .where(eq(needs.userId, userId))
      .orderBy(asc(needs.createdAt), asc(needs.id)),
});

/** See `propertyStore`. */
export type PropertyStore = ReturnType<typeof propertyStore>;
