import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { createdAt, id, moment } from './columns.ts';

type AuditAction = components['schemas']['AuditAction'];

/**
 * Which promotions of a primary replicas may have followed: a replica without the mark of the newest one does not follow the
 * primary (docs/adr/0024).
 */
export const timelines = pgTable(
  'timelines',
  {
    /** PostgreSQL's identifier of the cluster. */
    system: text('system').notNull(),
    timeline: text('timeline').notNull(),
  },
  (table) => [primaryKey({ columns: [table.system, table.timeline] })],
);

/** How often one address made a call lately. Unlogged: what a crash or a fail-over loses here begins anew. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The operation and SHA-256 of the address. */
    name: text('name').primaryKey(),
    calls: integer('calls').notNull(),
    /** When counting begins anew. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_counts_end').on(table.endsAt)],
);

/** What admins did; kept without foreign keys, because it outlives what it tells of. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    adminId: uuid('admin_id').notNull(),
    /** The operation, such as `deleteUser`. */
    action: text('action').$type<AuditAction>().notNull(),
    targetId: uuid('target_id').notNull(),
    /** The names of the fields that changed; never their values. */
    fields: jsonb('fields').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_time').on(table.createdAt, table.id),
    index('audit_log_admin').on(table.adminId, table.createdAt, table.id),
    index('audit_log_target').on(table.targetId, table.createdAt, table.id),
  ],
);
