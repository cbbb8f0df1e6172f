import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  announcements,
  auditLog,
  favorites,
  files,
  idempotencyKeys,
  landlordInterests,
  loginFailures,
  mails,
  needs,
  residences,
  subscriptions,
  tenantInterests,
  users,
  verifications,
} from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { diskFileStore } from '../../src/files/diskFileStore.ts';
import { hashOf } from '../../src/modules/bearers/secrets.ts';
import { advanceClock, minutes, rowsWhere, storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let admin: Session;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await app.logIn('admin@tilava.example');
});
afterAll(() => app.close());

const remove = (session: Session, id = session.userId) =>
  app.send({ method: 'DELETE', url: `/user/${id}`, bearer: session.bearer });
const check = (session: Session, email: string) =>
  app.send({
    method: 'POST',
    url: '/bearers/check',
    bearer: session.bearer,
    body: { email, password: demoPassword },
  });

async function somebody(fields: Parameters<typeof storeUser>[1] = {}) {
  const { email } = await storeUser(app, fields);
  return { email, ...(await app.logIn(email)) };
}

async function storeFile(userId: string, residenceId: string | null = null) {
  const id = uuidv7();
  const key = id.replaceAll('-', '');
  await diskFileStore(join(app.folder, 'files')).put(key, Buffer.from('picture'), 'image/png');
  await app.database.queries.insert(files).values({ id, key, name: 'a.png', userId, residenceId });
  return { id, path: join(app.folder, 'files', 'production', key) };
}

describe('deleting oneself', () => {
  it('needs the old password to be checked, and ends every session', async () => {
    const one = await somebody();
    const other = await app.logIn(one.email);
    expect((await remove(one)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    await check(one, one.email);
    expect((await remove(other)).statusCode).toBe(403);
    expect((await remove(one)).statusCode).toBe(204);
    for (const { bearer } of [one, other]) {
      expect((await app.send({ method: 'GET', url: '/bearers', bearer })).statusCode).toBe(401);
    }
    expect((await remove(admin, one.userId)).statusCode).toBe(404);
  });

  it('needs it of an admin as well, in whatever case the id is written', async () => {
    const one = await somebody({ isAdmin: true });
    expect((await remove(one)).statusCode).toBe(403);
    expect((await remove(one, one.userId.toUpperCase())).statusCode).toBe(400);
    expect((await remove(admin, one.userId)).statusCode).toBe(204);
  });

  it.each([
    [5 * minutes - 1, 204],
    [5 * minutes, 403],
  ])('is possible for five minutes: after %d ms it answers %d', async (time, status) => {
    const one = await somebody();
    await check(one, one.email);
    advanceClock(app, time);
    expect((await remove(one)).statusCode).toBe(status);
  });

  it('is not possible by a check that a new password has used up', async () => {
    const one = await somebody();
    await check(one, one.email);
    const url = `/user/${one.userId}`;
    const body = { password: 'quite-another-secret' };
    await app.send({ method: 'PATCH', url, bearer: one.bearer, body });
    expect((await remove(one)).statusCode).toBe(403);
  });

  it('is oneself’s alone: others are nobody', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await check(one, one.email);
    expect((await remove(one, other.userId)).statusCode).toBe(404);
    expect((await remove(one)).statusCode).toBe(204);
    expect(await rowsWhere(app, 'users', 'id', other.userId)).toBe(1);
  });
});

describe('whoever is deleted', () => {
  it('leaves nothing behind: a landlord', async () => {
    const { queries } = app.database;
    const [demo] = await queries.select().from(announcements).limit(1);
    const tenant = await somebody();
    const landlord = await somebody({ isLandlord: true });
    const { userId } = landlord;
    const [residenceId, announcementId] = [uuidv7(), uuidv7()];
    await queries.insert(residences).values({ id: residenceId, userId, houseType: 'office' });
    if (demo === undefined) throw new Error('There are no announcements');
    const own = { id: announcementId, propertyId: uuidv7(), userId, residenceId };
    await queries.insert(announcements).values({ ...demo, ...own });
    const pair = { tenantId: tenant.userId, announcementId };
    for (const table of [favorites, tenantInterests, landlordInterests]) {
      await queries.insert(table).values(pair);
    }
    const pictures = [
      await storeFile(userId),
      await storeFile(userId, residenceId),
      await storeFile(admin.userId, residenceId),
    ];
    const kept = await storeFile(tenant.userId);

    expect((await remove(admin, userId)).statusCode).toBe(204);
    for (const table of ['announcements', 'residences', 'files', 'bearers', 'known_addresses']) {
      expect(await rowsWhere(app, table, 'user_id', userId)).toBe(0);
    }
    for (const table of ['favorites', 'tenant_interests', 'landlord_interests']) {
      expect(await rowsWhere(app, table, 'announcement_id', announcementId)).toBe(0);
    }
    for (const { id, path } of pictures) {
      expect(existsSync(path)).toBe(false);
      expect(await rowsWhere(app, 'files', 'id', id)).toBe(0);
    }
    expect(existsSync(kept.path)).toBe(true);
    expect(await rowsWhere(app, 'users', 'id', tenant.userId)).toBe(1);
  });

  it('leaves nothing behind: a tenant, whatever has gathered', async () => {
    const { queries } = app.database;
    const tenant = await somebody();
    const { userId, email } = tenant;
    const [need] = await queries.select().from(needs).limit(1);
    const [announcement] = await queries.select().from(announcements).limit(1);
    if (need === undefined || announcement === undefined) throw new Error('There is no demo data');
    await queries.insert(needs).values({ ...need, id: uuidv7(), userId });
    const pair = { tenantId: userId, announcementId: announcement.id };
    for (const table of [favorites, tenantInterests, landlordInterests]) {
      await queries.insert(table).values(pair);
    }
    const picture = await storeFile(userId);
    await app.send({
      method: 'PATCH',
      url: `/user/${userId}`,
      bearer: tenant.bearer,
      body: { file: picture.id },
    });
    await app.send({ method: 'POST', url: '/user/reset', body: { email } });
    await app.send({ method: 'POST', url: '/bearers', body: { email, password: 'wrong-password' } });
    await queries
      .insert(verifications)
      .values({ codeHash: hashOf(uuidv7()), userId, expiresAt: app.now, usedAt: app.now });
    await queries.insert(subscriptions).values({ email, codeHash: hashOf(uuidv7()), askedAt: app.now });
    const answer = { requestHash: hashOf('x'), status: 201, answer: '{}' };
    await queries
      .insert(idempotencyKeys)
      .values({ scope: userId, operation: 'uploadFile', key: 'k', ...answer });

    expect((await remove(admin, userId)).statusCode).toBe(204);
    const belongings = [
      'needs',
      'files',
      'bearers',
      'known_addresses',
      'verifications',
      'temporary_passwords',
    ];
    for (const table of belongings) expect(await rowsWhere(app, table, 'user_id', userId)).toBe(0);
    for (const table of ['favorites', 'tenant_interests', 'landlord_interests']) {
      expect(await rowsWhere(app, table, 'tenant_id', userId)).toBe(0);
    }
    expect(await queries.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
    expect(await queries.select().from(subscriptions).where(eq(subscriptions.email, email))).toEqual([]);
    expect(
      await queries
        .select()
        .from(loginFailures)
        .where(eq(loginFailures.emailHash, hashOf(email))),
    ).toEqual([]);
    expect(await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, userId))).toEqual([]);
    expect(existsSync(picture.path)).toBe(false);
  });

  it('takes no picture away from somebody else’s residence', async () => {
    const one = await somebody();
    const landlord = await somebody({ isLandlord: true });
    const residenceId = uuidv7();
    await app.database.queries
      .insert(residences)
      .values({ id: residenceId, userId: landlord.userId, houseType: 'office' });
    const picture = await storeFile(one.userId, residenceId);
    expect((await remove(admin, one.userId)).statusCode).toBe(204);
    expect(existsSync(picture.path)).toBe(true);
    const [row] = await app.database.queries.select().from(files).where(eq(files.id, picture.id));
    expect(row).toMatchObject({ userId: landlord.userId, residenceId });
  });
});

describe('admins', () => {
  it('delete anybody without a check, which the audit log tells', async () => {
    const one = await somebody();
    await app.database.queries.delete(auditLog);
    expect((await remove(admin, one.userId)).statusCode).toBe(204);
    expect((await remove(admin, one.userId)).statusCode).toBe(404);
    expect(await app.database.queries.select().from(auditLog)).toMatchObject([
      { adminId: admin.userId, action: 'deleteUser', targetId: one.userId, fields: [] },
    ]);
  });

  it('cannot delete the last of them, themselves', async () => {
    expect((await remove(admin)).json()).toMatchObject({ status: 409, code: 'last_admin' });
    await check(admin, 'admin@tilava.example');
    expect((await remove(admin)).json()).toMatchObject({
      status: 409,
      code: 'last_admin',
      detail: 'The last admin can’t be deleted',
    });
  });

  it('may go, after a check, while there is another', async () => {
    const second = await somebody({ isAdmin: true });
    expect((await remove(second)).statusCode).toBe(403);
    await check(second, second.email);
    expect((await remove(second)).statusCode).toBe(204);
  });

  it('are never all gone, however many delete each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const others = [await somebody({ isAdmin: true }), await somebody({ isAdmin: true })];
      const [one, other] = others;
      if (one === undefined || other === undefined) throw new Error('There are two');
      await app.database.queries.update(users).set({ isAdmin: false }).where(eq(users.id, admin.userId));
      const answers = await Promise.all([remove(one, other.userId), remove(other, one.userId)]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(await rowsWhere(app, 'users', 'is_admin', true)).toBe(1);
      await app.database.queries.update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId));
      for (const { userId } of others) await remove(admin, userId);
    }
  });
});
