import { createHmac, randomBytes } from 'node:crypto';
import { type Group, lastWholeWeeks } from '@tilava/domain/insights';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { announcementViews } from '../db/schema.ts';
import type { Caller } from '../http/operations.ts';
import { roleOf } from './permissions.ts';

interface ViewCounterParts {
  readonly store: Pick<ViewStore, 'add' | 'forgetBefore'>;
  readonly clock: () => Date;
  /** Is told of an opening that could not be counted, which nobody waits for. */
  readonly report: (error: unknown) => void;
}

/** Counts once a tenant, announcement and day, by hashes under a key that is forgotten with the day (docs/adr/0012). */
export function viewCounter({ store, clock, report }: ViewCounterParts) {
  const counterId = uuidv7();
  const beginDay = (day: string) => ({ day, key: randomBytes(32), counted: new Set<string>() });
  let today = beginDay('');

  function currentDay() {
    const day = helsinkiDay(clock());
    if (day !== today.day) today = beginDay(day);
    return today;
  }

  async function count(tenantId: string, announcementId: string): Promise<void> {
    const { day, key, counted } = currentDay();
    const mark = createHmac('sha256', key).update(`${tenantId} ${announcementId}`).digest('base64');
    if (counted.has(mark)) return;
    counted.add(mark);
    try {
      await store.add({ announcementId, day, counterId });
    } catch (error) {
      counted.delete(mark);
      report(error);
    }
  }

  return {
    /** Counts that somebody has read a property, where it is a tenant and another's listing. */
    async countReading(caller: Caller, property: components['schemas']['Property']): Promise<void> {
      if (property.kind === 'listing' && roleOf(caller) === 'tenant') {
        await count(caller.id, property.announcement);
      }
    },

    /** Forgets who opened something yesterday, and numbers that no insight tells of any more. */
    async sweep(): Promise<void> {
      const [first] = lastWholeWeeks(currentDay().day);
      if (first !== undefined) await store.forgetBefore(first);
    },
  };
}

export type ViewCounter = ReturnType<typeof viewCounter>;

export type ViewCount = Pick<typeof announcementViews.$inferInsert, 'announcementId' | 'day' | 'counterId'>;

/** Openings of an announcement in the week that begins on a Monday. */
export interface WeekOfViews extends Group {
  readonly announcementId: string;
  readonly monday: string;
}

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

  /** At least as many tenants as one counter saw on the busiest day of the week. */
  byWeek: async (announcementIds: readonly string[]): Promise<WeekOfViews[]> =>
    announcementIds.length === 0
      ? []
      : database.queries
          .select({
            announcementId: announcementViews.announcementId,
            monday: sql<string>`date_trunc('week', ${announcementViews.day})::date::text`,
            count: sql<number>`sum(${announcementViews.views})::integer`,
            people: sql<number>`max(${announcementViews.views})`,
          })
          .from(announcementViews)
          .where(inArray(announcementViews.announcementId, [...announcementIds]))
          .groupBy(sql`1, 2`),

  async forgetBefore(day: string): Promise<void> {
    await database.queries.delete(announcementViews).where(lt(announcementViews.day, day));
  },
});

export type ViewStore = ReturnType<typeof viewStore>;
