import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../src/db/migrations.ts';
import {
  alertCodes,
  alertMatches,
  announcements,
  files,
  knownMatches,
  mails,
  users,
} from '../../src/db/schema.ts';
import { alertsOf, publicUrl } from '../support/alertsOf.ts';
import { mailsTo } from '../support/mailbox.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  placeAt,
  setPublic,
  type LandlordParty,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;
let alerts: Awaited<ReturnType<typeof alertsOf>>;

const noon = new Date('2026-11-21T10:00:00Z');
const evening = new Date('2026-11-21T19:00:00Z');
const morning = new Date('2026-11-22T05:00:00Z');

beforeAll(async () => {
  app = await startTestApplication();
  alerts = await alertsOf(app);
});
afterAll(() => app.close());

const choose = (party: { readonly bearer: string }, propertyId: string, body: object) =>
  app.send({ method: 'PATCH', url: `/alerts/${propertyId}`, bearer: party.bearer, body });
const read = async (party: { readonly bearer: string }, propertyId: string) =>
  (await app.send({ method: 'GET', url: `/alerts/${propertyId}`, bearer: party.bearer })).json<object>();

interface Neighbours {
  readonly tenant: TenantParty;
  readonly landlord: LandlordParty;
  readonly place: ReturnType<typeof placeAt>;
}

let parties = 0;
/** A tenant and a landlord whose premises fit, far from all others. */
async function neighbours(): Promise<Neighbours> {
  parties += 1;
  const place = placeAt(parties * 10_000);
  const need = { ...place, residenceFlags: 1, rentMax: 200_000 };
  const tenant = await addTenant(app, `seeker${parties}@tilava.example`, { language: 'fi' }, need);
  const landlord = await addLandlord(app, `owner${parties}@tilava.example`, { language: 'sv' }, place);
  return { tenant, landlord, place };
}

const header = (mail: Email | undefined, key: string) =>
  mail?.headers.find((candidate) => candidate.key === key)?.value;

/** The page that a mail's link to unsubscribe leads to. */
const unsubscribePath = (mail: Email | undefined): string => {
  const [, address = ''] = /^<(.*)>$/.exec(header(mail, 'list-unsubscribe') ?? '') ?? [];
  return new URL(address).pathname;
};

/** Gives the premises of an announcement a picture, of which there is but the row. */
async function addPicture({ userId }: LandlordParty, announcementId: string): Promise<void> {
  const [shown] = await app.database.queries
    .select({ residenceId: announcements.residenceId })
    .from(announcements)
    .where(eq(announcements.id, announcementId));
  const picture = { id: uuidv7(), key: 'ab'.repeat(16), name: 'hall.png' };
  await app.database.queries
    .insert(files)
    .values({ ...picture, userId, residenceId: shown?.residenceId ?? null });
}

/** One mail of at-once alerts to the tenant. */
async function mailToTenant({ tenant, landlord, place }: Neighbours): Promise<Email | undefined> {
  await choose(tenant, tenant.needId, { frequency: 'immediate' });
  await addAnnouncement(app, landlord.userId, place);
  await alerts.tick();
  return (await mailsTo(app, tenant.email)).at(-1);
}

describe('alerts', () => {
  it('are off at first, and are what their owner chooses', async () => {
    const { tenant, landlord } = await neighbours();
    expect(await read(tenant, tenant.needId)).toEqual({ frequency: 'never', threshold: 60 });
    const chosen = await choose(tenant, tenant.needId, { frequency: 'weekly' });
    expect(chosen.json()).toEqual({ frequency: 'weekly', threshold: 60 });
    await choose(landlord, landlord.propertyId, { threshold: 80 });
    expect(await read(landlord, landlord.propertyId)).toEqual({ frequency: 'never', threshold: 80 });
  });

  it('refuse what is no frequency and no threshold', async () => {
    const { tenant } = await neighbours();
    for (const body of [
      {},
      { threshold: 100 },
      { threshold: -1 },
      { threshold: 60.5 },
      { frequency: 'hourly' },
    ]) {
      expect((await choose(tenant, tenant.needId, body)).statusCode, JSON.stringify(body)).toBe(400);
    }
  });

  it('tell a tenant of new announcements with picture, facts, per cent and the best reason', async () => {
    const { tenant, landlord } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    const place = { ...placeAt(parties * 10_000 + 400), address: 'Uusikatu <1>, 90100 Oulu' };
    const added = await addAnnouncement(app, landlord.userId, { ...place, rent: 125_050 });
    const { announcementId, propertyId } = added;
    await addPicture(landlord, announcementId);
    await alerts.tick();
    const [mail, ...others] = await mailsTo(app, tenant.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Uusi sinulle sopiva tila: Uusikatu <1>, 90100 Oulu');
    const link = `${publicUrl}/user/matches/${propertyId}`;
    expect(mail?.text).toContain(
      [
        '100\u00A0% Toimisto, Uusikatu <1>, 90100 Oulu',
        '50\u00A0m² · 1\u00A0250,50\u00A0€ kuukaudessa · 400\u00A0m päässä',
        'Lähellä, 400\u00A0m paikasta, josta etsit',
        link,
      ].join('\n'),
    );
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).toContain('Uusikatu &lt;1&gt;');
    expect(mail?.html).toContain(`src="${publicUrl}/api/v1/files/${'ab'.repeat(16)}?width=640"`);
  });

  it('leave out what is hidden or deleted while the mail waits, which is new once it is shown again', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    const [stays, hidden, deleted] = [
      await addAnnouncement(app, landlord.userId, { ...place, address: 'Stays 1' }),
      await addAnnouncement(app, landlord.userId, { ...place, address: 'Hidden 1' }),
      await addAnnouncement(app, landlord.userId, { ...place, address: 'Deleted 1' }),
    ];
    await alerts.finding.find();
    await alerts.mailing.mail();
    await setPublic(app, hidden.announcementId, false);
    await app.database.queries.delete(announcements).where(eq(announcements.id, deleted.announcementId));
    await alerts.drain();
    const [first] = await mailsTo(app, tenant.email);
    expect(first?.text).toContain('Stays 1');
    expect(first?.text).not.toMatch(/Hidden|Deleted/u);
    expect(unsubscribePath(first)).toMatch(/^\/unsubscribe\//u);

    await setPublic(app, stays.announcementId, false);
    await setPublic(app, stays.announcementId, true);
    await setPublic(app, hidden.announcementId, true);
    app.now = new Date(noon.getTime() + 16 * 60_000);
    await alerts.tick();
    app.now = noon;
    const [, second, ...more] = await mailsTo(app, tenant.email);
    expect(second?.text).toContain('Hidden 1');
    expect(second?.text).not.toContain('Stays');
    expect(more).toEqual([]);
  });

  it('are not mailed where nothing is left of them by then', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    const { announcementId } = await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await alerts.mailing.mail();
    await setPublic(app, announcementId, false);
    await alerts.drain();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
  });

  it('tell a landlord of new tenants by what everybody may know of them', async () => {
    const { landlord, place } = await neighbours();
    await choose(landlord, landlord.propertyId, { frequency: 'immediate' });
    const privateTenant = {
      firstName: 'Aino',
      lastName: 'Surname',
      phoneNumber: '+358401234567',
      currentAddress: 'Kotikatu 7',
    };
    const secrets = ['Surname', 'Kotikatu', '+358', '1234567', 'hidden.seeker'];
    const need = { ...place, residenceFlags: 1, sizeMin: 3_000, rentMax: 200_000 };
    const { needId } = await addTenant(app, 'hidden.seeker@tilava.example', { privateTenant }, need);
    await alerts.tick();
    const [mail] = await mailsTo(app, landlord.email);
    expect(mail?.subject).toMatch(/^Ny hyresgäst för \S/u);
    expect(mail?.text).toContain('100\u00A0% Aino\nKontor · minst 30\u00A0m²');
    expect(mail?.text).toContain(`${publicUrl}/user/matches/${landlord.announcementId}/${needId}`);
    for (const secret of secrets) {
      expect(mail?.text).not.toContain(secret);
      expect(mail?.html).not.toContain(secret);
    }
  });

  it('tell of what was there before they were switched on, or the threshold lowered, never', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate', threshold: 95 });
    await addAnnouncement(app, landlord.userId, { ...place, rent: 230_000 });
    await alerts.tick();
    await choose(tenant, tenant.needId, { threshold: 60 });
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
  });

  it('leave out what was hidden since, and tell of it once it is shown again', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    const { announcementId } = await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await setPublic(app, announcementId, false);
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
    await setPublic(app, announcementId, true);
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toHaveLength(1);
  });

  it('name ten at the most, the best first, and count the others, of which no other mail tells', async () => {
    const { tenant, landlord } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    const properties: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      const place = placeAt(parties * 10_000 + 100 * number);
      properties.push((await addAnnouncement(app, landlord.userId, place)).propertyId);
    }
    await alerts.tick();
    app.now = new Date(noon.getTime() + 15 * 60_000);
    await alerts.tick();
    app.now = noon;
    const mailed = await mailsTo(app, tenant.email);
    expect(mailed.map(({ text = '' }) => text.match(/(?<=matches\/)\S+/g))).toEqual([
      properties.slice(0, 10),
    ]);
    expect(mailed[0]?.subject).toBe('12 uutta sinulle sopivaa tilaa');
    expect(mailed[0]?.text).toContain('12 osumasta 10 parasta');
  });

  it.each(['immediate', 'daily', 'weekly'] as const)(
    'tell a landlord of several announcements in one mail (%s)',
    async (frequency) => {
      const { landlord, place } = await neighbours();
      const other = await addAnnouncement(app, landlord.userId, { ...place, address: 'Toinen 2' });
      const quiet = await addAnnouncement(app, landlord.userId, { ...placeAt(900_000), address: 'Kolmas 3' });
      const all = [landlord.propertyId, other.propertyId, quiet.propertyId];
      for (const id of all) await choose(landlord, id, { frequency });
      for (const name of ['one', 'two']) {
        await addTenant(app, `${name}.${frequency}@tilava.example`, {}, { ...place, residenceFlags: 1 });
      }
      await alerts.tick();
      // Monday.
      app.now = new Date('2026-11-23T06:00:00Z');
      await alerts.tick();
      app.now = noon;
      const [mail, ...others] = await mailsTo(app, landlord.email);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('4 nya matchningar för 2 av dina annonser');
      for (const id of [landlord.announcementId, other.announcementId]) {
        expect(mail?.text).toContain(`2 nya hyresgäster\n${publicUrl}/user/matches?announcement=${id}\n`);
      }
      expect(mail?.text).not.toContain('Kolmas 3');
      // It ends what it is about, and nothing else.
      await app.server.inject({ method: 'POST', url: unsubscribePath(mail) });
      const frequencies = await Promise.all(all.map((id) => read(landlord, id)));
      expect(frequencies).toMatchObject([{ frequency: 'never' }, { frequency: 'never' }, { frequency }]);
    },
  );

  it('leave a quarter of an hour between two mails to the same person', async () => {
    const { landlord, place } = await neighbours();
    const far = placeAt(parties * 10_000 + 5_000);
    const other = await addAnnouncement(app, landlord.userId, far);
    for (const id of [landlord.propertyId, other.propertyId])
      await choose(landlord, id, { frequency: 'immediate' });
    const email = (name: string) => `${name}${parties}@tilava.example`;
    await addTenant(app, email('first'), {}, { ...place, residenceFlags: 1 });
    await alerts.tick();
    await addTenant(app, email('second'), {}, { ...far, residenceFlags: 1 });
    await alerts.tick();
    expect(await mailsTo(app, landlord.email)).toHaveLength(1);
    app.now = new Date(noon.getTime() + 15 * 60_000);
    await alerts.tick();
    app.now = noon;
    expect(await mailsTo(app, landlord.email)).toHaveLength(2);
  });

  it('come although the clock was put back by a year meanwhile', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    app.now = new Date('2027-11-21T10:00:00Z');
    await addAnnouncement(app, landlord.userId, place);
    await alerts.tick();
    await choose(tenant, tenant.needId, { frequency: 'weekly' });
    await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    app.now = noon;
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toHaveLength(2);
  });

  it('keep what was there before in one row, and never tell of it, whatever happens to it', async () => {
    const { tenant, landlord, place } = await neighbours();
    const there = [];
    for (let number = 0; number < 3; number += 1)
      there.push(await addAnnouncement(app, landlord.userId, place));
    for (let time = 0; time < 2; time += 1) {
      await choose(tenant, tenant.needId, { frequency: 'immediate' });
      await choose(landlord, landlord.propertyId, { frequency: 'immediate' });
      for (const { announcementId } of there) await setPublic(app, announcementId, false);
      await alerts.tick();
      for (const { announcementId } of there) await setPublic(app, announcementId, true);
      await alerts.tick();
      await choose(tenant, tenant.needId, { frequency: 'never' });
    }
    expect(await mailsTo(app, tenant.email)).toEqual([]);
    const { queries } = app.database;
    expect(await queries.select().from(alertMatches).where(eq(alertMatches.needId, tenant.needId))).toEqual(
      [],
    );
    const known = await queries.select().from(knownMatches).where(eq(knownMatches.alertId, tenant.needId));
    expect(known.map(({ otherIds }) => otherIds.toSorted())).toEqual([
      [landlord, ...there].map(({ announcementId }) => announcementId).toSorted(),
    ]);
  });

  it('know as before of what a row each said until now, unless a mail told of it', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    const others = [
      await addAnnouncement(app, landlord.userId, place),
      await addAnnouncement(app, landlord.userId, place),
    ];
    const rows = [landlord, ...others].map(({ announcementId }, number) => ({
      alertId: tenant.needId,
      needId: tenant.needId,
      announcementId,
      createdAt: noon,
      toldAt: [noon, morning, null][number] ?? null,
    }));
    const { queries } = app.database;
    const ofTenant = eq(alertMatches.alertId, tenant.needId);
    await queries.delete(knownMatches).where(eq(knownMatches.alertId, tenant.needId));
    await queries.insert(alertMatches).values(rows);
    const statements = readFileSync(join(migrationsFolder, '0017_alert_digests.sql'), 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => /(?:INSERT INTO|DELETE FROM|UPDATE) "(?:known|alert)_matches"/u.test(statement));
    for (const statement of statements) await queries.execute(sql.raw(statement));
    expect(await queries.select().from(knownMatches).where(eq(knownMatches.alertId, tenant.needId))).toEqual([
      { alertId: tenant.needId, otherIds: [landlord.announcementId] },
    ]);
    const left = await queries.select().from(alertMatches).where(ofTenant).orderBy(alertMatches.toldAt);
    expect(left).toMatchObject([
      { announcementId: others[0]?.announcementId, isNamed: true },
      { announcementId: others[1]?.announcementId, isNamed: false },
    ]);
  });

  it('wait until the morning where something is found in the night, also when the mail was left before', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await alerts.mailing.mail();
    app.now = evening;
    await alerts.drain();
    await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await alerts.mailing.mail();
    const queued = await app.database.queries.select().from(mails).where(eq(mails.recipient, tenant.email));
    expect(queued.map(({ sentAt, attempts }) => ({ sentAt, attempts }))).toEqual([
      { sentAt: null, attempts: 0 },
    ]);
    app.now = morning;
    await alerts.tick();
    app.now = noon;
    expect(await mailsTo(app, tenant.email)).toHaveLength(2);
  });
});

describe('one click', () => {
  it('unsubscribes without logging in, as RFC 8058 has mail programs do it', async () => {
    const people = await neighbours();
    const { tenant, landlord, place } = people;
    const mail = await mailToTenant(people);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = unsubscribePath(mail);
    expect(mail?.text).toContain(`${publicUrl}${url}`);
    expect((await app.server.inject({ method: 'GET', url })).statusCode).not.toBe(204);
    expect(await read(tenant, tenant.needId)).toMatchObject({ frequency: 'immediate' });

    const click = {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    for (const answer of [await app.server.inject(click), await app.server.inject(click)]) {
      expect(answer.statusCode).toBe(204);
    }
    expect(await read(tenant, tenant.needId)).toEqual({ frequency: 'never', threshold: 60 });
    await addAnnouncement(app, landlord.userId, place);
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toHaveLength(1);
  });

  it('is refused where no mail had the code', async () => {
    const url = `/unsubscribe/${'a'.repeat(43)}`;
    expect((await app.server.inject({ method: 'POST', url })).statusCode).toBe(404);
  });

  it('keeps a mail from being sent that waits', async () => {
    const { tenant, landlord, place } = await neighbours();
    await choose(tenant, tenant.needId, { frequency: 'immediate' });
    await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await alerts.mailing.mail();
    await choose(tenant, tenant.needId, { frequency: 'never' });
    await alerts.drain();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
  });

  it('is by a code of which the store has the hash alone, once the mail is sent', async () => {
    const people = await neighbours();
    const code = unsubscribePath(await mailToTenant(people)).slice('/unsubscribe/'.length);
    const stored = JSON.stringify([
      await app.database.queries.select().from(alertCodes),
      await app.database.queries.select().from(mails).where(eq(mails.recipient, people.tenant.email)),
    ]);
    expect(code).toHaveLength(43);
    expect(stored).not.toContain(code);
  });
});

it('who has unsubscribed from all mails gets none, and is not told later', async () => {
  const { tenant, landlord, place } = await neighbours();
  await choose(tenant, tenant.needId, { frequency: 'immediate' });
  const setMuted = (unsubscribed: boolean) =>
    app.database.queries.update(users).set({ unsubscribed }).where(eq(users.id, tenant.userId));
  await setMuted(true);
  await addAnnouncement(app, landlord.userId, place);
  await alerts.tick();
  await setMuted(false);
  await alerts.tick();
  expect(await mailsTo(app, tenant.email)).toEqual([]);
});

it('the export tells of alerts and of what a mail named, to the tenant and to the landlord', async () => {
  const people = await neighbours();
  const { tenant, landlord } = people;
  await choose(landlord, landlord.propertyId, { frequency: 'daily' });
  await mailToTenant(people);
  const exportOf = async ({ userId, bearer }: { readonly userId: string; readonly bearer: string }) =>
    (await app.send({ method: 'GET', url: `/user/${userId}/export`, bearer })).json<{
      toldMatches: unknown;
    }>();
  const exported = await exportOf(tenant);
  expect(exported).toMatchObject({
    alerts: [{ property: tenant.needId, frequency: 'immediate', threshold: 60 }],
    toldMatches: [{ tenant: tenant.userId, since: noon.toISOString() }],
  });
  expect(JSON.stringify(exported.toldMatches)).not.toContain(landlord.announcementId);
  expect(await exportOf(landlord)).toMatchObject({
    alerts: [{ property: landlord.propertyId, frequency: 'daily', threshold: 60 }],
    toldMatches: [],
  });
});
