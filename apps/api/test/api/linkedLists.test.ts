import { afterAll, beforeAll, expect, it } from 'vitest';
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

async function whole(path: string, party: Party): Promise<Entry[]> {
  const answer = await read(path, party);
  expect(answer.headers['link']).toBeUndefined();
  return answer.json();
}

/** What is on each page, as the links lead from one to the next. */
async function pagesOf(path: string, party: Party): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  for (let address: string | undefined = path; address !== undefined;) {
    const answer = await read(address, party);
    expect(answer.statusCode, answer.body).toBe(200);
    pages.push(answer.json());
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

it('a list goes on behind an entry that is gone', async () => {
  const party = await addLandlord(app, 'gone@tilava.example');
  await addAnnouncement(app, party.userId, {});
  const [first, second] = await whole(announcementsOf(party), party);
  const page = await read(`${announcementsOf(party)}?limit=1`, party);
  expect(page.json()).toEqual([first]);
  await app.send({ method: 'DELETE', url: `/properties/${party.propertyId}`, bearer: party.bearer });
  expect(await pagesOf(linkOf(page) ?? '', party)).toEqual([[second]]);
});

it.each(['nonsense', Buffer.from('{"list":"other","place":{"id":"1"}}').toString('base64url')])(
  'a cursor of another list is refused: %s',
  async (cursor) => {
    const answer = await read(`${announcementsOf(landlord)}?cursor=${cursor}`, landlord);
    expect(answer.json(), answer.body).toMatchObject({ status: 400, code: 'cursor_invalid' });
  },
);

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
