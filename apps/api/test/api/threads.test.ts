import { messageLimits } from '@tilava/domain/conversation';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages, threads, users } from '../../src/db/schema.ts';
import { threadStore } from '../../src/modules/threads/store.ts';
import { confirmPassword } from '../support/cast.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  placeAt,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
let outsider: TenantParty;
let round = 0;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());
// New users for each test, so that no test uses up the limits of another.
beforeEach(async () => {
  round += 1;
  tenant = await addTenant(app, `writer${round}@tilava.example`);
  outsider = await addTenant(app, `outsider${round}@tilava.example`);
  landlord = await addLandlord(app, `letter${round}@tilava.example`, {
    privateTenant: {
      firstName: 'Lessor',
      lastName: 'Last',
      phoneNumber: '+358401234567',
      currentAddress: null,
    },
  });
});

const send = (
  by: Party,
  text: string,
  { showsInterest, ...more }: { showsInterest?: boolean; tenant?: string; announcement?: string } = {},
) =>
  app.send({
    method: 'POST',
    url: '/messages',
    bearer: by.bearer,
    body: {
      announcement: landlord.announcementId,
      tenant: tenant.userId,
      text,
      ...(showsInterest && { showsInterest }),
      ...more,
    },
  });
const withInterest = (by: Party, text = 'Hello!') => send(by, text, { showsInterest: true });
const get = (by: Pick<Party, 'bearer'>, url: string) => app.send({ method: 'GET', url, bearer: by.bearer });
const patch = (by: Party, url: string, body: object) =>
  app.send({ method: 'PATCH', url, bearer: by.bearer, body });
const listOf = async (by: Party, query = ''): Promise<Schemas['ThreadPage']> =>
  (await get(by, `/user/${by.userId}/threads${query}`)).json();
const onlyThread = async (by: Party): Promise<Schemas['Thread']> => {
  const { results } = await listOf(by);
  expect(results).toHaveLength(1);
  return results[0] as Schemas['Thread'];
};
const withdraw = (by: Party) =>
  app.send({
    method: 'DELETE',
    bearer: by.bearer,
    url:
      by === tenant
        ? `/user/${tenant.userId}/favorite/${landlord.announcementId}?interested=true`
        : `/user/${tenant.userId}/interested/${landlord.announcementId}`,
  });

describe('a conversation', () => {
  it('begins by interest with a note, lets the other side answer once, and is free once mutual', async () => {
    expect((await send(tenant, 'Nobody is interested yet')).statusCode).toBe(404);
    const first = await withInterest(tenant, '  We could move in on 1 March. \r\n');
    expect(first.statusCode).toBe(201);
    expect(first.json<Schemas['SentMessage']>().message).toMatchObject({
      number: 1,
      sender: 'tenant',
      text: 'We could move in on 1 March.',
    });
    expect(await onlyThread(landlord)).toMatchObject({
      otherSide: 'First',
      state: 'oneMessage',
      subject: placeAt(0).address,
      unreadCount: 1,
      points: expect.any(Number),
      need: tenant.needId,
      property: landlord.propertyId,
      tenant: tenant.userId,
    });
    expect(await onlyThread(tenant)).toMatchObject({
      otherSide: 'Lessor',
      state: 'awaitingAnswer',
      unreadCount: 0,
    });
    expect((await send(tenant, 'And?')).json()).toMatchObject({ status: 409, code: 'answer_awaited' });
    expect((await send(landlord, 'Come and see it')).statusCode).toBe(201);
    expect((await send(landlord, 'Soon')).json()).toMatchObject({ code: 'answer_awaited' });
    expect((await withInterest(landlord, 'We would like to have you')).statusCode).toBe(201);
    expect((await send(tenant, 'Fine')).statusCode).toBe(201);
    expect((await onlyThread(tenant)).state).toBe('open');
    const { results } = (
      await get(tenant, `/threads/${first.json<Schemas['SentMessage']>().thread}/messages`)
    ).json<Schemas['ThreadMessages']>();
    expect(results.map(({ number, sender }) => [number, sender])).toEqual([
      [1, 'tenant'],
      [2, 'landlord'],
      [3, 'landlord'],
      [4, 'tenant'],
    ]);
  });

  it('is closed by withdrawn interest until it is shown again; both keep what was written', async () => {
    await withInterest(tenant);
    await withInterest(landlord);
    for (const by of [tenant, landlord]) {
      await withdraw(by);
      for (const writer of [tenant, landlord]) {
        expect((await send(writer, 'Still there?')).json()).toMatchObject({ code: 'thread_closed' });
        expect(await onlyThread(writer)).toMatchObject({
          state: 'closed',
          messageCount: 2 + (by === tenant ? 0 : 1),
        });
      }
      expect((await withInterest(by, 'Interested again')).statusCode).toBe(201);
      expect((await onlyThread(tenant)).state).toBe('open');
    }
  });

  it('is there for nobody else', async () => {
    const { thread } = (await withInterest(tenant)).json<Schemas['SentMessage']>();
    const otherLandlord = await addLandlord(app, `other${round}@tilava.example`);
    const admin = await app.logIn('admin@tilava.example');
    for (const other of [outsider, otherLandlord]) {
      expect((await get(other, `/threads/${thread}`)).statusCode).toBe(404);
      expect((await get(other, `/threads/${thread}/messages`)).statusCode).toBe(404);
      expect((await patch(other, `/threads/${thread}`, { seen: 1 })).statusCode).toBe(404);
      expect((await get(other, `/user/${tenant.userId}/threads`)).statusCode).toBe(404);
      expect((await send(other, 'Me, too')).statusCode).toBe(404);
      expect((await listOf(other)).results).toEqual([]);
    }
    expect((await get(admin, `/threads/${thread}/messages`)).statusCode).toBe(403);
    // A landlord cannot write as another one, nor a tenant for another one.
    expect((await send(outsider, 'Hi', { tenant: outsider.userId })).statusCode).toBe(404);
  });

  it('has one thread and one number each where both write for the first time at once', async () => {
    const answers = await Promise.all([withInterest(tenant, 'First'), withInterest(landlord, 'First, too')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const sent = answers.map((answer) => answer.json<Schemas['SentMessage']>());
    expect(new Set(sent.map(({ thread }) => thread)).size).toBe(1);
    expect(sent.map(({ message }) => message.number)).toContain(2);
  });

  it('sends a message once, however often its call is repeated', async () => {
    const request = {
      method: 'POST' as const,
      url: '/messages',
      bearer: tenant.bearer,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { announcement: landlord.announcementId, tenant: tenant.userId, text: 'Hi', showsInterest: true },
    };
    const [one, two] = [await app.send(request), await app.send(request)];
    expect(two.json()).toEqual(one.json());
    expect((await onlyThread(landlord)).messageCount).toBe(1);
  });

  it.each<[what: string, text: string, detail?: string]>([
    ['blanks', ' \n\t ', 'Write a message'],
    ['what cannot be seen', '\u200b', 'Write a message'],
    ['a note of 601 characters', 'x'.repeat(601), 'A note can have at most 600 characters'],
    ['a message of 4,001 characters', 'x'.repeat(4_001)],
    ['a mark that turns the direction of text', 'a\u202eb'],
  ])('refuses %s', async (_what, text, detail) => {
    const answer = await withInterest(tenant, text);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().detail).toContain(detail ?? '');
    expect((await listOf(landlord)).results).toEqual([]);
    // Nothing of a refused call is kept, the interest neither.
    expect((await get(landlord, `/user/${landlord.userId}/interests`)).json()).toMatchObject({ newCount: 0 });
  });

  it('keeps what looks like markup as it was written', async () => {
    const text = '<img src=x onerror=alert(1)> & [link](javascript:alert(1))';
    await withInterest(tenant, text);
    expect((await onlyThread(landlord)).lastMessage.text).toBe(text);
  });
});

describe('a list of threads', () => {
  it('tells what is unread, until it has been seen, and to the other side that it was', async () => {
    const { thread } = (await withInterest(tenant)).json<Schemas['SentMessage']>();
    expect(await listOf(landlord, '?filter=unread')).toMatchObject({ unreadCount: 1, results: [{}] });
    const seen = await patch(landlord, `/threads/${thread}`, { seen: 99 });
    expect(seen.json()).toMatchObject({ unreadCount: 0 });
    expect(await listOf(landlord, '?filter=unread')).toMatchObject({ unreadCount: 0, results: [] });
    expect((await onlyThread(tenant)).otherHasSeen).toBe(1);
    // It never goes back.
    await send(landlord, 'Welcome');
    await patch(tenant, `/threads/${thread}`, { seen: 2 });
    expect((await patch(tenant, `/threads/${thread}`, { seen: 1 })).json()).toMatchObject({ unreadCount: 0 });
  });

  it('leaves out what is archived, until the next message', async () => {
    const { thread } = (await withInterest(tenant)).json<Schemas['SentMessage']>();
    await patch(landlord, `/threads/${thread}`, { isArchived: true });
    expect(await listOf(landlord)).toMatchObject({ results: [], unreadCount: 0 });
    expect((await listOf(landlord, '?filter=archived')).results).toHaveLength(1);
    expect((await listOf(tenant)).results).toHaveLength(1);
    await withInterest(landlord);
    expect((await listOf(landlord)).results).toHaveLength(1);
  });

  it('is searched by place and name, and read page by page', async () => {
    for (const address of ['Annankatu 18', 'Malminkatu 5', 'Kalevankatu 30']) {
      const { announcementId } = await addAnnouncement(app, landlord.userId, { ...placeAt(0), address });
      await send(tenant, 'Hello!', { announcement: announcementId, showsInterest: true });
      app.now = new Date(app.now.getTime() + 1_000);
    }
    const subjects = ({ results }: Schemas['ThreadPage']) => results.map(({ subject }) => subject);
    expect(subjects(await listOf(tenant))).toEqual(['Kalevankatu 30', 'Malminkatu 5', 'Annankatu 18']);
    expect(subjects(await listOf(tenant, '?text=lessor%20malmin'))).toEqual(['Malminkatu 5']);
    expect(subjects(await listOf(landlord, '?text=nobody'))).toEqual([]);
    const first = await listOf(tenant, '?limit=2');
    const second = await listOf(tenant, `?limit=2&cursor=${first.nextCursor}`);
    expect([...subjects(first), ...subjects(second)]).toEqual([
      'Kalevankatu 30',
      'Malminkatu 5',
      'Annankatu 18',
    ]);
    expect(second.nextCursor).toBeNull();
    expect(
      (await get(tenant, `/user/${tenant.userId}/threads?text=x&cursor=${first.nextCursor}`)).json(),
    ).toMatchObject({ code: 'cursor_invalid' });
  });

  it('reads messages from the end, before a number and after one', async () => {
    const { thread } = (await withInterest(tenant)).json<Schemas['SentMessage']>();
    await withInterest(landlord);
    for (const text of ['3', '4', '5']) await send(tenant, text);
    const numbers = async (query: string) =>
      (await get(tenant, `/threads/${thread}/messages?${query}`))
        .json<Schemas['ThreadMessages']>()
        .results.map(({ number }) => number);
    expect(await numbers('limit=2')).toEqual([4, 5]);
    expect(await numbers('before=4&limit=2')).toEqual([2, 3]);
    expect(await numbers('after=3')).toEqual([4, 5]);
    expect(await numbers('after=5')).toEqual([]);
  });
});

describe('a user', () => {
  it('sends 60 messages an hour', async () => {
    await withInterest(tenant);
    await withInterest(landlord);
    for (let sent = 1; sent < messageLimits.messagesPerHour; sent += 1) {
      expect((await send(tenant, `${sent}`)).statusCode).toBe(201);
    }
    const refused = await send(tenant, 'One more');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await send(landlord, 'From the other side')).statusCode).toBe(201);
    app.now = new Date(app.now.getTime() + 3_600_000);
    expect((await send(tenant, 'An hour later')).statusCode).toBe(201);
  });

  it('begins 20 threads a day', async () => {
    for (let begun = 0; begun <= messageLimits.newThreadsPerDay; begun += 1) {
      const { announcementId } = await addAnnouncement(app, landlord.userId);
      const answer = await send(tenant, 'Hello!', { announcement: announcementId, showsInterest: true });
      expect(answer.statusCode).toBe(begun < messageLimits.newThreadsPerDay ? 201 : 429);
    }
  });

  it('who is deleted is named no more, while the other side keeps what was written', async () => {
    const { thread } = (await withInterest(tenant, 'Keep me')).json<Schemas['SentMessage']>();
    await confirmPassword(app, tenant);
    const deleted = await app.send({
      method: 'DELETE',
      url: `/user/${tenant.userId}`,
      bearer: tenant.bearer,
    });
    expect(deleted.statusCode).toBe(204);
    expect(await onlyThread(landlord)).toMatchObject({
      otherSide: null,
      need: null,
      state: 'closed',
      points: null,
    });
    expect((await get(landlord, `/threads/${thread}/messages`)).body).toContain('Keep me');
    await app.database.queries.delete(users).where(eq(users.id, landlord.userId));
    await threadStore(app.database).forgetUntil(new Date(0));
    expect(await app.database.queries.select().from(threads).where(eq(threads.id, thread))).toEqual([]);
    expect(await app.database.queries.select().from(messages).where(eq(messages.threadId, thread))).toEqual(
      [],
    );
  });

  it('finds the messages of both sides in the export', async () => {
    await withInterest(tenant, 'From the tenant');
    await send(landlord, 'From the landlord');
    for (const by of [tenant, landlord]) {
      const document = (await get(by, `/user/${by.userId}/export`)).json<Schemas['UserExport']>();
      expect(document.messages.map(({ sender, text }) => [sender, text])).toEqual([
        ['tenant', 'From the tenant'],
        ['landlord', 'From the landlord'],
      ]);
    }
  });
});
