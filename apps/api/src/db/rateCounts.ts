import { lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rateCounts } from './schema.ts';

/** How often something was done since counting began, and in how many milliseconds it begins anew. */
export interface RateCount {
  readonly calls: number;
  readonly endsIn: number;
}

/** Counts calls for all processes of one database. */
export interface RateCounts {
  /** Counts one more. */
  count(name: string, within: number): Promise<RateCount>;
  /** Forgets what counts no more. */
  sweep(): Promise<void>;
}

/** Counts in the database, whose clock all processes share; null for the embedded one, which one process has for itself. */
export function sharedRateCounts(database: Database): RateCounts | null {
  if (database.kind === 'pglite') return null;
  const isOver = sql`${rateCounts.endsAt} <= now()`;
  return {
    async count(name, within) {
      const endsAt = sql`now() + make_interval(secs => ${within / 1_000})`;
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
