import { eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { announcements, needs } from '../../db/schema.ts';
import { oldestNeedFirst } from '../../matching/firstNeed.ts';

/** What a tenant seeks, as it is stored. */
export type NeedRow = typeof needs.$inferSelect;

/** The statements behind reading needs; listings are stored with their announcements. */
export const propertyReadStore = (database: Database) => ({
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
      .orderBy(...oldestNeedFirst),

  /** In no order. */
  listNeeds: async (ids: readonly string[]): Promise<NeedRow[]> =>
    ids.length === 0
      ? []
      : database.queries
          .select()
          .from(needs)
          .where(inArray(needs.id, [...ids])),

  /** Ids of needs and listings on a page, oldest first. */
  async pageOfIds(offset: number, limit: number): Promise<string[]> {
    const rows = await unionAll(
      database.queries.select({ id: needs.id, createdAt: needs.createdAt }).from(needs),
      database.queries
        .select({ id: announcements.propertyId, createdAt: announcements.createdAt })
        .from(announcements),
    )
      .orderBy(sql`created_at, id`)
      .offset(offset)
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async count(): Promise<number> {
    const needCount = database.queries.$count(needs);
    const listingCount = database.queries.$count(announcements);
    return (await needCount) + (await listingCount);
  },
});

/** See `propertyReadStore`. */
export type PropertyReadStore = ReturnType<typeof propertyReadStore>;
