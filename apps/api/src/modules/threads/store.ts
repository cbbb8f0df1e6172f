import type { Side } from '@tilava/domain/conversation';
import type { components } from '@tilava/sdk/schema';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  min,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  blocks,
  landlordInterests,
  messages,
  tenantInterests,
  threads,
  users,
  viewings,
} from '../../db/schema.ts';
import { isBlockedBetween } from '../../matching/blocked.ts';
import { needIdOf } from '../../matching/needOrder.ts';
import type { Pair } from '../favorites/store.ts';
import { holdsWords } from '../listQuery.ts';
import { nameOf } from '../team/store.ts';
import { isUpcoming } from '../viewings/upcoming.ts';
import { lockName } from '../locks.ts';
import { attachmentsOfMessage } from './attachments.ts';

export type ThreadRow = typeof threads.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A message with its attachments. */
export const shownMessage = {
  ...getTableColumns(messages),
  attachments: attachmentsOfMessage,
  author: nameOf(messages.authorId),
};

export type ShownMessage = MessageRow & {
  readonly attachments: readonly components['schemas']['Attachment'][];
  /** The name of the colleague who wrote it. */
  readonly author: string | null;
};

/** Where a list goes on: behind a thread. */
interface ThreadPlace {
  readonly at: number;
  readonly id: string;
}

export interface ThreadList {
  readonly userId: string;
  readonly filter: 'unread' | 'viewings' | 'archived' | undefined;
  readonly now: Date;
  readonly text: string | undefined;
  readonly after: ThreadPlace | null;
  readonly limit: number;
}

/** The columns of one side, by what they say. */
export const columns = {
  tenant: {
    user: threads.tenantId,
    seen: threads.tenantSeen,
    last: threads.tenantLast,
    isArchived: threads.tenantArchived,
  },
  landlord: {
    user: threads.landlordId,
    seen: threads.landlordSeen,
    last: threads.landlordLast,
    isArchived: threads.landlordArchived,
  },
} as const;

export const otherSideOf = (side: Side): Side => (side === 'tenant' ? 'landlord' : 'tenant');

export const otherUser = alias(users, 'other_user');

/** The name that matches show; null where the account is gone. */
export const otherName = sql<string | null>`coalesce(
  ${otherUser.organizationTenant} ->> 'name', ${otherUser.privateTenant} ->> 'firstName')`;

const isMutualPart = (table: typeof tenantInterests): SQL<boolean> =>
  sql<boolean>`exists (select from ${table} where ${table.tenantId} = ${threads.tenantId}
    and ${table.announcementId} = ${threads.announcementId})`;

const needId = needIdOf(threads.tenantId, threads.announcementId);

const isUnread = (side: Side): SQL => gt(columns[otherSideOf(side)].last, columns[side].seen);

const hasUpcomingViewing = (now: Date): SQL =>
  sql`exists (select from ${viewings} where ${viewings.threadId} = ${threads.id} and ${isUpcoming(now)})`;

export function threadStore(database: Database) {
  /** Threads of one side, with what they are shown with. */
  const select = (side: Side) =>
    database.queries
      .select({
        thread: threads,
        isHidden: isBlockedBetween(threads.tenantId, threads.landlordId),
        suspendedUntil: sql<string | null>`(select max(${users.suspendedUntil}) from ${users}
          where ${users.id} in (${threads.tenantId}, ${threads.landlordId}))`,
        hasBlocked: sql<boolean>`exists (select from ${blocks} where ${blocks.blockerId} = ${columns[side].user}
          and ${blocks.blockedId} = ${columns[otherSideOf(side)].user})`,
        propertyId: announcements.propertyId,
        isLet: sql<boolean>`${announcements.letFrom} is not null`,
        otherName,
        needId,
        tenantIsInterested: isMutualPart(tenantInterests),
        landlordIsInterested: isMutualPart(landlordInterests),
        unreadCount: sql<number>`(select count(*)::int from ${messages}
          where ${messages.threadId} = ${threads.id} and ${messages.sender} = ${otherSideOf(side)}
            and ${messages.number} > ${columns[side].seen})`,
        lastMessage: shownMessage,
      })
      .from(threads)
      .innerJoin(
        messages,
        and(
          eq(messages.threadId, threads.id),
          eq(messages.number, sql`greatest(${threads.tenantLast}, ${threads.landlordLast})`),
        ),
      )
      .leftJoin(announcements, eq(announcements.id, threads.announcementId))
      .leftJoin(otherUser, eq(otherUser.id, columns[otherSideOf(side)].user));

  return {
    transaction: database.transaction.bind(database),

    /** Lets one message of a user count after the other. */
    lockSender: (userId: string): Promise<void> => lockName(database, `messages of ${userId}`),

    async find(side: Side, id: string) {
      const [row] = await select(side).where(eq(threads.id, id));
      return row ?? null;
    },

    list: (side: Side, { userId, filter, text, after, limit, now }: ThreadList) =>
      select(side)
        .where(
          and(
            eq(columns[side].user, userId),
            eq(columns[side].isArchived, filter === 'archived'),
            filter === 'unread' ? isUnread(side) : undefined,
            filter === 'viewings' ? hasUpcomingViewing(now) : undefined,
            holdsWords(sql`${threads.subject} || ' ' || coalesce(${otherName}, '')`, text),
            after === null
              ? undefined
              : sql`(${threads.lastMessageAt}, ${threads.id}) <
                  (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(threads.lastMessageAt), desc(threads.id))
        .limit(limit),

    /** In how many threads that aren't archived a user has messages to read. */
    countUnread: (side: Side, userId: string): Promise<number> =>
      database.queries.$count(
        threads,
        and(eq(columns[side].user, userId), eq(columns[side].isArchived, false), isUnread(side)),
      ),

    async messagesOf(
      threadId: string,
      { before, after, limit }: { readonly before?: number; readonly after?: number; readonly limit: number },
    ): Promise<ShownMessage[]> {
      const isForward = after !== undefined;
      const rows = await database.queries
        .select(shownMessage)
        .from(messages)
        .where(
          and(
            eq(messages.threadId, threadId),
            before === undefined ? undefined : lt(messages.number, before),
            isForward ? gt(messages.number, after) : undefined,
          ),
        )
        .orderBy(isForward ? asc(messages.number) : desc(messages.number))
        .limit(limit);
      return isForward ? rows : rows.toReversed();
    },

    /** The thread of a pair; nobody else writes in it until the transaction ends. */
    async lock({ tenantId, announcementId }: Pair): Promise<ThreadRow | null> {
      const [row] = await database.queries
        .select()
        .from(threads)
        .where(and(eq(threads.tenantId, tenantId), eq(threads.announcementId, announcementId)))
        .for('no key update');
      return row ?? null;
    },

    ofAnnouncement: (announcementId: string) =>
      database.queries
        .select({ id: threads.id, tenantId: threads.tenantId, landlordId: threads.landlordId })
        .from(threads)
        .where(eq(threads.announcementId, announcementId)),

    async add(thread: typeof threads.$inferInsert): Promise<ThreadRow> {
      const [row] = await database.queries.insert(threads).values(thread).returning();
      if (row === undefined) throw new Error('An inserted thread was not answered');
      return row;
    },

    /** Adds a message behind the thread's last one. Either side finds the thread among its threads again. */
    async addMessage(
      thread: ThreadRow,
      { sender, authorId, text }: Pick<MessageRow, 'sender' | 'authorId' | 'text'>,
      now: Date,
    ): Promise<MessageRow & Pick<ShownMessage, 'author'>> {
      const number = Math.max(thread.tenantLast, thread.landlordLast) + 1;
      const [message] = await database.queries
        .insert(messages)
        .values({ id: uuidv7(), threadId: thread.id, number, sender, authorId, text, createdAt: now })
        .returning({ ...getTableColumns(messages), author: nameOf(messages.authorId) });
      if (message === undefined) throw new Error('An inserted message was not answered');
      await database.queries
        .update(threads)
        .set({
          ...(sender === 'tenant'
            ? { tenantLast: number, tenantSent: thread.tenantSent + 1 }
            : { landlordLast: number, landlordSent: thread.landlordSent + 1 }),
          tenantArchived: false,
          landlordArchived: false,
          // The clock may have been put back; the order of threads follows that of messages.
          lastMessageAt: sql`greatest(${threads.lastMessageAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(eq(threads.id, thread.id));
      return message;
    },

    async markSeen(side: Side, id: string, number: number): Promise<void> {
      const { seen } = columns[side];
      const last = sql`greatest(${threads.tenantLast}, ${threads.landlordLast})`;
      await database.queries
        .update(threads)
        .set({
          [side === 'tenant' ? 'tenantSeen' : 'landlordSeen']:
            sql`greatest(${seen}, least(${number}, ${last}))`,
        })
        .where(eq(threads.id, id));
    },

    async setArchived(side: Side, id: string, isArchived: boolean): Promise<void> {
      await database.queries
        .update(threads)
        .set({ [side === 'tenant' ? 'tenantArchived' : 'landlordArchived']: isArchived })
        .where(eq(threads.id, id));
    },

    /** Notes that a side of a pair has withdrawn its interest, or shows it again; the id of their thread, if any. */
    async setWithdrawn(
      side: Side,
      { tenantId, announcementId }: Pair,
      hasWithdrawn: boolean,
    ): Promise<string | null> {
      const [changed] = await database.queries
        .update(threads)
        .set({ [side === 'tenant' ? 'tenantWithdrew' : 'landlordWithdrew']: hasWithdrawn })
        .where(and(eq(threads.tenantId, tenantId), eq(threads.announcementId, announcementId)))
        .returning({ id: threads.id });
      return changed?.id ?? null;
    },

    /** How many messages a user has sent since a moment, and when the first of them. */
    async sentSince(side: Side, userId: string, since: Date) {
      const [row] = await database.queries
        .select({ total: count(), oldest: min(messages.createdAt) })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .where(
          and(
            eq(columns[side].user, userId),
            // Narrows the threads by their index.
            gt(threads.lastMessageAt, since),
            eq(messages.sender, side),
            gt(messages.createdAt, since),
          ),
        );
      return row ?? { total: 0, oldest: null };
    },

    /** How many threads a user has begun since a moment, and when the first of them. */
    async startedSince(side: Side, userId: string, since: Date) {
      const [row] = await database.queries
        .select({ total: count(), oldest: min(threads.createdAt) })
        .from(threads)
        .where(
          and(eq(columns[side].user, userId), eq(threads.startedBy, side), gt(threads.createdAt, since)),
        );
      return row ?? { total: 0, oldest: null };
    },

    /** Deletes threads whose last message is as old as that, and those whose two sides are gone. */
    async forgetUntil(moment: Date): Promise<void> {
      const old = database.queries
        .select({ id: threads.id })
        .from(threads)
        .where(
          or(lt(threads.lastMessageAt, moment), and(isNull(threads.tenantId), isNull(threads.landlordId))),
        );
      await database.queries.delete(threads).where(inArray(threads.id, old));
    },
  };
}

export type ThreadStore = ReturnType<typeof threadStore>;
export type ShownThread = NonNullable<Awaited<ReturnType<ThreadStore['find']>>>;
