import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { members, webhookDeliveries, webhooks } from '../../src/db/schema.ts';
import { deliveryStore } from '../../src/webhooks/deliveryStore.ts';
import { deliveryWorker } from '../../src/webhooks/deliveryWorker.ts';
import { addColleague, makeCast } from '../support/cast.ts';
import { addLandlord, type Party } from '../support/parties.ts';
import { type Receiver, serve } from '../support/receiver.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { get, patch, post } from '../support/validRequests.ts';
import { eventOf, ownOutbox, webhookCalls, webhooksOf } from '../support/webhooks.ts';

type Schemas = components['schemas'];

const second = 1_000;
const day = 24 * 3_600 * second;
const began = new Date('2026-11-21T10:00:00Z');

let app: TestApplication;
let create: ReturnType<typeof webhookCalls>['create'];
let deliveriesOf: ReturnType<typeof webhookCalls>['deliveriesOf'];
let people = 0;

beforeAll(async () => {
  app = await startTestApplication({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
  ({ create, deliveriesOf } = webhookCalls(app));
});
afterAll(() => app.close());
beforeEach(() => {
  app.now = began;
  enqueued.mockClear();
});
afterEach(async () => {
  // Nothing of one test is due in the next.
  await app.database.queries.delete(webhooks);
});

const newLandlord = () => addLandlord(app, `delivered${(people += 1)}@tilava.example`);

/** Leaves events that only the worker of a test sends. */
async function leave(owner: Pick<Party, 'userId'>, ...objects: readonly string[]): Promise<void> {
  await ownOutbox(app).publish(objects.map((object, index) => eventOf(owner, object, index)));
}
const workerOf = () =>
  deliveryWorker({
    database: app.database,
    outbox: { enqueue: enqueued },
    site: { publicUrl: 'https://tilava.example', productName: 'Tilava' },
    allowedHosts: ['127.0.0.1'],
    clock: () => app.now,
    report: (error) => {
      throw error;
    },
    limit: 1_000,
  });
const enqueued = vi.fn<(mail: object) => Promise<null>>(async () => null);
const versionsOf = ({ received }: Receiver) =>
  received.map(({ body }) => (JSON.parse(body) as Schemas['AnnouncementEvent']).data.version);
const changed = ['announcement.changed'];

describe('a delivery', () => {
  it('that fails is sent again by the same id, before what happened later to the same object', async () => {
    const fails = [500, 503];
    const receiver = await serve((response) => response.writeHead(fails.shift() ?? 204).end());
    const landlord = await newLandlord();
    const made = await create(landlord, receiver.url, changed);
    await leave(landlord, 'a', 'a', 'b');
    await workerOf().drain();
    // One of the two objects has failed as well: the other event about `a` waits in any case.
    const [, , latest] = (await deliveriesOf(landlord, made)).results;
    expect(latest).toMatchObject({ state: 'waiting', attempts: 1, error: 'status' });
    for (let step = 0; step < 3; step += 1) {
      app.now = new Date(app.now.getTime() + 70 * second);
      await workerOf().drain();
    }
    const versions = versionsOf(receiver);
    expect(versions.indexOf(1)).toBeGreaterThan(versions.lastIndexOf(0));
    expect(versions.toSorted((one, other) => one - other)).toEqual([0, 0, 1, 2, 2]);
    const ids = receiver.received.map(({ id }, index) => `${id} ${versions[index]}`);
    expect(new Set(ids).size).toBe(3);
    const { results } = await deliveriesOf(landlord, made);
    expect(results.map(({ state, status, error }) => [state, status, error])).toEqual(
      [0, 1, 2].map(() => ['delivered', 204, null]),
    );
  });

  it('is made by one of several workers', async () => {
    const receiver = await serve();
    const landlord = await newLandlord();
    await create(landlord, receiver.url, changed);
    await leave(landlord, ...Array.from({ length: 20 }, (_, number) => String(number % 5)));
    await Promise.all([workerOf().drain(), workerOf().drain(), workerOf().drain()]);
    const versions = versionsOf(receiver);
    expect(versions.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, number) => number),
    );
    for (let object = 0; object < 5; object += 1) {
      const own = versions.filter((version) => version % 5 === object);
      expect(own).toEqual(own.toSorted((one, other) => one - other));
    }
  });

  it('that a dying process has begun is made by another', async () => {
    const receiver = await serve();
    const landlord = await newLandlord();
    await create(landlord, receiver.url, changed);
    await leave(landlord, 'a');
    const until = new Date(app.now.getTime() + 60 * second);
    expect(await deliveryStore(app.database).claim(app.now, until, [])).not.toBeNull();
    await workerOf().drain();
    expect(receiver.received).toHaveLength(0);
    app.now = until;
    await workerOf().drain();
    expect(receiver.received).toHaveLength(1);
  });

  it('that fails for five days switches the webhook off, with a mail; on again, it’s sent', async () => {
    let status = 500;
    const receiver = await serve((response) => response.writeHead(status).end());
    const landlord = await newLandlord();
    const made = await create(landlord, receiver.url, changed);
    await leave(landlord, 'a', 'a');
    let attempts = 0;
    for (; enqueued.mock.calls.length === 0; attempts += 1) {
      await workerOf().drain();
      app.now = new Date(app.now.getTime() + 27 * 3_600 * second);
    }
    expect(attempts).toBe(13);
    expect(receiver.received).toHaveLength(13);
    expect(enqueued.mock.calls).toMatchObject([
      [{ kind: 'webhook', recipient: landlord.email, text: expect.stringContaining(receiver.url) }],
    ]);
    // Nothing is kept for one that is off.
    await leave(landlord, 'b');
    const owner = { ...landlord, ...(await app.logIn(landlord.email)) };
    const { results } = await deliveriesOf(owner, made);
    expect(results.map(({ state, attempts: made2 }) => [state, made2])).toEqual([
      ['failed', 0],
      ['failed', 13],
    ]);
    const { bearer } = owner;
    const listed = await app.send({ ...get(webhooksOf(owner)), bearer });
    expect(listed.json()).toMatchObject({ results: [{ isEnabled: false, switchedOffFor: 'failing' }] });
    status = 204;
    const url = `${webhooksOf(owner)}/${made.webhook.id}`;
    await app.send({ ...patch(url, { isEnabled: true }), bearer });
    await vi.waitFor(() => expect(versionsOf(receiver).slice(13)).toEqual([0, 1]));
  });

  it('that is answered with 410 switches the webhook off at once', async () => {
    const receiver = await serve((response) => response.writeHead(410).end());
    const landlord = await newLandlord();
    await create(landlord, receiver.url, changed);
    await leave(landlord, 'a', 'a');
    await workerOf().drain();
    expect(receiver.received).toHaveLength(1);
    expect(enqueued).toHaveBeenCalledOnce();
    const rows = await app.database.queries.select().from(webhooks);
    expect(rows).toMatchObject([{ isEnabled: false, switchedOffFor: 'gone' }]);
  });

  it('isn’t made once who chose the address is no longer an owner', async () => {
    const receiver = await serve();
    const cast = await makeCast(app);
    const colleague = await addColleague(app, cast, 'owner');
    const { userId } = cast.landlord;
    await create({ userId, bearer: colleague.bearer }, receiver.url, changed);
    await leave({ userId }, 'a');
    await workerOf().drain();
    await app.database.queries
      .update(members)
      .set({ role: 'editor' })
      .where(eq(members.userId, colleague.userId));
    await leave({ userId }, 'a');
    await workerOf().drain();
    expect(receiver.received).toHaveLength(1);
    const rows = await app.database.queries.select().from(webhooks);
    expect(rows).toMatchObject([{ isEnabled: false, switchedOffFor: 'ownerLeft' }]);
  });

  it('is sent again by the same id when asked to, page by page told, and forgotten after 30 days', async () => {
    const receiver = await serve();
    const landlord = await newLandlord();
    const made = await create(landlord, receiver.url, changed);
    await leave(landlord, 'a', 'b');
    await workerOf().drain();
    const { results, nextCursor } = await deliveriesOf(landlord, made, '?limit=1');
    const further = await deliveriesOf(landlord, made, `?limit=1&cursor=${nextCursor}`);
    expect([...results, ...further.results].map(({ id }) => id).toSorted()).toEqual(
      receiver.received.map(({ id }) => id).toSorted(),
    );
    const url = `${webhooksOf(landlord)}/${made.webhook.id}/deliveries/${results[0]?.id}`;
    await app.send({ ...post(url), bearer: landlord.bearer });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3));
    expect(receiver.received[2]?.id).toBe(results[0]?.id);
    await deliveryStore(app.database).forget(new Date(began.getTime() + 30 * day + 1));
    expect(await app.database.queries.$count(webhookDeliveries)).toBe(0);
  });
});
