import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

type Schemas = components['schemas'];

/** Where events of an account are sent. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who chose its address: the account itself, or an owner of its team, with whose ownership it ends. */
    chosenBy: uuid('chosen_by').references(() => users.id, { onDelete: 'set null' }),
    url: text('url').notNull(),
    events: text('events').array().$type<Schemas['WebhookEventType'][]>().notNull(),
    /** Signs what is sent, so that it can't be kept as a hash. */
    secret: bytes('secret').notNull(),
    previousSecret: bytes('previous_secret'),
    previousSecretUntil: moment('previous_secret_until'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    switchedOffFor: text('switched_off_for').$type<Schemas['Webhook']['switchedOffFor']>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhooks_user').on(table.userId, table.createdAt),
    index('webhooks_chooser').on(table.chosenBy),
  ],
);

/** Events, each for one webhook, and how it went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** Greater for what happened later to the same object. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').$type<Schemas['WebhookDelivery']['type']>().notNull(),
    /** What it is about: events about the same object are sent in their order. */
    object: text('object').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    attempts: smallint('attempts').notNull().default(0),
    /** Null where it was delivered or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    deliveredAt: moment('delivered_at'),
    attemptedAt: moment('attempted_at'),
    status: smallint('status'),
    error: text('error').$type<Schemas['WebhookDelivery']['error']>(),
    milliseconds: integer('milliseconds'),
  },
  (table) => {
    const isWaiting = sql`${table.nextAttemptAt} is not null`;
    return [
      index('webhook_deliveries_due').on(table.nextAttemptAt).where(isWaiting),
      index('webhook_deliveries_order').on(table.webhookId, table.object, table.position).where(isWaiting),
      index('webhook_deliveries_list').on(table.webhookId, table.position),
      index('webhook_deliveries_time').on(table.createdAt),
    ];
  },
);
