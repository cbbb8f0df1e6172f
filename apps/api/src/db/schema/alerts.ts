import type { AlertFrequency } from '@tilava/domain/alerts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { mails } from './mail.ts';
import { announcements, needs } from './premises.ts';

const needId = () => uuid('need_id').references(() => needs.id, { onDelete: 'cascade' });
const announcementId = () =>
  uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' });

/** When mails tell of new matches of a need or an announcement; none for one of which nothing was chosen. */
export const alerts = pgTable(
  'alerts',
  {
    /** The need's or the announcement's. */
    id: uuid('id').primaryKey(),
    needId: needId(),
    announcementId: announcementId(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    /** Per cent. */
    threshold: smallint('threshold').notNull(),
    lastMailAt: moment('last_mail_at'),
    /** Null while nothing is found that a mail could tell of. */
    nextMailAt: moment('next_mail_at'),
  },
  (table) => [
    check(
      'alerts_subject',
      sql`${table.id} = coalesce(${table.needId}, ${table.announcementId})
        and num_nonnulls(${table.needId}, ${table.announcementId}) = 1`,
    ),
    index('alerts_need').on(table.needId),
    index('alerts_announcement').on(table.announcementId),
    index('alerts_due').on(table.nextMailAt),
  ],
);

/** Matches that were found for a side that has alerts; each once in its life. */
export const alertMatches = pgTable(
  'alert_matches',
  {
    /** Who is told; see `alerts.id`. */
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    needId: needId().notNull(),
    announcementId: announcementId().notNull(),
    createdAt: createdAt(),
    /** When it was mailed, or its reader knew it without; null while it waits for a mail. */
    toldAt: moment('told_at'),
    /** The mail that tells of it; null where there is none, or none any more. */
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.needId, table.announcementId] }),
    index('alert_matches_need').on(table.needId),
    index('alert_matches_announcement').on(table.announcementId),
    index('alert_matches_mail').on(table.mailId),
    index('alert_matches_waiting')
      .on(table.alertId)
      .where(sql`${table.toldAt} is null`),
  ],
);

/**
 * Needs and announcements that have changed since matches were looked for, oldest first. Triggers write them in the
 * transaction of the change (migrations/0013); a row is there for as long as nobody has looked since it was committed,
 * however late that was. Without foreign keys: what is deleted meanwhile matches nothing.
 */
export const alertChanges = pgTable('alert_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subjectId: uuid('subject_id').notNull(),
});

/** Codes of the links that unsubscribe, one a mail. */
export const alertCodes = pgTable(
  'alert_codes',
  {
    /** SHA-256 of the code: who reads the table cannot use it. */
    codeHash: bytes('code_hash').primaryKey(),
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('alert_codes_alert').on(table.alertId), index('alert_codes_time').on(table.createdAt)],
);
