import { randomBytes } from 'node:crypto';
import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFileStore } from '../../src/files/diskFileStore.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Announcement = components['schemas']['Announcement'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let tenant: Session;
let otherTenant: Session;
let landlord: Session;
let admin: Session;

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await app.logIn('tenant@tilava.example');
  otherTenant = await app.logIn('organisation@tilava.example');
  landlord = await app.logIn('landlord@tilava.example');
  admin = await app.logIn('admin@tilava.example');
  for (const { id } of await ownAnnouncements()) await save(id);
});
afterAll(() => app.close());

const read = (session: Session, url: string) => app.send({ method: 'GET', url, bearer: session.bearer });
const ownAnnouncements = async () =>
  (await read(landlord, `/user/${landlord.userId}/announcement`)).json<Announcement[]>();

/** Of a hidden one, nothing is saved. */
const save = (id: string) =>
  app.send({ method: 'POST', url: `/user/${tenant.userId}/favorite/${id}`, bearer: tenant.bearer });

describe('a user', () => {
  it('is read by oneself and by the admin, and is nobody to others', async () => {
    const url = `/user/${tenant.userId}`;
    expect((await read(tenant, url)).json()).toMatchObject({ id: tenant.userId });
    expect((await read(admin, url)).statusCode).toBe(200);
    expect((await read(otherTenant, url)).statusCode).toBe(404);
    expect((await read(landlord, url)).statusCode).toBe(404);
  });
});

describe('properties', () => {
  it('are listed to their owner and the admin only', async () => {
    const url = `/properties/user/${tenant.userId}`;
    expect((await read(tenant, url)).json()).toMatchObject([{ kind: 'need', user: tenant.userId }]);
    expect((await read(admin, url)).statusCode).toBe(200);
    expect((await read(otherTenant, url)).statusCode).toBe(404);
  });

  it('of a tenant are nobody’s business, not even a landlord’s', async () => {
    const url = `/properties/${tenant.properties[0]}`;
    expect((await read(tenant, url)).statusCode).toBe(200);
    expect((await read(landlord, url)).statusCode).toBe(404);
    expect((await read(otherTenant, url)).statusCode).toBe(404);
  });

  it('of a landlord are seen by who saved them while public, and by nobody else while hidden', async () => {
    const announcements = await ownAnnouncements();
    for (const { isActive, properties } of announcements) {
      const url = `/properties/${properties.id}`;
      expect((await read(tenant, url)).statusCode).toBe(isActive ? 200 : 404);
      expect((await read(landlord, url)).statusCode).toBe(200);
    }
  });
});

describe('announcements', () => {
  it('are listed to their landlord, public and hidden', async () => {
    const announcements = await ownAnnouncements();
    expect(announcements.some(({ isActive }) => isActive)).toBe(true);
    expect(announcements.some(({ isActive }) => !isActive)).toBe(true);
    expect((await read(tenant, `/user/${landlord.userId}/announcement`)).statusCode).toBe(404);
  });

  it('tell owner, interest and criteria that are not public to the owner and the admin only', async () => {
    const announcements = await ownAnnouncements();
    const isPublic = announcements.filter(({ isActive }) => isActive);
    for (const own of isPublic) {
      const seen = (await read(tenant, `/announcement/${own.id}`)).json<Announcement>();
      expect(own.isInterested).toBeDefined();
      expect(own.properties.user).toBe(landlord.userId);
      expect(seen.isInterested).toBeUndefined();
      expect(seen.properties.user).toBeUndefined();
      expect(seen.properties.criteria !== undefined).toBe(own.properties.criteria?.publicDisplay);
    }
    const hidden = announcements.find(({ isActive }) => !isActive);
    expect((await read(tenant, `/announcement/${hidden?.id}`)).statusCode).toBe(404);
    expect((await read(admin, `/announcement/${hidden?.id}`)).statusCode).toBe(200);
  });
});

describe('a picture', () => {
  it('is read by its key, without a bearer, and may be kept for ever', async () => {
    const key = `${randomBytes(16).toString('hex')}_360`;
    const content = Buffer.from('89504e470d0a1a0a', 'hex');
    await diskFileStore(`${app.folder}/files`).put(key, content, 'image/png');
    const answer = await app.send({ method: 'GET', url: `/files/${key}` });
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
});
