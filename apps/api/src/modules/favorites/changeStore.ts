import type { KnownPremises } from '@tilava/domain/changeNews';
import { helsinkiDay } from '@tilava/domain/time';
import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  alertCodes,
  announcements,
  changeNotices,
  favorites,
  mails,
  tenantInterests,
  users,
} from '../../db/schema.ts';
import { isWaiting } from '../../mail/mailStore.ts';
import { isLockedBetween } from '../../matching/blocked.ts';
import { needIdOf } from '../../matching/needOrder.ts';

export type ChangeReader = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'language' | 'changeMails' | 'unsubscribed' | 'verifiedAt' | 'suspendedUntil'
>;

export interface ChangeNotice extends Pick<
  typeof changeNotices.$inferSelect,
  'announcementId' | 'known' | 'mailed'
> {
  /** The need that fits it; null where the tenant seeks nothing any more. */
  readonly needId: string | null;
  readonly current: KnownPremises;
  /** Whether its mail is still to be sent. */
  readonly isWaiting: boolean;
  /** Whether neither a block nor a suspension stands between the tenant and the landlord. */
  readonly isReachable: boolean;
}

/** Whether the tenant of a notice has saved its announcement or is interested in it. */
export const isSaved = sql`(
  exists (select from ${favorites} where ${favorites.tenantId} = ${changeNotices.tenantId}
    and ${favorites.announcementId} = ${changeNotices.announcementId})
  or exists (select from ${tenantInterests} where ${tenantInterests.tenantId} = ${changeNotices.tenantId}
    and ${tenantInterests.announcementId} = ${changeNotices.announcementId})
)`;

export function changeStore(database: Database) {
  const notices = async (which: SQL | undefined, now: Date): Promise<ChangeNotice[]> => {
    const rows = await database.queries
      .select({
        announcementId: changeNotices.announcementId,
        known: changeNotices.known,
        mailed: changeNotices.mailed,
        needId: needIdOf(changeNotices.tenantId, changeNotices.announcementId),
        rent: announcements.rent,
        moveInDate: announcements.moveInDate,
        isPublic: announcements.isActive,
        isLet: sql<boolean>`${announcements.letFrom} is not null`,
        isWaiting: sql<boolean>`exists (select from ${mails} where ${mails.id} = ${changeNotices.mailId}
          and ${isWaiting})`,
        isReachable: sql<boolean>`not ${isLockedBetween(
          changeNotices.tenantId,
          announcements.userId,
          helsinkiDay(now),
        )}`,
      })
      .from(changeNotices)
      .innerJoin(announcements, eq(announcements.id, changeNotices.announcementId))
      .where(and(which, isSaved))
      .orderBy(asc(changeNotices.announcementId));
    return rows.map(({ rent, moveInDate, isPublic, isLet, ...row }) => ({
      ...row,
      current: { rent, moveInDate, isPublic, isLet },
    }));
  };

  return {
    transaction: database.transaction.bind(database),

    /** Says when what has changed is told. What a change is just being noted of is left to the next call. */
    async schedule(dueAt: Date): Promise<void> {
      await database.queries.execute(sql`
        update change_notices n set is_changed = false, due_at = coalesce(n.due_at, ${dueAt.toISOString()}::timestamptz)
        from (select tenant_id, announcement_id from change_notices where is_changed for update skip locked) changed
        where n.tenant_id = changed.tenant_id and n.announcement_id = changed.announcement_id
      `);
    },

    /** Who waits longest for a mail that is due; null for nobody. */
    async findDueReader(now: Date): Promise<string | null> {
      const [row] = await database.queries
        .select({ tenantId: changeNotices.tenantId })
        .from(changeNotices)
        .where(lte(changeNotices.dueAt, now))
        .orderBy(asc(changeNotices.dueAt), asc(changeNotices.tenantId))
        .limit(1);
      return row?.tenantId ?? null;
    },

    /** Who isn't deleted until the transaction ends. */
    async readerOf(id: string): Promise<ChangeReader | null> {
      const [row] = await database.queries
        .select({
          id: users.id,
          email: users.email,
          language: users.language,
          changeMails: users.changeMails,
          unsubscribed: users.unsubscribed,
          verifiedAt: users.verifiedAt,
          suspendedUntil: users.suspendedUntil,
        })
        .from(users)
        .where(eq(users.id, id))
        .for('key share');
      return row ?? null;
    },

    dueTo: (tenantId: string, now: Date): Promise<ChangeNotice[]> =>
      notices(and(eq(changeNotices.tenantId, tenantId), lte(changeNotices.dueAt, now)), now),

    notifiedBy: (mailId: string, now: Date): Promise<ChangeNotice[]> =>
      notices(eq(changeNotices.mailId, mailId), now),

    async update(
      tenantId: string,
      { announcementId }: Pick<ChangeNotice, 'announcementId'>,
      changes: Partial<Pick<typeof changeNotices.$inferInsert, 'known' | 'mailed' | 'mailId' | 'dueAt'>>,
    ): Promise<void> {
      await database.queries
        .update(changeNotices)
        .set(changes)
        .where(and(eq(changeNotices.tenantId, tenantId), eq(changeNotices.announcementId, announcementId)));
    },

    /** Forgets what a tenant knew of announcements that are not saved any more. */
    async removeUnsaved(tenantId: string): Promise<void> {
      await database.queries
        .delete(changeNotices)
        .where(and(eq(changeNotices.tenantId, tenantId), sql`not ${isSaved}`));
    },

    async insertCode(userId: string, codeHash: Uint8Array, createdAt: Date): Promise<void> {
      await database.queries
        .insert(alertCodes)
        .values({ codeHash, userId, alertIds: [], isOfChanges: true, createdAt });
    },
  };
}

export type ChangeStore = ReturnType<typeof changeStore>;
