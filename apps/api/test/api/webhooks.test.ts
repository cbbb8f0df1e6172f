import type { components } from '@tilava/sdk/schema';
import { asc, eq } from 'drizzle-orm';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertAdvisoryLock, findingMatches, findingStore } from '../../src/alerts/finding.ts';
import { matchEvents } from '../../src/alerts/matchEvents.ts';
import { webhookDeliveries, webhooks } from '../../src/db/schema.ts';
import { contractSchema } from '../../src/http/validation.ts';
import { addAnnouncement, addLandlord, addTenant, type Party } from '../support/parties.ts';
import { upsert } from '../support/premises.ts';
import { serve } from '../support/receiver.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { get, patch, post, remove } from '../support/validRequests.ts';
import { sunday, everyDay, viewingCalls } from '../support/viewings.ts';
import { eventOf, ownOutbox, webhookCalls, webhooksOf } from '../support/webhooks.ts';

type Schemas = components['schemas'];

const day = 24 * 3_600_000;
const began = new Date('2026-11-21T10:00:00Z');

let app: TestApplication;
let people = 0;
let create: ReturnType<typeof webhookCalls>['create'];

beforeAll(async () => {
  app = await startTestApplication({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
  ({ create } = webhookCalls(app));
});
afterAll(() => app.close());
beforeEach(() => {
  app.now = began;
});
afterEach(async () => {
  // Nothing of one test is due in the next.
  await app.database.queries.delete(webhooks);
});

const newLandlord = () => addLandlord(app, `hooked${(people += 1)}@tilava.example`);

describe('a webhook', () => {
  it('shows its secret once, and keeps what it’s for', async () => {
    const landlord = await newLandlord();
    const { webhook, secret } = await create(landlord, 'https://crm.example/tilava', ['interest.created']);
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(webhook).toMatchObject({ url: 'https://crm.example/tilava', isEnabled: true });
    const { bearer } = landlord;
    const listed = await app.send({ ...get(webhooksOf(landlord)), bearer });
    expect(listed.json()).toEqual({ results: [webhook] });
    const url = `${webhooksOf(landlord)}/${webhook.id}`;
    const changed = await app.send({ ...patch(url, { events: ['match.new'], isEnabled: false }), bearer });
    const { results } = (await app.send({ ...get(webhooksOf(landlord)), bearer })).json<
      Schemas['Webhooks']
    >();
    expect(changed.json()).toEqual({ webhook: results[0], secret: null });
    expect(results).toMatchObject([{ events: ['match.new'], isEnabled: false, switchedOffFor: null }]);
    const test = await app.send({ ...post(`${url}/deliveries`), bearer });
    expect(test.json<Schemas['Problem']>().detail).toBe('Switch this webhook on first');
    expect((await app.send({ ...remove(url), bearer })).statusCode).toBe(204);
    expect((await app.send({ ...get(`${url}/deliveries`), bearer })).statusCode).toBe(404);
  });

  it.each([
    'http://crm.example',
    'https://10.0.0.1',
    'https://user:word@crm.example',
    'https://localhost',
    'crm',
  ])('can’t lead to %s', async (url) => {
    const landlord = await newLandlord();
    const answer = await create(landlord, url, ['match.new']);
    expect(answer).toMatchObject({ status: 400, errors: [{ pointer: '/body/url' }] });
  });

  it('signs with both secrets for a day after a rotation, and sends a test event', async () => {
    const { url, received } = await serve();
    const landlord = await newLandlord();
    const { bearer } = landlord;
    const made = await create(landlord, url, ['match.new']);
    const path = `${webhooksOf(landlord)}/${made.webhook.id}`;
    const rotated = await app.send({ ...patch(path, { rotateSecret: true }), bearer });
    const { secret, webhook } = rotated.json<Schemas['WebhookWithSecret']>();
    expect(secret).not.toBe(made.secret);
    expect(webhook.previousSecretUntil).toBe(new Date(began.getTime() + day).toISOString());
    const accepts = (known: string | null, index: number) => {
      const { body = '', headers = {} } = received[index] ?? {};
      // The clock of the test is not that of the verifier.
      vi.useFakeTimers({ toFake: ['Date'], now: app.now });
      try {
        return new Webhook(known ?? '').verify(body, headers as Record<string, string>);
      } finally {
        vi.useRealTimers();
      }
    };
    const test = { ...post(`${path}/deliveries`), bearer };
    expect((await app.send(test)).json()).toMatchObject({ type: 'webhook.test', state: 'waiting' });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    for (const known of [made.secret, secret])
      expect(accepts(known, 0)).toMatchObject({ type: 'webhook.test', data: { webhook: webhook.id } });
    app.now = new Date(began.getTime() + day);
    await app.send({ ...test, bearer: (await app.logIn(landlord.email)).bearer });
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(accepts(secret, 1)).toMatchObject({ type: 'webhook.test' });
    expect(() => accepts(made.secret, 1)).toThrow(WebhookVerificationError);
  });
});

describe('events', () => {
  const schemas = {
    announcement: contractSchema('AnnouncementEvent'),
    match: contractSchema('MatchEvent'),
    interest: contractSchema('InterestEvent'),
    message: contractSchema('MessageEvent'),
    viewing: contractSchema('ViewingEvent'),
    import: contractSchema('ImportEvent'),
  } as const;
  const all = [
    'announcement.published',
    'announcement.changed',
    'announcement.hidden',
    'match.new',
    'interest.created',
    'interest.mutual',
    'message.received',
    'viewing.proposed',
    'viewing.booked',
    'viewing.moved',
    'viewing.cancelled',
    'import.finished',
  ];
  /** What waits for somebody's webhooks, as the contract describes it. */
  async function eventsOf({ userId }: Party) {
    const rows = await app.database.queries
      .select({ body: webhookDeliveries.body })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(eq(webhooks.userId, userId))
      .orderBy(asc(webhookDeliveries.position));
    return rows.map(({ body }) => {
      const event = JSON.parse(body) as { readonly type: string; readonly data: object };
      schemas[event.type.split('.')[0] as keyof typeof schemas](event);
      return [event.type, event.data] as const;
    });
  }
  /** Of this application, which has none that sends them. */
  const hook = async (owner: Party) => create(owner, 'https://crm.example/tilava', all);

  it('tell a landlord of announcements, by their fields and versions', async () => {
    const landlord = await newLandlord();
    const { bearer } = landlord;
    await hook(landlord);
    const batch = (description: string, isRefused = false) =>
      app.send({
        ...post('/announcements/batch', {
          announcements: [
            { reference: 'PMS-1', announcement: { ...upsert, description } },
            { reference: 'PMS-2', announcement: isRefused ? {} : upsert },
          ],
        }),
        bearer,
      });
    const first = (await batch('Bright')).json<Schemas['UpsertedAnnouncements']>();
    await batch('Brighter', true);
    const [one = '', two = ''] = first.results.map(({ announcement }) => announcement ?? '');
    const shown = await app.send({ ...get(`/announcement/${one}`), bearer });
    const property = shown.json<Schemas['Announcement']>().properties.id;
    await app.send({ ...patch(`/announcement/${one}`, { isActive: false }), bearer });
    await app.send({ ...patch(`/properties/${property}`, { description: 'Dark' }), bearer });
    await app.send({ ...remove(`/properties/${property}`), bearer });
    const about = { announcement: one, property, reference: 'PMS-1', changes: [], isDeleted: false };
    const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
    expect(await eventsOf(landlord)).toEqual([
      ['announcement.published', { ...about, version: 1 }],
      [
        'announcement.published',
        { ...about, announcement: two, property: expect.any(String), reference: 'PMS-2', version: 1 },
      ],
      ['import.finished', { ...counts, created: 2 }],
      ['announcement.changed', { ...about, version: 2, changes: ['description'] }],
      ['import.finished', { ...counts, changed: 1, refused: 1 }],
      ['announcement.hidden', { ...about, version: 3, changes: ['isActive'] }],
      ['announcement.changed', { ...about, version: 4, changes: ['description'] }],
      ['announcement.hidden', { ...about, version: 4, isDeleted: true }],
    ]);
  });

  it('tell both sides of interest, messages and viewings, and of new matches', async () => {
    const landlord = await newLandlord();
    const tenant = await addTenant(app, `hooked${(people += 1)}@tilava.example`);
    const { announcementId: announcement } = landlord;
    await hook(landlord);
    await hook(tenant);
    const path = `/user/${tenant.userId}`;
    await app.send({ ...post(`${path}/favorite/${announcement}?interested=true`), bearer: tenant.bearer });
    await app.send({ ...post(`${path}/interested/${announcement}`), bearer: landlord.bearer });
    const message = { announcement, tenant: tenant.userId, text: 'Hello!' };
    const sent = (await app.send({ ...post('/messages', message), bearer: tenant.bearer })).json<
      Schemas['SentMessage']
    >();
    const { thread } = sent;
    const calls = viewingCalls(app);
    await calls.publish(landlord, everyDay());
    const viewing = (await calls.create(tenant, { thread, startsAt: sunday })).json<Schemas['Viewing']>().id;
    await app.send({
      ...patch(`/viewings/${viewing}`, { sequence: 0, state: 'cancelled' }),
      bearer: landlord.bearer,
    });
    await app.send({ ...patch(`/alerts/${tenant.needId}`, { frequency: 'daily' }), bearer: tenant.bearer });
    const { announcementId: further } = await addAnnouncement(app, landlord.userId);
    const clock = () => app.now;
    const { publish } = ownOutbox(app);
    const store = findingStore(app.database, matchEvents(app.database, publish));
    await findingMatches({ store, alertLock: alertAdvisoryLock(app.database), clock }).find();
    const pair = { announcement, tenant: tenant.userId };
    const viewings = [
      ['viewing.booked', { viewing, thread, sequence: 0 }],
      ['viewing.cancelled', { viewing, thread, sequence: 1 }],
    ];
    expect(await eventsOf(landlord)).toEqual([
      ['interest.created', pair],
      ['interest.mutual', pair],
      ['message.received', { thread, message: sent.message.id, number: 1 }],
      ...viewings,
    ]);
    expect(await eventsOf(tenant)).toEqual([
      ['interest.created', pair],
      ['interest.mutual', pair],
      ...viewings,
      ['match.new', { announcement: further, need: tenant.needId }],
    ]);
  });

  it('are none where the change fails, and none for others', async () => {
    const landlord = await newLandlord();
    const made = await create(landlord, 'https://crm.example', ['announcement.changed']);
    await create(await newLandlord(), 'https://crm.example', ['announcement.changed']);
    const { publish } = ownOutbox(app);
    const failing = app.database.transaction(async () => {
      await publish([eventOf(landlord)]);
      throw new Error('The change fails');
    });
    await expect(failing).rejects.toThrow('The change fails');
    await publish([eventOf(landlord), { ...eventOf(landlord), type: 'announcement.hidden' }]);
    const rows = await app.database.queries.select().from(webhookDeliveries);
    expect(rows).toMatchObject([{ webhookId: made.webhook.id, type: 'announcement.changed' }]);
  });
});
