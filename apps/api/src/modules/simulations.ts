import {
  anonymousSimulation,
  changedListing,
  isReached,
  type SimulatedChanges,
} from '@tilava/domain/simulation';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { announcements, needs } from '../db/schema.ts';
import type { Caller, Handlers } from '../http/operations.ts';
import { notFound } from '../http/problems.ts';
import { isBlockedBetween } from '../matching/blocked.ts';
import { makeYieldToEventLoop } from '../matching/index/yieldToEventLoop.ts';
import { isInReach, reachLateral } from '../matching/drawnArea.ts';
import { distanceLateral } from '../matching/scoreSql.ts';
import { needsNear } from '../matching/sqlEngine.ts';
import { requireReach } from './permissions.ts';
import { presentListing, presentNeed } from './properties/present.ts';

type AnnouncementRow = typeof announcements.$inferSelect;
type NeedRow = typeof needs.$inferSelect;

/** Needs that a listing matches by more than 60 per cent, and those that changes of it would add and take away. */
export interface ReachedNeeds {
  readonly before: readonly NeedRow[];
  readonly gained: readonly NeedRow[];
  readonly lost: readonly NeedRow[];
}

/** Scores the needs around an announcement by the domain, as it is and as it would be changed. */
export async function reachOf(
  row: AnnouncementRow,
  nearby: readonly NeedRow[],
  changes: SimulatedChanges,
  today: string,
): Promise<ReachedNeeds> {
  const listing = presentListing(row, [], { isWhole: true });
  const changed = changedListing(listing, changes);
  const [before, gained, lost]: [NeedRow[], NeedRow[], NeedRow[]] = [[], [], []];
  const yieldToEventLoop = makeYieldToEventLoop();
  for (const each of nearby) {
    const need = presentNeed(each, { isWhole: false });
    const [was, is] = [isReached(need, listing, today), isReached(need, changed, today)];
    if (was) before.push(each);
    if (is && !was) gained.push(each);
    if (was && !is) lost.push(each);
    await yieldToEventLoop();
  }
  return { before, gained, lost };
}

/** What changes of a listing would do to the number of its good matches. */
export const simulationService = (store: SimulationStore, clock: () => Date) => ({
  async simulate(
    caller: Caller,
    propertyId: string,
    changes: SimulatedChanges,
  ): Promise<components['schemas']['ListingSimulation']> {
    const row = await store.findListing(propertyId);
    if (row === null) throw notFound();
    requireReach(caller, 'simulateListing', row.userId);
    const reach = await reachOf(row, await store.needsNear(row), changes, helsinkiDay(clock()));
    const group = (rows: readonly NeedRow[]) => ({
      count: rows.length,
      people: new Set(rows.map(({ userId }) => userId)).size,
    });
    return anonymousSimulation({
      before: group(reach.before),
      gained: group(reach.gained),
      lost: group(reach.lost),
    });
  },
});

export const simulationHandlers = (
  simulations: ReturnType<typeof simulationService>,
): Handlers<'simulateListing'> => ({
  simulateListing: async ({ caller, path, body }) => ({
    status: 200,
    body: await simulations.simulate(caller, path.id, body),
  }),
});

export const simulationStore = (database: Database) => ({
  async findListing(propertyId: string): Promise<AnnouncementRow | null> {
    const [row] = await database.queries
      .select()
      .from(announcements)
      .where(eq(announcements.propertyId, propertyId));
    return row ?? null;
  },

  /** Those by which its landlord would find other tenants if it were public. */
  needsNear: (row: AnnouncementRow): Promise<NeedRow[]> =>
    database.queries
      .select()
      .from(needs)
      .where(
        and(
          sql`${needs.userId} <> ${row.userId}`,
          sql`not ${isBlockedBetween(needs.userId, sql`${row.userId}::uuid`)}`,
          inArray(
            needs.id,
            sql`(
              select n.id from (select * from announcements where id = ${row.id}) as a ${needsNear(row)}
              ${distanceLateral} ${reachLateral} where ${isInReach}
            )`,
          ),
        ),
      ),
});

type SimulationStore = ReturnType<typeof simulationStore>;
