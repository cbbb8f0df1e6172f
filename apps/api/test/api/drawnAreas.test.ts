import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announcements } from '../../src/db/schema.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  areaAlong,
  placeAt,
  type LandlordParty,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type DrawnArea = Schemas['DrawnArea'];

/** Metres to the north of the other tests' places. */
const origin = 100_000;
const place = (metres: number) => placeAt(origin + metres);

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
/** 800 m, 2,500 m and 6,000 m from where the tenant seeks. */
let [near, farther, far] = ['', '', ''];

const strip = (from: number, to: number): DrawnArea => areaAlong(origin + from, origin + to);

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await addTenant(
    app,
    'drawing@tilava.example',
    {},
    { ...place(0), residenceFlags: 1, rentMax: 100_000, sizeMax: 9_000 },
  );
  landlord = await addLandlord(app, 'drawn@tilava.example', {}, place(800));
  near = landlord.announcementId;
  const add = async (metres: number) =>
    (await addAnnouncement(app, landlord.userId, place(metres))).announcementId;
  [farther, far] = [await add(2_500), await add(6_000)];
});
afterAll(() => app.close());

const change = (body: object) =>
  app.send({ method: 'PATCH', url: `/properties/${tenant.needId}`, bearer: tenant.bearer, body });

async function draw(drawnArea: DrawnArea | null): Promise<Schemas['Need']> {
  const answer = await change({ drawnArea });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const ask = async (query: string, body: object, { bearer }: { readonly bearer: string } = tenant) =>
  app.send({ method: 'POST', url: `/matchmaking?${query}`, bearer, body });

async function list(query = '') {
  const answer = await ask(`favorite=false${query}`, { property: tenant.needId });
  const { results } = answer.json<Schemas['MatchPage']>();
  return results.flatMap((match) => (match.kind === 'announcement' ? [match] : []));
}
const listed = async (query = '') => (await list(query)).map(({ announcement }) => announcement.id);

const locationOf = ({ explanation }: Pick<Schemas['AnnouncementMatch'], 'explanation'>) =>
  explanation.find(({ field }) => field === 'location')?.score;

/** Whether the landlord finds the tenant by one of the announcements. */
async function isFoundBy(announcement: string): Promise<boolean> {
  const answer = await ask('all=true', { announcement }, landlord);
  return answer.json<Schemas['MatchPage']>().total === 1;
}

it('without an area, a need is sought within 3 km', async () => {
  expect(await draw(null)).toMatchObject({ drawnArea: null });
  expect(await listed()).toEqual([near, farther]);
});

it('an area takes the place of the circle, for both sides; distances are told from the address still', async () => {
  const area = strip(2_000, 7_000);
  expect(await draw(area)).toMatchObject({ drawnArea: area });
  const matches = await list();
  expect(matches.map(({ announcement, distance }) => [announcement.id, distance])).toEqual([
    [farther, 2_500],
    [far, 6_000],
  ]);
  expect(matches.map(locationOf)).toEqual([1000, 1000]);
  expect(await listed('&distanceBelow=3000')).toEqual([farther]);
  expect(await Promise.all([near, farther, far].map(isFoundBy))).toEqual([false, true, true]);
  const shown = (await ask('all=true', { announcement: far }, landlord)).json<Schemas['MatchPage']>();
  expect(shown.results).toMatchObject([
    { distance: 6_000, potentialTenant: { properties: { drawnArea: area } } },
  ]);
});

it('a pair outside the area can be asked for, and its location scores nothing', async () => {
  await draw(strip(2_000, 7_000));
  const url = `/user/${tenant.userId}/favorite/${near}`;
  expect(
    (await app.send({ method: 'GET', url: `/announcement/${near}`, bearer: tenant.bearer })).statusCode,
  ).toBe(404);
  await draw(null);
  expect((await app.send({ method: 'POST', url, bearer: tenant.bearer })).statusCode).toBe(204);
  await draw(strip(2_000, 7_000));
  const answer = await ask('favorite=true', { property: tenant.needId, favorite: near });
  const [saved] = answer.json<Schemas['MatchPage']>().results;
  expect(saved).toMatchObject({ kind: 'announcement', distance: 800 });
  expect(saved?.kind === 'announcement' && locationOf(saved)).toBe(0);
});

it('lists follow what is drawn, moved and taken away, and what moves into an area', async () => {
  await draw(strip(5_000, 7_000));
  expect(await listed()).toEqual([far]);
  await app.database.queries.update(announcements).set(place(5_500)).where(eq(announcements.id, farther));
  expect(await listed()).toEqual([farther, far]);
  await app.database.queries.update(announcements).set(place(2_500)).where(eq(announcements.id, farther));
  expect(await listed()).toEqual([far]);
  expect(await isFoundBy(far)).toBe(true);
  await draw(null);
  expect(await isFoundBy(far)).toBe(false);
  expect(await listed()).toEqual([near, farther]);
});

it('positions are rounded to six decimals, and the area stays when something else changes', async () => {
  const { coordinates } = strip(1_000, 2_000);
  const precise = coordinates.map((ring) =>
    ring.map((position) => position.map((degrees) => degrees + 4e-7)),
  );
  expect(await draw({ type: 'Polygon', coordinates: precise })).toMatchObject({ drawnArea: { coordinates } });
  expect((await change({ name: 'Office' })).json()).toMatchObject({ drawnArea: { coordinates } });
});

it('refuses an area that breaks a rule, and names the rule and the field', async () => {
  await draw(null);
  const ring = strip(0, 2_000).coordinates.flat();
  const polygon = (...positions: readonly (readonly unknown[])[]) => ({
    type: 'Polygon',
    coordinates: [positions],
  });
  const [a = [], b = [], c = [], d = []] = ring;
  const faults = {
    areaOpen: polygon(a, b, c, d),
    areaAbroad: polygon([17.9, 59.3], [18.2, 59.3], [18.2, 59.4], [17.9, 59.3]),
    areaCrossesItself: polygon(a, c, b, d, a),
    areaTooSmall: strip(0, 1),
    areaTooFar: strip(0, 11_000),
  };
  for (const [code, drawnArea] of Object.entries(faults)) {
    const answer = await change({ drawnArea });
    expect(answer.json(), answer.body).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ pointer: '/body/drawnArea', code }],
    });
  }
  for (const drawnArea of [
    [],
    {},
    'Polygon',
    { ...strip(0, 2_000), type: 'Point' },
    polygon(['24', '60'], a, b, a),
  ]) {
    const answer = await change({ drawnArea });
    const [error] = answer.json<Schemas['Problem']>().errors ?? [];
    expect([answer.statusCode, error?.pointer?.startsWith('/body/drawnArea')]).toEqual([400, true]);
  }
  // The address moves away from what is drawn.
  await draw(strip(0, 2_000));
  const { latitude: x } = place(20_000);
  expect((await change({ address: 'Toinen katu 1, Oulu', x, y: 25 })).json()).toMatchObject({
    errors: [{ pointer: '/body/drawnArea', code: 'areaTooFar' }],
  });
  expect((await change({ address: 'Toinen katu 1, Oulu', x, y: 25, drawnArea: null })).statusCode).toBe(200);
});
