import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmPassword } from '../support/cast.ts';
import { addLandlord, addTenant, type LandlordParty, type TenantParty } from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { codeOf, crowd, everyDay, openThread, viewingCalls, sunday, viewingIn } from '../support/viewings.ts';

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
  tenant = await addTenant(app, `racer${round}@tilava.example`);
  landlord = await addLandlord(app, `opener${round}@tilava.example`);
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

/** In order. */
/** Asks again as long as the server is too busy to decide, as the SDK does. */
async function untilDecided(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const answer = await ask();
  return answer.statusCode === 503 ? untilDecided(ask) : answer;
}

const statusesOf = (answers: readonly LightMyRequestResponse[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('places', () => {
  it('are taken by whatever overlaps, and free again when it is cancelled or moved', async () => {
    await calls.publish(landlord, everyDay({ capacity: 2 }));
    const [other] = await crowd(app, landlord, 1);
    if (other === undefined) throw new Error('Nobody came');
    const left = async () => {
      const times = await calls.timesOf(other, other.thread, '?until=2026-11-22');
      return times.map(({ placesLeft }) => placesLeft);
    };
    // Beside published hours, over two of their times.
    const proposed = viewingIn(await propose('2026-11-22T08:15:00.000Z', 30));
    expect(await left()).toEqual([2, 2, 2, 2]);
    viewingIn(await calls.change(tenant, proposed.id, { sequence: 0, state: 'booked' }));
    expect(await left()).toEqual([1, 1, 2, 2]);
    viewingIn(await calls.change(tenant, proposed.id, { sequence: 1, startsAt: '2026-11-22T09:30:00.000Z' }));
    expect(await left()).toEqual([2, 2, 2, 1]);
    viewingIn(await calls.change(tenant, proposed.id, { sequence: 2, state: 'cancelled' }));
    expect(await left()).toEqual([2, 2, 2, 2]);
  });

  it('are one for a time that a landlord proposes twice', async () => {
    const [other] = await crowd(app, landlord, 1);
    if (other === undefined) throw new Error('Nobody came');
    const startsAt = '2026-11-25T14:00:00.000Z';
    const first = viewingIn(await propose(startsAt));
    const second = viewingIn(
      await calls.create(landlord, { thread: other.thread, startsAt, lengthMinutes: 30 }),
    );
    const answers = await Promise.all([
      calls.change(tenant, first.id, { sequence: 0, state: 'booked' }),
      calls.change(other, second.id, { sequence: 0, state: 'booked' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(
      codeOf(await calls.create(landlord, { thread: other.thread, startsAt, lengthMinutes: 30 })),
    ).toMatch(/viewing_(exists|unavailable)/);
  });

  it('are 20 for 200 tenants who book at once', async () => {
    await calls.publish(landlord, everyDay({ capacity: 20 }));
    const tenants = await crowd(app, landlord, 200);
    const answers = await Promise.all(
      tenants.map((by) => untilDecided(() => calls.create(by, { thread: by.thread, startsAt: sunday }))),
    );
    const having = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([having(201), having(409)]).toEqual([20, 180]);
    expect((await calls.listOf(landlord, '?limit=100')).results).toHaveLength(20);
    expect((await calls.timesOf(tenant, thread, '?until=2026-11-22'))[0]?.startsAt).not.toBe(sunday);
  });
});

describe('both sides in the same instant', () => {
  it('have one viewing where one books and the other proposes', async () => {
    await calls.publish(landlord, everyDay());
    const answers = await Promise.all([book(), propose()]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect((await calls.listOf(tenant)).results).toHaveLength(1);
  });

  it('change it once where one accepts and the other moves or cancels', async () => {
    const { id } = viewingIn(await propose());
    const startsAt = '2026-11-27T14:00:00.000Z';
    const answers = await Promise.all([
      calls.change(tenant, id, { sequence: 0, state: 'booked' }),
      calls.change(landlord, id, { sequence: 0, startsAt }),
      calls.change(landlord, id, { sequence: 0, state: 'cancelled' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
  });

  it('leave none where one books and the other withdraws', async () => {
    await calls.publish(landlord, everyDay());
    const url = `/user/${tenant.userId}/interested/${landlord.announcementId}`;
    const [booked, withdrawn] = await Promise.all([
      book(),
      app.send({ method: 'DELETE', url, bearer: landlord.bearer }),
    ]);
    expect(withdrawn.statusCode).toBe(204);
    expect([201, 409]).toContain(booked.statusCode);
    expect((await calls.listOf(tenant)).results).toEqual([]);
  });
});

describe('viewings end', () => {
  const hide = (isActive: boolean) =>
    app.send({
      method: 'PATCH',
      url: `/announcement/${landlord.announcementId}`,
      bearer: landlord.bearer,
      body: { isActive },
    });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the tenant withdraws',
      () =>
        app.send({
          method: 'DELETE',
          url: `/user/${tenant.userId}/favorite/${landlord.announcementId}?interested=true`,
          bearer: tenant.bearer,
        }),
    ],
    ['the announcement is hidden', () => hide(false)],
    [
      'an admin deletes the announcement',
      async () => {
        const { bearer } = await app.logIn('admin@tilava.example');
        return app.send({ method: 'DELETE', url: `/properties/${landlord.propertyId}`, bearer });
      },
    ],
    [
      'the landlord goes',
      async () => {
        await confirmPassword(app, landlord);
        return app.send({ method: 'DELETE', url: `/user/${landlord.userId}`, bearer: landlord.bearer });
      },
    ],
  ])('where %s', async (_, end) => {
    await calls.publish(landlord, everyDay());
    viewingIn(await book());
    await end();
    const after = await calls.thread(tenant, thread);
    expect(after.nextViewing).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect((await calls.listOf(tenant)).results).toEqual([]);
    expect(await calls.timesOf(tenant, thread)).toEqual([]);
    expect((await book()).statusCode).toBe(409);
  });

  it('where the tenant goes', async () => {
    await calls.publish(landlord, everyDay());
    viewingIn(await book());
    await confirmPassword(app, tenant);
    await app.send({ method: 'DELETE', url: `/user/${tenant.userId}`, bearer: tenant.bearer });
    const { nextViewing } = await calls.thread(landlord, thread);
    expect(nextViewing).toMatchObject({ state: 'cancelled', otherSide: null });
    expect((await propose()).statusCode).toBe(409);
  });

  it('but not those that are over or that somebody else has', async () => {
    await calls.publish(landlord, everyDay({ capacity: 2 }));
    const [other] = await crowd(app, landlord, 1);
    if (other === undefined) throw new Error('Nobody came');
    viewingIn(await book());
    viewingIn(await calls.create(other, { thread: other.thread, startsAt: sunday }));
    const url = `/user/${tenant.userId}/interested/${landlord.announcementId}`;
    await app.send({ method: 'DELETE', url, bearer: landlord.bearer });
    expect((await calls.listOf(landlord)).results.map(({ thread: of }) => of)).toEqual([other.thread]);
    await continueAt('2026-11-22T08:05:00Z');
    await hide(false);
    expect((await calls.listOf(landlord)).results).toHaveLength(1);
  });
});
