import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** What admins did; kept without foreign keys, because it outlives what it tells of. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    adminId: uuid('admin_id').notNull(),
    /** The operation, such as `deleteUser`. */
    action: text('action').notNull(),
    targetId: uuid('target_id').notNull(),
    /** The names of the fields that changed; never their values. */
    fields: jsonb('fields').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_time').on(table.createdAt, table.id)],
);
