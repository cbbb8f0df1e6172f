import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements, auditLog, bearers, landlordInterests, users } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { hashOf } from '../../src/modules/bearers/token.ts';
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
