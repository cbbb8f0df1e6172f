import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  alertMatches,
  alerts,
  announcements,
  auditLog,
  bearers,
  favorites,
  landlordInterests,
  needs,
  residences,
  users,
} from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { hashOf } from '../../src/modules/bearers/secrets.ts';
import { pageSize } from '../../src/modules/users/exportStore.ts';
import { storeUser } from '../support/people.ts';
import { premises } from '../support/premises.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { uploaded } from '../support/uploads.ts';

type Schemas = components['schemas'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let admin: Session;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await app.logIn('admin@tilava.example');
});
afterAll(() => app.close());

const exportOf = (session: Pick<Session, 'bearer' | 'userId'>, id = session.userId) =>
  app.send({ method: 'GET', url: `/user/${id}/export`, bearer: session.bearer });

async function somebody(fields: Parameters<typeof storeUser>[1] = {}) {
  const { email } = await storeUser(app, fields);
  return { email, ...(await app.logIn(email)) };
}

describe('the export', () => {
  it('holds everything of a tenant, and no secret', async () => {
    const tenant = await app.logIn('tenant@tilava.example');
    const picture = await uploaded(app, tenant.bearer);
    const answer = await exportOf(tenant);
    const document = answer.json<Schemas['UserExport']>();
    expect(document.exportedAt).toBe(app.now.toISOString());
    expect(document.user).toMatchObject({ id: tenant.userId, email: 'tenant@tilava.example' });
    expect(document.properties.map(({ id }) => id)).toEqual(tenant.properties);
    expect(document.announcements).toEqual([]);
    expect(document.favorites.map(({ announcement }) => announcement)).toEqual(document.user.favorites);
    expect(document.isInterested.map(({ announcement }) => announcement)).toEqual(document.user.isInterested);
    expect(document.favorites.length).toBeGreaterThan(0);
    expect(document.files).toEqual([picture]);
    expect(answer.body).not.toMatch(/argon2|passwordHash/);
  });

  it('holds since when there is the account, and from where and until when one is logged in', async () => {
    const { id, email } = await storeUser(app);
    const address = '198.51.100.23';
    const logged = await app.send({
      method: 'POST',
      url: '/bearers',
      address,
      body: { email, password: demoPassword },
    });
    const { bearer, expiresAt } = logged.json<Schemas['Session']>();
    const [row] = await app.database.queries.select().from(users).where(eq(users.id, id));
    const now = app.now.toISOString();
    expect((await exportOf({ bearer, userId: id })).json()).toMatchObject({
      createdAt: row?.createdAt.toISOString(),
      verifiedAt: row?.verifiedAt?.toISOString(),
      sessions: [{ since: now, expiresAt }],
      knownNetworks: [{ network: address, lastLoginAt: now }],
    });
    const unverified = await storeUser(app, { verifiedAt: null });
    expect((await exportOf(admin, unverified.id)).json()).toMatchObject({
      verifiedAt: null,
      sessions: [],
      knownNetworks: [],
    });
  });

  it('holds no session that has ended', async () => {
    const one = await somebody();
    const other = await app.logIn(one.email);
    await app.database.queries
      .update(bearers)
      .set({ expiresAt: app.now })
      .where(eq(bearers.tokenHash, hashOf(one.bearer)));
    expect((await exportOf(other)).json<Schemas['UserExport']>().sessions).toHaveLength(1);
  });

  it('holds the residences of a landlord that no announcement shows', async () => {
    const landlord = await somebody({ isLandlord: true });
    const picture = await uploaded(app, landlord.bearer);
    const created = await app.send({
      method: 'POST',
      url: '/residence',
      bearer: landlord.bearer,
      body: { houseType: 'office', file: [picture] },
    });
    const residence = created.json<Schemas['OwnResidence']>();
    expect(residence.files).toEqual([picture]);
    expect((await exportOf(landlord)).json<Schemas['UserExport']>().residences).toEqual([residence]);
    expect((await exportOf(await somebody())).json<Schemas['UserExport']>().residences).toEqual([]);
    await app.send({
      method: 'POST',
      url: `/announcement/residence/${residence.id}`,
      bearer: landlord.bearer,
      body: premises,
    });
    const published = (await exportOf(landlord)).json<Schemas['UserExport']>();
    expect(published.announcements.map(({ residence: { id } }) => id)).toEqual([residence.id]);
    expect(published.residences).toEqual([]);
  });

  it('holds the announcements of a landlord, hidden ones too, and whom they are interested in', async () => {
    const { queries } = app.database;
    const landlord = await app.logIn('landlord@tilava.example');
    const tenant = await app.logIn('tenant@tilava.example');
    const own = await queries.select().from(announcements).where(eq(announcements.userId, landlord.userId));
    const pair = { tenantId: tenant.userId, announcementId: own[0]?.id ?? '' };
    await queries.insert(landlordInterests).values(pair).onConflictDoNothing();
    const document = (await exportOf(landlord)).json<Schemas['UserExport']>();
    expect(document.announcements.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    expect(document.announcements.some(({ isActive }) => !isActive)).toBe(true);
    expect(document.landlordInterests).toContainEqual(
      expect.objectContaining({ announcement: pair.announcementId, tenant: pair.tenantId }),
    );
    const ownIds = new Set(own.map(({ id }) => id));
    for (const { announcement } of document.landlordInterests) expect(ownIds.has(announcement)).toBe(true);
  });

  it('holds the matches that a mail named, and not those that it counted or that wait for one', async () => {
    const tenant = await somebody();
    const { queries } = app.database;
    const [need] = await queries.select().from(needs).limit(1);
    const shown = await queries.select().from(announcements).where(eq(announcements.isActive, true)).limit(3);
    const [named, counted, waiting] = shown.map(({ id }) => id);
    if (need === undefined) throw new Error('The demo data lack something');
    const needId = crypto.randomUUID();
    await queries.insert(needs).values({ ...need, id: needId, userId: tenant.userId });
    await queries
      .insert(alerts)
      .values({ id: needId, needId, userId: tenant.userId, frequency: 'daily', threshold: 60 });
    const pair = (announcementId: string | undefined) => ({
      alertId: needId,
      needId,
      announcementId: announcementId ?? '',
      createdAt: app.now,
    });
    await queries
      .insert(alertMatches)
      .values([
        { ...pair(named), notifiedAt: app.now, isNamed: true },
        { ...pair(counted), notifiedAt: app.now },
        pair(waiting),
      ]);
    expect((await exportOf(tenant)).json<Schemas['UserExport']>().notifiedMatches).toEqual([
      { announcement: named, tenant: tenant.userId, since: app.now.toISOString() },
    ]);
  });

  it('holds lists that are longer than a page whole, and once', async () => {
    const tenant = await somebody();
    const landlord = await somebody({ isLandlord: true });
    const { queries } = app.database;
    const [listing] = await queries.select().from(announcements).limit(1);
    if (listing === undefined) throw new Error('The demo data lack something');
    const ids = Array.from({ length: 2 * pageSize }, () => crypto.randomUUID());
    await queries
      .insert(residences)
      .values(ids.map((id) => ({ id, userId: landlord.userId, houseType: 'office' as const })));
    await queries
      .insert(announcements)
      .values(
        ids.map((id) => ({ ...listing, id, userId: landlord.userId, residenceId: id, propertyId: id })),
      );
    await queries
      .insert(favorites)
      .values(ids.map((announcementId) => ({ tenantId: tenant.userId, announcementId })));
    await queries
      .insert(landlordInterests)
      .values(ids.map((announcementId) => ({ tenantId: tenant.userId, announcementId })));
    const wanted = ids.toSorted();
    const ofTenant = (await exportOf(tenant)).json<Schemas['UserExport']>();
    expect(ofTenant.favorites.map(({ announcement }) => announcement)).toEqual(wanted);
    const ofLandlord = (await exportOf(landlord)).json<Schemas['UserExport']>();
    expect(ofLandlord.announcements.map(({ id }) => id)).toEqual(wanted);
    expect(ofLandlord.landlordInterests.map(({ announcement }) => announcement)).toEqual(wanted);
    await queries.delete(announcements).where(eq(announcements.userId, landlord.userId));
  });

  it('is put together for two at once; few wait for theirs, one a caller, and others are asked to come later', async () => {
    const callers = await Promise.all(Array.from({ length: 11 }, () => somebody()));
    const [first] = callers;
    if (first === undefined) throw new Error('There is no caller');
    const letGo = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const snapshot = app.database.snapshot.bind(app.database);
    const spy = vi.spyOn(app.database, 'snapshot').mockImplementation(async (work) => {
      running += 1;
      most = Math.max(most, running);
      await letGo.promise;
      return snapshot(work).finally(() => (running -= 1));
    });
    try {
      const accepted = callers.slice(0, 10).map((caller) => exportOf(caller));
      await vi.waitUntil(() => running === 2);
      const refused = [exportOf(callers[10] ?? first), exportOf(first)];
      // Refused before those that were first are answered.
      expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([503, 429]);
      letGo.resolve();
      for (const answer of await Promise.all(accepted)) expect(answer.statusCode).toBe(200);
      expect(most).toBe(2);
      expect((await exportOf(first)).statusCode).toBe(200);
    } finally {
      letGo.resolve();
      spy.mockRestore();
    }
  });

  it('is for oneself and the admin, whose the audit log tells', async () => {
    const tenant = await app.logIn('tenant@tilava.example');
    const other = await app.logIn('organisation@tilava.example');
    await app.database.queries.delete(auditLog);
    expect((await exportOf(other, tenant.userId)).statusCode).toBe(404);
    expect((await exportOf(admin, crypto.randomUUID())).statusCode).toBe(404);
    expect((await exportOf(tenant)).statusCode).toBe(200);
    expect((await exportOf(admin, tenant.userId)).statusCode).toBe(200);
    expect(await app.database.queries.select().from(auditLog)).toMatchObject([
      { adminId: admin.userId, action: 'getUserExport', targetId: tenant.userId },
    ]);
  });
});
