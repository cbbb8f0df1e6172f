import { matchRadius } from '@tilava/domain/matching';
import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  placeAt,
  setPublic,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type Shown = Pick<LandlordParty, 'announcementId' | 'propertyId'>;

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
let otherLandlord: LandlordParty;
let admin: Pick<Party, 'bearer'>;

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await addTenant(app, 'seeker@audience.example');
  landlord = await addLandlord(app, 'owner@audience.example');
  otherLandlord = await addLandlord(app, 'rival@audience.example');
  admin = await app.logIn('admin@tilava.example');
});
afterAll(() => app.close());

const read = ({ bearer }: Pick<Party, 'bearer'>, url: string) => app.send({ method: 'GET', url, bearer });
/** The statuses of a listing read by its property, and by its announcement. */
async function statuses(by: Pick<Party, 'bearer'>, { propertyId, announcementId }: Shown) {
  const listing = await read(by, `/properties/${propertyId}`);
  const announcement = await read(by, `/announcement/${announcementId}`);
  return [listing.statusCode, announcement.statusCode];
}
const toggle = (method: 'POST' | 'DELETE', { announcementId }: Shown, query = '') =>
  app.send({
    method,
    url: `/user/${tenant.userId}/favorite/${announcementId}${query}`,
    bearer: tenant.bearer,
  });
const far = () => addAnnouncement(app, landlord.userId, placeAt(matchRadius + 2));

describe('a tenant reads a listing', () => {
  it('that is near what is sought, and no other', async () => {
    const onTheEdge = await addAnnouncement(app, landlord.userId, placeAt(matchRadius));
    expect(await statuses(tenant, landlord)).toEqual([200, 200]);
    expect(await statuses(tenant, onTheEdge)).toEqual([200, 200]);
    expect(await statuses(tenant, await far())).toEqual([404, 404]);
  });

  it.each([
    ['a favourite', ''],
    ['of interest', '?interested=true'],
  ])('that is %s, for as long as it is', async (_what, query) => {
    const shown = await far();
    await toggle('POST', shown, query);
    expect(await statuses(tenant, shown)).toEqual([200, 200]);
    await toggle('DELETE', shown, query);
    expect(await statuses(tenant, shown)).toEqual([404, 404]);
  });

  it('no longer once it is hidden, near or saved; the favourites tell what became of it', async () => {
    const near = await addAnnouncement(app, landlord.userId);
    const saved = await far();
    await toggle('POST', saved);
    await toggle('POST', saved, '?interested=true');
    for (const { announcementId } of [near, saved]) await setPublic(app, announcementId, false);
    expect(await statuses(tenant, near)).toEqual([404, 404]);
    expect(await statuses(tenant, saved)).toEqual([404, 404]);
    const [kept] = (await read(tenant, `/user/${tenant.userId}/favorites`)).json<{ favorites: unknown }[]>();
    expect(kept?.favorites).toEqual([{ id: saved.announcementId, isActive: false }]);
    await toggle('DELETE', saved);
    await toggle('DELETE', saved, '?interested=true');
  });

  it('by any of their needs, paused or not: nothing without one', async () => {
    const resting = await addTenant(app, 'resting@audience.example', {}, { isActive: false });
    expect(await statuses(resting, landlord)).toEqual([200, 200]);
    const { bearer } = admin;
    const leaving = await addTenant(app, 'leaving@audience.example');
    expect(await statuses(leaving, landlord)).toEqual([200, 200]);
    await app.send({ method: 'DELETE', url: `/properties/${leaving.needId}`, bearer });
    expect(await statuses(leaving, landlord)).toEqual([404, 404]);
  });

  it('and goes from there to its match', async () => {
    const listing = (await read(tenant, `/properties/${landlord.propertyId}`)).json<Schemas['Listing']>();
    expect(listing.announcement).toBe(landlord.announcementId);
    const found = await app.send({
      method: 'POST',
      url: '/matchmaking?specific=true',
      bearer: tenant.bearer,
      body: { property: tenant.needId, announcement: listing.announcement },
    });
    const [match] = found.json<Schemas['MatchPage']>().results;
    expect(match?.kind === 'announcement' && match.announcement.properties).toEqual(listing);
  });

  it('without its landlord, and without criteria that are not public', async () => {
    const open = await addAnnouncement(app, landlord.userId, { criteriaArePublic: true });
    const seen = await Promise.all(
      [landlord, open].map(async ({ propertyId }) =>
        (await read(tenant, `/properties/${propertyId}`)).json<Schemas['Listing']>(),
      ),
    );
    expect(seen.map((listing) => ['user' in listing, 'criteria' in listing])).toEqual([
      [false, false],
      [false, true],
    ]);
  });
});

describe('a listing is read', () => {
  it('by its landlord and by admins, public or hidden, with everything', async () => {
    const shown = await addAnnouncement(app, landlord.userId);
    for (const isPublic of [true, false]) {
      await setPublic(app, shown.announcementId, isPublic);
      for (const who of [landlord, admin]) {
        const listing = await read(who, `/properties/${shown.propertyId}`);
        expect(listing.json()).toMatchObject({
          announcement: shown.announcementId,
          user: landlord.userId,
          criteria: { publicDisplay: false },
        });
        expect(await statuses(who, shown)).toEqual([200, 200]);
      }
    }
  });

  it('by no other landlord', async () => {
    expect(await statuses(otherLandlord, landlord)).toEqual([404, 404]);
  });
});
