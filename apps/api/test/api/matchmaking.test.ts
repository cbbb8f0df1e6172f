import type { components } from '@tilava/sdk/schema';
import { eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements, favorites, needs, tenantInterests, users } from '../../src/db/schema.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type Page = Schemas['MatchPage'];
type AnnouncementMatch = Schemas['AnnouncementMatch'];
type TenantMatch = Schemas['TenantMatch'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let tenant: Session;
let other: Session;
let landlord: Session;
let otherLandlord: Session;
let property: string;
let own: Schemas['Announcement'][];

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await app.logIn('tenant@tilava.example');
  other = await app.logIn('organisation@tilava.example');
  landlord = await app.logIn('landlord@tilava.example');
  otherLandlord = await app.logIn('toolon.talot@tilava.example');
  property = tenant.properties[0] ?? '';
  const url = `/user/${landlord.userId}/announcement`;
  own = (await app.send({ method: 'GET', url, bearer: landlord.bearer })).json<Schemas['Announcement'][]>();
});
afterAll(() => app.close());

const find = (session: Session, query: string, body: unknown) =>
  app.send({ method: 'POST', url: `/matchmaking?${query}`, bearer: session.bearer, body });
const potential = async (query = '') =>
  (await find(tenant, `favorite=false&limit=500${query}`, { property })).json<Page>();
const isAnnouncement = (match: Schemas['Match']): match is AnnouncementMatch => match.kind === 'announcement';
const isTenant = (match: Schemas['Match']): match is TenantMatch => match.kind === 'tenant';

describe("a tenant's potential matches", () => {
  it('are public, within 3000 m and ordered by points, distance and id', async () => {
    const { results, total } = await potential();
    const matches = results.filter(isAnnouncement);
    expect(matches).toHaveLength(total);
    expect(total).toBeGreaterThan(10);
    expect(matches.every((match) => match.announcement.isActive && match.distance <= 3000)).toBe(true);
    const order = matches.map(({ points, distance }) => [-points, distance] as const);
    expect(order.toSorted((one, two) => one[0] - two[0] || one[1] - two[1])).toEqual(order);
  });

  it('pass strict filters before they are counted', async () => {
    const all = (await potential()).results.filter(isAnnouncement);
    const points = all[3]?.points ?? 0;
    const above = await potential(`&pointsAbove=${points}`);
    expect(above.total).toBe(all.filter((match) => match.points > points).length);
    const distance = all[5]?.distance ?? 0;
    const below = await potential(`&distanceBelow=${distance}`);
    expect(below.total).toBe(all.filter((match) => match.distance < distance).length);
    const cheaper = await potential('&costBelow=1300');
    expect(cheaper.total).toBeGreaterThan(0);
    expect(cheaper.total).toBeLessThan(all.length);
    const personal = await potential('&personPointsAbove=1');
    expect(personal.total).toBe(all.filter((match) => match.personPoints > 1).length);
  });

  it('come in pages that together are the whole list', async () => {
    const whole = (await potential()).results
      .filter(isAnnouncement)
      .map(({ announcement }) => announcement.id);
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = (await find(tenant, `favorite=false&limit=7${cursor}`, { property })).json<Page>();
      expect(page.total).toBe(whole.length);
      paged.push(...page.results.filter(isAnnouncement).map(({ announcement }) => announcement.id));
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(paged).toEqual(whole);
  });

  it('refuse a cursor of another filter', async () => {
    const { nextCursor } = (await find(tenant, 'favorite=false&limit=1', { property })).json<Page>();
    const answer = await find(tenant, `favorite=false&limit=1&pointsAbove=1&cursor=${nextCursor}`, {
      property,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'cursor_invalid' });
  });

  it('refuse a cursor of another subject, and one that somebody made up', async () => {
    const announcement = own.find(({ isActive }) => isActive)?.id;
    const ofLandlord = (await find(landlord, 'all=true&limit=1', { announcement })).json<Page>().nextCursor;
    const ofTenant = (await find(tenant, 'favorite=false&limit=1', { property })).json<Page>().nextCursor;
    const decoded = Buffer.from(ofTenant ?? '', 'base64url').toString();
    const madeUp = decoded.replace(/"distance":\d+/, '"distance":999999999999');
    expect(ofLandlord).not.toBeNull();
    expect(madeUp).not.toBe(decoded);
    for (const cursor of [ofLandlord, Buffer.from(madeUp).toString('base64url')]) {
      const answer = await find(tenant, `favorite=false&limit=1&cursor=${cursor}`, { property });
      expect(answer.json()).toMatchObject({ status: 400, code: 'cursor_invalid' });
    }
  });

  const sortedBy = {
    rent: ({ announcement }) => announcement.properties.rent,
    size: ({ announcement }) => -announcement.properties.size,
    distance: ({ distance }) => distance,
    newest: ({ announcement }) => -Number.parseInt(announcement.id.replaceAll('-', '').slice(0, 12), 16),
  } as const satisfies Record<string, (match: AnnouncementMatch) => number>;

  it.each(['rent', 'size', 'distance', 'newest'] as const)(
    'come sorted by “%s”, in pages that together are the whole list, ties in the usual order',
    async (sort) => {
      const all = (await potential()).results.filter(isAnnouncement);
      const expected = all
        .toSorted((one, two) => sortedBy[sort](one) - sortedBy[sort](two))
        .map(({ announcement }) => announcement.id);
      const whole = await potential(`&sort=${sort}`);
      expect(whole.total).toBe(all.length);
      expect(whole.results.filter(isAnnouncement).map(({ announcement }) => announcement.id)).toEqual(
        expected,
      );
      const paged: string[] = [];
      let cursor = '';
      do {
        const query = `favorite=false&limit=7&sort=${sort}${cursor}`;
        const page = (await find(tenant, query, { property })).json<Page>();
        paged.push(...page.results.filter(isAnnouncement).map(({ announcement }) => announcement.id));
        cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
      } while (cursor !== '');
      expect(paged).toEqual(expected);
    },
  );

  it('refuse a cursor of another order, and name it', async () => {
    for (const [made, asked] of [
      ['rent', 'size'],
      ['size', 'best'],
      ['best', 'distance'],
      ['newest', 'rent'],
    ]) {
      const { nextCursor } = (
        await find(tenant, `favorite=false&limit=1&sort=${made}`, { property })
      ).json<Page>();
      const query = `favorite=false&limit=1&sort=${asked}&cursor=${nextCursor}`;
      expect((await find(tenant, query, { property })).json()).toMatchObject({
        status: 400,
        code: 'cursor_invalid',
        errors: [{ pointer: '/query/cursor' }],
      });
    }
  });

  it('by best match are what they are without an order, their cursors too', async () => {
    const first = (await find(tenant, 'favorite=false&limit=3', { property })).json<Page>();
    expect((await find(tenant, 'favorite=false&limit=3&sort=best', { property })).json()).toEqual(first);
    const rest = await find(tenant, `favorite=false&limit=3&sort=best&cursor=${first.nextCursor}`, {
      property,
    });
    expect(rest.statusCode).toBe(200);
  });

  it('refuse an order that there is not', async () => {
    expect((await find(tenant, 'favorite=false&sort=price', { property })).json()).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ pointer: '/query/sort' }],
    });
  });

  it('lose an announcement at once when it is hidden', async () => {
    const first = (await potential()).results.find(isAnnouncement);
    const id = first?.announcement.id ?? '';
    const show = (isActive: boolean) =>
      app.database.queries.update(announcements).set({ isActive }).where(eq(announcements.id, id));
    await show(false);
    const after = (await potential()).results
      .filter(isAnnouncement)
      .map(({ announcement }) => announcement.id);
    await show(true);
    expect(after).not.toContain(id);
  });
});

describe("a landlord's potential matches", () => {
  it('are verified tenants within 3000 m of an announcement of their own', async () => {
    const announcement = own.find(({ isActive }) => isActive)?.id;
    const { results, total } = (await find(landlord, 'all=true&limit=500', { announcement })).json<Page>();
    const matches = results.filter(isTenant);
    expect(matches).toHaveLength(total);
    expect(total).toBeGreaterThan(0);
    expect(matches.every(({ distance }) => distance <= 3000)).toBe(true);
    const working = (await find(landlord, 'all=true&work=true', { announcement })).json<Page>();
    expect(working.total).toBe(
      matches.filter(({ potentialTenant }) => potentialTenant.occupation.work).length,
    );
    expect((await find(tenant, 'all=true', { announcement })).statusCode).toBe(404);
  });

  it('can be sorted by distance and age, but not by rent or size, which all of them are matched with', async () => {
    const announcement = own.find(({ isActive }) => isActive)?.id;
    const list = async (sort: string) =>
      (await find(landlord, `all=true&limit=500&sort=${sort}`, { announcement }))
        .json<Page>()
        .results.filter(isTenant);
    const distances = (await list('distance')).map(({ distance }) => distance);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((one, two) => one - two));
    const ids = (await list('newest')).map(({ potentialTenant }) => potentialTenant.properties.id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    for (const sort of ['rent', 'size']) {
      const answer = await find(landlord, `all=true&sort=${sort}`, { announcement });
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'validation_failed',
        errors: [{ pointer: '/query/sort' }],
      });
    }
  });

  it('leave out a tenant who is not verified', async () => {
    const unverified = await app.database.queries.select().from(users).where(isNull(users.verifiedAt));
    expect(unverified.length).toBeGreaterThan(0);
    for (const { id, isActive } of own) {
      if (!isActive) continue;
      const { results } = (await find(landlord, 'all=true&limit=500', { announcement: id })).json<Page>();
      const found = new Set(results.filter(isTenant).map(({ potentialTenant }) => potentialTenant.user.id));
      expect(unverified.filter((user) => found.has(user.id))).toEqual([]);
    }
  });

  it('show a tenant by each need that is active', async () => {
    const { queries } = app.database;
    const announcement = own.find(({ isActive }) => isActive)?.id;
    const needsOf = async (userId: string) => {
      const { results } = (await find(landlord, 'all=true&limit=500', { announcement })).json<Page>();
      const ofUser = results.filter(isTenant).filter(({ potentialTenant: { user } }) => user.id === userId);
      return ofUser.map(({ potentialTenant }) => potentialTenant.properties.id);
    };
    const { results } = (await find(landlord, 'all=true', { announcement })).json<Page>();
    const userId = results.find(isTenant)?.potentialTenant.user.id ?? '';
    const [first] = await queries.select().from(needs).where(eq(needs.userId, userId));
    if (first === undefined) throw new Error('A tenant that is found has a need');
    const second = { ...first, id: uuidv7(), createdAt: new Date(first.createdAt.getTime() + 1) };
    const activate = (isActive: boolean) =>
      queries.update(needs).set({ isActive }).where(eq(needs.id, first.id));

    await queries.insert(needs).values(second);
    expect((await needsOf(userId)).toSorted()).toEqual([first.id, second.id].toSorted());
    await activate(false);
    expect(await needsOf(userId)).toEqual([second.id]);
    await activate(true);
    await queries.delete(needs).where(eq(needs.id, second.id));
    expect(await needsOf(userId)).toEqual([first.id]);
  });

  it('are none for a hidden announcement', async () => {
    const announcement = own.find(({ isActive }) => !isActive)?.id;
    expect((await find(landlord, 'all=true', { announcement })).json()).toMatchObject({
      total: 0,
      results: [],
    });
  });
});

describe('a saved announcement', () => {
  it('is matched whatever its distance, and is unavailable once it is hidden', async () => {
    const far = own.find(
      ({ isActive, properties }) => isActive && properties.address.startsWith('Teollisuuskatu'),
    );
    const id = far?.id ?? '';
    expect((await find(tenant, 'favorite=true', { property, favorite: id })).statusCode).toBe(404);
    await app.database.queries
      .insert(favorites)
      .values({ tenantId: tenant.userId, announcementId: id })
      .onConflictDoNothing();
    const saved = (await find(tenant, 'favorite=true', { property, favorite: id })).json<Page>();
    const match = saved.results.find(isAnnouncement);
    expect(match?.distance).toBeGreaterThan(3000);
    expect(match?.favorite).toBe(true);

    await app.database.queries.update(announcements).set({ isActive: false }).where(eq(announcements.id, id));
    const hidden = (await find(tenant, 'favorite=true', { property, favorite: id })).json<Page>();
    expect(hidden.results).toMatchObject([
      { kind: 'unavailable', announcement: { id, isActive: false }, favorite: true },
    ]);
    await app.database.queries.update(announcements).set({ isActive: true }).where(eq(announcements.id, id));
  });
});

describe('a specific pair', () => {
  it('is seen from both sides where it is a potential match, and by nobody else', async () => {
    const { results } = await potential();
    const owned = new Set(own.map(({ id }) => id));
    const shared = results.filter(isAnnouncement).find(({ announcement }) => owned.has(announcement.id));
    const announcement = shared?.announcement.id ?? '';
    const ids = { property, announcement };
    const forTenant = (await find(tenant, 'specific=true', ids)).json<Page>().results.find(isAnnouncement);
    const forLandlord = (await find(landlord, 'specific=true', ids)).json<Page>().results.find(isTenant);
    expect(forTenant?.points).toBe(shared?.points);
    expect(forLandlord?.points).toBe(shared?.points);
    for (const stranger of [other, otherLandlord]) {
      expect((await find(stranger, 'specific=true', ids)).statusCode).toBe(404);
    }
  });

  it('beyond 3000 m needs the interest of the tenant', async () => {
    const far = own.find(
      ({ isActive, properties }) => isActive && properties.address.startsWith('Teollisuuskatu'),
    );
    const ids = { property, announcement: far?.id ?? '' };
    await app.database.queries.delete(tenantInterests).where(eq(tenantInterests.tenantId, tenant.userId));
    expect((await find(landlord, 'specific=true', ids)).statusCode).toBe(404);
    expect((await find(tenant, 'specific=true', ids)).statusCode).toBe(404);
    await app.database.queries
      .insert(tenantInterests)
      .values({ tenantId: tenant.userId, announcementId: ids.announcement });
    expect((await find(landlord, 'specific=true', ids)).statusCode).toBe(200);
    expect((await find(tenant, 'specific=true', ids)).statusCode).toBe(200);
  });
});
