import { matchFields, ofEach, type Perspective } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchRows } from '../../src/alerts/writeAlertMail.ts';
import { alertEntry } from '../../src/mail/templates/alertEntry.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  placeAt,
  type LandlordParty,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];
type Importance = Schemas['NeedChanges']['importance'];

/** Far from what other parties let. */
const place = placeAt(50_000);

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
/** 10 % dearer than the tenant would pay, and on another floor than wanted. */
let dear: string;
let high: string;

beforeAll(async () => {
  app = await startTestApplication();
  const wanted = { residenceFlags: 1, floors: 1, rentMax: 100_000, sizeMax: 9_000 };
  tenant = await addTenant(app, 'weighing@tilava.example', {}, { ...place, ...wanted });
  landlord = await addLandlord(app, 'weighed@tilava.example', {}, place);
  const add = async (values: object) =>
    (await addAnnouncement(app, landlord.userId, { ...place, ...values })).announcementId;
  dear = await add({ rent: 110_000 });
  high = await add({ floor: 4 });
});
afterAll(() => app.close());

const change = (body: Schemas['NeedChanges'] | { importance: unknown }) =>
  app.send({ method: 'PATCH', url: `/properties/${tenant.needId}`, bearer: tenant.bearer, body });

async function weigh(importance: Importance): Promise<Schemas['Need']> {
  const answer = await change({ importance });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const ask = (query: string, body: object, { bearer }: { readonly bearer: string } = tenant) =>
  app.send({ method: 'POST', url: `/matchmaking?${query}`, bearer, body });

async function list(query = '') {
  const answer = await ask(`favorite=false${query}`, { property: tenant.needId });
  const { results, ...page } = answer.json<Schemas['MatchPage']>();
  return { ...page, matches: results.flatMap((match) => (match.kind === 'announcement' ? [match] : [])) };
}

const weightsOf = ({ explanation }: Pick<Schemas['AnnouncementMatch'], 'explanation'>) =>
  Object.fromEntries(explanation.map(({ field, weight }) => [field, weight]));

it('nothing that is chosen is the table’s weights, and hides nothing', async () => {
  expect(await weigh({ rent: 'normal' })).toMatchObject({ importance: null });
  const { matches, total, hidden } = await list();
  expect([total, hidden]).toEqual([3, undefined]);
  expect(matches.map(({ points }) => points)).toEqual([100, 98, 93]);
});

it('a tenant’s list is scored by what is important to them, and counts what must-haves hide', async () => {
  expect(await weigh({ rent: 'must', floor: 'ignored', size: 'normal' })).toMatchObject({
    importance: { rent: 'must', floor: 'ignored' },
  });
  const { matches, total, hidden } = await list();
  expect(total).toBe(2);
  expect(matches.map(({ announcement, points }) => [announcement.id, points])).toEqual([
    [landlord.announcementId, 100],
    [high, 100],
  ]);
  expect(matches.map(weightsOf)[0]).toMatchObject({ rent: 24, floor: 0, location: 15 });
  expect(hidden).toEqual({ total: 1, fields: [{ field: 'rent', total: 1 }] });
  // Filters come first.
  expect((await list('&pointsAbove=99')).hidden).toEqual({ total: 0, fields: [{ field: 'rent', total: 0 }] });
});

it('a single pair is shown though a must-have hides it, to each side by its own weights', async () => {
  await weigh({ rent: 'must' });
  const pair = { property: tenant.needId, announcement: dear };
  const [seen] = (await ask('specific=true', pair)).json<Schemas['MatchPage']>().results;
  const [shown] = (await ask('specific=true', pair, landlord)).json<Schemas['MatchPage']>().results;
  const [found] = (await ask('all=true', { announcement: dear }, landlord)).json<Schemas['MatchPage']>()
    .results;
  // (45 + 15 + 12 + 2 + 24/2) of (45 + 15 + 12 + 2 + 24), and (45 + 15 + 12 + 2 + 12/2) of (45 + 15 + 12 + 2 + 12)
  expect(seen).toMatchObject({ kind: 'announcement', points: 88 });
  expect(shown).toMatchObject({ kind: 'tenant', points: 93 });
  expect(found).toMatchObject({ kind: 'tenant', points: 93 });
  expect(JSON.stringify([shown, found])).not.toContain('importance');
});

it('a mail to the tenant has the tenant’s percentage, one to the landlord that of the table', async () => {
  await weigh({ rent: 'must' });
  const [match] = await matchRows(app.database, [{ needId: tenant.needId, announcementId: dear }]);
  if (match === undefined) throw new Error('The pair is gone');
  const today = helsinkiDay(app.now);
  const pointsFor = (reader: Perspective) =>
    alertEntry(match, {
      publicUrl: 'https://tilava.example',
      productName: 'Tilava',
      language: 'en',
      reader,
      today,
    }).points;
  expect([pointsFor('tenant'), pointsFor('landlord')]).toEqual(['88%', '93%']);
});

it('a cursor of a list that was weighted otherwise is refused', async () => {
  const pages = async () => ask(`favorite=false&limit=1&cursor=${nextCursor}`, { property: tenant.needId });
  await weigh(null);
  let { nextCursor } = await list('&limit=1');
  expect((await pages()).statusCode).toBe(200);
  await weigh({ rent: 'important' });
  expect((await pages()).json()).toMatchObject({ status: 400, code: 'cursor_invalid' });
  ({ nextCursor } = await list('&limit=1'));
  expect((await pages()).statusCode).toBe(200);
  await weigh(null);
  expect((await pages()).json()).toMatchObject({ status: 400, code: 'cursor_invalid' });
});

it('stays when something else changes, and is in the export', async () => {
  const importance = { rent: 'important', location: 'ignored' };
  await weigh({ rent: 'important', location: 'ignored' });
  expect((await change({ name: 'Office' })).json()).toMatchObject({ importance });
  const url = `/user/${tenant.userId}/export`;
  const exported = await app.send({ method: 'GET', url, bearer: tenant.bearer });
  expect(exported.json<Schemas['UserExport']>().properties).toMatchObject([{ importance }]);
});

it('refuses what leaves nothing to score, and what is no importance, and names the field', async () => {
  await weigh({ rent: 'must' });
  const nothing = ofEach(matchFields, () => 'ignored');
  for (const importance of [nothing, { rent: 'much' }, { view: 'must' }, 'must', { rent: null }]) {
    const answer = await change({ importance });
    expect(answer.json(), JSON.stringify(importance)).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    const [error] = answer.json<Schemas['Problem']>().errors ?? [];
    expect(error?.pointer).toMatch(/^\/body\/importance/u);
  }
  const last = { ...nothing, deposit: 'normal' };
  expect((await change({ importance: last })).statusCode).toBe(200);
});
