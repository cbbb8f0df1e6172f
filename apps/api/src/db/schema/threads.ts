import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AttachmentType } from '@tilava/domain/attachments';
import type { Side } from '@tilava/domain/conversation';
import { createdAt, id, moment } from './columns.ts';
import { mails } from './mail.ts';
import { announcements } from './premises.ts';
import { users } from './users.ts';

/** What a tenant and a landlord write to each other about an announcement; what each wrote outlives all three. */
export const threads = pgTable(
  'threads',
  {
    id: id(),
    tenantId: uuid('tenant_id').references(() => users.id, { onDelete: 'set null' }),
    landlordId: uuid('landlord_id').references(() => users.id, { onDelete: 'set null' }),
    announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'set null' }),
    startedBy: text('started_by').$type<Side>().notNull(),
    /** The address of the premises, as it was when the thread began. */
    subject: text('subject').notNull(),
    tenantSent: integer('tenant_sent').notNull().default(0),
    landlordSent: integer('landlord_sent').notNull().default(0),
    /** The number of a side's last message; 0 where it hasn't written. */
    tenantLast: integer('tenant_last').notNull().default(0),
    landlordLast: integer('landlord_last').notNull().default(0),
    /** The number of the last message that a side has seen. */
    tenantSeen: integer('tenant_seen').notNull().default(0),
    landlordSeen: integer('landlord_seen').notNull().default(0),
    tenantArchived: boolean('tenant_archived').notNull().default(false),
    landlordArchived: boolean('landlord_archived').notNull().default(false),
    /** Showed interest and withdrew it since. */
    tenantWithdrew: boolean('tenant_withdrew').notNull().default(false),
    landlordWithdrew: boolean('landlord_withdrew').notNull().default(false),
    createdAt: createdAt(),
    lastMessageAt: moment('last_message_at').notNull(),
  },
  (table) => [
    uniqueIndex('threads_pair').on(table.tenantId, table.announcementId),
    index('threads_tenant').on(table.tenantId, table.lastMessageAt, table.id),
    index('threads_landlord').on(table.landlordId, table.lastMessageAt, table.id),
    index('threads_announcement').on(table.announcementId),
    index('threads_last_message').on(table.lastMessageAt),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Its position in the thread, from 1 without gaps. */
    number: integer('number').notNull(),
    sender: text('sender').$type<Side>().notNull(),
    /** Who of a team wrote it; null for who has no colleagues, and where the account is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('messages_number').on(table.threadId, table.number),
    index('messages_author').on(table.authorId),
  ],
);

/** Files of messages; unlike pictures, only the two sides of the thread read them. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Null where the account is gone, whose messages stay. */
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null until it is sent. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').$type<AttachmentType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** What the file store knows the content by. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('message_attachments_key').on(table.key),
    index('message_attachments_message').on(table.messageId),
    index('message_attachments_thread').on(table.threadId),
    index('message_attachments_uploader').on(table.uploaderId, table.createdAt),
  ],
);

/** What mails tell a side of a thread of the other side's messages. */
export const messageNotices = pgTable(
  'message_notices',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When a mail tells of what is unread by then; null where none does. */
    dueAt: moment('due_at'),
    /** The number of the last message that a mail told of; until the reader has seen it, none tells of others. */
    mailed: integer('mailed').notNull().default(0),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.readerId] }),
    index('message_notices_reader').on(table.readerId),
    index('message_notices_mail').on(table.mailId),
    index('message_notices_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);
