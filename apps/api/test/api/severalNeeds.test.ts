import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alerts, needs } from '../../src/db/schema.ts';
import { wantedSpace } from '../support/accounts.ts';
import { addAnnouncement, addTenant, placeAt, type TenantParty } from '../support/parties.ts';
import { makeCast, type Cast } from '../support/cast.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type Need = Schemas['Need'];

let app: TestApplication;
let cast: Cast;
let tenant: TenantParty;
let number = 0;

beforeAll(async () => {
  app = await startTestApplication();
  cast = await makeCast(app);
});
beforeEach(async () => {
  number += 1;
  tenant = await addTenant(app, `several.${number}@tilava.example`, {}, { sizeMax: 9_000, rentMax: 200_000 });
});
afterAll(() => app.close());

const send = (
  method: TestRequest['method'],
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
  { bearer }: { readonly bearer: string } = tenant,
) => app.send({ method, url, body, bearer, headers });
const { latitude: x, longitude: y } = placeAt(0);
const create = async (changes: object = {}): Promise<Need> => {
  const answer = await send('POST', '/properties', wantedSpace({ x, y, ...changes }));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Need>();
};
const change = (id: string, body: object, headers?: Record<string, string>) =>
  send('PATCH', `/properties/${id}`, body, headers);
const list = async () => (await send('GET', `/properties/user/${tenant.userId}`)).json<Need[]>();
const names = async () => (await list()).map(({ name }) => name ?? 'first');
const found = async (announcement: string, by: { bearer: string } = cast.landlord) => {
  const answer = await app.send({
    method: 'POST',
    url: '/matchmaking?all=true&limit=500',
    bearer: by.bearer,
    body: { announcement },
  });
  return answer
    .json<Schemas['MatchPage']>()
    .results.flatMap((match) => (match.kind === 'tenant' ? match.potentialTenant : []))
    .filter(({ user }) => user.id === tenant.userId);
};

describe('the order of needs', () => {
  it('is the one in which they were added, wherever they are listed', async () => {
    const office = await create({ name: 'Office in Kamppi' });
    const storage = await create({ name: 'Storage' });
    expect([office.position, storage.position]).toEqual([2, 3]);
    const ids = [tenant.needId, office.id, storage.id];
    expect((await list()).map(({ id }) => id)).toEqual(ids);
    expect((await send('GET', `/user/${tenant.userId}`)).json()).toMatchObject({ properties: ids });
    const exported = (await send('GET', `/user/${tenant.userId}/export`)).json<Schemas['UserExport']>();
    expect(exported.properties.map(({ id }) => id)).toEqual(ids);
  });

  it('changes by the place of one, the same however often it is sent', async () => {
    for (const name of ['second', 'third', 'fourth']) await create({ name });
    const fourth = (await list()).at(-1)?.id ?? '';
    for (const _ of [1, 2]) {
      expect((await change(fourth, { position: 2 })).json()).toMatchObject({ position: 2 });
      expect(await names()).toEqual(['first', 'fourth', 'second', 'third']);
    }
    await change(tenant.needId, { position: 5 });
    expect(await names()).toEqual(['fourth', 'second', 'third', 'first']);
    expect((await list()).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    await create({ name: 'new', position: 1 });
    expect(await names()).toEqual(['new', 'fourth', 'second', 'third', 'first']);
  });

  it('stays whole when two windows change it at once', async () => {
    for (const name of ['second', 'third', 'fourth', 'fifth']) await create({ name });
    const ids = (await list()).map(({ id }) => id);
    await Promise.all(
      Array.from({ length: 12 }, (_, step) => change(ids[step % 5] ?? '', { position: 1 + (step % 4) })),
    );
    const after = await list();
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(after.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('closes behind one that is deleted, which makes room for another', async () => {
    for (const name of ['second', 'third', 'fourth', 'fifth']) await create({ name });
    const refused = await send('POST', '/properties', wantedSpace());
    expect(refused.json()).toMatchObject({ status: 409, code: 'too_many_needs' });
    const [, second] = await list();
    expect((await send('DELETE', `/properties/${second?.id}`)).statusCode).toBe(204);
    expect((await send('DELETE', `/properties/${second?.id}`)).statusCode).toBe(404);
    expect((await list()).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(await create({ name: 'sixth' })).toMatchObject({ position: 5 });
  });

  it('refuses a place that is none, and names the field', async () => {
    for (const position of [0, 6, 1.5, '1', null]) {
      const answer = await change(tenant.needId, { position });
      expect(answer.json(), String(position)).toMatchObject({
        status: 400,
        errors: [{ pointer: '/body/position' }],
      });
    }
  });

  it('gives a moved need another version, so that an old one changes nothing', async () => {
    const second = await create({ name: 'second' });
    await change(tenant.needId, { position: 2 });
    const outdated = await change(second.id, { name: 'Storage' }, { 'if-match': '"1"' });
    expect(outdated.json()).toMatchObject({ status: 412, code: 'precondition_failed' });
    expect(await names()).toEqual(['second', 'first']);
  });
});

describe('the name of a need', () => {
  it('is the tenant’s and admins’: no landlord reads it, nor where the need stands', async () => {
    await change(tenant.needId, { name: 'Office in Kamppi' });
    expect(await list()).toMatchObject([{ name: 'Office in Kamppi', position: 1 }]);
    const byAdmin = await send('GET', `/properties/${tenant.needId}`, undefined, {}, cast.admin);
    expect(byAdmin.json()).toMatchObject({ name: 'Office in Kamppi' });
    const [seen] = await found(cast.announcementId);
    expect(seen?.properties.id).toBe(tenant.needId);
    expect(Object.keys(seen?.properties ?? {})).not.toContain('name');
    expect(Object.keys(seen?.properties ?? {})).not.toContain('position');
  });

  it('is 60 characters at the most, on one line; a blank one is none', async () => {
    await change(tenant.needId, { name: 'a'.repeat(60) });
    expect(await list()).toMatchObject([{ name: 'a'.repeat(60) }]);
    for (const name of ['a'.repeat(61), 'a\nb', 7]) {
      const answer = await change(tenant.needId, { name });
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/body/name' }] });
    }
    for (const name of ['  ', null]) {
      expect((await change(tenant.needId, { name })).json()).toMatchObject({ name: null });
    }
  });
});

describe('a paused need', () => {
  it('is in no landlord’s list, keeps its own, and comes back as it was', async () => {
    const storage = await create({ name: 'Storage' });
    const ids = async () => (await found(cast.announcementId)).map(({ properties: { id } }) => id).toSorted();
    expect(await ids()).toEqual([tenant.needId, storage.id].toSorted());
    expect((await change(tenant.needId, { isActive: false })).json()).toMatchObject({ isActive: false });
    expect(await ids()).toEqual([storage.id]);
    const own = await send('POST', '/matchmaking?favorite=false', { property: tenant.needId });
    expect(own.json<Schemas['MatchPage']>().total).toBeGreaterThan(0);
    const pair = { property: tenant.needId, announcement: cast.announcementId };
    const specific = (by?: { bearer: string }) =>
      app.send({
        method: 'POST',
        url: '/matchmaking?specific=true',
        bearer: (by ?? tenant).bearer,
        body: pair,
      });
    expect((await specific()).statusCode).toBe(200);
    expect((await specific(cast.landlord)).statusCode).toBe(404);
    expect((await change(tenant.needId, { isActive: true })).json()).toMatchObject({ position: 1 });
    expect(await ids()).toEqual([tenant.needId, storage.id].toSorted());
  });
});

describe('beside an announcement', () => {
  it('a tenant who asks is shown with the need that fits it, and stays once the need is gone', async () => {
    const far = await addAnnouncement(app, cast.landlord.userId, placeAt(20_000));
    const there = placeAt(20_000);
    const storage = await create({ name: 'Storage', x: there.latitude, y: there.longitude });
    const url = `/user/${tenant.userId}/favorite/${far.announcementId}?interested=true`;
    expect((await send('POST', url)).statusCode).toBe(204);
    const interested = async () => {
      const answer = await send('GET', `/announcement/${far.announcementId}`, undefined, {}, cast.landlord);
      return answer.json<Schemas['Announcement']>().isInterested;
    };
    expect(await interested()).toEqual([{ id: tenant.userId, properties: [storage.id, tenant.needId] }]);
    await send('DELETE', `/properties/${storage.id}`);
    expect(await interested()).toEqual([{ id: tenant.userId, properties: [tenant.needId] }]);
    const saved = await send('GET', `/user/${tenant.userId}/favorites?interested=true`);
    expect(saved.body).toContain(far.announcementId);
  });
});

describe('alerts', () => {
  it('belong to one need each, and go with it', async () => {
    const storage = await create({ name: 'Storage' });
    await send('PATCH', `/alerts/${storage.id}`, { frequency: 'daily', threshold: 80 });
    const of = async (id: string) => (await send('GET', `/alerts/${id}`)).json<Schemas['Alerts']>();
    expect(await of(storage.id)).toEqual({ frequency: 'daily', threshold: 80 });
    expect(await of(tenant.needId)).toMatchObject({ frequency: 'never' });
    await send('DELETE', `/properties/${storage.id}`);
    expect((await send('GET', `/alerts/${storage.id}`)).statusCode).toBe(404);
    const rows = await app.database.queries.select().from(alerts).where(eq(alerts.userId, tenant.userId));
    expect(rows).toEqual([]);
    expect(await app.database.queries.$count(needs, eq(needs.userId, tenant.userId))).toBe(1);
  });
});
