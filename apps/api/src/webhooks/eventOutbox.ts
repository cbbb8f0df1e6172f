import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { webhookDeliveries, webhooks } from '../db/schema.ts';

type Schemas = components['schemas'];
type WebhookEvent =
  | Schemas['AnnouncementEvent']
  | Schemas['MatchEvent']
  | Schemas['InterestEvent']
  | Schemas['MessageEvent']
  | Schemas['ViewingEvent']
  | Schemas['ImportEvent'];

type EventOf<Event extends WebhookEvent> = Event extends WebhookEvent
  ? {
      /** Whose webhooks are told; null for somebody who is gone. */
      readonly userId: string | null;
      readonly type: Event['type'];
      /** What it is about: events about the same object are sent in their order. */
      readonly object: string;
      readonly data: Event['data'];
    }
  : never;

/** An event of an account. */
export type AccountEvent = EventOf<WebhookEvent>;

export type PublishToWebhooks = (events: readonly AccountEvent[]) => Promise<void>;

export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

/** Leaves events in the transaction of what they tell of, one for each webhook that is for them. */
export function eventOutbox(database: Database, clock: () => Date) {
  const listeners: (() => void)[] = [];
  const wake = () => {
    database.afterCommit(() => {
      for (const listener of listeners) listener();
    });
  };
  return {
    publish: (async (events) => {
      if (events.length === 0) return;
      const now = clock();
      const made = events.map(({ userId, type, object, data }, place) => ({
        userId,
        type,
        object,
        body: bodyOf(type, data, now),
        place,
      }));
      const at = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await database.queries.execute(sql`
        insert into ${webhookDeliveries} (id, webhook_id, type, object, body, created_at, next_attempt_at)
        select gen_random_uuid(), ${webhooks.id}, made.type, made.object, made.body, ${at}, ${at}
        from json_to_recordset(${JSON.stringify(made)}::json)
          as made("userId" uuid, type text, object text, body text, place integer)
        join ${webhooks} on ${webhooks.userId} = made."userId" and ${webhooks.isEnabled}
          and made.type = any(${webhooks.events})
        order by made.place
        returning 1`);
      if (rows.length > 0) wake();
    }) satisfies PublishToWebhooks,

    /** Has deliveries looked for that the current transaction made due. */
    wake,

    onCommitted(listener: () => void): void {
      listeners.push(listener);
    },
  };
}

export type EventOutbox = ReturnType<typeof eventOutbox>;
