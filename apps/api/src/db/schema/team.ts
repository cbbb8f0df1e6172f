import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { bytes, createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

type TeamRole = components['schemas']['TeamRole'];

const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Whose account acts for which landlord's; the landlord's own is an owner without a row. */
export const members = pgTable(
  'members',
  {
    /** One team at a time. */
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    role: text('role').$type<TeamRole>().notNull(),
    createdAt: createdAt(),
    /** When the user left or was removed; kept so that whoever was at work is told why they can't go on. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('members_organization').on(table.organizationId)],
);

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: organizationId(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<TeamRole>().notNull(),
    /** SHA-256 of the code: who reads the table cannot use it. */
    codeHash: bytes('code_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was accepted, cancelled or replaced; kept for a day, because invitations are counted by day. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('invitations_organization').on(table.organizationId, table.createdAt),
    index('invitations_expiry').on(table.expiresAt),
  ],
);
