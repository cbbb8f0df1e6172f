import type { components } from '@tilava/sdk/schema';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeInterestMails } from '../../src/application/mailModules.ts';
import {
  bearers,
  interestNotices,
  landlordInterests,
  mails,
  mutualNotices,
  tenantInterests,
} from '../../src/db/schema.ts';
import { mailOutbox } from '../../src/mail/mailOutbox.ts';
import { alertsOf, site } from '../support/alertsOf.ts';
import { mailsTo } from '../support/mailbox.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  setPublic,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { days, hours, advanceClock } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let workers: Awaited<ReturnType<typeof alertsOf>>;
let interests: ReturnType<typeof makeInterestMails>;
let tenant: TenantParty;
let landlord: LandlordParty;
let count = 0;

beforeAll(async () => {
  app = await startTestApplication();
  workers = await alertsOf(app);
  const clock = () => app.now;
  interests = makeInterestMails(app.database, mailOutbox(app.database, clock), site, clock);
});
beforeEach(async () => {
  app.now = new Date('2026-11-21T10:00:00Z');
  for (const table of [tenantInterests, landlordInterests, interestNotices, mutualNotices, mails]) {
    await app.database.queries.delete(table);
  }
  count += 1;
  const secret = {
    firstName: 'Aino',
    lastName: 'Salainen',
    phoneNumber: '+358401234567',
    currentAddress: null,
  };
  tenant = await addTenant(app, `seeker-${count}@tilava.example`, { privateTenant: secret });
  landlord = await addLandlord(app, `owner-${count}@tilava.example`);
  await stayLoggedIn();
});
afterAll(() => app.close());

const send = (method: 'POST' | 'DELETE', url: string, { bearer }: Party) => app.send({ method, url, bearer });
const asks = (by: Party, about = landlord.announcementId, method: 'POST' | 'DELETE' = 'POST') =>
  send(method, `/user/${by.userId}/favorite/${about}?interested=true`, by);
const withdraws = (by: Party) => asks(by, landlord.announcementId, 'DELETE');
const landlordAsks = (method: 'POST' | 'DELETE' = 'POST') =>
  send(method, `/user/${tenant.userId}/interested/${landlord.announcementId}`, landlord);
const chooses = async ({ userId, bearer }: Party, changes: Schemas['UserChanges']) =>
  (await app.send({ method: 'PATCH', url: `/user/${userId}`, bearer, body: changes })).statusCode;
const receivedBy = async ({ userId, bearer }: Party): Promise<Schemas['ReceivedInterests']> =>
  (await app.send({ method: 'GET', url: `/user/${userId}/interests`, bearer })).json();

/** Lets sessions outlive the days that tests skip. */
const stayLoggedIn = () =>
  app.database.queries.update(bearers).set({ expiresAt: new Date('2027-01-01T00:00:00Z') });

/** Does what the workers do, when the test says so. */
async function tick(): Promise<void> {
  await interests.mail();
  await workers.drain();
}

/** So many further tenants. */
const tenants = (many: number) =>
  Promise.all(
    Array.from({ length: many }, (_, index) => addTenant(app, `seeker-${count}-${index}@tilava.example`)),
  );

describe('a mail of interest', () => {
  it('tells the landlord once, names the tenant alone, and leads to both pages', async () => {
    await asks(tenant);
    await withdraws(tenant);
    await asks(tenant);
    await mailsTo(app, landlord.email);
    await withdraws(tenant);
    advanceClock(app, days);
    await asks(tenant);
    await tick();
    const sent = await mailsTo(app, landlord.email);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.subject).toBe('A tenant is interested in Testikatu 1, 90100 Oulu');
    expect(mail?.text).toContain('Aino');
    expect(mail?.text).toContain(`/user/matches/${landlord.announcementId}/${tenant.needId}\n`);
    expect(mail?.text).toContain('/user/dashboard\n');
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<http.*\/unsubscribe\/[\w-]{43}>$/u);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const secret of ['Salainen', '+358', tenant.email]) {
      expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toContain(secret);
    }
  });

  it('tells the tenant in their language, and leads to the premises', async () => {
    await chooses(tenant, { language: 'fi' });
    await landlordAsks();
    const [mail, ...others] = await mailsTo(app, tenant.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Vuokranantaja on kiinnostunut sinusta: Testikatu 1, 90100 Oulu');
    expect(mail?.text).toContain(`/user/matches/${landlord.propertyId}\n`);
    expect(mail?.text).not.toContain(landlord.email);
  });

  it('waits for the morning, and is not sent where the interest is withdrawn meanwhile', async () => {
    app.now = new Date('2026-11-21T22:00:00Z');
    await asks(tenant);
    const [patient] = await tenants(1);
    if (patient === undefined) throw new Error('There is no tenant');
    await asks(patient);
    await workers.drain();
    await withdraws(tenant);
    app.now = new Date('2026-11-22T05:00:00Z');
    await workers.drain();
    const before = await mailsTo(app, landlord.email);
    expect(before.map(({ text }) => text?.includes(patient.needId))).toEqual([true]);
    // Nobody was told: it is new.
    await asks(tenant);
    expect(await mailsTo(app, landlord.email)).toHaveLength(2);
  });

  it('is one of five at once in 24 hours; what comes then is told together in the morning', async () => {
    for (const party of await tenants(8)) await asks(party);
    expect(await mailsTo(app, landlord.email)).toHaveLength(5);
    await tick();
    advanceClock(app, 20 * hours);
    await tick();
    await tick();
    const sent = await mailsTo(app, landlord.email);
    expect(sent).toHaveLength(6);
    expect(sent[5]?.subject).toBe('New interest in your premises');
  });

  it('is one of five at once also where many are interested at the same moment', async () => {
    const parties = await tenants(12);
    await Promise.all(parties.map((party) => asks(party)));
    expect(await mailsTo(app, landlord.email)).toHaveLength(5);
  });

  it.each([
    ['daily', { interestMails: 'daily' }, [0, 1]],
    ['never', { interestMails: 'never' }, [0, 0]],
    ['never, as any other', { unsubscribed: true }, [0, 0]],
  ] as const)('comes %s where the reader has chosen so', async (_name, changes, [atOnce, nextDay]) => {
    expect(await chooses(landlord, changes)).toBe(200);
    await asks(tenant);
    await tick();
    expect(await mailsTo(app, landlord.email)).toHaveLength(atOnce);
    advanceClock(app, days);
    await tick();
    expect(await mailsTo(app, landlord.email)).toHaveLength(nextDay);
  });

  it('is none where the interest is mutual, of which other mails tell, or its premises are hidden', async () => {
    app.now = new Date('2026-11-21T22:00:00Z');
    await asks(tenant);
    await landlordAsks();
    const { announcementId } = await addAnnouncement(app, landlord.userId);
    await send('POST', `/user/${tenant.userId}/interested/${announcementId}`, landlord);
    await setPublic(app, announcementId, false);
    // The application's own worker takes what it holds for lost once the clock has jumped.
    await expect.poll(() => app.database.queries.$count(mails, isNotNull(mails.sentAt))).toBe(2);
    app.now = new Date('2026-11-22T05:00:00Z');
    await workers.drain();
    const subjects = async (party: Party) => (await mailsTo(app, party.email)).map(({ subject }) => subject);
    expect(await subjects(landlord)).toEqual(['You’re both interested']);
    expect(await subjects(tenant)).toEqual(['You’re both interested']);
  });

  it('is the last one after one click, and the choice says so', async () => {
    await asks(tenant);
    const [mail] = await mailsTo(app, landlord.email);
    const [url = ''] = /\/unsubscribe\/[\w-]+/u.exec(mail?.text ?? '') ?? [];
    const answer = await app.server.inject({ method: 'POST', url });
    expect(answer.statusCode).toBe(204);
    const { bearer, userId } = landlord;
    expect((await app.send({ method: 'GET', url: `/user/${userId}`, bearer })).json()).toMatchObject({
      interestMails: 'never',
      unsubscribed: false,
    });
    for (const party of await tenants(1)) await asks(party);
    expect(await mailsTo(app, landlord.email)).toHaveLength(1);
  });

  it('is not left where the interest is not kept', async () => {
    await app.database.queries.delete(mails);
    const work = app.database.transaction(async () => {
      await asks(tenant);
      throw new Error('The process ends');
    });
    await expect(work).rejects.toThrow('The process ends');
    expect(await app.database.queries.select().from(interestNotices)).toEqual([]);
    expect(await app.database.queries.select().from(mails)).toEqual([]);
  });
});

describe('in the app', () => {
  it('interest is new until it is seen, on every device, and gone once it is withdrawn', async () => {
    await asks(tenant);
    advanceClock(app, hours);
    const [second] = await tenants(1);
    if (second === undefined) throw new Error('There is no tenant');
    await asks(second);
    const received = await receivedBy(landlord);
    expect(received).toMatchObject({
      newCount: 2,
      results: [
        { tenant: second.userId, isNew: true },
        {
          announcement: landlord.announcementId,
          property: landlord.propertyId,
          address: 'Testikatu 1, 90100 Oulu',
          tenant: tenant.userId,
          need: tenant.needId,
          tenantName: 'Aino',
          isNew: true,
        },
      ],
    });
    const until = received.results[1]?.since;
    const { bearer, userId } = landlord;
    const url = `/user/${userId}/interests`;
    expect((await app.send({ method: 'PATCH', url, bearer, body: { until } })).statusCode).toBe(204);
    expect((await receivedBy(landlord)).results.map(({ isNew }) => isNew)).toEqual([true, false]);
    // Shown again, it is nothing new.
    await withdraws(tenant);
    expect(await receivedBy(landlord)).toMatchObject({ newCount: 1, results: [{ tenant: second.userId }] });
    await asks(tenant);
    expect((await receivedBy(landlord)).newCount).toBe(1);
  });

  it('a tenant sees the landlord’s, as long as the premises are public', async () => {
    await landlordAsks();
    expect(await receivedBy(tenant)).toMatchObject({
      newCount: 1,
      results: [{ property: landlord.propertyId }],
    });
    await setPublic(app, landlord.announcementId, false);
    expect(await receivedBy(tenant)).toEqual({ newCount: 0, results: [] });
    await setPublic(app, landlord.announcementId, true);
    await landlordAsks('DELETE');
    expect(await receivedBy(tenant)).toEqual({ newCount: 0, results: [] });
  });

  it('is in the export of its reader', async () => {
    await asks(tenant);
    const { bearer, userId } = landlord;
    const answer = await app.send({ method: 'GET', url: `/user/${userId}/export`, bearer });
    expect(answer.json<Schemas['UserExport']>().receivedInterests).toEqual([
      { announcement: landlord.announcementId, tenant: tenant.userId, since: app.now.toISOString() },
    ]);
    expect(
      await app.database.queries
        .select()
        .from(interestNotices)
        .where(eq(interestNotices.readerId, tenant.userId)),
    ).toEqual([]);
  });
});
