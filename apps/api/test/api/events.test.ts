import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  addLandlord,
  addTenant,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type UserEvent = components['schemas']['UserEvent'];

let app: TestApplication;
let address: string;
let tenant: TenantParty;
let landlord: LandlordParty;
let outsider: TenantParty;
let round = 0;

beforeAll(async () => {
  app = await startTestApplication();
  address = await app.server.listen({ port: 0 });
});
afterAll(() => app.close());
beforeEach(async () => {
  round += 1;
  tenant = await addTenant(app, `listener${round}@tilava.example`);
  outsider = await addTenant(app, `bystander${round}@tilava.example`);
  landlord = await addLandlord(app, `lessor${round}@tilava.example`);
});

interface Opened {
  readonly status: number;
  readonly headers: Headers;
  readonly events: UserEvent[];
  /** Resolves once the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

async function open(by: Party, query = ''): Promise<Opened> {
  const controller = new AbortController();
  const { status, headers, body } = await fetch(`${address}/api/v1/user/${by.userId}/events${query}`, {
    headers: { authorization: `Bearer ${by.bearer}` },
    signal: controller.signal,
  });
  const events: UserEvent[] = [];
  const read = async () => {
    const text = body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const chunk of text) {
      for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm))
        events.push(JSON.parse(data) as UserEvent);
    }
  };
  const ended = read();
  // Whoever closes it doesn't wait for its end.
  ended.catch(() => undefined);
  return { status, headers, events, ended, close: () => controller.abort() };
}

const send = (by: Party, showsInterest: boolean) =>
  app.send({
    method: 'POST',
    url: '/messages',
    bearer: by.bearer,
    body: { announcement: landlord.announcementId, tenant: tenant.userId, text: 'Hello!', showsInterest },
  });

const connected = { kind: 'connected', thread: null };
const interests = { kind: 'interests', thread: null };

it('both sides hear of a message, of what is seen and of interest, on each of their streams, and nobody else', async () => {
  const streams = await Promise.all([open(tenant), open(tenant), open(landlord), open(outsider)]);
  const [ofTenant, alsoOfTenant, ofLandlord, ofOutsider] = streams;
  const sent = await send(tenant, true);
  const { thread } = sent.json<components['schemas']['SentMessage']>();
  const changed = { kind: 'thread', thread };
  const first = [connected, interests, changed];
  await vi.waitFor(() => {
    for (const { events } of streams.slice(0, 3)) expect(events).toEqual(first);
  });
  const seen = {
    method: 'PATCH',
    url: `/threads/${thread}`,
    bearer: landlord.bearer,
    body: { seen: 1 },
  } as const;
  await app.send(seen);
  const withdrawal = `/user/${tenant.userId}/favorite/${landlord.announcementId}?interested=true`;
  await app.send({ method: 'DELETE', url: withdrawal, bearer: tenant.bearer });
  await vi.waitFor(() => {
    expect(ofTenant.events).toEqual([...first, changed, interests, changed]);
  });
  expect(alsoOfTenant.events).toEqual(ofTenant.events);
  expect(ofLandlord.events).toEqual(ofTenant.events);
  expect(ofOutsider.events).toEqual([connected]);
  for (const stream of streams) stream.close();
});

it('whoever one writes with hears of it when one begins or stops sharing contact details', async () => {
  const [ofLandlord, ofOutsider] = await Promise.all([open(landlord), open(outsider)]);
  const sent = await send(tenant, true);
  const { thread } = sent.json<components['schemas']['SentMessage']>();
  const before = [connected, interests, { kind: 'thread', thread }];
  // What was written before a stream opened may reach it, too.
  await vi.waitFor(() => expect(ofLandlord.events).toEqual(before));
  const url = `/user/${tenant.userId}`;
  for (const shareContacts of [true, true, false]) {
    await app.send({ method: 'PATCH', url, bearer: tenant.bearer, body: { shareContacts } });
  }
  await vi.waitFor(() => expect(ofLandlord.events).toEqual([...before, interests, interests]));
  expect(ofOutsider.events).toEqual([connected]);
  for (const stream of [ofLandlord, ofOutsider]) stream.close();
});

it('both sides of a thread hear that its announcement is let, and deleted', async () => {
  const streams = await Promise.all([open(tenant), open(landlord)]);
  const sent = await send(tenant, true);
  const { thread } = sent.json<components['schemas']['SentMessage']>();
  const changed = { kind: 'thread', thread };
  const hear = (events: readonly unknown[]) =>
    vi.waitFor(() => {
      for (const stream of streams) expect(stream.events).toEqual(events);
    });
  await hear([connected, interests, changed]);
  const { bearer } = landlord;
  const body = { isActive: false, letFrom: '2027-01-01' };
  await app.send({ method: 'PATCH', url: `/announcement/${landlord.announcementId}`, bearer, body });
  await hear([connected, interests, changed, changed]);
  const url = `/properties/${landlord.propertyId}`;
  await app.send({ method: 'DELETE', url, bearer });
  await hear([connected, interests, changed, changed, changed]);
  for (const stream of streams) stream.close();
});

it('what is refused is told to nobody', async () => {
  const stream = await open(landlord);
  expect((await send(outsider, true)).statusCode).toBe(404);
  await send(tenant, true);
  await vi.waitFor(() => expect(stream.events.at(-1)?.kind).toBe('thread'));
  const { length } = stream.events;
  expect((await send(tenant, false)).statusCode).toBe(409);
  await send(landlord, true);
  await vi.waitFor(() => expect(stream.events).toHaveLength(length + 2));
  stream.close();
});

it('no proxy is to keep or to collect events, and the time that was asked for is kept', async () => {
  const { status, headers, events, ended } = await open(tenant, '?seconds=0');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('cache-control')).toBe('private, no-store');
  await ended;
  expect(events).toEqual([connected]);
});

it('a user has ten streams at a time, and another one once one is closed', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(tenant)));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const refused = await open(tenant);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  streams[0]?.close();
  await vi.waitFor(async () => {
    const stream = await open(tenant);
    streams.push(stream);
    expect(stream.status).toBe(200);
  });
  for (const stream of streams) stream.close();
});

it('streams end with the server', async () => {
  const other = await startTestApplication();
  const own = await addTenant(other, 'until.the.end@tilava.example');
  const base = await other.server.listen({ port: 0 });
  const answer = await fetch(`${base}/api/v1/user/${own.userId}/events`, {
    headers: { authorization: `Bearer ${own.bearer}` },
  });
  const text = answer.text();
  await other.close();
  expect(await text).toBe(`data: ${JSON.stringify(connected)}\n\n`);
});
