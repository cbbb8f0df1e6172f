import { randomBytes } from 'node:crypto';
import type { components } from '@tilava/sdk/schema';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../application/dependencies.ts';
import type { Database } from '../db/database.ts';
import { webhookDeliveries, webhooks } from '../db/schema.ts';
import type { Call, Caller, Handlers } from '../http/operations.ts';
import { invalidValue, notFound, ProblemError } from '../http/problems.ts';
import { deliveryStore } from '../webhooks/deliveryStore.ts';
import { bodyOf } from '../webhooks/eventOutbox.ts';
import { AddressRefused, refuseUrl } from '../webhooks/publicAddress.ts';
import { secretText } from '../webhooks/sendEvent.ts';
import { cursors, cutPage, listName, within } from './listQuery.ts';
import { requireReach } from './permissions.ts';
import { refuseMoreThan } from './quotas.ts';

type Schemas = components['schemas'];
type WebhookRow = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const maxWebhooks = 10;
const secretLength = 32;
/** How long deliveries are also signed with the secret before a rotation. */
const previousSecretFor = 24 * 3_600_000;

const places = cursors({ position: within(Number.MAX_SAFE_INTEGER) });

interface WebhookParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock' | 'eventOutbox'> {
  readonly database: Database;
  readonly allowedHosts: readonly string[];
}

export function webhookService(parts: WebhookParts) {
  const { database, allowedHosts, locks, audit, clock, eventOutbox } = parts;
  const store = webhookStore(database);

  function toUrl(text: string): string {
    try {
      const url = new URL(text);
      refuseUrl(url, allowedHosts);
      return url.href;
    } catch (error) {
      if (error instanceof AddressRefused) throw invalidValue(error.message, '/body/url');
      throw invalidValue('Enter an address such as https://crm.example/tilava', '/body/url');
    }
  }

  async function find(userId: string, id: string): Promise<WebhookRow> {
    const row = await store.find(userId, id);
    if (row === null) throw notFound();
    return row;
  }

  async function findEnabled(userId: string, id: string): Promise<WebhookRow> {
    const row = await find(userId, id);
    if (!row.isEnabled) throw invalidValue('Switch this webhook on first', '/path/webhookId');
    return row;
  }

  return {
    async list(caller: Caller, userId: string): Promise<Schemas['Webhooks']> {
      requireReach(caller, 'listWebhooks', userId);
      return { results: await webhooksOf(database, userId, clock()) };
    },

    create(caller: Caller, userId: string, { url, events }: Schemas['WebhookCreation']) {
      requireReach(caller, 'createWebhook', userId);
      return database.transaction(async (): Promise<Schemas['WebhookWithSecret']> => {
        if ((await locks.lockOwner(caller, userId)) === null) throw notFound();
        refuseMoreThan(maxWebhooks, await store.countOf(userId), tooManyWebhooks);
        const secret = randomBytes(secretLength);
        const row = await store.add({
          id: uuidv7(),
          userId,
          chosenBy: caller.userId,
          url: toUrl(url),
          events: [...events],
          secret,
          createdAt: clock(),
        });
        await audit.record(caller, 'createWebhook', userId);
        return { webhook: presentWebhook(row, clock()), secret: secretText(secret) };
      });
    },

    update(
      caller: Caller,
      userId: string,
      id: string,
      { url, events, isEnabled, rotateSecret }: Schemas['WebhookChanges'],
    ) {
      requireReach(caller, 'updateWebhook', userId);
      return database.transaction(async (): Promise<Schemas['WebhookWithSecret']> => {
        await locks.lockOwner(caller, userId);
        const row = await find(userId, id);
        const secret = rotateSecret === true ? randomBytes(secretLength) : null;
        const changed = await store.update(id, {
          ...(url !== undefined && { url: toUrl(url) }),
          ...(events !== undefined && { events: [...events] }),
          ...(isEnabled !== undefined && { isEnabled, switchedOffFor: null }),
          ...((url !== undefined || isEnabled === true) && { chosenBy: caller.userId }),
          ...(secret !== null && {
            secret,
            previousSecret: row.secret,
            previousSecretUntil: new Date(clock().getTime() + previousSecretFor),
          }),
        });
        if (isEnabled === false) await store.failWaiting(id);
        if (isEnabled === true && !row.isEnabled) {
          await store.retryFailed(id, clock());
          eventOutbox.wake();
        }
        await audit.record(caller, 'updateWebhook', userId);
        return { webhook: presentWebhook(changed, clock()), secret: secret && secretText(secret) };
      });
    },

    async delete(caller: Caller, userId: string, id: string): Promise<void> {
      requireReach(caller, 'deleteWebhook', userId);
      await database.transaction(async () => {
        await locks.lockOwner(caller, userId);
        if (!(await store.delete(userId, id))) throw notFound();
        await audit.record(caller, 'deleteWebhook', userId);
      });
    },

    async listDeliveries(
      caller: Caller,
      userId: string,
      id: string,
      { cursor, limit = 50 }: Call<'listDeliveries'>['query'],
    ): Promise<Schemas['WebhookDeliveryPage']> {
      requireReach(caller, 'listDeliveries', userId);
      await find(userId, id);
      const list = listName(id, 'deliveries');
      const found = await store.deliveriesOf(id, places.read(cursor, list), limit + 1);
      const { shown, last } = cutPage(found, limit);
      return {
        results: shown.map(presentDelivery),
        nextCursor: last === undefined ? null : places.write({ position: last.position }, list),
      };
    },

    sendTest(caller: Caller, userId: string, id: string): Promise<Schemas['WebhookDelivery']> {
      requireReach(caller, 'sendTestEvent', userId);
      return database.transaction(async () => {
        await findEnabled(userId, id);
        const now = clock();
        const type = 'webhook.test';
        const deliveryId = uuidv7();
        const event = { id: deliveryId, type, object: deliveryId, body: bodyOf(type, { webhook: id }, now) };
        const row = await store.addDelivery({ ...event, webhookId: id, createdAt: now, nextAttemptAt: now });
        eventOutbox.wake();
        return presentDelivery(row);
      });
    },

    sendAgain(
      caller: Caller,
      userId: string,
      id: string,
      deliveryId: string,
    ): Promise<Schemas['WebhookDelivery']> {
      requireReach(caller, 'sendDelivery', userId);
      return database.transaction(async () => {
        await findEnabled(userId, id);
        const row = await store.retry(id, deliveryId, clock());
        if (row === null) throw notFound();
        eventOutbox.wake();
        return presentDelivery(row);
      });
    },

    async sweep(): Promise<void> {
      await deliveryStore(database).forget(clock());
    },
  };
}

function presentWebhook(row: WebhookRow, now: Date): Schemas['Webhook'] {
  const { id, url, events, isEnabled, switchedOffFor, previousSecretUntil: until, createdAt } = row;
  return {
    id,
    url,
    events: [...events],
    isEnabled,
    switchedOffFor,
    previousSecretUntil: until !== null && until > now ? until.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

/** Those of an account as the contract shows them, the newest first. */
export const webhooksOf = async (database: Database, userId: string, now: Date) =>
  (await webhookStore(database).listOf(userId)).map((row) => presentWebhook(row, now));

type WebhookService = ReturnType<typeof webhookService>;

const tooManyWebhooks = () =>
  new ProblemError(
    409,
    'too_many_keys',
    `An account can have at most ${maxWebhooks} webhooks; delete one first`,
  );

function webhookStore(database: Database) {
  const ofWebhook = (id: string) => eq(webhookDeliveries.webhookId, id);
  /** To be sent as if it had never been attempted. */
  const anew = (now: Date) => ({ attempts: 0, nextAttemptAt: now, deliveredAt: null });
  const only = <Row>([row]: readonly Row[]): Row => {
    if (row === undefined) throw new Error('A written row was not answered');
    return row;
  };
  return {
    listOf: (userId: string): Promise<WebhookRow[]> =>
      database.queries
        .select()
        .from(webhooks)
        .where(eq(webhooks.userId, userId))
        .orderBy(desc(webhooks.createdAt), desc(webhooks.id)),

    countOf: (userId: string): Promise<number> =>
      database.queries.$count(webhooks, eq(webhooks.userId, userId)),

    async find(userId: string, id: string): Promise<WebhookRow | null> {
      const [row] = await database.queries
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.userId, userId), eq(webhooks.id, id)));
      return row ?? null;
    },

    add: async (row: typeof webhooks.$inferInsert): Promise<WebhookRow> =>
      only(await database.queries.insert(webhooks).values(row).returning()),

    update: async (id: string, changes: Partial<typeof webhooks.$inferInsert>): Promise<WebhookRow> =>
      only(await database.queries.update(webhooks).set(changes).where(eq(webhooks.id, id)).returning()),

    async delete(userId: string, id: string): Promise<boolean> {
      const deleted = await database.queries
        .delete(webhooks)
        .where(and(eq(webhooks.userId, userId), eq(webhooks.id, id)))
        .returning({ id: webhooks.id });
      return deleted.length > 0;
    },

    failWaiting: (id: string): Promise<void> => deliveryStore(database).failWaiting(id),

    /** Has everything sent that couldn't be delivered. */
    async retryFailed(id: string, now: Date): Promise<void> {
      await database.queries
        .update(webhookDeliveries)
        .set(anew(now))
        .where(and(ofWebhook(id), isNull(webhookDeliveries.deliveredAt)));
    },

    /** Has a delivery sent again; one that waits, at once. */
    async retry(id: string, deliveryId: string, now: Date): Promise<DeliveryRow | null> {
      const [row] = await database.queries
        .update(webhookDeliveries)
        .set(anew(now))
        .where(and(ofWebhook(id), eq(webhookDeliveries.id, deliveryId)))
        .returning();
      return row ?? null;
    },

    addDelivery: async (row: typeof webhookDeliveries.$inferInsert): Promise<DeliveryRow> =>
      only(await database.queries.insert(webhookDeliveries).values(row).returning()),

    deliveriesOf: (
      id: string,
      after: { readonly position: number } | null,
      limit: number,
    ): Promise<DeliveryRow[]> =>
      database.queries
        .select()
        .from(webhookDeliveries)
        .where(
          and(ofWebhook(id), after === null ? undefined : lt(webhookDeliveries.position, after.position)),
        )
        .orderBy(desc(webhookDeliveries.position))
        .limit(limit),
  };
}

function presentDelivery(row: DeliveryRow): Schemas['WebhookDelivery'] {
  const { id, type, attempts, status, error, milliseconds, createdAt, attemptedAt, nextAttemptAt } = row;
  return {
    id,
    type,
    state: nextAttemptAt !== null ? 'waiting' : row.deliveredAt !== null ? 'delivered' : 'failed',
    attempts,
    status,
    error,
    milliseconds,
    createdAt: createdAt.toISOString(),
    attemptedAt: attemptedAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}

export const webhookHandlers = (
  service: WebhookService,
): Handlers<
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'listDeliveries'
  | 'sendTestEvent'
  | 'sendDelivery'
> => ({
  listWebhooks: async ({ caller, path }) => ({ status: 200, body: await service.list(caller, path.id) }),

  createWebhook: async ({ caller, path, body }) => ({
    status: 201,
    body: await service.create(caller, path.id, body),
    location: `/user/${path.id}/webhooks`,
  }),

  updateWebhook: async ({ caller, path, body }) => ({
    status: 200,
    body: await service.update(caller, path.id, path.webhookId, body),
  }),

  deleteWebhook: async ({ caller, path }) => {
    await service.delete(caller, path.id, path.webhookId);
    return { status: 204 };
  },

  listDeliveries: async ({ caller, path, query }) => ({
    status: 200,
    body: await service.listDeliveries(caller, path.id, path.webhookId, query),
  }),

  sendTestEvent: async ({ caller, path }) => ({
    status: 201,
    body: await service.sendTest(caller, path.id, path.webhookId),
    location: `/user/${path.id}/webhooks/${path.webhookId}/deliveries`,
  }),

  sendDelivery: async ({ caller, path }) => ({
    status: 200,
    body: await service.sendAgain(caller, path.id, path.webhookId, path.deliveryId),
  }),
});
