import type { AlertSettings } from '@tilava/domain/alerts';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { alertCodes, alertMatches, alerts, announcements, needs, users } from '../../db/schema.ts';

/** A need or an announcement, and whose it is. */
export interface AlertSubject {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'need' | 'announcement';
}

export const alertStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** By the need's id, or the id of the listing that an announcement shows. */
  async findSubject(propertyId: string): Promise<AlertSubject | null> {
    const [need] = await database.queries
      .select({ id: needs.id, userId: needs.userId })
      .from(needs)
      .where(eq(needs.id, propertyId));
    if (need !== undefined) return { ...need, kind: 'need' };
    const [announcement] = await database.queries
      .select({ id: announcements.id, userId: announcements.userId })
      .from(announcements)
      .where(eq(announcements.propertyId, propertyId));
    return announcement === undefined ? null : { ...announcement, kind: 'announcement' };
  },

  /** Null where nothing was chosen yet. */
  async find(id: string): Promise<AlertSettings | null> {
    const [row] = await database.queries
      .select({ frequency: alerts.frequency, threshold: alerts.threshold })
      .from(alerts)
      .where(eq(alerts.id, id));
    return row ?? null;
  },

  /** Keeps the settings; when the next mail is due is to be said anew. */
  async save({ id, userId, kind }: AlertSubject, settings: AlertSettings): Promise<void> {
    const subject = kind === 'need' ? { needId: id } : { announcementId: id };
    const changes = { ...settings, nextMailAt: null };
    await database.queries
      .insert(alerts)
      .values({ id, userId, ...subject, ...changes })
      .onConflictDoUpdate({ target: alerts.id, set: changes });
  },

  /** What a mail's link ends; null where no mail had the code. */
  async findByCode(
    codeHash: Uint8Array,
  ): Promise<Pick<typeof alertCodes.$inferSelect, 'userId' | 'alertIds'> | null> {
    const [row] = await database.queries
      .select({ userId: alertCodes.userId, alertIds: alertCodes.alertIds })
      .from(alertCodes)
      .where(eq(alertCodes.codeHash, codeHash));
    return row ?? null;
  },

  async endInterestMails(userId: string): Promise<void> {
    await database.queries
      .update(users)
      .set({ interestMails: 'never', version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
  },

  async end(ids: readonly string[]): Promise<void> {
    await database.queries
      .update(alerts)
      .set({ frequency: 'never', nextMailAt: null })
      .where(inArray(alerts.id, [...ids]));
  },

  /** Forgets what was found and not told of. */
  async forgetWaiting(ids: readonly string[]): Promise<void> {
    await database.queries
      .delete(alertMatches)
      .where(and(inArray(alertMatches.alertId, [...ids]), isNull(alertMatches.notifiedAt)));
  },

  async deleteCodesBefore(moment: Date): Promise<void> {
    await database.queries.delete(alertCodes).where(lt(alertCodes.createdAt, moment));
  },
});

export type AlertStore = ReturnType<typeof alertStore>;
