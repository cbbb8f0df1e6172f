import { eq } from 'drizzle-orm';
import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements, announcementViews } from '../../src/db/schema.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  setPublic,
  type LandlordParty,
  type TenantParty,
} from '../support/parties.ts';
import { days, advanceClock } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Shown = Pick<LandlordParty, 'announcementId' | 'propertyId'>;

let app: TestApplication;
let landlord: LandlordParty;
let tenants: TenantParty[];

beforeAll(async () => {
  app = await startTestApplication();
  landlord = await addLandlord(app, 'owner@views.example');
  tenants = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    tenants.push(await addTenant(app, `${name}@views.example`));
  }
});
afterAll(() => app.close());

const open = async (propertyId: string, by: readonly { readonly bearer: string }[]) => {
  for (const { bearer } of by) await app.send({ method: 'GET', url: `/properties/${propertyId}`, bearer });
};
const rowsOf = ({ announcementId }: Shown) =>
  app.database.queries
    .select()
    .from(announcementViews)
    .where(eq(announcementViews.announcementId, announcementId))
    .orderBy(announcementViews.day);
const viewsOf = async (shown: Shown) => (await rowsOf(shown)).map(({ day, views }) => [day, views]);
const publish = () => addAnnouncement(app, landlord.userId);

/** As the landlord reads it among the announcements. */
async function listedViews({ announcementId }: Shown) {
  const { bearer } = await app.logIn(landlord.email);
  const answer = await app.send({ method: 'GET', url: `/user/${landlord.userId}/announcement`, bearer });
  return answer.json<components['schemas']['Announcement'][]>().find(({ id }) => id === announcementId)
    ?.views;
}

async function lastWeek({ propertyId }: Shown) {
  const { bearer } = await app.logIn(landlord.email);
  const answer = await app.send({ method: 'GET', url: `/insights/${propertyId}`, bearer });
  return answer.json<components['schemas']['Insights']>().weeks.at(-1);
}

describe('an opening of an announcement', () => {
  it('counts once a tenant, announcement and day', async () => {
    const [shown, other] = [await publish(), await publish()];
    const [one, two] = tenants;
    if (one === undefined || two === undefined) throw new Error('There are five tenants');
    await open(shown.propertyId, [one, one, two, one]);
    await Promise.all([open(other.propertyId, [one]), open(other.propertyId, [one])]);
    expect(await viewsOf(shown)).toEqual([['2026-11-21', 2]]);
    expect(await viewsOf(other)).toEqual([['2026-11-21', 1]]);
    advanceClock(app, days / 2);
    // Midnight of Helsinki is two hours before the one of UTC.
    expect(app.now.toISOString()).toBe('2026-11-21T22:00:00.000Z');
    await open(shown.propertyId, [await app.logIn(one.email)]);
    expect(await viewsOf(shown)).toEqual([
      ['2026-11-21', 2],
      ['2026-11-22', 1],
    ]);
    advanceClock(app, -days / 2);
  });

  it('counts of tenants who may read it alone', async () => {
    const shown = await publish();
    await open(shown.propertyId, [landlord, await app.logIn('admin@tilava.example')]);
    await setPublic(app, shown.announcementId, false);
    await open(shown.propertyId, tenants);
    expect(await viewsOf(shown)).toEqual([]);
  });

  it('is told once its week is over, where five tenants opened it on one day', async () => {
    const [few, many] = [await publish(), await publish()];
    await open(few.propertyId, tenants.slice(1));
    await open(many.propertyId, tenants);
    expect((await lastWeek(many))?.views).toBeNull();
    expect(await listedViews(many)).toBeNull();
    advanceClock(app, days);
    const again = await Promise.all(tenants.slice(0, 4).map(({ email }) => app.logIn(email)));
    await open(few.propertyId, again);
    await open(many.propertyId, again);
    advanceClock(app, days);
    expect(await lastWeek(many)).toMatchObject({ monday: '2026-11-16', views: 9 });
    expect(await lastWeek(few)).toMatchObject({ monday: '2026-11-16', views: null });
    expect([await listedViews(many), await listedViews(few)]).toEqual([9, null]);
    const asTenant = await app.send({
      method: 'GET',
      url: `/announcement/${many.announcementId}`,
      bearer: (await app.logIn(tenants[0]?.email ?? '')).bearer,
    });
    expect(asTenant.statusCode).toBe(200);
    expect(asTenant.json()).not.toHaveProperty('views');
    advanceClock(app, -2 * days);
  });

  it('leaves nothing of who it was, and goes with the announcement', async () => {
    const shown = await publish();
    await open(shown.propertyId, tenants);
    const rows = await rowsOf(shown);
    expect(rows.map((row) => Object.keys(row))).toEqual([['announcementId', 'day', 'counterId', 'views']]);
    for (const { userId, needId, email } of tenants) {
      for (const mark of [userId, needId, email]) expect(JSON.stringify(rows)).not.toContain(mark);
    }
    await app.database.queries.delete(announcements).where(eq(announcements.id, shown.announcementId));
    expect(await rowsOf(shown)).toEqual([]);
  });
});
