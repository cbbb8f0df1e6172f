import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { createdAt, id } from './columns.ts';

type AuditAction = components['schemas']['AuditAction'];

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
