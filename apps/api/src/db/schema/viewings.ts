import type { Side } from '@tilava/domain/conversation';
import type { components } from '@tilava/sdk/schema';
import { date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';
import { announcements } from './premises.ts';
import { threads } from './threads.ts';
import { users } from './users.ts';

/** When a landlord shows the premises of an announcement; its times are computed, not stored. */
export const viewingHours = pgTable(
  'viewing_hours',
  {
    id: id(),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    /** Either a single day or a weekday, from 1 for Monday. */
    day: date('day', { mode: 'string' }),
    weekday: smallint('weekday'),
    /** Minutes of a day in Helsinki. */
    from: smallint('from').notNull(),
    until: smallint('until').notNull(),
    lengthMinutes: smallint('length_minutes').notNull(),
    bufferMinutes: smallint('buffer_minutes').notNull(),
    capacity: smallint('capacity').notNull(),
  },
  (table) => [index('viewing_hours_announcement').on(table.announcementId)],
);

/** Viewings that a tenant and a landlord agree on in their thread. */
export const viewings = pgTable(
  'viewings',
  {
    /** Also the `UID` of its invitations. */
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    lengthMinutes: smallint('length_minutes').notNull(),
    state: text('state').$type<components['schemas']['ViewingState']>().notNull(),
    /** Who chose the time. */
    proposedBy: text('proposed_by').$type<Side>().notNull(),
    /** Counts the changes; the `SEQUENCE` of its invitations. */
    sequence: integer('sequence').notNull().default(0),
    /** When both were reminded of this time, or it was agreed on too late for that. */
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('viewings_thread').on(table.threadId, table.startsAt),
    index('viewings_start').on(table.startsAt),
  ],
);

/** Secret addresses by which calendar programs read a user's viewings. */
export const calendars = pgTable('calendars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret: who reads the table cannot use it. */
  secretHash: bytes('secret_hash').notNull().unique(),
  createdAt: createdAt(),
});
