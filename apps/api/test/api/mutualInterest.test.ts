import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landlordInterests, mutualNotices, needs, tenantInterests, users } from '../../src/db/schema.ts';
import type { Caller } from '../../src/http/caller.ts';
import { sqlEngine } from '../../src/matching/sqlEngine.ts';
import { announcementService } from '../../src/modules/announcements/service.ts';
import { announcementStore } from '../../src/modules/announcements/store.ts';
import { mutualMails } from '../../src/modules/favorites/mutualMails.ts';
import { mutualStore } from '../../src/modules/favorites/mutualStore.ts';
import { favoriteService, type NotifyMutualInterest } from '../../src/modules/favorites/service.ts';
import { favoriteStore, type Pair } from '../../src/modules/favorites/store.ts';
import { matchmakingService } from '../../src/modules/matchmaking/service.ts';
import { matchmakingStore } from '../../src/modules/matchmaking/store.ts';
import { canContend, contend } from '../support/contend.ts';
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
  tenant = await addTenant(app, 'seeker@tilava.example', { languages: ['fi'] });
  landlord = await addLandlord(app, 'owner@tilava.example', { languages: ['sv'] });
  otherLandlord = await addLandlord(app, 'other.owner@tilava.example');
  pair = { tenantId: tenant.userId, announcementId: landlord.announcementId };
});
beforeEach(async () => {
  for (const table of [tenantInterests, landlordInterests, mutualNotices]) {
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

  it('is nobody else’s to tell or withdraw', async () => {
    await invite('POST');
    const admin = { ...(await app.logIn('admin@tilava.example')), email: '' };
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await invite(method, pair, otherLandlord)).json()).toMatchObject({
        status: 404,
        code: 'not_found',
      });
      expect((await invite(method, pair, tenant)).statusCode).toBe(403);
      expect((await invite(method, pair, admin)).statusCode).toBe(403);
      expect((await invite(method, { ...pair, announcementId: uuidv7() })).statusCode).toBe(404);
    }
    const [match] = await specific(landlord);
    expect(match?.landlordInterestedIn).toBe(true);
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

  it('needs a verified tenant whose first active need is near, and somebody who is a tenant', async () => {
    const withNeeds = async (email: string, values: object, need: object) => {
      const party = await addTenant(app, email, values, need);
      return { ...pair, tenantId: party.userId };
    };
    const inactive = await withNeeds('inactive@tilava.example', {}, { isActive: false });
    expect((await invite('POST', inactive)).statusCode).toBe(404);
    const farFirst = await withNeeds('far.first@tilava.example', {}, placeAt(9_000));
    await addNeed(app, farFirst.tenantId, { createdAt: new Date(Date.now() + 60_000) });
    expect((await invite('POST', farFirst)).statusCode).toBe(404);
    await app.database.queries
      .update(needs)
      .set({ isActive: false })
      .where(eq(needs.latitude, placeAt(9_000).latitude));
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

describe('both sides', () => {
  const callerOf = ({ userId }: Party, isLandlord: boolean): Caller => ({
    id: userId,
    isLandlord,
    isAdmin: false,
    bearer: new Uint8Array(),
    bearerExpiresAt: new Date(0),
    mustChangePassword: false,
  });

  /** The application's service, with the mails in the hands of the test. */
  function serviceTelling(notifyMutualInterest: NotifyMutualInterest) {
    const { database } = app;
    const announcements = announcementService(announcementStore(database));
    const clock = () => app.now;
    const engine = sqlEngine(database);
    const matchmaking = matchmakingService(matchmakingStore(database), engine, announcements, clock);
    const store = favoriteStore(database);
    const service = favoriteService({ store, announcements, matchmaking, notifyMutualInterest, clock });
    const asTenant = callerOf(tenant, false);
    const asLandlord = callerOf(landlord, true);
    return {
      tenantAsks: (about = pair) => service.save(asTenant, 'tenantInterests', about),
      tenantSaves: () => service.save(asTenant, 'favorites', pair),
      tenantWithdraws: () => service.forget(asTenant, 'tenantInterests', pair),
      landlordAsks: (about = pair) => service.addInterest(asLandlord, about),
      landlordWithdraws: () => service.withdrawInterest(asLandlord, pair),
      sweep: () => service.sweep(),
    };
  }

  function telling() {
    const told: Pair[] = [];
    const service = serviceTelling(async (about) => {
      told.push(about);
    });
    return { told, ...service };
  }

  it.each(['tenant', 'landlord'] as const)('are told once, when the %s is the second', async (second) => {
    const { told, tenantSaves, tenantAsks, landlordAsks } = telling();
    const [first, then] = second === 'tenant' ? [landlordAsks, tenantAsks] : [tenantAsks, landlordAsks];
    await tenantSaves();
    await first();
    expect(told).toEqual([]);
    await then();
    await then();
    await first();
    expect(told).toEqual([pair]);
  });

  it.each([
    ['a millisecond before', -1, 1],
    ['at', 0, 2],
    ['a millisecond after', 1, 2],
  ])('that toggle are told again no earlier than after 24 hours: %s', async (_name, offset, times) => {
    const { told, tenantAsks, tenantWithdraws, landlordAsks, landlordWithdraws } = telling();
    await tenantAsks();
    await landlordAsks();
    const before = app.now;
    app.now = new Date(before.getTime() + 24 * 3_600_000 + offset);
    await tenantWithdraws();
    await landlordWithdraws();
    await landlordAsks();
    await tenantAsks();
    await tenantWithdraws();
    await tenantAsks();
    app.now = before;
    expect(told).toHaveLength(times);
  });

  it('are forgotten to have been told when they may be told again, and not before', async () => {
    const { tenantAsks, landlordAsks, sweep } = telling();
    await tenantAsks();
    await landlordAsks();
    const before = app.now;
    const noticesAfter = async (milliseconds: number) => {
      app.now = new Date(before.getTime() + milliseconds);
      await sweep();
      app.now = before;
      const notices = await app.database.queries.select().from(mutualNotices);
      return notices.length;
    };
    expect(await noticesAfter(24 * 3_600_000 - 1)).toBe(1);
    expect(await noticesAfter(24 * 3_600_000)).toBe(0);
  });

  it('are told once where they become interested at once', async () => {
    const { told, tenantAsks, landlordAsks } = telling();
    const pairs: Pair[] = [];
    for (let count = 0; count < 20; count += 1) {
      pairs.push({ ...pair, ...(await addAnnouncement(app, landlord.userId)) });
    }
    await Promise.all(
      pairs.flatMap((about) => [
        tenantAsks(about),
        landlordAsks(about),
        tenantAsks(about),
        landlordAsks(about),
      ]),
    );
    const ids = (list: readonly Pair[]) => list.map(({ announcementId }) => announcementId).toSorted();
    expect(ids(told)).toEqual(ids(pairs));
  });

  if (canContend) {
    it.each(['tenant', 'landlord'] as const)(
      'are told once where the other side asks before the %s has been answered',
      async (first) => {
        const { told, tenantAsks, landlordAsks } = telling();
        if (first === 'tenant')
          await contend(
            app.database,
            () => tenantAsks(),
            () => landlordAsks(),
          );
        else
          await contend(
            app.database,
            () => landlordAsks(),
            () => tenantAsks(),
          );
        expect(told).toEqual([pair]);
      },
    );
  }

  it('are not interested where they cannot be told', async () => {
    const { tenantAsks, landlordAsks } = serviceTelling(() => Promise.reject(new Error('No outbox')));
    await tenantAsks();
    await expect(landlordAsks()).rejects.toThrow('No outbox');
    const [match] = await specific(landlord);
    expect(match?.landlordInterestedIn).toBe(false);
    const { told, landlordAsks: askAgain } = telling();
    await askAgain();
    expect(told).toEqual([pair]);
  });

  it('get a mail each, in their languages, that leads to their page of the match', async () => {
    const sent: unknown[] = [];
    const { tenantAsks, landlordAsks } = serviceTelling(
      mutualMails({
        store: mutualStore(app.database),
        outbox: {
          enqueue: async ({ recipient, text }) => {
            sent.push([recipient, JSON.parse(text)]);
          },
        },
        writeMail: (about) => ({ subject: '', html: '', text: JSON.stringify(about) }),
        publicUrl: 'https://tilava.example',
      }),
    );
    await tenantAsks();
    await landlordAsks();
    const about = { publicUrl: 'https://tilava.example', address: placeAt(0).address };
    const { announcementId, propertyId } = landlord;
    expect(sent).toEqual([
      [tenant.email, { ...about, languages: ['fi'], reader: { role: 'tenant', propertyId } }],
      [
        landlord.email,
        { ...about, languages: ['sv'], reader: { role: 'landlord', announcementId, needId: tenant.needId } },
      ],
    ]);
  });

  it('are written to about the need that landlords find the tenant by, and not at all without one', async () => {
    const store = mutualStore(app.database);
    const seeker = await addTenant(app, 'many.needs@tilava.example', {}, { isActive: false });
    const about = { ...pair, tenantId: seeker.userId };
    expect(await store.find(about)).toMatchObject({ needId: seeker.needId });
    const active = await addNeed(app, seeker.userId, { createdAt: new Date(Date.now() + 60_000) });
    expect(await store.find(about)).toMatchObject({ needId: active });
    await app.database.queries.delete(needs).where(eq(needs.userId, seeker.userId));
    expect(await store.find(about)).toBeNull();
  });
});
