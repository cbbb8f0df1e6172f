import { gt, lte, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';
import { rateCounts } from './schema.ts';

/** How often something was done since counting began, and in how many milliseconds it begins anew. */
interface RateCount {
  readonly calls: number;
  readonly endsIn: number;
}

export interface RateCounts {
  count(name: string, within: number): Promise<RateCount>;
  sweep(): Promise<void>;
}

/** Counts in memory for the embedded database, which one process has for itself, and else in PostgreSQL. */
export const countRates = (database: Database): RateCounts =>
  database.kind === 'pglite' ? memoryCounts() : databaseCounts(database);

/** Names that are remembered in memory; the longest unused is forgotten first. */
const maxNames = 20_000;

export function memoryCounts(): RateCounts {
  const counts = new LRUCache<string, { readonly calls: number; readonly endsAt: number }>({
    max: maxNames,
  });
  return {
    async count(name, within) {
      // Unlike the date, it never goes back, which would make a window longer.
      const now = performance.now();
      const { calls, endsAt } = counts.get(name) ?? { calls: 0, endsAt: 0 };
      const count = endsAt > now ? { calls: calls + 1, endsAt } : { calls: 1, endsAt: now + within };
      counts.set(name, count);
      return { calls: count.calls, endsIn: Math.ceil(count.endsAt - now) };
    },

    async sweep() {
      const now = performance.now();
      for (const [name, { endsAt }] of counts) if (endsAt <= now) counts.delete(name);
    },
  };
}

/** Its clock is the one that all processes share. */
function databaseCounts(database: Database): RateCounts {
  return {
    async count(name, within) {
      const endsAt = sql`now() + make_interval(secs => ${within / 1_000})`;
      // A window that ends later than it could was begun before the clock was put back.
      const isOver = or(lte(rateCounts.endsAt, sql`now()`), gt(rateCounts.endsAt, endsAt));
      const [row] = await database.queries
        .insert(rateCounts)
        .values({ name, calls: 1, endsAt })
        .onConflictDoUpdate({
          target: rateCounts.name,
          set: {
            calls: sql`case when ${isOver} then 1 else ${rateCounts.calls} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateCounts.endsAt} end`,
          },
        })
        .returning({
          calls: rateCounts.calls,
          endsIn: sql<number>`ceil(extract(epoch from ${rateCounts.endsAt} - now()) * 1000)::int`,
        });
      if (row === undefined) throw new Error('A count was not answered');
      return row;
    },

    async sweep() {
      await database.queries.delete(rateCounts).where(lte(rateCounts.endsAt, sql`now()`));
    },
  };
}
