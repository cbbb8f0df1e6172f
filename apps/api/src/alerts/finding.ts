import { nextAlertAt } from '@tilava/domain/alerts';
import { helsinkiDay } from '@tilava/domain/time';
import { and, eq, exists, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alertingPairs, readSubjects, type Subject, type SubjectKind } from './alertingPairs.ts';
import { addKnownMatches, type FoundMatch, isKnownMatch } from './mailingStore.ts';
import type { Database } from '../db/database.ts';
import { alertChanges, alertMatches, alerts } from '../db/schema.ts';

interface FindingParts {
  readonly store: FindingStore;
  readonly alertLock: ReturnType<typeof alertAdvisoryLock>;
  readonly clock: () => Date;
}

const batch = 20;

/** Changes are taken and their matches kept in one transaction, so that none is looked at twice or lost. */
export const findingMatches = ({ store, alertLock, clock }: FindingParts) => {
  /** False where nothing is left, or another process is at it. */
  const findSome = (): Promise<boolean> =>
    store.transaction(async () => {
      if (!(await alertLock.tryAcquire()) || (await store.forgetUnwanted())) return false;
      const changed = await store.takeChanges(batch);
      const now = clock();
      const found = await store.find(changed, now);
      await store.schedule([...new Set([...found, ...changed])], now);
      return changed.length > 0;
    });

  return {
    /** Looks at all changes, for as long as it may go on. */
    async find(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await findSome()));
    },
  };
};

export type FindingMatches = ReturnType<typeof findingMatches>;

/** Any number, as long as every process takes the same. */
const lockKey = 7_129_312;

/** One transaction at a time, of all processes, finds, mails or changes alerts; its first lock (docs/adr/0007). */
export const alertAdvisoryLock = (database: Database) => ({
  /** False if another transaction holds it. */
  async tryAcquire(): Promise<boolean> {
    const { rows } = await database.queries.execute<{ isAcquired: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockKey}) as "isAcquired"`,
    );
    return rows[0]?.isAcquired === true;
  },

  async acquire(): Promise<void> {
    await database.queries.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  },
});

/** @param tell - tells of pairs that were not found before, in the transaction that keeps them */
export function findingStore(database: Database, tell?: (found: readonly FoundMatch[]) => Promise<void>) {
  /** Keeps pairs around subjects that were not found before; answers whose alerts they are. */
  async function keep(pairs: SQL, subjectIds: readonly string[], now: Date): Promise<string[]> {
    const { rows } = await database.queries.execute<FoundMatch & Record<string, unknown>>(sql`
      insert into alert_matches (alert_id, need_id, announcement_id, created_at)
      select alert_id, need_id, announcement_id, ${now.toISOString()}::timestamptz
      from (${pairs}) as found
      where not ${isKnownMatch(subjectIds)}
      -- In the order in which announcements are locked everywhere.
      order by announcement_id, need_id
      on conflict do nothing
      returning alert_id as "alertId", need_id as "needId", announcement_id as "announcementId"
    `);
    await tell?.(rows);
    return rows.map(({ alertId }) => alertId);
  }

  async function pairsAround(ids: readonly string[], now: Date): Promise<readonly SQL[]> {
    const today = helsinkiDay(now);
    const subjects = await readSubjects(database, ids);
    const kinds: [SubjectKind, readonly Subject[]][] = [
      ['need', subjects.needs],
      ['announcement', subjects.announcements],
    ];
    return kinds
      .filter(([, found]) => found.length > 0)
      .map(([kind, found]) => alertingPairs(kind, found, today));
  }

  return {
    transaction: database.transaction.bind(database),

    /** Takes the oldest changes; what is committed late, whatever its number, is taken by a later call. */
    async takeChanges(most: number): Promise<string[]> {
      const oldest = database.queries
        .select({ id: alertChanges.id })
        .from(alertChanges)
        .orderBy(alertChanges.id)
        .limit(most);
      const taken = await database.queries
        .delete(alertChanges)
        .where(inArray(alertChanges.id, oldest))
        .returning({ subjectId: alertChanges.subjectId });
      return [...new Set(taken.map(({ subjectId }) => subjectId))];
    },

    /** Forgets all changes, of which nobody wants to be told; false where somebody does. */
    async forgetUnwanted(): Promise<boolean> {
      const wanted = await database.queries
        .select({ id: alerts.id })
        .from(alerts)
        .where(ne(alerts.frequency, 'never'))
        .limit(1);
      if (wanted.length > 0) return false;
      await database.queries.delete(alertChanges);
      return true;
    },

    /** Has a subject looked at again once the transaction is committed, beside what was not visible to it. */
    async noteChange(subjectId: string): Promise<void> {
      await database.queries.insert(alertChanges).values({ subjectId });
    },

    /** Finds the new matches of what has changed; answers whose alerts they are. */
    async find(ids: readonly string[], now: Date): Promise<string[]> {
      const found: string[] = [];
      for (const pairs of await pairsAround(ids, now)) found.push(...(await keep(pairs, ids, now)));
      return found;
    },

    /** Takes for known what fits a need or an announcement now, up to so many per cent, and waits for no mail. */
    async noteKnown(id: string, upTo: number, now: Date): Promise<void> {
      for (const pairs of await pairsAround([id], now)) {
        const known = sql`
          select alert_id, other_id from (${pairs}) as own
          where alert_id = ${id} and points <= ${upTo} and not exists (
            select from alert_matches m where (m.alert_id, m.need_id, m.announcement_id)
              = (own.alert_id, own.need_id, own.announcement_id)
          )`;
        await addKnownMatches(database, known);
      }
    },

    /** Says of alerts that have something to tell when they do; those for which it was said stay so. */
    async schedule(ids: readonly string[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      const waiting = database.queries
        .select({ id: alertMatches.alertId })
        .from(alertMatches)
        .where(and(eq(alertMatches.alertId, alerts.id), isNull(alertMatches.notifiedAt)));
      const unscheduled = await database.queries
        .select({ id: alerts.id, frequency: alerts.frequency, lastMailAt: alerts.lastMailAt })
        .from(alerts)
        .where(and(inArray(alerts.id, [...ids]), isNull(alerts.nextMailAt), exists(waiting)));
      for (const { id, frequency, lastMailAt } of unscheduled) {
        await database.queries
          .update(alerts)
          .set({ nextMailAt: nextAlertAt(frequency, now, lastMailAt) })
          .where(eq(alerts.id, id));
      }
    },
  };
}

export type FindingStore = ReturnType<typeof findingStore>;
