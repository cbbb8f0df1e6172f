import { maxQuoteLength } from '@tilava/domain/conversation';
import { and, countDistinct, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  alertCodes,
  announcements,
  interestNotices,
  landlordInterests,
  mails,
  messages,
  tenantInterests,
  users,
} from '../../db/schema.ts';
import { isWaiting } from '../../mail/mailStore.ts';
import { isBlockedBetween } from '../../matching/blocked.ts';
import { needIdOf } from '../../matching/needOrder.ts';
import type { Pair } from '../favorites/store.ts';
import { lockName } from '../locks.ts';

export type InterestReader = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'language' | 'isLandlord' | 'interestMails' | 'mailsQuoteMessages'
>;

export interface InterestNotice extends Pair {
  /** The need that fits the announcement; null where the tenant seeks nothing any more. */
  readonly needId: string | null;
  /** Whether the interest is there still, and neither its premises nor its user are hidden from the reader. */
  readonly isOpen: boolean;
  /** Whether the reader is interested, too, and was mailed so. */
  readonly isMutual: boolean;
  readonly isWithdrawn: boolean;
  /** The beginning of what was written with it. */
  readonly note: string | null;
}

const isTenants = eq(interestNotices.readerId, interestNotices.tenantId);
const isShown = sql<boolean>`case when ${isTenants}
  then ${landlordInterests.tenantId} is not null else ${tenantInterests.tenantId} is not null end`;
const isVisible = sql<boolean>`((not ${isTenants} or ${announcements.isActive})
  and not ${isBlockedBetween(interestNotices.tenantId, announcements.userId)})`;
const needId = needIdOf(interestNotices.tenantId, interestNotices.announcementId);

const noticeFields = {
  tenantId: interestNotices.tenantId,
  announcementId: interestNotices.announcementId,
  needId,
  isOpen: sql<boolean>`${isShown} and ${isVisible}`,
  isMutual: sql<boolean>`${landlordInterests.tenantId} is not null and ${tenantInterests.tenantId} is not null`,
  isWithdrawn: sql<boolean>`not ${isShown}`,
  note: sql<string | null>`(select left(${messages.text}, ${2 * maxQuoteLength})
    from ${messages} where ${messages.id} = ${interestNotices.noteId})`,
  propertyId: announcements.propertyId,
  address: announcements.address,
  tenant: { privateTenant: users.privateTenant, organizationTenant: users.organizationTenant },
  createdAt: interestNotices.createdAt,
  seenAt: interestNotices.seenAt,
};

const isOpenTo = (readerId: string) =>
  and(eq(interestNotices.readerId, readerId), isShown, isVisible, isNotNull(needId));

const isPair = ({ tenantId, announcementId }: Pair) =>
  and(eq(interestNotices.tenantId, tenantId), eq(interestNotices.announcementId, announcementId));

const newestFirst = [
  desc(interestNotices.createdAt),
  interestNotices.tenantId,
  interestNotices.announcementId,
] as const;

export function interestStore(database: Database) {
  const select = () =>
    database.queries
      .select(noticeFields)
      .from(interestNotices)
      .innerJoin(announcements, eq(announcements.id, interestNotices.announcementId))
      .innerJoin(users, eq(users.id, interestNotices.tenantId))
      .leftJoin(
        tenantInterests,
        and(
          eq(tenantInterests.tenantId, interestNotices.tenantId),
          eq(tenantInterests.announcementId, interestNotices.announcementId),
        ),
      )
      .leftJoin(
        landlordInterests,
        and(
          eq(landlordInterests.tenantId, interestNotices.tenantId),
          eq(landlordInterests.announcementId, interestNotices.announcementId),
        ),
      );

  const notices = (where: SQL | undefined): Promise<InterestNotice[]> =>
    select()
      .where(where)
      .orderBy(...newestFirst);

  return {
    transaction: database.transaction.bind(database),

    /** Makes others wait who decide what the reader is mailed. The last lock that is waited for (docs/adr/0007). */
    lockReader: (readerId: string): Promise<void> => lockName(database, `interest ${readerId}`),

    async readerOf(id: string): Promise<InterestReader | null> {
      const [row] = await database.queries
        .select({
          id: users.id,
          email: users.email,
          language: users.language,
          isLandlord: users.isLandlord,
          interestMails: users.interestMails,
          mailsQuoteMessages: users.mailsQuoteMessages,
        })
        .from(users)
        .where(eq(users.id, id));
      return row ?? null;
    },

    /** Notes an interest; false where the reader was mailed of the same before, or will be. */
    async insert(readerId: string, pair: Pair, createdAt: Date): Promise<boolean> {
      await database.queries
        .insert(interestNotices)
        .values({ readerId, ...pair, createdAt })
        .onConflictDoNothing();
      const [unmailed] = await database.queries
        .select({ tenantId: interestNotices.tenantId })
        .from(interestNotices)
        .where(
          and(
            eq(interestNotices.readerId, readerId),
            isPair(pair),
            isNull(interestNotices.mailedAt),
            isNull(interestNotices.dueAt),
          ),
        );
      return unmailed !== undefined;
    },

    async find(readerId: string, pair: Pair): Promise<InterestNotice | null> {
      const [notice] = await notices(and(eq(interestNotices.readerId, readerId), isPair(pair)));
      return notice ?? null;
    },

    /** Has the mail that tells of an interest tell its note, too; false where it's sent already or there is none. */
    async addNote(readerId: string, pair: Pair, noteId: string): Promise<boolean> {
      const changed = await database.queries
        .update(interestNotices)
        .set({ noteId })
        .where(
          and(
            eq(interestNotices.readerId, readerId),
            isPair(pair),
            or(
              isNotNull(interestNotices.dueAt),
              sql`exists (select from ${mails} where ${mails.id} = ${interestNotices.mailId}
                and ${isWaiting} and ${mails.attempts} = 0)`,
            ),
          ),
        )
        .returning({ readerId: interestNotices.readerId });
      return changed.length > 0;
    },

    async countMails(readerId: string, since: Date): Promise<number> {
      const [row] = await database.queries
        .select({ count: countDistinct(interestNotices.mailId) })
        .from(interestNotices)
        .where(and(eq(interestNotices.readerId, readerId), gt(interestNotices.mailedAt, since)));
      return row?.count ?? 0;
    },

    async update(
      readerId: string,
      pairs: readonly Pair[],
      changes: Partial<Pick<typeof interestNotices.$inferInsert, 'dueAt' | 'mailedAt' | 'mailId'>>,
    ): Promise<void> {
      if (pairs.length === 0) return;
      await database.queries
        .update(interestNotices)
        .set(changes)
        .where(and(eq(interestNotices.readerId, readerId), or(...pairs.map(isPair))));
    },

    /** Forgets what nobody was told of: it is new if it is shown again. */
    async remove(readerId: string, pairs: readonly Pair[]): Promise<void> {
      if (pairs.length === 0) return;
      await database.queries
        .delete(interestNotices)
        .where(and(eq(interestNotices.readerId, readerId), or(...pairs.map(isPair))));
    },

    /** Who waits longest for a mail that is due; null for nobody. */
    async findDueReader(now: Date): Promise<string | null> {
      const [row] = await database.queries
        .select({ readerId: interestNotices.readerId })
        .from(interestNotices)
        .where(lte(interestNotices.dueAt, now))
        .orderBy(interestNotices.dueAt)
        .limit(1);
      return row?.readerId ?? null;
    },

    /** What a mail is due for, newest first. */
    dueTo: (readerId: string, now: Date): Promise<InterestNotice[]> =>
      notices(and(eq(interestNotices.readerId, readerId), lte(interestNotices.dueAt, now))),

    /** What a mail tells of, newest first. */
    notifiedBy: (mailId: string): Promise<InterestNotice[]> => notices(eq(interestNotices.mailId, mailId)),

    async insertCode(userId: string, codeHash: Uint8Array, createdAt: Date): Promise<void> {
      await database.queries.insert(alertCodes).values({ codeHash, userId, alertIds: [], createdAt });
    },

    /** The newest, as the reader sees them. */
    list: (readerId: string, most: number) =>
      select()
        .where(isOpenTo(readerId))
        .orderBy(...newestFirst)
        .limit(most),

    async markSeen(readerId: string, until: Date, seenAt: Date): Promise<void> {
      await database.queries
        .update(interestNotices)
        .set({ seenAt })
        .where(
          and(
            eq(interestNotices.readerId, readerId),
            isNull(interestNotices.seenAt),
            lte(interestNotices.createdAt, until),
          ),
        );
    },
  };
}

export type InterestStore = ReturnType<typeof interestStore>;
