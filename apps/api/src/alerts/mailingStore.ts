import { longestAlertWait } from '@tilava/domain/alerts';
import { helsinkiDay } from '@tilava/domain/time';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { alertCodes, alertMatches, alerts, users } from '../db/schema.ts';
import { isBlockedBetween } from '../matching/blocked.ts';
import { isInReach } from '../matching/drawnArea.ts';
import { distanceLateral, pointsLateral, scoresLateral, tenantsLateral } from '../matching/scoreSql.ts';

export type Alert = typeof alerts.$inferSelect;

export type AlertReader = Pick<typeof users.$inferSelect, 'id' | 'email' | 'language' | 'unsubscribed'>;

export interface FoundPair {
  readonly needId: string;
  readonly announcementId: string;
}

export interface FoundMatch extends FoundPair {
  readonly alertId: string;
}

export interface WaitingMatch extends FoundMatch {
  readonly points: number;
  /** Whether it still is in its reader's list: nothing is hidden, blocked, withdrawn or moved away. */
  readonly isListed: boolean;
  /** Whether its reader has saved it, or shown interest, meanwhile. */
  readonly isKnown: boolean;
}

export const mailingStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** The person whose alerts have been due for longest, who stays until the transaction ends; null where none are due. */
  async takeDueReader(now: Date): Promise<AlertReader | null> {
    const [due] = await database.queries
      .select({ userId: alerts.userId })
      .from(alerts)
      .where(isDue(now))
      .orderBy(asc(alerts.nextMailAt), asc(alerts.id))
      .limit(1);
    return due === undefined ? null : readerOf(database, due.userId).for('key share').then(firstOrNull);
  },

  /** Whoever's alerts they are; null where they have been deleted. */
  readerOf: (userId: string): Promise<AlertReader | null> => readerOf(database, userId).then(firstOrNull),

  /** A person's alerts that are due, which nobody else changes until the transaction ends. */
  takeDue: (userId: string, now: Date): Promise<Alert[]> =>
    database.queries
      .select()
      .from(alerts)
      .where(and(isDue(now), eq(alerts.userId, userId)))
      .orderBy(asc(alerts.id))
      .for('update'),

  alertsOf: (userId: string): Promise<Alert[]> =>
    database.queries.select().from(alerts).where(eq(alerts.userId, userId)),

  /** What waits for a mail of some alerts, best first. */
  waiting: (ids: readonly string[], now: Date): Promise<WaitingMatch[]> =>
    matchesOf(database, sql`m.notified_at is null and m.alert_id = any(${sql.param(ids)}::uuid[])`, now),

  /** What a mail tells of, best first, without what is deleted. */
  notifiedBy: (mailId: string, now: Date): Promise<WaitingMatch[]> =>
    matchesOf(database, sql`m.mail_id = ${mailId}`, now),

  /** Notes that a mail tells of them: they are never told of again. */
  async markNotified(mailId: string, matches: readonly FoundMatch[], now: Date): Promise<void> {
    await database.queries.update(alertMatches).set({ notifiedAt: now, mailId }).where(isOneOf(matches));
  },

  async markNamed(mailId: string, matches: readonly FoundMatch[]): Promise<void> {
    await database.queries
      .update(alertMatches)
      .set({ isNamed: true })
      .where(and(eq(alertMatches.mailId, mailId), isOneOf(matches)));
  },

  /** Notes that their reader knows of them without a mail: they are never told of. */
  markKnown: (matches: readonly FoundMatch[]): Promise<void> => moveToKnown(database, isOneOf(matches)),

  /** Keeps of what mails only counted no more than that it is known, once the mails are forgotten. */
  moveCountedToKnown: (): Promise<void> =>
    moveToKnown(
      database,
      and(isNotNull(alertMatches.notifiedAt), eq(alertMatches.isNamed, false), isNull(alertMatches.mailId)),
    ),

  /** Forgets what waits and is no match now: it is new if it becomes one again. */
  async forget(matches: readonly FoundMatch[]): Promise<void> {
    await database.queries.delete(alertMatches).where(and(isNull(alertMatches.notifiedAt), isOneOf(matches)));
  },

  async forgetNotified(mailId: string, matches: readonly FoundMatch[]): Promise<void> {
    await database.queries.delete(alertMatches).where(and(eq(alertMatches.mailId, mailId), isOneOf(matches)));
  },

  /** Alerts that were due have no mail until something else is found. */
  async markSettled(ids: readonly string[]): Promise<void> {
    await database.queries
      .update(alerts)
      .set({ nextMailAt: null })
      .where(inArray(alerts.id, [...ids]));
  },

  async markMailed(userId: string, lastMailAt: Date): Promise<void> {
    await database.queries.update(alerts).set({ lastMailAt }).where(eq(alerts.userId, userId));
  },

  async insertCode(code: typeof alertCodes.$inferInsert): Promise<void> {
    await database.queries.insert(alertCodes).values(code);
  },
});

export type MailingStore = ReturnType<typeof mailingStore>;

/** Longer than `longestAlertWait` nothing waits: that was said before the clock was put back. */
const isDue = (now: Date): SQL | undefined =>
  or(lte(alerts.nextMailAt, now), gt(alerts.nextMailAt, new Date(now.getTime() + longestAlertWait)));

const readerOf = ({ queries }: Database, userId: string) =>
  queries
    .select({ id: users.id, email: users.email, language: users.language, unsubscribed: users.unsubscribed })
    .from(users)
    .where(eq(users.id, userId));

const firstOrNull = <Row>([row]: readonly Row[]): Row | null => row ?? null;

/** As the reader's list has them. */
const points = sql.raw('(case m.alert_id when n.id then tenants.points else total.points end)');

async function matchesOf(database: Database, which: SQL, now: Date): Promise<WaitingMatch[]> {
  const { rows } = await database.queries.execute<WaitingMatch & Record<string, unknown>>(sql`
    select m.alert_id as "alertId", n.id as "needId", a.id as "announcementId",
      coalesce(${points}, 0) as points,
      a.is_active and n.is_active and t.verified_at is not null and ${isInReach} and ${points} is not null
        and not ${isBlockedBetween(sql`n.user_id`, sql`a.user_id`)} as "isListed",
      case m.alert_id when n.id then ${isKnownToTenant} else ${isKnownToLandlord} end as "isKnown"
    from alert_matches m
    join needs n on n.id = m.need_id
    join announcements a on a.id = m.announcement_id
    join users t on t.id = n.user_id
    ${distanceLateral} ${scoresLateral(helsinkiDay(now))} ${pointsLateral} ${tenantsLateral}
    where ${which}
    order by points desc, place.distance, case m.alert_id when n.id then a.id else n.id end, m.alert_id
  `);
  return rows;
}

const moveToKnown = (database: Database, which: SQL | undefined): Promise<void> =>
  addKnownMatches(
    database,
    sql`delete from ${alertMatches} where ${which} returning alert_id, ${otherId} as other_id`,
  );

const isKnownToTenant = sql.raw(`(
  exists (select from favorites f where f.tenant_id = n.user_id and f.announcement_id = a.id)
  or exists (select from tenant_interests i where i.tenant_id = n.user_id and i.announcement_id = a.id)
)`);
const isKnownToLandlord = sql.raw(`
  exists (select from landlord_interests i where i.tenant_id = n.user_id and i.announcement_id = a.id)
`);

/** Rows by their keys; there may be thousands in one mail. */
const isOneOf = (matches: readonly FoundMatch[]): SQL => {
  const idsOf = (key: keyof FoundMatch) => sql.param(matches.map((match) => match[key]));
  return sql`(alert_id, need_id, announcement_id) in (
    select * from unnest(${idsOf('alertId')}::uuid[], ${idsOf('needId')}::uuid[], ${idsOf('announcementId')}::uuid[])
  )`;
};

/** The other side of a row of `alert_matches`. */
const otherId = sql.raw('case alert_id when need_id then announcement_id else need_id end');

/** Adds to what alerts never tell of, from a statement that gives `alert_id` and `other_id`. */
export async function addKnownMatches(database: Database, matches: SQL): Promise<void> {
  await database.queries.execute(sql`
    with matches as (${matches})
    insert into known_matches (alert_id, other_ids)
    select alert_id, array_agg(other_id) from matches group by alert_id
    on conflict (alert_id) do update set
      other_ids = array(select unnest(known_matches.other_ids) union select unnest(excluded.other_ids))
  `);
}

/** Whether alerts never tell of `found`: a subject's list is read once, the other side's is searched. */
export const isKnownMatch = (subjectIds: readonly string[]): SQL => {
  const subjects = sql.join(
    subjectIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return sql`
    case when found.alert_id in (${subjects}) then (found.alert_id, found.other_id) in (
      select alert_id, unnest(other_ids) from known_matches where alert_id in (${subjects})
    ) else exists (
      select from known_matches known
      where known.alert_id = found.alert_id and found.other_id = any(known.other_ids)
    ) end`;
};
