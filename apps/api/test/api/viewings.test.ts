import { viewingLimits } from '@tilava/domain/viewing';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import {
  addLandlord,
  addTenant,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { codeOf, everyDay, openThread, viewingCalls, sunday, viewingIn } from '../support/viewings.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let calls: ReturnType<typeof viewingCalls>;
let tenant: TenantParty;
let landlord: LandlordParty;
let thread: string;
let round = 0;

beforeAll(async () => {
  app = await startTestApplication();
  calls = viewingCalls(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  round += 1;
  // A Saturday, 12:00 in Helsinki.
  app.now = new Date('2026-11-21T10:00:00Z');
  tenant = await addTenant(app, `viewer${round}@tilava.example`);
  landlord = await addLandlord(app, `shower${round}@tilava.example`);
  thread = await openThread(app, tenant.userId, landlord);
});

/** At a moment after sessions have ended. */
async function continueAt(moment: string): Promise<void> {
  app.now = new Date(moment);
  tenant = { ...tenant, ...(await app.logIn(tenant.email)) };
  landlord = { ...landlord, ...(await app.logIn(landlord.email)) };
}

const book = (startsAt = sunday) => calls.create(tenant, { thread, startsAt });
const propose = (startsAt = '2026-11-25T14:05:00.000Z', lengthMinutes = 45) =>
  calls.create(landlord, { thread, startsAt, lengthMinutes });

describe('viewing hours', () => {
  it('are what the landlord has published, without days that have passed', async () => {
    const single = { ...everyDay()[0], day: '2026-11-22', weekday: null };
    const rules = [single, everyDay()[2]] as Schemas['ViewingRule'][];
    expect((await calls.publish(landlord, rules)).json()).toEqual({ rules });
    await continueAt('2026-11-22T22:00:00Z');
    const url = `/viewing-hours/${landlord.announcementId}`;
    const read = await app.send({ method: 'GET', url, bearer: landlord.bearer });
    expect(read.json()).toEqual({ rules: [rules[1]] });
    expect((await calls.publish(landlord, [])).json()).toEqual({ rules: [] });
  });

  it.each<[string, Partial<Schemas['ViewingRule']>, string]>([
    ['neither a day nor a weekday', { weekday: null }, '/body/rules/0/day'],
    ['a day that has passed', { weekday: null, day: '2026-11-20' }, '/body/rules/0/day'],
    ['a day beyond a year', { weekday: null, day: '2028-11-20' }, '/body/rules/0/day'],
    ['no day of a calendar', { weekday: null, day: '2027-02-30' }, '/body/rules/0/day'],
    ['hours that end too soon', { until: '10:20' }, '/body/rules/0/until'],
    ['no time of a clock', { from: '24:00' }, '/body/rules/0/from'],
    ['no length', { lengthMinutes: 0 }, '/body/rules/0/lengthMinutes'],
    ['no place', { capacity: 0 }, '/body/rules/0/capacity'],
    ['a weekday that is none', { weekday: 8 }, '/body/rules/0/weekday'],
  ])('refuse %s by its field', async (_, changes, pointer) => {
    const answer = await calls.publish(landlord, everyDay(changes).slice(0, 1));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors?.map((error) => error.pointer)).toEqual([pointer]);
  });

  it('refuse more than 20 rules', async () => {
    expect((await calls.publish(landlord, [...everyDay(), ...everyDay(), ...everyDay()])).statusCode).toBe(
      400,
    );
  });

  it('that another tab has changed are not overwritten', async () => {
    const [monday, tuesday] = [everyDay().slice(0, 1), everyDay().slice(1, 2)];
    const url = `/viewing-hours/${landlord.announcementId}`;
    const read = await app.send({ method: 'GET', url, bearer: landlord.bearer });
    const seen = { 'if-match': String(read.headers.etag) };
    const [one, other] = await Promise.all([
      calls.publish(landlord, monday, seen),
      calls.publish(landlord, tuesday, seen),
    ]);
    const [saved, refused] = one.statusCode === 200 ? [one, other] : [other, one];
    expect([saved.statusCode, refused.statusCode]).toEqual([200, 412]);
    expect(codeOf(refused)).toBe('precondition_failed');
    // Repeated after a lost answer.
    const { rules } = saved.json<Schemas['ViewingHours']>();
    const repeated = await calls.publish(landlord, rules, seen);
    expect([repeated.statusCode, repeated.headers.etag]).toEqual([200, saved.headers.etag]);
    const current = { 'if-match': String(saved.headers.etag) };
    expect((await calls.publish(landlord, everyDay(), current)).statusCode).toBe(200);
  });

  it('are nobody else’s', async () => {
    const other = await addLandlord(app, `other${round}@tilava.example`);
    const url = `/viewing-hours/${landlord.announcementId}`;
    expect((await app.send({ method: 'GET', url, bearer: other.bearer })).statusCode).toBe(404);
    expect((await app.send({ method: 'GET', url, bearer: tenant.bearer })).statusCode).toBe(403);
    const body = { rules: [] };
    expect((await app.send({ method: 'PATCH', url, bearer: other.bearer, body })).statusCode).toBe(404);
  });
});

describe('a viewing', () => {
  it('is booked from published times, moved and cancelled', async () => {
    await calls.publish(landlord, everyDay());
    const times = await calls.timesOf(tenant, thread, '?until=2026-11-22');
    expect(times.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['08:00', '08:30', '09:00', '09:30']);
    const booked = viewingIn(await book());
    expect(booked).toMatchObject({ state: 'booked', lengthMinutes: 30, sequence: 0, otherSide: 'First' });
    expect((await calls.listOf(landlord)).results).toMatchObject([{ id: booked.id, thread }]);
    expect((await calls.thread(landlord, thread)).nextViewing).toMatchObject({ id: booked.id });
    const startsAt = '2026-11-22T09:00:00.000Z';
    const moved = viewingIn(await calls.change(tenant, booked.id, { sequence: 0, startsAt }));
    expect(moved).toMatchObject({ startsAt, state: 'booked', sequence: 1 });
    const cancelled = viewingIn(await calls.change(landlord, booked.id, { sequence: 1, state: 'cancelled' }));
    expect(cancelled).toMatchObject({ state: 'cancelled', sequence: 2 });
    expect((await calls.listOf(tenant)).results).toEqual([]);
    expect((await calls.thread(tenant, thread)).nextViewing).toMatchObject({ state: 'cancelled' });
    expect(viewingIn(await book()).id).not.toBe(booked.id);
  });

  it('is proposed by the landlord and accepted by the tenant alone', async () => {
    const proposed = viewingIn(await propose());
    expect(proposed).toMatchObject({ state: 'proposed', proposedBy: 'landlord', lengthMinutes: 45 });
    const accept = { sequence: 0, state: 'booked' };
    expect(codeOf(await calls.change(landlord, proposed.id, accept))).toBe('viewing_changed');
    expect(viewingIn(await calls.change(tenant, proposed.id, accept))).toMatchObject({ state: 'booked' });
    // A landlord who moves what is booked asks again.
    const startsAt = '2026-11-26T14:05:00.000Z';
    const moved = viewingIn(await calls.change(landlord, proposed.id, { sequence: 1, startsAt }));
    expect(moved).toMatchObject({ state: 'proposed', startsAt, lengthMinutes: 45, sequence: 2 });
    // Nobody accepts a time that they haven't seen.
    expect(codeOf(await calls.change(tenant, proposed.id, accept))).toBe('viewing_changed');
  });

  it('can only be one that is upcoming, and begins no more than once', async () => {
    await calls.publish(landlord, everyDay());
    const booked = viewingIn(await book());
    expect(codeOf(await book('2026-11-22T09:00:00.000Z'))).toBe('viewing_exists');
    expect(codeOf(await propose())).toBe('viewing_exists');
    await continueAt('2026-11-22T08:00:00Z');
    for (const by of [tenant, landlord]) {
      const answer = await calls.change(by, booked.id, { sequence: 0, state: 'cancelled' });
      expect(codeOf(answer)).toBe('viewing_changed');
    }
    await continueAt('2026-11-22T08:30:00Z');
    expect((await calls.thread(tenant, thread)).nextViewing).toBeNull();
    expect((await propose()).statusCode).toBe(201);
  });

  it.each([
    ['a time that is not published', '2026-11-22T08:10:00.000Z'],
    ['a time within two hours', '2026-11-21T11:30:00.000Z'],
    ['a time that has passed', '2026-11-21T08:00:00.000Z'],
    ['a time in nine weeks', '2027-01-24T08:00:00.000Z'],
  ])('is not booked for %s', async (_, startsAt) => {
    await calls.publish(landlord, everyDay({ until: '23:00' }));
    expect(codeOf(await book(startsAt))).toBe('viewing_unavailable');
  });

  it.each<[string, object, string]>([
    ['the past', { startsAt: '2026-11-21T09:59:00Z', lengthMinutes: 30 }, '/body/startsAt'],
    ['a year and a day', { startsAt: '2027-11-22T10:00:00Z', lengthMinutes: 30 }, '/body/startsAt'],
    ['seconds', { startsAt: '2026-11-25T10:00:30Z', lengthMinutes: 30 }, '/body/startsAt'],
    ['a leap second', { startsAt: '2016-12-31T23:59:60Z', lengthMinutes: 30 }, '/body/startsAt'],
    ['no length', { startsAt: '2026-11-25T10:00:00Z' }, '/body/lengthMinutes'],
    ['five minutes', { startsAt: '2026-11-25T10:00:00Z', lengthMinutes: 5 }, '/body/lengthMinutes'],
  ])('is not proposed for %s', async (_, body, pointer) => {
    const answer = await calls.create(landlord, { thread, ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors?.map((error) => error.pointer)).toEqual([pointer]);
  });

  it('changes by a state or a time, not by both or neither', async () => {
    const { id } = viewingIn(await propose());
    for (const body of [{}, { state: 'booked', startsAt: sunday }, { state: 'booked', lengthMinutes: 30 }]) {
      expect((await calls.change(tenant, id, { sequence: 0, ...body })).statusCode).toBe(400);
    }
  });

  it('is there for nobody else', async () => {
    await calls.publish(landlord, everyDay());
    const { id } = viewingIn(await book());
    const others: Party[] = [
      await addTenant(app, `outside${round}@tilava.example`),
      await addLandlord(app, `outsider${round}@tilava.example`),
    ];
    for (const other of others) {
      expect((await calls.change(other, id, { sequence: 0, state: 'cancelled' })).statusCode).toBe(404);
      expect((await calls.create(other, { thread, startsAt: sunday })).statusCode).toBe(404);
      const reads = [`/threads/${thread}/viewing-times`, `/user/${tenant.userId}/viewings`];
      for (const url of reads) {
        expect((await app.send({ method: 'GET', url, bearer: other.bearer })).statusCode).toBe(404);
      }
      expect((await calls.listOf(other)).results).toEqual([]);
    }
  });

  it('is listed page by page, the next one first, and found by the inbox', async () => {
    const more = await addTenant(app, `more${round}@tilava.example`);
    const second = await openThread(app, more.userId, landlord);
    viewingIn(await propose('2026-11-26T14:00:00.000Z'));
    const startsAt = '2026-11-25T14:00:00.000Z';
    viewingIn(await calls.create(landlord, { thread: second, startsAt, lengthMinutes: 30 }));
    const first = await calls.listOf(landlord, '?limit=1');
    expect(first.results.map(({ thread: of }) => of)).toEqual([second]);
    const next = await calls.listOf(landlord, `?limit=1&cursor=${first.nextCursor}`);
    expect(next.results.map(({ thread: of }) => of)).toEqual([thread]);
    expect(next.nextCursor).toBeNull();
    const url = `/user/${tenant.userId}/threads?filter=viewings`;
    const threadsOf = async () =>
      (await app.send({ method: 'GET', url, bearer: tenant.bearer })).json<Schemas['ThreadPage']>().results;
    expect((await threadsOf()).map(({ id }) => id)).toEqual([thread]);
    await continueAt('2026-11-26T15:00:00Z');
    expect(await threadsOf()).toEqual([]);
  });

  it('is made and changed once, however often its call is repeated', async () => {
    await calls.publish(landlord, everyDay());
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { thread, startsAt: sunday };
    const [one, two] = [await calls.create(tenant, body, key), await calls.create(tenant, body, key)];
    expect(viewingIn(two)).toEqual(viewingIn(one));
    const { id } = viewingIn(one);
    const change = { sequence: 0, startsAt: '2026-11-22T09:00:00.000Z' };
    const [three, four] = [
      await calls.change(tenant, id, change, key),
      await calls.change(tenant, id, change, key),
    ];
    expect(viewingIn(four)).toEqual(viewingIn(three));
    expect(viewingIn(three).sequence).toBe(1);
  });

  it('is changed 20 times in 24 hours, and cancelled all the same', async () => {
    await calls.publish(landlord, everyDay());
    const { id } = viewingIn(await book());
    const times = ['2026-11-22T09:00:00.000Z', sunday];
    let sequence = 0;
    while (sequence < viewingLimits.changesPerDay - 1) {
      const startsAt = times[sequence % 2];
      viewingIn(await calls.change(tenant, id, { sequence, startsAt }));
      sequence += 1;
    }
    const refused = await calls.change(tenant, id, { sequence, startsAt: times[1] });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect(viewingIn(await calls.change(tenant, id, { sequence, state: 'cancelled' }))).toBeDefined();
  });
});

it('is agreed on only once both are interested', async () => {
  await calls.publish(landlord, everyDay());
  const url = `/user/${tenant.userId}/interested/${landlord.announcementId}`;
  await app.send({ method: 'DELETE', url, bearer: landlord.bearer });
  expect(codeOf(await book())).toBe('thread_closed');
  expect(await calls.timesOf(tenant, thread)).toEqual([]);
});

it.each(['tenant', 'landlord'] as const)(
  'is cancelled by a block of the %s, and no other is',
  async (who) => {
    const [blocker, blocked] = who === 'tenant' ? [tenant, landlord] : [landlord, tenant];
    const other = await addTenant(app, `third${round}@tilava.example`);
    const { id } = viewingIn(await propose());
    const second = await openThread(app, other.userId, landlord);
    const startsAt = '2026-11-26T14:00:00.000Z';
    const kept = viewingIn(await calls.create(landlord, { thread: second, startsAt, lengthMinutes: 30 }));
    const url = `/user/${blocker.userId}/blocks/${blocked.userId}`;
    expect((await app.send({ method: 'POST', url, bearer: blocker.bearer })).statusCode).toBe(204);
    for (const side of [tenant, landlord]) {
      expect((await calls.thread(side, thread)).nextViewing).toMatchObject({ id, state: 'cancelled' });
    }
    expect((await calls.listOf(landlord)).results).toMatchObject([{ id: kept.id }]);
    expect((await calls.listOf(tenant)).results).toEqual([]);
  },
);

it('is neither agreed on with, nor a message sent to, whoever is suspended, until the suspension ends', async () => {
  const suspend = (suspendedUntil: string | null) =>
    app.database.queries.update(users).set({ suspendedUntil }).where(eq(users.id, tenant.userId));
  const write = () =>
    app.send({
      method: 'POST',
      url: '/messages',
      bearer: landlord.bearer,
      body: { announcement: landlord.announcementId, tenant: tenant.userId, text: 'Hello?' },
    });
  await suspend('2026-11-22');
  expect((await calls.thread(landlord, thread)).state).toBe('closed');
  expect(codeOf(await propose())).toBe('thread_closed');
  expect(codeOf(await write())).toBe('thread_closed');
  await continueAt('2026-11-21T22:00:00Z');
  expect((await calls.thread(landlord, thread)).state).toBe('open');
  expect((await propose()).statusCode).toBe(201);
  expect((await write()).statusCode).toBe(201);
});

it('is in the export of both sides, with the hours', async () => {
  await calls.publish(landlord, everyDay());
  viewingIn(await book());
  for (const by of [tenant, landlord]) {
    const answer = await app.send({ method: 'GET', url: `/user/${by.userId}/export`, bearer: by.bearer });
    const document = answer.json<Schemas['UserExport']>();
    expect(document.viewings).toMatchObject([{ thread, state: 'booked', startsAt: sunday }]);
    expect(document.viewingHours).toHaveLength(by === landlord ? 7 : 0);
  }
});
