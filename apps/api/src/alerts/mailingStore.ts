import { matchRadius } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { alertCodes, alertMatches, alerts, announcements, needs, users } from '../db/schema.ts';
import { isFirstActiveNeed } from '../matching/firstNeed.ts';
import { distanceLateral, pointsLateral, scoresLateral } from '../matching/scoreSql.ts';

/** Alerts whose mail is due. */
export type DueAlert = typeof alerts.$inferSelect;

/** Who gets the mail. */
export type AlertReader = Pick<typeof users.$inferSelect, 'email' | 'language' | 'unsubscribed'>;

/** A need and an announcement. */
export interface FoundPair {
  readonly needId: string;
  readonly announcementId: string;
}

/** A match that waits for its mail, or for the mail to be sent, as it is now. */
export interface WaitingMatch extends FoundPair {
  readonly points: number;
  /** Whether it still is in its reader's list: nothing is hidden, withdrawn or moved away. */
  readonly isListed: boolean;
  /** Whether its reader has saved it, or shown interest, meanwhile. */
  readonly isKnown: boolean;
}

/** The statements that mail what was found. */
export const mailingStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** The alerts that have waited longest, which nobody else changes until the transaction ends; null where none are due. */
  async takeDue(now: Date): Promise<DueAlert | null> {
    const [due] = await database.queries
      .select()
      .from(alerts)
      .where(lte(alerts.nextMailAt, now))
      .orderBy(asc(alerts.nextMailAt), asc(alerts.id))
      .limit(1)
      .for('update');
    return due ?? null;
  },

  async readerOf({ needId, announcementId }: DueAlert): Promise<AlertReader | null> {
    const owner = needId === null ? ownerOfAnnouncement(announcementId) : ownerOfNeed(needId);
    const [reader] = await database.queries
      .select({ email: users.email, language: users.language, unsubscribed: users.unsubscribed })
      .from(users)
      .where(eq(users.id, owner));
    return reader ?? null;
  },

  /** The alerts of a need or an announcement; null where there are none. */
  async alertOf(id: string): Promise<DueAlert | null> {
    const [alert] = await database.queries.select().from(alerts).where(eq(alerts.id, id));
    return alert ?? null;
  },

  /** What waits for a mail, best first. */
  waiting: (alert: DueAlert, now: Date): Promise<WaitingMatch[]> =>
    matchesOf(database, alert, now, sql`m.told_at is null`),

  /** What a mail tells of, best first, without what is deleted. */
  toldBy: (mailId: string, alert: DueAlert, now: Date): Promise<WaitingMatch[]> =>
    matchesOf(database, alert, now, sql`m.mail_id = ${mailId}`),

  /** Notes that their reader knows of them, by a mail or otherwise: they are never told of again. */
  async markTold(
    alertId: string,
    pairs: readonly FoundPair[],
    now: Date,
    mailId: string | null,
  ): Promise<void> {
    if (pairs.length === 0) return;
    await database.queries
      .update(alertMatches)
      .set({ toldAt: now, mailId })
      .where(and(eq(alertMatches.alertId, alertId), isNull(alertMatches.toldAt), isOneOf(pairs)));
  },

  /** Forgets what is no match now: it is new if it becomes one again. */
  async forget(alertId: string, pairs: readonly FoundPair[]): Promise<void> {
    if (pairs.length === 0) return;
    await database.queries
      .delete(alertMatches)
      .where(and(eq(alertMatches.alertId, alertId), isNull(alertMatches.toldAt), isOneOf(pairs)));
  },

  /** Forgets what a mail has not told of after all. */
  async forgetTold(mailId: string, pairs: readonly FoundPair[]): Promise<void> {
    if (pairs.length === 0) return;
    await database.queries.delete(alertMatches).where(and(eq(alertMatches.mailId, mailId), isOneOf(pairs)));
  },

  async noteMails(id: string, mailed: Pick<DueAlert, 'lastMailAt' | 'nextMailAt'>): Promise<void> {
    await database.queries.update(alerts).set(mailed).where(eq(alerts.id, id));
  },

  /** Keeps the code of a mail's link that unsubscribes. */
  async insertCode(alertId: string, codeHash: Uint8Array, createdAt: Date): Promise<void> {
    await database.queries.insert(alertCodes).values({ alertId, codeHash, createdAt });
  },
});

/** See `mailingStore`. */
export type MailingStore = ReturnType<typeof mailingStore>;

async function matchesOf(
  database: Database,
  { id, needId }: DueAlert,
  now: Date,
  which: SQL,
): Promise<WaitingMatch[]> {
  const isKnown = needId === null ? isKnownToLandlord : isKnownToTenant;
  const { rows } = await database.queries.execute<WaitingMatch & Record<string, unknown>>(sql`
    select n.id as "needId", a.id as "announcementId", total.points,
      a.is_active and n.is_active and t.verified_at is not null and place.distance <= ${matchRadius}
        and ${isFirstActiveNeed(sql`n`)} as "isListed",
      ${isKnown} as "isKnown"
    from alert_matches m
    join needs n on n.id = m.need_id
    join announcements a on a.id = m.announcement_id
    join users t on t.id = n.user_id
    ${distanceLateral} ${scoresLateral(helsinkiDay(now))} ${pointsLateral}
    where m.alert_id = ${id} and ${which}
    order by total.points desc, place.distance, ${sql.raw(needId === null ? 'n.id' : 'a.id')}
  `);
  return rows;
}

const ownerOfNeed = (id: string): SQL =>
  sql`(select ${needs.userId} from ${needs} where ${needs.id} = ${id})`;
const ownerOfAnnouncement = (id: string | null): SQL =>
  sql`(select ${announcements.userId} from ${announcements} where ${announcements.id} = ${id})`;

const isKnownToTenant = sql.raw(`(
  exists (select from favorites f where f.tenant_id = n.user_id and f.announcement_id = a.id)
  or exists (select from tenant_interests i where i.tenant_id = n.user_id and i.announcement_id = a.id)
)`);
const isKnownToLandlord = sql.raw(`
  exists (select from landlord_interests i where i.tenant_id = n.user_id and i.announcement_id = a.id)
`);

const isOneOf = (pairs: readonly FoundPair[]): SQL | undefined =>
  or(
    ...pairs.map(({ needId, announcementId }) =>
      and(eq(alertMatches.needId, needId), eq(alertMatches.announcementId, announcementId)),
    ),
  );
