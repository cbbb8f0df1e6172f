import { afterAll, beforeAll, expect, it } from 'vitest';
import { favorites } from '../../src/db/schema.ts';
import { addAnnouncement, addLandlord, addNeed, addTenant, type Party } from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

interface Entry {
  readonly id: string;
}

let app: TestApplication;
let landlord: Party;

beforeAll(async () => {
  app = await startTestApplication();
  const party = await addLandlord(app, 'many@tilava.example');
  for (let count = 1; count < 9; count += 1) await addAnnouncement(app, party.userId, {});
  landlord = party;
});
afterAll(() => app.close());

const read = (url: string, { bearer }: Party, headers = {}) =>
  app.send({ method: 'GET', url, bearer, headers });
const announcementsOf = ({ userId }: Party) => `/user/${userId}/announcement`;
const propertiesOf = ({ userId }: Party) => `/properties/user/${userId}`;
const linkOf = (answer: Awaited<ReturnType<typeof read>>) =>
  /^<\/api\/v1(?<address>[^>]+)>; rel="next"$/u.exec(String(answer.headers['link'] ?? ''))?.groups?.[
    'address'
  ];

/** What is listed, also where the list is inside of another one. */
function entriesOf(answer: Awaited<ReturnType<typeof read>>): Entry[] {
  const list = answer.json<Entry[] | [{ readonly favorites: Entry[] }]>();
  const [first] = list;
  return first !== undefined && 'favorites' in first ? first.favorites : (list as Entry[]);
}

async function whole(path: string, party: Party): Promise<Entry[]> {
  const answer = await read(path, party);
  expect(answer.headers['link']).toBeUndefined();
  return entriesOf(answer);
}

/** What is on each page, as the links lead from one to the next. */
async function pagesOf(path: string, party: Party): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  for (let address: string | undefined = path; address !== undefined;) {
    const answer = await read(address, party);
    expect(answer.statusCode, answer.body).toBe(200);
    pages.push(entriesOf(answer));
    address = linkOf(answer);
  }
  return pages;
}

it('a list of announcements or properties is the same in pages as it is whole', async () => {
  for (const path of [announcementsOf(landlord), propertiesOf(landlord)]) {
    const all = await whole(path, landlord);
    expect(await pagesOf(`${path}?limit=4`, landlord)).toEqual([
      all.slice(0, 4),
      all.slice(4, 8),
      all.slice(8),
    ]);
    expect(await pagesOf(`${path}?limit=9`, landlord)).toEqual([all]);
  }
});

it('needs come in pages as well, in the tenant’s order', async () => {
  const tenant = await addTenant(app, 'needs@tilava.example');
  await addNeed(app, tenant.userId);
  const needs = await whole(propertiesOf(tenant), tenant);
  expect(await pagesOf(`${propertiesOf(tenant)}?limit=1`, tenant)).toEqual(needs.map((need) => [need]));
});

it('needs go on behind those that were read, however they are deleted and ordered in between', async () => {
  const tenant = await addTenant(app, 'moving@tilava.example');
  for (const position of [2, 3, 4, 5])
    await addNeed(app, tenant.userId, { position, sizeMin: 100, rentMin: 100 });
  const [first, second, third, fourth, fifth] = (await whole(propertiesOf(tenant), tenant)).map(
    ({ id }) => id,
  );
  const { bearer } = tenant;
  const remove = (id = '') => app.send({ method: 'DELETE', url: `/properties/${id}`, bearer });
  const move = { url: `/properties/${fifth}`, body: { position: 1 } };
  const page = await read(`${propertiesOf(tenant)}?limit=2`, tenant);
  expect(entriesOf(page).map(({ id }) => id)).toEqual([first, second]);
  await remove(second);
  expect((await app.send({ method: 'PATCH', bearer, ...move })).statusCode).toBe(200);
  const rest = await pagesOf(linkOf(page) ?? '', tenant);
  expect(rest.flat().map(({ id }) => id)).toEqual([fifth, third, fourth]);
  for (const id of [first, third, fourth, fifth]) await remove(id);
  expect(await pagesOf(linkOf(page) ?? '', tenant)).toEqual([[]]);
});

it('favourites come in pages, also where they were saved at the same time and are given up in between', async () => {
  const tenant = await addTenant(app, 'saver@tilava.example');
  const path = `/user/${tenant.userId}/favorites`;
  const ids = (await whole(announcementsOf(landlord), landlord)).map(({ id }) => id).toReversed();
  for (const part of [ids.slice(0, 3), ids.slice(3, 9)]) {
    const pairs = part.map((announcementId) => ({ tenantId: tenant.userId, announcementId }));
    await app.database.queries.insert(favorites).values(pairs);
  }
  const all = await whole(path, tenant);
  expect(await pagesOf(`${path}?limit=4`, tenant)).toEqual([all.slice(0, 4), all.slice(4, 8), all.slice(8)]);
  const page = await read(`${path}?limit=5`, tenant);
  for (const { id } of [...all.slice(4, 6), ...all.slice(0, 1)]) {
    await app.send({ method: 'DELETE', url: `/user/${tenant.userId}/favorite/${id}`, bearer: tenant.bearer });
  }
  expect(await pagesOf(linkOf(page) ?? '', tenant)).toEqual([all.slice(6)]);
  const asInterest = (linkOf(page) ?? '').replace('?', '?interested=true&');
  expect((await read(asInterest, tenant)).json()).toMatchObject({ code: 'cursor_invalid' });
});

it('a list goes on behind an entry that is gone', async () => {
  const party = await addLandlord(app, 'gone@tilava.example');
  await addAnnouncement(app, party.userId, {});
  const [first, second] = await whole(announcementsOf(party), party);
  const page = await read(`${announcementsOf(party)}?limit=1`, party);
  expect(page.json()).toEqual([first]);
  await app.send({ method: 'DELETE', url: `/properties/${party.propertyId}`, bearer: party.bearer });
  expect(await pagesOf(linkOf(page) ?? '', party)).toEqual([[second]]);
});

it('a cursor of another list, or none, is refused, as is a limit that no page has', async () => {
  const tenant = await addTenant(app, 'curious@tilava.example');
  await addNeed(app, tenant.userId);
  const other = await addLandlord(app, 'other.many@tilava.example');
  const lists = [
    [announcementsOf(landlord), landlord],
    [propertiesOf(landlord), landlord],
    [propertiesOf(tenant), tenant],
    [`/user/${tenant.userId}/favorites`, tenant],
  ] as const;
  const cursorOf = async (path: string, party: Party) =>
    /cursor=(?<cursor>[^&]+)/u.exec(linkOf(await read(`${path}?limit=1`, party)) ?? '')?.groups?.['cursor'];
  const cursors = [await cursorOf(announcementsOf(landlord), landlord), 'nonsense', '%00', 'e30'];
  for (const [path, party] of lists) {
    for (const cursor of path.includes(landlord.userId) ? cursors.slice(1) : cursors) {
      expect((await read(`${path}?cursor=${cursor}`, party)).json(), cursor).toMatchObject({
        status: 400,
        code: 'cursor_invalid',
      });
    }
    for (const limit of ['0', '501', 'abc', '1.5', '']) {
      expect((await read(`${path}?limit=${limit}`, party)).statusCode, limit).toBe(400);
    }
  }
  const foreign = await read(`${announcementsOf(other)}?cursor=${cursors[0]}`, other);
  expect(foreign.json()).toMatchObject({ status: 400, code: 'cursor_invalid' });
});

it('the last page has changed once there is one behind it', async () => {
  const path = `${announcementsOf(landlord)}?limit=9`;
  const last = await read(path, landlord);
  const headers = { 'if-none-match': String(last.headers['etag']) };
  expect((await read(path, landlord, headers)).statusCode).toBe(304);
  await addAnnouncement(app, landlord.userId, {});
  const answer = await read(path, landlord, headers);
  expect([answer.statusCode, answer.json()]).toEqual([200, last.json()]);
  expect(linkOf(answer)).toBeDefined();
});
