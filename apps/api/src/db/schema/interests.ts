import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { KnownPremises } from '@tilava/domain/changeNews';
import { createdAt, moment } from './columns.ts';
import { mails } from './mail.ts';
import { announcements } from './premises.ts';
import { messages } from './threads.ts';
import { users } from './users.ts';

const pairIds = () => ({
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  announcementId: uuid('announcement_id')
    .notNull()
    .references(() => announcements.id, { onDelete: 'cascade' }),
});

const pairColumns = () => ({ ...pairIds(), createdAt: createdAt() });

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

/**
 * What mails tell tenants of changes of announcements that they have saved or are interested in (docs/adr/0045). A trigger
 * adds a row at the first change, from which on it says what the tenant knows. Rents are in cents.
 */
export const changeNotices = pgTable(
  'change_notices',
  {
    ...pairIds(),
    /** What the tenant knew before the mail, or knows where there is none. */
    known: jsonb('known').$type<KnownPremises>().notNull(),
    /** What the mail says by now. */
    mailed: jsonb('mailed').$type<KnownPremises>(),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** Whether something has changed for which no time is set yet. */
    isChanged: boolean('is_changed').notNull().default(true),
    /** When a mail may tell of changes; null where there were none since the last one. */
    dueAt: moment('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.announcementId] }),
    index('change_notices_announcement').on(table.announcementId),
    index('change_notices_mail').on(table.mailId),
    index('change_notices_changed')
      .on(table.isChanged)
      .where(sql`${table.isChanged}`),
    index('change_notices_due')
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
