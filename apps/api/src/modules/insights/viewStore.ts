import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcementViews } from '../../db/schema.ts';

/** Which number an opening adds to. */
export type ViewCount = Pick<typeof announcementViews.$inferInsert, 'announcementId' | 'day' | 'counterId'>;

export const viewStore = (database: Database) => ({
  async add(count: ViewCount): Promise<void> {
    await database.queries
      .insert(announcementViews)
      .values({ ...count, views: 1 })
      .onConflictDoUpdate({
        target: [announcementViews.announcementId, announcementViews.day, announcementViews.counterId],
        set: { views: sql`${announcementViews.views} + 1` },
      });
  },

  async forgetBefore(day: string): Promise<void> {
    await database.queries.delete(announcementViews).where(lt(announcementViews.day, day));
  },
});

export type ViewStore = ReturnType<typeof viewStore>;
