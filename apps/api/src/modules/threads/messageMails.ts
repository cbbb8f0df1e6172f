import { isQuiet } from '@tilava/domain/alerts';
import { displayName } from '@tilava/domain/contacts';
import { maxQuoteLength, messageMailAt, toQuote } from '@tilava/domain/conversation';
import { helsinkiDay } from '@tilava/domain/time';
import { and, eq, inArray, lte, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { alertCodes, messageAttachments, messageNotices, messages, threads, users } from '../../db/schema.ts';
import type { MailOutbox } from '../../mail/mailOutbox.ts';
import type { MailSite } from '../../mail/mailSite.ts';
import type { ClaimedMail } from '../../mail/mailStore.ts';
import type { MailContent } from '../../mail/mailTransport.ts';
import { messageMail } from '../../mail/templates/messageMail.ts';
import { isLockedBetween } from '../../matching/blocked.ts';
import { hashOf, newToken } from '../bearers/secrets.ts';
import type { InterestStore } from '../interests/store.ts';
import type { MessageRow, ThreadRow } from './store.ts';
import { lockName } from '../locks.ts';

interface MessageMailParts {
  readonly store: MessageMailStore;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly addNote: InterestStore['addNote'];
  readonly site: MailSite;
  readonly clock: () => Date;
}

export function messageMails({ store, outbox, addNote, site, clock }: MessageMailParts) {
  const write = (
    { language, mailsQuoteMessages }: Reader,
    unread: readonly UnreadThread[],
    unsubscribeUrl: string,
  ): MailContent =>
    messageMail({
      ...site,
      language,
      threads: unread.map(({ id, subject, other, count, attachments, text }) => ({
        id,
        subject,
        otherName: other === null ? null : displayName(other),
        count,
        attachments,
        quote: mailsQuoteMessages && text ? toQuote(text) : null,
      })),
      unsubscribeUrl,
    });

  async function leaveMail(reader: Reader, unread: readonly UnreadThread[], now: Date): Promise<void> {
    const code = newToken();
    const unsubscribeUrl = `${site.publicUrl}/unsubscribe/${code}`;
    const mailId = await outbox.enqueue({
      kind: 'message',
      recipient: reader.email,
      ...write(reader, unread, unsubscribeUrl),
      message: { readerId: reader.id, unsubscribeUrl },
    });
    // Who has unsubscribed from all mails.
    if (mailId === null) return;
    await store.insertCode(reader.id, hashOf(code), now);
    await store.markMailed(reader.id, unread, mailId);
  }

  const mailOne = (): Promise<boolean> =>
    store.transaction(async () => {
      const now = clock();
      const readerId = isQuiet(now) ? null : await store.findDueReader(now);
      if (readerId === null) return false;
      await store.lockReader(readerId);
      // Before their notices: a user's deletion locks in this order, too.
      const reader = await store.readerOf(readerId);
      const due = await store.takeDue(readerId, now);
      const unread = await store.unreadOf(readerId, inArray(messageNotices.threadId, due), now);
      if (reader !== null && reader.messageMails !== 'never' && unread.length > 0) {
        await leaveMail(reader, unread, now);
      }
      return true;
    });

  return {
    /** Lets a mail tell the other side of a message, in its transaction; the mail of interest tells its note. */
    async notify(thread: ThreadRow, message: MessageRow, showsInterest: boolean): Promise<void> {
      const { tenantId, landlordId, announcementId } = thread;
      const [readerId, seen] =
        message.sender === 'tenant' ? [landlordId, thread.landlordSeen] : [tenantId, thread.tenantSeen];
      if (readerId === null || tenantId === null || announcementId === null) return;
      if (showsInterest && (await addNote(readerId, { tenantId, announcementId }, message.id))) return;
      const reader = await store.readerOf(readerId);
      const dueAt = reader && messageMailAt(reader.messageMails, clock());
      if (dueAt !== null) await store.schedule(thread.id, readerId, seen, dueAt);
    },

    async mail(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await mailOne()));
    },

    /** Without what has been read, blocked or suspended meanwhile, as the reader wants such mails by now. */
    async currentMail({ id, messageReaderId, unsubscribeUrl }: ClaimedMail): Promise<MailContent | null> {
      if (messageReaderId === null || unsubscribeUrl === null) return null;
      const unread = await store.unreadOf(messageReaderId, eq(messageNotices.mailId, id), clock());
      const reader = await store.readerOf(messageReaderId);
      if (reader === null || reader.messageMails === 'never' || unread.length === 0) return null;
      return write(reader, unread, unsubscribeUrl);
    },
  };
}

export type MessageMails = ReturnType<typeof messageMails>;

const isTenants = eq(messageNotices.readerId, threads.tenantId);
const seen = sql`case when ${isTenants} then ${threads.tenantSeen} else ${threads.landlordSeen} end`;
const otherLast = sql`case when ${isTenants} then ${threads.landlordLast} else ${threads.tenantLast} end`;
const otherUser = alias(users, 'other_user');

const unreadMessages = sql`from ${messages} where ${messages.threadId} = ${threads.id}
  and ${messages.sender} = case when ${isTenants} then 'landlord' else 'tenant' end
  and ${messages.number} > ${seen}`;

export function messageMailStore(database: Database) {
  return {
    transaction: database.transaction.bind(database),

    /** Makes others wait who decide what the reader is mailed. */
    lockReader: (readerId: string): Promise<void> => lockName(database, `messages to ${readerId}`),

    /** Who isn't deleted until the transaction ends. */
    async readerOf(id: string) {
      const [row] = await database.queries
        .select({
          id: users.id,
          email: users.email,
          language: users.language,
          messageMails: users.messageMails,
          mailsQuoteMessages: users.mailsQuoteMessages,
        })
        .from(users)
        .where(eq(users.id, id))
        .for('key share');
      return row ?? null;
    },

    /** Has a mail tell of a thread, unless one will or the reader hasn't seen what the last one told of. */
    async schedule(threadId: string, readerId: string, lastSeen: number, dueAt: Date): Promise<void> {
      await database.queries
        .insert(messageNotices)
        .values({ threadId, readerId, dueAt })
        .onConflictDoUpdate({
          target: [messageNotices.threadId, messageNotices.readerId],
          set: { dueAt: sql`coalesce(${messageNotices.dueAt}, excluded.due_at)` },
          setWhere: lte(messageNotices.mailed, lastSeen),
        });
    },

    /** Who waits longest for a mail that is due; null for nobody. */
    async findDueReader(now: Date): Promise<string | null> {
      const [row] = await database.queries
        .select({ readerId: messageNotices.readerId })
        .from(messageNotices)
        .where(lte(messageNotices.dueAt, now))
        .orderBy(messageNotices.dueAt)
        .limit(1);
      return row?.readerId ?? null;
    },

    /** Threads that a mail is due for; it isn't any more. */
    async takeDue(readerId: string, now: Date): Promise<readonly string[]> {
      const rows = await database.queries
        .update(messageNotices)
        .set({ dueAt: null })
        .where(and(eq(messageNotices.readerId, readerId), lte(messageNotices.dueAt, now)))
        .returning({ threadId: messageNotices.threadId });
      return rows.map(({ threadId }) => threadId);
    },

    /** Those of a reader's threads, unless they are locked, in which something is unread, the oldest messages first. */
    async unreadOf(readerId: string, where: SQL, now: Date) {
      const rows = await database.queries
        .select({
          id: threads.id,
          subject: threads.subject,
          otherId: otherUser.id,
          privateTenant: otherUser.privateTenant,
          organizationTenant: otherUser.organizationTenant,
          last: sql<number>`${otherLast}`,
          count: sql<number>`(select count(*)::int ${unreadMessages})`,
          attachments: sql<number>`(select count(*)::int from ${messageAttachments}
            where ${messageAttachments.messageId} in (select ${messages.id} ${unreadMessages}))`,
          text: sql<string | null>`(select left(${messages.text}, ${2 * maxQuoteLength}) ${unreadMessages}
            order by ${messages.number} limit 1)`,
        })
        .from(messageNotices)
        .innerJoin(threads, eq(threads.id, messageNotices.threadId))
        .leftJoin(
          otherUser,
          eq(
            otherUser.id,
            sql`case when ${isTenants} then ${threads.landlordId} else ${threads.tenantId} end`,
          ),
        )
        .where(
          and(
            eq(messageNotices.readerId, readerId),
            where,
            sql`${otherLast} > ${seen}`,
            not(isLockedBetween(threads.tenantId, threads.landlordId, helsinkiDay(now))),
          ),
        )
        .orderBy(threads.lastMessageAt, threads.id);
      return rows.map(({ otherId, privateTenant, organizationTenant, ...row }) => ({
        ...row,
        other: otherId === null ? null : { privateTenant, organizationTenant },
      }));
    },

    async markMailed(
      readerId: string,
      mailed: readonly { readonly id: string; readonly last: number }[],
      mailId: string,
    ): Promise<void> {
      for (const { id, last } of mailed) {
        await database.queries
          .update(messageNotices)
          .set({ mailed: last, mailId })
          .where(and(eq(messageNotices.readerId, readerId), eq(messageNotices.threadId, id)));
      }
    },

    async insertCode(userId: string, codeHash: Uint8Array, createdAt: Date): Promise<void> {
      await database.queries
        .insert(alertCodes)
        .values({ codeHash, userId, alertIds: [], isOfMessages: true, createdAt });
    },
  };
}

type MessageMailStore = ReturnType<typeof messageMailStore>;
type Reader = NonNullable<Awaited<ReturnType<MessageMailStore['readerOf']>>>;
type UnreadThread = Awaited<ReturnType<MessageMailStore['unreadOf']>>[number];
