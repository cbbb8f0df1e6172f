import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { createdAt, id, moment } from './columns.ts';
import { announcements } from './premises.ts';
import { messages } from './threads.ts';
import { users } from './users.ts';

type Schemas = components['schemas'];

/** Two users of whom one has blocked the other are hidden from each other. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
  ],
);

/** What users reported, what admins decided and why, and appeals; a decision outlives both accounts. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who wrote the message or published the announcement. */
    affectedId: uuid('affected_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<Schemas['ReportKind']>().notNull(),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'set null' }),
    /** The address of the premises, as it was when it was reported. */
    subject: text('subject').notNull(),
    reason: text('reason').$type<Schemas['ReportReason']>().notNull(),
    text: text('text'),
    createdAt: createdAt(),
    state: text('state').$type<Schemas['ReportState']>().notNull().default('open'),
    decision: text('decision').$type<Schemas['ReportDecision']>(),
    suspendedUntil: date('suspended_until', { mode: 'string' }),
    statement: text('statement'),
    /** Kept without a foreign key, as in the audit log. */
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at'),
    /** Announcements and needs that the decision hid, to be public again when it ends or is reversed. */
    hiddenIds: uuid('hidden_ids').array().notNull().default([]),
    appeal: text('appeal'),
    appealedAt: moment('appealed_at'),
    appealDecision: text('appeal_decision').$type<Schemas['AppealDecision']>(),
    appealStatement: text('appeal_statement'),
    appealDecidedBy: uuid('appeal_decided_by'),
    appealDecidedAt: moment('appeal_decided_at'),
  },
  (table) => [
    index('reports_queue').on(table.state, table.createdAt, table.id),
    index('reports_reporter').on(table.reporterId, table.createdAt),
    index('reports_affected').on(table.affectedId, table.createdAt),
    index('reports_message').on(table.messageId),
    index('reports_announcement').on(table.announcementId),
    uniqueIndex('reports_open_message')
      .on(table.reporterId, table.messageId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('reports_open_announcement')
      .on(table.reporterId, table.announcementId)
      .where(sql`${table.state} = 'open'`),
  ],
);
