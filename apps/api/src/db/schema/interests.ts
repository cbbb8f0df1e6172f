import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { mails } from './mail.ts';
import { announcements } from './premises.ts';
import { messages } from './threads.ts';
import { users } from './users.ts';

const pairColumns = () => ({
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  announcementId: uuid('announcement_id')
    .notNull()
    .references(() => announcements.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

const pairOf = (name: string) =>
  pgTable(name, pairColumns(), (table) => [
    primaryKey({ columns: [table.tenantId, table.announcementId] }),
    index(`${name}_announcement`).on(table.announcementId),
  ]);

export const favorites = pairOf('favorites');
export const tenantInterests = pairOf('tenant_interests');
/** Tenants that a landlord is interested in, for one announcement. */
export const landlordInterests = pairOf('landlord_interests');
/** Pairs whose two sides were told in the last 24 hours that their interest is mutual; `created_at` says when. */
export const mutualNotices = pairOf('mutual_notices');

/** Whom an interest is told. A row outlives the interest, so that one shown again is not told again. */
export const interestNotices = pgTable(
  'interest_notices',
  {
    /** Whose row it is; without a foreign key, since the tenant or the announcement goes with its owner. */
    readerId: uuid('reader_id').notNull(),
    ...pairColumns(),
    /** When a mail tells of it together with others; null where none does. */
    dueAt: moment('due_at'),
    /** When a mail was written that tells of it. */
    mailedAt: moment('mailed_at'),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    seenAt: moment('seen_at'),
    /** The message that was sent with the interest, for the mail that tells of it. */
    noteId: uuid('note_id').references(() => messages.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.tenantId, table.announcementId] }),
    index('interest_notices_tenant').on(table.tenantId),
    index('interest_notices_announcement').on(table.announcementId),
    index('interest_notices_mail').on(table.mailId),
    index('interest_notices_note').on(table.noteId),
    index('interest_notices_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** How often tenants opened an announcement on a day; never who did (docs/adr/0012). */
export const announcementViews = pgTable(
  'announcement_views',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** One run of the server: within it no tenant counts twice a day. */
    counterId: uuid('counter_id').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.day, table.counterId] }),
    index('announcement_views_day').on(table.day),
  ],
);
