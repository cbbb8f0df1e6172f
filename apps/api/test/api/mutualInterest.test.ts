import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landlordInterests, needs, tenantInterests, users } from '../../src/db/schema.ts';
import type { Pair } from '../../src/modules/favorites/store.ts';
import {
  addAnnouncement,
  addLandlord,
  addNeed,
  addTenant,
  placeAt,
  setPublic,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type ScoredMatch = Schemas['AnnouncementMatch'] | Schemas['TenantMatch'];

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
let otherLandlord: LandlordParty;
let pair: Pair;

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await addTenant(app, 'seeker@tilava.example');
  landlord = await addLandlord(app, 'owner@tilava.example');
  otherLandlord = await addLandlord(app, 'other.owner@tilava.example');
  pair = { tenantId: tenant.userId, announcementId: landlord.announcementId };
});
beforeEach(async () => {
  for (const table of [tenantInterests, landlordInterests]) {
    await app.database.queries.delete(table).where(eq(table.announcementId, landlord.announcementId));
  }
});
afterAll(() => app.close());

const invite = (method: 'POST' | 'DELETE', { tenantId, announcementId } = pair, by: Party = landlord) =>
  app.send({ method, url: `/user/${tenantId}/interested/${announcementId}`, bearer: by.bearer });
const ask = (method: 'POST' | 'DELETE', { announcementId } = pair, by: Party = tenant) => {
  const url = `/user/${by.userId}/favorite/${announcementId}?interested=true`;
  return app.send({ method, url, bearer: by.bearer });
};
const find = (by: Party, query: string, body: unknown) =>
  app.send({ method: 'POST', url: `/matchmaking?${query}`, bearer: by.bearer, body });
const matchesOf = async (by: Party, query: string, body: unknown): Promise<ScoredMatch[]> =>
  (await find(by, query, body))
    .json<Schemas['MatchPage']>()
    .results.filter((match): match is ScoredMatch => match.kind !== 'unavailable');
const specific = (by: Party) =>
  matchesOf(by, 'specific=true', { property: tenant.needId, announcement: landlord.announcementId });

describe('a landlord’s interest', () => {
  it('may be told and withdrawn twice, and shows on both sides at once', async () => {
    const flags = async () => {
      const forLandlord = await matchesOf(landlord, 'all=true', { announcement: landlord.announcementId });
      const forTenant = await matchesOf(tenant, 'favorite=false&limit=500', { property: tenant.needId });
      return [
        forLandlord.find(
          (match) => match.kind === 'tenant' && match.potentialTenant.user.id === tenant.userId,
        ),
        forTenant.find(
          (match) => match.kind === 'announcement' && match.announcement.id === landlord.announcementId,
        ),
        ...(await specific(landlord)),
        ...(await specific(tenant)),
      ].map((match) => [match?.landlordInterestedIn, match?.isInterested]);
    };
    const everywhere = (landlordInterestedIn: boolean, isInterested: boolean) =>
      [1, 2, 3, 4].map(() => [landlordInterestedIn, isInterested]);
    expect(await flags()).toEqual(everywhere(false, false));
    for (const _ of [1, 2]) expect((await invite('POST')).statusCode).toBe(204);
    expect(await flags()).toEqual(everywhere(true, false));
    await ask('POST');
    expect(await flags()).toEqual(everywhere(true, true));
    for (const _ of [1, 2]) expect((await invite('DELETE')).statusCode).toBe(204);
    expect(await flags()).toEqual(everywhere(false, true));
  });

  it('is for one announcement only', async () => {
    const second = { ...pair, ...(await addAnnouncement(app, landlord.userId)) };
    await invite('POST');
    const [match] = await matchesOf(landlord, 'specific=true', {
      property: tenant.needId,
      announcement: second.announcementId,
    });
    expect(match?.landlordInterestedIn).toBe(false);
  });

  it.each([
    [2_999, 204],
    [3_000, 204],
    [3_001, 404],
  ])('in a tenant at %i m is answered %i, as their specific pair is', async (metres, status) => {
    const near = await addTenant(app, `at.${metres}@tilava.example`, {}, placeAt(metres));
    const body = { property: near.needId, announcement: landlord.announcementId };
    for (const by of [landlord, near]) {
      expect((await find(by, 'specific=true', body)).statusCode).toBe(status === 204 ? 200 : 404);
    }
    expect((await invite('POST', { ...pair, tenantId: near.userId })).statusCode).toBe(status);
  });

  it('in a tenant beyond 3000 m needs the tenant’s own, and stays where that is withdrawn', async () => {
    const far = await addTenant(app, 'far@tilava.example', {}, placeAt(9_000));
    const farPair = { ...pair, tenantId: far.userId };
    expect((await invite('POST', farPair)).statusCode).toBe(404);
    await ask('POST', farPair, far);
    expect((await invite('POST', farPair)).statusCode).toBe(204);
    await ask('DELETE', farPair, far);
    expect((await invite('POST', farPair)).statusCode).toBe(204);
    expect((await invite('DELETE', farPair)).statusCode).toBe(204);
    expect((await invite('POST', farPair)).statusCode).toBe(404);
  });

  it('needs a verified tenant with an active need that is near, and somebody who is a tenant', async () => {
    const withNeeds = async (email: string, values: object, need: object) => {
      const party = await addTenant(app, email, values, need);
      return { ...pair, tenantId: party.userId };
    };
    const inactive = await withNeeds('inactive@tilava.example', {}, { isActive: false });
    expect((await invite('POST', inactive)).statusCode).toBe(404);
    const farFirst = await withNeeds('far.first@tilava.example', {}, placeAt(9_000));
    expect((await invite('POST', farFirst)).statusCode).toBe(404);
    const resting = await addNeed(app, farFirst.tenantId, { isActive: false, position: 2 });
    expect((await invite('POST', farFirst)).statusCode).toBe(404);
    await app.database.queries.update(needs).set({ isActive: true }).where(eq(needs.id, resting));
    expect((await invite('POST', farFirst)).statusCode).toBe(204);
    const unverified = await withNeeds('unverified@tilava.example', {}, {});
    await app.database.queries
      .update(users)
      .set({ verifiedAt: null })
      .where(eq(users.id, unverified.tenantId));
    expect((await invite('POST', unverified)).statusCode).toBe(404);
    for (const tenantId of [uuidv7(), otherLandlord.userId, landlord.userId]) {
      expect((await invite('POST', { ...pair, tenantId })).statusCode).toBe(404);
    }
  });

  it('for a hidden announcement needs the tenant’s own', async () => {
    await ask('POST');
    await setPublic(app, pair.announcementId, false);
    expect((await invite('POST')).statusCode).toBe(204);
    await ask('DELETE');
    await invite('DELETE');
    expect((await invite('POST')).statusCode).toBe(404);
    await setPublic(app, pair.announcementId, true);
  });
});

describe('contact details', () => {
  const share = (sharesContacts: boolean, ...parties: Party[]) =>
    Promise.all(
      parties.map(({ userId }) =>
        app.database.queries.update(users).set({ sharesContacts }).where(eq(users.id, userId)),
      ),
    );
  const contacts = async (by: Party) => (await specific(by))[0]?.contacts;

  it('are shown to each side on mutual interest, where the other shares them', async () => {
    await ask('POST');
    await invite('POST');
    expect([await contacts(tenant), await contacts(landlord)]).toEqual([undefined, undefined]);
    await share(true, landlord);
    expect(await contacts(tenant)).toEqual({
      name: 'First Last',
      email: landlord.email,
      phoneNumber: '+358401234567',
      contactPerson: null,
      contactPhoneNumber: null,
      contactEmail: null,
      contactAddress: null,
    });
    expect(await contacts(landlord)).toBeUndefined();
    await share(true, tenant);
    expect(await contacts(landlord)).toMatchObject({ email: tenant.email });
    await share(false, landlord);
    expect(await contacts(tenant)).toBeUndefined();
  });

  it('go with either interest, and are in no list', async () => {
    await share(true, tenant, landlord);
    await ask('POST');
    expect([await contacts(tenant), await contacts(landlord)]).toEqual([undefined, undefined]);
    await invite('POST');
    expect([await contacts(tenant), await contacts(landlord)]).not.toContain(undefined);
    const lists = [
      ...(await matchesOf(landlord, 'all=true', { announcement: landlord.announcementId })),
      ...(await matchesOf(tenant, 'favorite=false', { property: tenant.needId })),
    ];
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter((match) => match.contacts !== undefined)).toEqual([]);
    await ask('DELETE');
    expect([await contacts(tenant), await contacts(landlord)]).toEqual([undefined, undefined]);
    await ask('POST');
    await invite('DELETE');
    expect([await contacts(tenant), await contacts(landlord)]).toEqual([undefined, undefined]);
  });

  it('of the landlord go with a hidden announcement, of which the tenant is told no more', async () => {
    await share(true, tenant, landlord);
    await ask('POST');
    await invite('POST');
    await setPublic(app, pair.announcementId, false);
    const body = { property: tenant.needId, announcement: pair.announcementId };
    const answer = await find(tenant, 'specific=true', body);
    expect(answer.json<Schemas['MatchPage']>().results).toEqual([
      {
        kind: 'unavailable',
        announcement: { id: pair.announcementId, isActive: false },
        favorite: false,
        isInterested: true,
      },
    ]);
    expect(await contacts(landlord)).toMatchObject({ email: tenant.email });
    await setPublic(app, pair.announcementId, true);
  });
});
