import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcements, favorites, tenantInterests, users } from '../../src/db/schema.ts';
import { canContend, contend } from '../support/contend.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  setPublic,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type Saved = { favorites: Schemas['SavedAnnouncement'][] } & { isInterested: Schemas['SavedAnnouncement'][] };

let app: TestApplication;
let tenant: TenantParty;
let other: TenantParty;
let landlord: LandlordParty;
let admin: Party;

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await addTenant(app, 'seeker@tilava.example');
  other = await addTenant(app, 'other.seeker@tilava.example');
  landlord = await addLandlord(app, 'owner@tilava.example');
  admin = { ...(await app.logIn('admin@tilava.example')), email: 'admin@tilava.example' };
});
beforeEach(async () => {
  await app.database.queries.delete(favorites).where(eq(favorites.tenantId, tenant.userId));
  await app.database.queries.delete(tenantInterests).where(eq(tenantInterests.tenantId, tenant.userId));
});
afterAll(() => app.close());

const toggle = (
  method: 'POST' | 'DELETE',
  announcementId: string,
  { by = tenant, of = tenant, query = '' }: { by?: Party; of?: Party; query?: string } = {},
) => app.send({ method, url: `/user/${of.userId}/favorite/${announcementId}${query}`, bearer: by.bearer });
const list = (by: Party, of: Party, query = '') =>
  app.send({ method: 'GET', url: `/user/${of.userId}/favorites${query}`, bearer: by.bearer });
const listed = async (query = '') => {
  const [first] = (await list(tenant, tenant, query)).json<Saved[]>();
  return (query === '' ? first?.favorites : first?.isInterested) ?? [];
};
const interested = '?interested=true';
const sets = [
  ['a favourite', '', interested],
  ['an interest', interested, ''],
] as const;

describe.each(sets)('%s', (_name, query, otherQuery) => {
  it('is kept apart from the other set, until it is taken back', async () => {
    const id = landlord.announcementId;
    expect((await toggle('POST', id, { query })).statusCode).toBe(204);
    expect(await listed(query)).toMatchObject([{ id, isActive: true, properties: { kind: 'listing' } }]);
    expect(await listed(otherQuery)).toEqual([]);
    await toggle('POST', id, { query: otherQuery });
    expect((await toggle('DELETE', id, { query })).statusCode).toBe(204);
    expect(await listed(query)).toEqual([]);
    expect(await listed(otherQuery)).toHaveLength(1);
  });

  it('may be made and taken back twice', async () => {
    const id = landlord.announcementId;
    for (const _ of [1, 2]) expect((await toggle('POST', id, { query })).statusCode).toBe(204);
    expect(await listed(query)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await toggle('DELETE', id, { query })).statusCode).toBe(204);
    expect(await listed(query)).toEqual([]);
  });

  it('is made once by many calls at once', async () => {
    const calls = Array.from({ length: 12 }, () => toggle('POST', landlord.announcementId, { query }));
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    expect(await listed(query)).toHaveLength(1);
  });

  it('leaves a consistent set where calls that make it and take it back race', async () => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      toggle(index % 2 === 0 ? 'POST' : 'DELETE', landlord.announcementId, { query }),
    );
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(204);
    expect((await listed(query)).length).toBeLessThan(2);
  });

  it('needs an announcement that is public when it is made, and none when it is taken back', async () => {
    const { announcementId: hidden } = await addAnnouncement(app, landlord.userId, { isActive: false });
    expect((await toggle('POST', hidden, { query })).json()).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect((await toggle('POST', uuidv7(), { query })).statusCode).toBe(404);
    expect((await toggle('DELETE', hidden, { query })).statusCode).toBe(204);
    expect((await toggle('DELETE', uuidv7(), { query })).statusCode).toBe(204);
    expect(await listed(query)).toEqual([]);
  });

  it('of an announcement that was hidden since tells that alone, stays when it is made again, and goes', async () => {
    const { announcementId: id } = await addAnnouncement(app, landlord.userId);
    await toggle('POST', id, { query });
    await setPublic(app, id, false);
    expect(await listed(query)).toEqual([{ id, isActive: false }]);
    expect((await toggle('POST', id, { query })).statusCode).toBe(204);
    const [seen] = (await list(admin, tenant, query)).json<Saved[]>();
    expect(query === '' ? seen?.favorites : seen?.isInterested).toMatchObject([
      { id, isActive: false, properties: { kind: 'listing' } },
    ]);
    expect((await toggle('DELETE', id, { query })).statusCode).toBe(204);
    expect(await listed(query)).toEqual([]);
  });

  it('of an announcement that is deleted goes with it', async () => {
    const { announcementId: id } = await addAnnouncement(app, landlord.userId);
    await toggle('POST', id, { query });
    await app.database.queries.delete(announcements).where(eq(announcements.id, id));
    expect(await listed(query)).toEqual([]);
  });

  it('is listed in the order in which it was made', async () => {
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push((await addAnnouncement(app, landlord.userId)).announcementId);
    const order = [ids[1], ids[2], ids[0]];
    for (const id of order) await toggle('POST', id ?? '', { query });
    expect((await listed(query)).map(({ id }) => id)).toEqual(order);
  });

  it('shows in the user and in the matches at once', async () => {
    const id = landlord.announcementId;
    const flags = async () => {
      const body = { property: tenant.needId };
      const url = '/matchmaking?favorite=false&limit=500';
      const page = await app.send({ method: 'POST', url, bearer: tenant.bearer, body });
      const match = page
        .json<Schemas['MatchPage']>()
        .results.find((result) => result.kind === 'announcement' && result.announcement.id === id);
      const user = await app.send({ method: 'GET', url: `/user/${tenant.userId}`, bearer: tenant.bearer });
      const { favorites: saved, isInterested } = user.json<Schemas['User']>();
      return { match, user: query === '' ? saved : isInterested };
    };
    const flag = query === '' ? 'favorite' : 'isInterested';
    const otherFlag = query === '' ? 'isInterested' : 'favorite';
    expect(await flags()).toMatchObject({ match: { [flag]: false, [otherFlag]: false }, user: [] });
    await toggle('POST', id, { query });
    expect(await flags()).toMatchObject({ match: { [flag]: true, [otherFlag]: false }, user: [id] });
    await toggle('DELETE', id, { query });
    expect(await flags()).toMatchObject({ match: { [flag]: false, [otherFlag]: false }, user: [] });
  });
});

describe('an announcement of interest', () => {
  it('tells its owner and the admin who is interested, and nobody else', async () => {
    const { announcementId: id } = await addAnnouncement(app, landlord.userId);
    await toggle('POST', id, { query: interested });
    await toggle('POST', id, { query: interested, by: other, of: other });
    const read = async ({ bearer }: Party) =>
      (await app.send({ method: 'GET', url: `/announcement/${id}`, bearer })).json<Schemas['Announcement']>();
    for (const who of [landlord, admin]) {
      expect((await read(who)).isInterested).toEqual([
        { id: tenant.userId, properties: [tenant.needId] },
        { id: other.userId, properties: [other.needId] },
      ]);
    }
    expect(await read(tenant)).not.toHaveProperty('isInterested');
    await toggle('DELETE', id, { query: interested });
    expect((await read(landlord)).isInterested).toEqual([{ id: other.userId, properties: [other.needId] }]);
  });
});

if (canContend) {
  describe('saving while', () => {
    it('the landlord hides waits, and then finds nothing to save', async () => {
      const { announcementId: id } = await addAnnouncement(app, landlord.userId);
      const hide = () => setPublic(app, id, false);
      const answer = await contend(app.database, hide, () => toggle('POST', id));
      expect(answer.statusCode).toBe(404);
      expect(await listed()).toEqual([]);
    });

    it.each([
      ['announcement', 'finds none', 404],
      ['tenant', 'is nobody', 401],
    ] as const)('the %s is deleted waits, and then %s', async (what, _finding, status) => {
      const { announcementId: id } = await addAnnouncement(app, landlord.userId);
      const leaving = await addTenant(app, `leaving.${what}@tilava.example`);
      const { queries } = app.database;
      const remove = () =>
        what === 'announcement'
          ? app.database.queries.delete(announcements).where(eq(announcements.id, id))
          : app.database.queries.delete(users).where(eq(users.id, leaving.userId));
      const save = () => toggle('POST', id, { by: leaving, of: leaving });
      expect((await contend(app.database, remove, save)).statusCode).toBe(status);
      expect(await queries.select().from(favorites).where(eq(favorites.announcementId, id))).toEqual([]);
    });
  });
}
