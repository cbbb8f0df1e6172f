import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertAdvisoryLock } from '../../src/alerts/finding.ts';
import { currentMail } from '../../src/application/mailModules.ts';
import { bearers, changeNotices, mails, users } from '../../src/db/schema.ts';
import { drainOutbox } from '../../src/mail/mailWorker.ts';
import { changeMails } from '../../src/modules/favorites/changeMails.ts';
import { changeStore } from '../../src/modules/favorites/changeStore.ts';
import { alertsOf, header, publicUrl, site, unsubscribePath } from '../support/alertsOf.ts';
import { mailsTo } from '../support/mailbox.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type Premises = Pick<LandlordParty, 'announcementId' | 'propertyId'>;

let app: TestApplication;
let workers: Awaited<ReturnType<typeof alertsOf>>;
let tenant: TenantParty;
let landlord: LandlordParty;
let count = 0;
/** Of November 2026. */
let day: number;

beforeAll(async () => {
  app = await startTestApplication();
  workers = await alertsOf(app);
});
beforeEach(async () => {
  day = 21;
  app.now = new Date('2026-11-21T10:00:00Z');
  await app.database.queries.delete(changeNotices);
  await app.database.queries.delete(mails);
  count += 1;
  tenant = await addTenant(app, `seeker-${count}@tilava.example`);
  landlord = await addLandlord(app, `owner-${count}@tilava.example`, {}, { moveInDate: '2027-02-01' });
  // Sessions outlive the days that tests skip.
  await app.database.queries.update(bearers).set({ expiresAt: new Date('2027-01-01T00:00:00Z') });
  await save();
});
afterAll(() => app.close());

const call = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, by: Party, body?: object) => {
  const answer = await app.send({ method, url, bearer: by.bearer, ...(body !== undefined && { body }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const savedUrl = ({ userId }: Party, { announcementId }: Premises, isInterest = false) =>
  `/user/${userId}/favorite/${announcementId}${isInterest ? '?interested=true' : ''}`;
const save = (by = tenant, what: Premises = landlord) => call('POST', savedUrl(by, what), by);
const showInterest = async () => {
  await call('POST', savedUrl(tenant, landlord, true), tenant);
  // The server's own worker sends the landlord a mail, and is at it until then.
  await mailsTo(app, landlord.email);
};
const block = (method: 'POST' | 'DELETE') =>
  call(method, `/user/${tenant.userId}/blocks/${landlord.userId}`, tenant);
const unsave = () => call('DELETE', savedUrl(tenant, landlord), tenant);
const change = (body: Schemas['ListingChanges'], { propertyId }: Premises = landlord) =>
  call('PATCH', `/properties/${propertyId}`, landlord, body);
const rent = (rentMin: number, what: Premises = landlord) => change({ rentMin }, what);
const setPublic = (isActive: boolean) =>
  call('PATCH', `/announcement/${landlord.announcementId}`, landlord, { isActive });
const hide = () => setPublic(false);
const show = () => setPublic(true);
const choose = (body: Schemas['UserChanges']) => call('PATCH', `/user/${tenant.userId}`, tenant, body);

const inTurn = async (...steps: readonly (() => Promise<void>)[]) => {
  for (const step of steps) await step();
};

/** Notes when changes are told, as the workers do every ten seconds; two of them, as in two processes. */
const look = () => Promise.all([workers.changes.mail(), workers.changes.mail()]);

/** Writes the mails of the next morning. */
async function dawn(): Promise<void> {
  await look();
  day += 1;
  app.now = new Date(`2026-11-${day}T06:00:00Z`);
  await look();
}
async function morning(): Promise<void> {
  await dawn();
  await workers.drain();
}
const received = async ({ email }: Party = tenant) =>
  (await mailsTo(app, email)).filter((mail) => mail.text?.includes('among your favourites or interests'));
const textOf = (mail: Email | undefined) => mail?.text?.replaceAll(/[\u00A0\u202F]/gu, ' ');
const subjects = async (by: Party = tenant) => (await received(by)).map(({ subject }) => subject);
const address = 'Testikatu 1, 90100 Oulu';

describe('a mail of changes', () => {
  it('tells of a lower rent at 8:00, with both rents, and leads to the match', async () => {
    await rent(900);
    await look();
    await workers.drain();
    expect(await received()).toEqual([]);
    await morning();
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Lower rent: ${address}`);
    expect(textOf(mail)).toContain('\nRent now 900 € a month, previously 1 000 €\n');
    expect(mail?.text).toContain(`${publicUrl}/user/matches/${landlord.propertyId}\n`);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await morning();
    expect(await received()).toHaveLength(1);
  });

  it('tells of an earlier date and of what is back on the market, to whoever is interested as well', async () => {
    await unsave();
    await showInterest();
    await change({ moveInDate: '2027-01-01' });
    await hide();
    await morning();
    expect(await received()).toEqual([]);
    await show();
    await morning();
    const [mail] = await received();
    expect(mail?.subject).toBe(`Back on the market: ${address}`);
    expect(textOf(mail)).toContain('Back on the market · Available from 01/01/2027, previously 01/02/2027\n');
  });

  it('says once what has changed several times, and nothing of what was undone', async () => {
    for (const amount of [900, 1_100, 800]) await rent(amount);
    await morning();
    expect(textOf((await received())[0])).toContain('800 € a month, previously 1 000 €\n');
    await rent(700);
    await rent(800);
    await hide();
    await show();
    await morning();
    expect(await received()).toHaveLength(1);
  });

  it.each([
    ['a higher rent, or a later date', () => change({ rentMin: 1_200, moveInDate: '2027-03-01' })],
    ['what is hidden', () => inTurn(() => rent(900), hide)],
    ['what changes in words', () => change({ description: 'Now with a view' })],
    ['what is not saved any more', () => inTurn(() => rent(900), unsave)],
  ])('says nothing of %s', async (_name, act) => {
    await act();
    await morning();
    expect(await received()).toEqual([]);
  });

  it('compares with what was mailed last, so that raising a rent first makes no news', async () => {
    await rent(900);
    await morning();
    await rent(1_000);
    await morning();
    await rent(950);
    await morning();
    expect(await received()).toHaveLength(1);
    await rent(850);
    await morning();
    expect(textOf((await received())[1])).toContain('850 € a month, previously 900 €\n');
  });

  it('compares with what was there when it was saved', async () => {
    const other = await addTenant(app, `late-${count}@tilava.example`);
    await rent(900);
    await save(other);
    await unsave();
    await save();
    await morning();
    expect([...(await received()), ...(await received(other))]).toEqual([]);
    await rent(880);
    await morning();
    for (const by of [tenant, other]) {
      expect(textOf((await received(by))[0])).toContain('880 € a month, previously 900 €\n');
    }
  });

  it('is one a day for everything, names ten and counts the others', async () => {
    const premises: Premises[] = [landlord];
    while (premises.length < 12) premises.push(await addAnnouncement(app, landlord.userId));
    for (const what of premises.slice(1)) await save(tenant, what);
    for (const what of premises) await rent(900, what);
    await dawn();
    // What is changed a moment afterwards, or was not noted yet, waits for the next morning.
    await rent(800, landlord);
    app.now = new Date('2026-11-22T18:00:00Z');
    await look();
    await workers.drain();
    expect(await subjects()).toEqual(['News about 12 premises that interest you']);
    const [mail] = await received();
    expect(mail?.text?.match(/Rent now/gu)).toHaveLength(10);
    expect(mail?.text).toContain('There’s news about 2 more of your favourites or interests.');
  });

  it('waits for 8:00 after the server was away, and tells all at once then', async () => {
    const other = await addAnnouncement(app, landlord.userId);
    await save(tenant, other);
    await rent(900);
    await look();
    app.now = new Date('2026-11-23T04:00:00Z');
    await rent(900, other);
    await look();
    app.now = new Date('2026-11-23T05:30:00Z');
    await look();
    expect(await app.database.queries.select().from(mails)).toEqual([]);
    app.now = new Date('2026-11-23T06:00:00Z');
    await look();
    await workers.drain();
    expect(await subjects()).toEqual(['News about 2 premises that interest you']);
  });

  it.each<[string, () => Promise<unknown>, (() => Promise<unknown>) | null]>([
    ['have switched them off', () => choose({ changeMails: false }), () => choose({ changeMails: true })],
    [
      'have unsubscribed from all',
      () => choose({ unsubscribed: true }),
      () => choose({ unsubscribed: false }),
    ],
    ['block the landlord', () => inTurn(showInterest, () => block('POST')), () => block('DELETE')],
    [
      'are suspended',
      () =>
        app.database.queries
          .update(users)
          .set({ suspendedUntil: '2026-12-24' })
          .where(eq(users.id, tenant.userId)),
      null,
    ],
  ])('is none to those who %s, and tells them nothing of it afterwards', async (_name, end, begin) => {
    await rent(900);
    await end();
    await morning();
    if (begin !== null) {
      await begin();
      await change({ moveInDate: '2027-03-01' });
    }
    await morning();
    expect(await received()).toEqual([]);
  });

  it('is the last one after one click, and others are mailed still', async () => {
    await rent(900);
    await morning();
    const [mail] = await received();
    expect((await app.server.inject({ method: 'POST', url: unsubscribePath(mail) })).statusCode).toBe(204);
    const { bearer, userId } = tenant;
    expect((await app.send({ method: 'GET', url: `/user/${userId}`, bearer })).json()).toMatchObject({
      changeMails: false,
      messageMails: 'immediate',
      interestMails: 'immediate',
    });
  });

  it.each([
    ['the announcement', () => call('DELETE', `/properties/${landlord.propertyId}`, landlord)],
    ['the tenant', () => app.database.queries.delete(users).where(eq(users.id, tenant.userId))],
  ])('is forgotten with %s', async (_name, remove) => {
    await rent(900);
    await dawn();
    await remove();
    await workers.drain();
    expect(await app.database.queries.select().from(changeNotices)).toEqual([]);
    expect(await received()).toEqual([]);
  });
});

describe('a mail of changes that is tried again', () => {
  /** The ids of the mails that arrived, and the rent that each told of. */
  let arrived: (readonly [id: string, rent: string | undefined])[];
  beforeEach(() => {
    arrived = [];
  });

  const send = (isAnswered: boolean) =>
    drainOutbox({
      database: app.database,
      transport: {
        async send({ id, text }) {
          arrived.push([id, /Rent now (?<rent>\d+)/u.exec(text)?.groups?.['rent']]);
          if (!isAnswered) throw new Error('The mail server is gone');
        },
      },
      clock: () => app.now,
      log: { warn: () => {}, error: () => {} },
      currentMail: currentMail(app.database, site, () => app.now),
    });

  it('says what holds by then, of which no other mail tells', async () => {
    await rent(900);
    await dawn();
    await send(false);
    await rent(880);
    await dawn();
    await send(true);
    await dawn();
    await send(true);
    expect(arrived.map(([, amount]) => amount)).toEqual(['900', '880']);
    expect(arrived[0]?.[0]).toBe(arrived[1]?.[0]);
  });

  it('is followed by another one of what changes afterwards', async () => {
    await rent(900);
    await dawn();
    await send(true);
    await rent(880);
    await dawn();
    await send(true);
    expect(arrived.map(([, amount]) => amount)).toEqual(['900', '880']);
    expect(arrived[0]?.[0]).not.toBe(arrived[1]?.[0]);
  });

  it('is not sent where nothing is better by then, and is made up for', async () => {
    await rent(900);
    await dawn();
    await hide();
    await send(true);
    expect(arrived).toEqual([]);
    await dawn();
    await show();
    await dawn();
    await send(true);
    expect(arrived.map(([, amount]) => amount)).toEqual(['900']);
  });

  it('is neither lost nor doubled where the process dies while it is written', async () => {
    await rent(900);
    await look();
    app.now = new Date('2026-11-22T06:00:00Z');
    const dying = changeMails({
      store: changeStore(app.database),
      alertLock: alertAdvisoryLock(app.database),
      outbox: { enqueue: () => Promise.reject(new Error('killed')) },
      writeMail: async () => ({ subject: '', text: '', html: '' }),
      publicUrl,
      clock: () => app.now,
    });
    await expect(dying.mail()).rejects.toThrow('killed');
    await look();
    await look();
    await send(true);
    expect(arrived.map(([, amount]) => amount)).toEqual(['900']);
  });
});
