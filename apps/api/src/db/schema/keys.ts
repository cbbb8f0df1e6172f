import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@tilava/sdk/schema';
import { bytes, createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

const scopes = () => text('scopes').array().$type<components['schemas']['KeyScope'][]>().notNull();

/** By which programs act for an account. */
export const keys = pgTable(
  'keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who created it: the account itself, or an owner of its team, with whom it ends. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** The last characters of the secret. */
    hint: text('hint').notNull(),
    /** SHA-256 of the secret: who reads the table cannot use it. */
    secretHash: bytes('secret_hash').notNull().unique(),
    scopes: scopes(),
    /** The announcements that it is limited to; null for whatever is the account's. */
    announcements: uuid('announcements').array(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('keys_user').on(table.userId, table.createdAt),
    index('keys_creator').on(table.createdBy),
    index('keys_expiry').on(table.expiresAt),
  ],
);

/** What keys are exchanged for, for minutes. */
export const keyTokens = pgTable(
  'key_tokens',
  {
    hash: bytes('hash').primaryKey(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => keys.id, { onDelete: 'cascade' }),
    /** As many of the key's as were asked for. */
    scopes: scopes(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('key_tokens_key').on(table.keyId), index('key_tokens_expiry').on(table.expiresAt)],
);

/** What was called with keys lately. */
export const keyCalls = pgTable(
  'key_calls',
  {
    id: id(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => keys.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    operation: text('operation').notNull(),
    status: integer('status').notNull(),
  },
  (table) => [index('key_calls_key').on(table.keyId, table.id)],
);
