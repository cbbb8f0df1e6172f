import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertCodes, announcements, files, mails, users } from '../../src/db/schema.ts';
import { alertsOf, header, publicUrl, unsubscribePath, type Neighbours } from '../support/alertsOf.ts';
import { mailsTo } from '../support/mailbox.ts';
import { addAnnouncement, addTenant, setPublic, type LandlordParty } from '../support/parties.ts';
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
  await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
  await addAnnouncement(app, landlord.userId, place);
  await alerts.tick();
  return (await mailsTo(app, tenant.email)).at(-1);
}

describe('alerts', () => {
  it('are off at first, and are what their owner chooses', async () => {
    const { tenant, landlord } = await alerts.neighbours();
    expect(await alerts.read(tenant, tenant.needId)).toEqual({ frequency: 'never', threshold: 60 });
    const chosen = await alerts.choose(tenant, tenant.needId, { frequency: 'weekly' });
    expect(chosen.json()).toEqual({ frequency: 'weekly', threshold: 60 });
    await alerts.choose(landlord, landlord.propertyId, { threshold: 80 });
    expect(await alerts.read(landlord, landlord.propertyId)).toEqual({ frequency: 'never', threshold: 80 });
  });

  it('refuse what is no frequency and no threshold', async () => {
    const { tenant } = await alerts.neighbours();
    for (const body of [
      {},
      { threshold: 100 },
      { threshold: -1 },
      { threshold: 60.5 },
      { frequency: 'hourly' },
    ]) {
      expect((await alerts.choose(tenant, tenant.needId, body)).statusCode, JSON.stringify(body)).toBe(400);
    }
  });

  it('tell a tenant of new announcements with picture, facts, per cent and the best reason', async () => {
    const { tenant, landlord, at } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
    const place = { ...at(400), address: 'Uusikatu <1>, 90100 Oulu' };
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
        '50\u00A0m² · 1\u00A0250,50\u00A0€/kk · 400\u00A0m:n päässä',
        'Lähellä: 400\u00A0m toivomastasi paikasta',
        link,
      ].join('\n'),
    );
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).toContain('Uusikatu &lt;1&gt;');
    expect(mail?.html).toContain(`src="${publicUrl}/api/v1/files/${'ab'.repeat(16)}?width=640"`);
  });

  it('leave out what is hidden or deleted while the mail waits, which is new once it is shown again', async () => {
    const { tenant, landlord, place } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
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
    const { tenant, landlord, place } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
    const { announcementId } = await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await alerts.mailing.mail();
    await setPublic(app, announcementId, false);
    await alerts.drain();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
  });

  it('tell a landlord of new tenants by what everybody may know of them', async () => {
    const { landlord, place } = await alerts.neighbours();
    await alerts.choose(landlord, landlord.propertyId, { frequency: 'immediate' });
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
    expect(mail?.subject).toMatch(/^Ny träff för \S/u);
    expect(mail?.text).toContain('100\u00A0% Aino\nKontor · minst 30\u00A0m²');
    expect(mail?.text).toContain(`${publicUrl}/user/matches/${landlord.announcementId}/${needId}`);
    for (const secret of secrets) {
      expect(mail?.text).not.toContain(secret);
      expect(mail?.html).not.toContain(secret);
    }
  });

  it('tell of what was there before they were switched on, or the threshold lowered, never', async () => {
    const { tenant, landlord, place } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate', threshold: 95 });
    await addAnnouncement(app, landlord.userId, { ...place, rent: 230_000 });
    await alerts.tick();
    await alerts.choose(tenant, tenant.needId, { threshold: 60 });
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
  });

  it('leave out what was hidden since, and tell of it once it is shown again', async () => {
    const { tenant, landlord, place } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
    const { announcementId } = await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await setPublic(app, announcementId, false);
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
    await setPublic(app, announcementId, true);
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toHaveLength(1);
  });

  it('wait until the morning where something is found in the night, also when the mail was left before', async () => {
    const { tenant, landlord, place } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
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
    const people = await alerts.neighbours();
    const { tenant, landlord, place } = people;
    const mail = await mailToTenant(people);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = unsubscribePath(mail);
    expect(mail?.text).toContain(`${publicUrl}${url}`);
    expect((await app.server.inject({ method: 'GET', url })).statusCode).not.toBe(204);
    expect(await alerts.read(tenant, tenant.needId)).toMatchObject({ frequency: 'immediate' });

    const click = {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    for (const answer of [await app.server.inject(click), await app.server.inject(click)]) {
      expect(answer.statusCode).toBe(204);
    }
    expect(await alerts.read(tenant, tenant.needId)).toEqual({ frequency: 'never', threshold: 60 });
    await addAnnouncement(app, landlord.userId, place);
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toHaveLength(1);
  });

  it('is refused where no mail had the code', async () => {
    const url = `/unsubscribe/${'a'.repeat(43)}`;
    expect((await app.server.inject({ method: 'POST', url })).statusCode).toBe(404);
  });

  it('keeps a mail from being sent that waits', async () => {
    const { tenant, landlord, place } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
    await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    await alerts.mailing.mail();
    await alerts.choose(tenant, tenant.needId, { frequency: 'never' });
    await alerts.drain();
    expect(await mailsTo(app, tenant.email)).toEqual([]);
  });

  it('is by a code of which the store has the hash alone, once the mail is sent', async () => {
    const people = await alerts.neighbours();
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
  const { tenant, landlord, place } = await alerts.neighbours();
  await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
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
  const people = await alerts.neighbours();
  const { tenant, landlord } = people;
  await alerts.choose(landlord, landlord.propertyId, { frequency: 'daily' });
  await mailToTenant(people);
  const exportOf = async ({ userId, bearer }: { readonly userId: string; readonly bearer: string }) =>
    (await app.send({ method: 'GET', url: `/user/${userId}/export`, bearer })).json<{
      notifiedMatches: unknown;
    }>();
  const exported = await exportOf(tenant);
  expect(exported).toMatchObject({
    alerts: [{ property: tenant.needId, frequency: 'immediate', threshold: 60 }],
    notifiedMatches: [{ tenant: tenant.userId, since: noon.toISOString() }],
  });
  expect(JSON.stringify(exported.notifiedMatches)).not.toContain(landlord.announcementId);
  expect(await exportOf(landlord)).toMatchObject({
    alerts: [{ property: landlord.propertyId, frequency: 'daily', threshold: 60 }],
    notifiedMatches: [],
  });
});
