import type { AlertFrequency } from '@tilava/domain/alerts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { mails } from './mail.ts';
import { announcements, needs } from './premises.ts';
import { users } from './users.ts';

const needId = () => uuid('need_id').references(() => needs.id, { onDelete: 'cascade' });
const announcementId = () =>
  uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' });

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** When mails tell of new matches of a need or an announcement; none for one of which nothing was chosen. */
export const alerts = pgTable(
  'alerts',
  {
    /** The need's or the announcement's. */
    id: uuid('id').primaryKey(),
    needId: needId(),
    announcementId: announcementId(),
    /** The owner of the need or announcement, who gets one mail of all that is due. */
    userId: userId(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    /** Per cent. */
    threshold: smallint('threshold').notNull(),
    /** The last mail to the owner since alerts were first chosen here, whichever property it was about. */
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
    index('alerts_user').on(table.userId),
    index('alerts_due').on(table.nextMailAt),
  ],
);

/** Matches that wait for a mail or that a mail tells of; the others, far more, stand in `known_matches`. */
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
    /** When the mail was written; null while the match waits for one. */
    notifiedAt: moment('notified_at'),
    /** The mail that tells of it; null where there is none, or none any more. */
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** Whether the mail names it; it counts the others. */
    isNamed: boolean('is_named').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.needId, table.announcementId] }),
    index('alert_matches_need').on(table.needId),
    index('alert_matches_announcement').on(table.announcementId),
    index('alert_matches_mail').on(table.mailId),
    index('alert_matches_waiting')
      .on(table.alertId)
      .where(sql`${table.notifiedAt} is null`),
  ],
);

/** Matches of which alerts never tell (docs/adr/0020): maybe thousands, in one row for each subject. */
export const knownMatches = pgTable('known_matches', {
  alertId: uuid('alert_id')
    .primaryKey()
    .references(() => alerts.id, { onDelete: 'cascade' }),
  /** The other side of each match: announcements of a need, needs of an announcement. Some may be deleted by now. */
  otherIds: uuid('other_ids').array().notNull(),
});

/** Subjects changed since matches were looked for, by triggers; no foreign keys: deleted ones match nothing. */
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
    userId: userId(),
    /** The alerts that the mail is of, and the link ends; some may be deleted by now. Empty for any other mail. */
    alertIds: uuid('alert_ids').array().notNull(),
    /** Whether the mail is of messages. */
    isOfMessages: boolean('is_of_messages').notNull().default(false),
    /** Whether the mail is of changes of saved announcements. */
    isOfChanges: boolean('is_of_changes').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('alert_codes_user').on(table.userId), index('alert_codes_time').on(table.createdAt)],
);
