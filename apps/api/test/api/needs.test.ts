import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needs } from '../../src/db/schema.ts';
import { wantedSpace } from '../support/accounts.ts';
import { confirmPassword, makeCast, type Cast } from '../support/cast.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  cast = await makeCast(app);
});
afterAll(() => app.close());

/** Sends as the tenant who seeks nothing. */
const send = (method: TestRequest['method'], url: string, body?: unknown, key?: string) =>
  app.send({
    method,
    url,
    body,
    bearer: cast.otherTenant.bearer,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const seek = (body: unknown = wantedSpace(), key?: string) => send('POST', '/properties', body, key);
const stored = () =>
  app.database.queries.select().from(needs).where(eq(needs.userId, cast.otherTenant.userId));

describe('a tenant who seeks nothing', () => {
  it('says what is sought, which is read wherever needs are', async () => {
    const sought = wantedSpace();
    const answer = await seek(sought);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const need = answer.json<Schemas['Need']>();
    const { userId } = cast.otherTenant;
    expect(need).toMatchObject({
      ...sought,
      // In the order of the forms.
      residenceType: ['office', 'storage'],
      amenities: ['kitchen', 'wc'],
      kind: 'need',
      user: userId,
      isActive: true,
      location: { latitude: sought.x, longitude: sought.y },
      description: null,
      moveOutDate: null,
      noDeposit: true,
    });
    const read = await send('GET', `/properties/${need.id}`);
    expect(read.json()).toEqual(need);
    expect(read.headers.etag).toMatch(/^"1-/);
    expect((await send('GET', `/properties/user/${userId}`)).json()).toEqual([need]);
    expect((await send('GET', `/user/${userId}`)).json()).toMatchObject({ properties: [need.id] });
    const exported = (await send('GET', `/user/${userId}/export`)).json<Schemas['UserExport']>();
    expect(exported.properties).toEqual([need]);
    expect(exported.user.properties).toEqual([need.id]);
  });

  it('finds and is found from then on', async () => {
    const [landlordsNeed] = await app.database.queries.select().from(needs).where(eq(needs.id, cast.needId));
    const { latitude: x = 0, longitude: y = 0 } = landlordsNeed ?? {};
    const { id } = (await seek(wantedSpace({ x, y }))).json<Schemas['Need']>();
    const found = await send('POST', '/matchmaking?favorite=false', { property: id });
    const ids = found
      .json<Schemas['MatchPage']>()
      .results.map((match) => match.kind === 'announcement' && match.announcement.id);
    expect(ids).toContain(cast.announcementId);
    const finding = await app.send({
      method: 'POST',
      url: '/matchmaking?all=true&limit=500',
      bearer: cast.landlord.bearer,
      body: { announcement: cast.announcementId },
    });
    const tenants = finding
      .json<Schemas['MatchPage']>()
      .results.map((match) => match.kind === 'tenant' && match.potentialTenant.properties.id);
    expect(tenants).toContain(id);
  });

  it('is told what no need may be, and seeks nothing still', async () => {
    const refused = [
      [{ sizeMin: null, sizeMax: null }, 'sizeMin'],
      [{ rentMin: null, rentMax: null }, 'rentMin'],
      [{ sizeMin: 80.01, sizeMax: 80 }, 'sizeMax'],
      [{ rentMin: 1500, rentMax: 1499.99 }, 'rentMax'],
      [{ moveInDate: '2026-12-02', moveOutDate: '2026-12-01' }, 'moveOutDate'],
      [{ rentMin: 0.004 }, 'rentMin'],
      [{ sizeMin: 0 }, 'sizeMin'],
      [{ x: 24.9, y: 60.1 }, 'x'],
      [{ address: '   ' }, 'address'],
      [{ kind: 'need' }, 'kind'],
      [{ ownerId: cast.tenant.userId }, 'ownerId'],
    ] as const;
    for (const [changes, field] of refused) {
      const answer = await seek({ ...wantedSpace(), ...changes });
      expect(answer.statusCode, field).toBe(400);
      const { errors = [] } = answer.json<Schemas['Problem']>();
      expect(errors.map(({ pointer }) => pointer)).toContain(`/body/${field}`);
    }
    expect(await stored()).toEqual([]);
  });

  it('seeks five things at the most, however many calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => seek()));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([made.length, refused.length]).toEqual([5, 3]);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_needs' });
    const places = (await stored()).map(({ position }) => position);
    expect(places.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is answered the same where the same request comes again with its key', async () => {
    const key = crypto.randomUUID();
    const first = await seek(wantedSpace(), key);
    const again = await seek(wantedSpace(), key);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.etag).toBe('"1"');
    const other = await seek(wantedSpace({ rentMax: 900 }), key);
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await stored()).toHaveLength(1);
  });
});

describe('a tenant who seeks something', () => {
  it('leaves no need behind when going', async () => {
    await seek();
    await confirmPassword(app, cast.otherTenant);
    expect((await send('DELETE', `/user/${cast.otherTenant.userId}`)).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
    expect((await seek()).statusCode).toBe(401);
  });
});
