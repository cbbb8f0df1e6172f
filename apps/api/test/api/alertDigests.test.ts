import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertMatches, knownMatches } from '../../src/db/schema.ts';
import { alertsOf, publicUrl, unsubscribePath } from '../support/alertsOf.ts';
import { mailsTo } from '../support/mailbox.ts';
import { addAnnouncement, addTenant, setPublic } from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;
let alerts: Awaited<ReturnType<typeof alertsOf>>;

const noon = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  app = await startTestApplication();
  alerts = await alertsOf(app);
});
afterAll(() => app.close());

describe('mails of alerts', () => {
  it('name ten at the most, the best first, and count the others, of which no other mail tells', async () => {
    const { tenant, landlord, at } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
    const properties: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      const place = at(100 * number);
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
      const { landlord, place, at } = await alerts.neighbours();
      const other = await addAnnouncement(app, landlord.userId, { ...place, address: 'Toinen 2' });
      const quiet = await addAnnouncement(app, landlord.userId, { ...at(5_000), address: 'Kolmas 3' });
      const all = [landlord.propertyId, other.propertyId, quiet.propertyId];
      for (const id of all) await alerts.choose(landlord, id, { frequency });
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
      expect(mail?.subject).toBe('4 nya träffar för 2 av dina annonser');
      for (const id of [landlord.announcementId, other.announcementId]) {
        expect(mail?.text).toContain(`2 nya hyresgäster\n${publicUrl}/user/matches?announcement=${id}\n`);
      }
      expect(mail?.text).not.toContain('Kolmas 3');
      // It ends what it is about, and nothing else.
      await app.server.inject({ method: 'POST', url: unsubscribePath(mail) });
      const frequencies = await Promise.all(all.map((id) => alerts.read(landlord, id)));
      expect(frequencies).toMatchObject([{ frequency: 'never' }, { frequency: 'never' }, { frequency }]);
    },
  );

  it('leave a quarter of an hour between two mails to the same person', async () => {
    const { landlord, place, at } = await alerts.neighbours();
    const far = at(5_000);
    const other = await addAnnouncement(app, landlord.userId, far);
    for (const id of [landlord.propertyId, other.propertyId])
      await alerts.choose(landlord, id, { frequency: 'immediate' });
    await addTenant(app, 'first.mail@tilava.example', {}, { ...place, residenceFlags: 1 });
    await alerts.tick();
    await addTenant(app, 'second.mail@tilava.example', {}, { ...far, residenceFlags: 1 });
    await alerts.tick();
    expect(await mailsTo(app, landlord.email)).toHaveLength(1);
    app.now = new Date(noon.getTime() + 15 * 60_000);
    await alerts.tick();
    app.now = noon;
    expect(await mailsTo(app, landlord.email)).toHaveLength(2);
  });

  it('come although the clock was put back by a year meanwhile', async () => {
    const { tenant, landlord, place } = await alerts.neighbours();
    await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
    app.now = new Date('2027-11-21T10:00:00Z');
    await addAnnouncement(app, landlord.userId, place);
    await alerts.tick();
    await alerts.choose(tenant, tenant.needId, { frequency: 'weekly' });
    await addAnnouncement(app, landlord.userId, place);
    await alerts.finding.find();
    app.now = noon;
    await alerts.tick();
    expect(await mailsTo(app, tenant.email)).toHaveLength(2);
  });
});

describe('matches that are known', () => {
  it('are those that were there before alerts were switched on, in one row, whatever happens to them', async () => {
    const { tenant, landlord, place } = await alerts.neighbours();
    const there = [];
    for (let number = 0; number < 3; number += 1)
      there.push(await addAnnouncement(app, landlord.userId, place));
    for (let time = 0; time < 2; time += 1) {
      await alerts.choose(tenant, tenant.needId, { frequency: 'immediate' });
      await alerts.choose(landlord, landlord.propertyId, { frequency: 'immediate' });
      for (const { announcementId } of there) await setPublic(app, announcementId, false);
      await alerts.tick();
      for (const { announcementId } of there) await setPublic(app, announcementId, true);
      await alerts.tick();
      await alerts.choose(tenant, tenant.needId, { frequency: 'never' });
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
});
