import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { addLandlord, addTenant, type LandlordParty, type TenantParty } from '../support/parties.ts';
import { storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let bearer: string;
let tenant: TenantParty;
let landlord: LandlordParty;

const person = (firstName: string, lastName: string) => ({
  privateTenant: { firstName, lastName, phoneNumber: '+358401234567', currentAddress: null },
  organizationTenant: null,
});

beforeAll(async () => {
  app = await startTestApplication();
  ({ bearer } = await app.logIn('admin@tilava.example'));
  await storeUser(app, { email: 'zz@searched.example', ...person('Åke', 'Östman') });
  await storeUser(app, { email: 'marks@found.example', ...person('A\u0308nni', "O'Brien") });
  await storeUser(app, { email: 'aa_percent%@searched.example', ...person('Bo', 'Searched') });
  const need = { address: 'Zürichinkatu 9', rentMax: 900_000, sizeMin: 100, sizeMax: null };
  tenant = await addTenant(app, 'seeker@searched.example', person('Aino', 'Etsijä'), need);
  const listing = {
    address: 'Aaltokatu 3',
    rent: 1_000_000_000,
    size: 90_000_000,
    description: 'Near a 50% slope',
  };
  landlord = await addLandlord(app, 'owner@searched.example', person('Otso', 'Omistaja'), listing);
  await addTenant(app, 'silent@searched.example', person('Sini', 'Hiljaa'), { rentMin: null, rentMax: null });
});
afterAll(() => app.close());

const read = async <Page>(path: string, query: Record<string, string>): Promise<Page> => {
  const url = `${path}?${new URLSearchParams(query).toString()}`;
  const answer = await app.send({ method: 'GET', url, bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
};
const readUsers = (query: Record<string, string>) => read<Schemas['UserPage']>('/users', query);
const readProperties = (query: Record<string, string>) => read<Schemas['PropertyPage']>('/properties', query);
const emails = async (query: Record<string, string>) =>
  (await readUsers(query)).results.map(({ email }) => email);

describe('searching users', () => {
  it.each([
    ['a part of the email', 'ZZ@search', ['zz@searched.example']],
    ['a name in another case, beyond ASCII too', 'östman', ['zz@searched.example']],
    ['letters composed otherwise', 'O\u0308stman', ['zz@searched.example']],
    ['letters composed as nobody stored them', '\u00e4nni', ['marks@found.example']],
    ['another apostrophe', 'o’brien', ['marks@found.example']],
    ['several words in any order', 'searched.example  åke', ['zz@searched.example']],
    ['a sign that stands for any other elsewhere', '%@', ['aa_percent%@searched.example']],
    ['another such sign', '_percent', ['aa_percent%@searched.example']],
    ['a quotation mark', "' or true --", []],
    ['a backslash', '\\', []],
  ])('finds by %s', async (_, text, expected) => {
    const { results, entriesCount } = await readUsers({ text, entriesPerPage: '100' });
    expect(entriesCount).toBe(expected.length);
    expect(results.map(({ email }) => email)).toEqual(expected);
  });

  it('takes nothing but blanks for no search', async () => {
    expect((await readUsers({ text: ' ' })).entriesCount).toBe(await app.database.queries.$count(users));
  });

  it('finds by the id, and by an organisation’s name and business id', async () => {
    expect(await emails({ text: tenant.userId })).toEqual(['seeker@searched.example']);
    const [demo] = (await readUsers({ text: 'organisation@tilava.example' })).results;
    const organizationTenant = { ...demo?.organizationTenant, name: 'Ämpäri Oy', businessId: '7654321-2' };
    const fields = { email: 'office@found.example', privateTenant: null, organizationTenant };
    await storeUser(app, fields as Parameters<typeof storeUser>[1]);
    expect(await emails({ text: 'ämpäri' })).toEqual(['office@found.example']);
    expect(await emails({ text: '7654321-2' })).toEqual(['office@found.example']);
  });

  it('pages through what is found alone', async () => {
    const query = { text: 'searched.example', sort: 'email', entriesPerPage: '3' };
    const first = await readUsers(query);
    const second = await readUsers({ ...query, pageNumber: '2' });
    expect([first.entriesCount, second.entriesCount]).toEqual([5, 5]);
    expect([...first.results, ...second.results].map(({ email }) => email)).toEqual([
      'aa_percent%@searched.example',
      'owner@searched.example',
      'seeker@searched.example',
      'silent@searched.example',
      'zz@searched.example',
    ]);
  });

  it('orders by name, first or last first', async () => {
    const query = { text: 'searched.example', sort: 'name' };
    const byName = ['seeker', 'aa_percent%', 'owner', 'silent', 'zz'].map(
      (name) => `${name}@searched.example`,
    );
    expect(await emails(query)).toEqual(byName);
    expect(await emails({ ...query, direction: 'descending' })).toEqual(byName.toReversed());
  });

  it.each([
    ['landlords', 'true', ['owner@searched.example']],
    [
      'everybody else',
      'false',
      ['aa_percent%', 'seeker', 'silent', 'zz'].map((name) => `${name}@searched.example`),
    ],
  ])('lists and counts %s alone', async (_, isLandlord, expected) => {
    const query = { text: 'searched.example', sort: 'email', isLandlord };
    const { results, entriesCount } = await readUsers(query);
    expect(results.map(({ email }) => email)).toEqual(expected);
    expect(entriesCount).toBe(expected.length);
  });

  it('parts all users into landlords and everybody else', async () => {
    const countOf = async (query: Record<string, string>) => (await readUsers(query)).entriesCount;
    const landlords = await countOf({ isLandlord: 'true' });
    const others = await countOf({ isLandlord: 'false' });
    expect(landlords).toBeGreaterThan(0);
    expect(landlords + others).toBe(await countOf({}));
  });

  it('orders by age, the youngest first where that is asked for', async () => {
    const oldestFirst = await emails({ entriesPerPage: '100' });
    const youngestFirst = await emails({ entriesPerPage: '100', direction: 'descending' });
    expect(youngestFirst).not.toEqual(oldestFirst);
    expect(youngestFirst.toSorted()).toEqual(oldestFirst.toSorted());
  });
});

describe('searching properties', () => {
  const ids = async (query: Record<string, string>) =>
    (await readProperties(query)).results.map(({ id }) => id);

  it.each([
    ['the address of a need', 'zürichinkatu', () => tenant.needId],
    ['the address of a listing', 'AALTOKATU 3', () => landlord.propertyId],
    ['a word of the description', '50% slope', () => landlord.propertyId],
    ['the email of whose it is', 'owner@searched', () => landlord.propertyId],
    ['the name of whose it is, beside another word', 'etsijä 9', () => tenant.needId],
  ])('finds by %s', async (_, text, expected) => {
    expect(await ids({ text })).toEqual([expected()]);
    expect((await readProperties({ text })).entriesCount).toBe(1);
  });

  it('finds by the id', async () => {
    expect(await ids({ text: landlord.propertyId })).toEqual([landlord.propertyId]);
  });

  it.each([
    ['rent', () => [tenant.needId, landlord.propertyId]],
    ['size', () => [tenant.needId, landlord.propertyId]],
    ['address', () => [landlord.propertyId, tenant.needId]],
  ])('orders by %s, the lowest or the highest first', async (sort, expected) => {
    const known = (found: string[]) => found.filter((id) => expected().includes(id));
    const query = { text: 'searched.example', sort };
    expect(known(await ids(query))).toEqual(expected());
    expect(known(await ids({ ...query, direction: 'descending' }))).toEqual(expected().toReversed());
  });

  it.each(['ascending', 'descending'])('has what says no rent last, %s', async (direction) => {
    const [silent] = await ids({ text: 'silent@searched.example' });
    expect((await ids({ text: 'searched.example', sort: 'rent', direction }))[2]).toBe(silent);
  });
});

describe('what lists tell beside their entries', () => {
  const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

  it('is since when a user is there, and whether their address was verified', async () => {
    await storeUser(app, { email: 'new@unverified.example', verifiedAt: null, ...person('Uusi', 'Tulija') });
    const { results, records } = await readUsers({ text: 'verified.example' });
    expect(records.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
    expect(records).toEqual([
      { id: results[0]?.id, createdAt: expect.stringMatching(isoTime), verifiedAt: null },
    ]);
    const [known] = (await readUsers({ text: 'admin@tilava.example' })).records;
    expect(known?.verifiedAt).toMatch(isoTime);
  });

  it('is whose a property is, and since when it is there', async () => {
    const query = { text: 'searched.example', sort: 'rent' };
    const { results, records } = await readProperties(query);
    expect(records.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
    expect(records.slice(0, 2)).toEqual([
      {
        id: tenant.needId,
        createdAt: expect.stringMatching(isoTime),
        owner: { id: tenant.userId, name: 'seeker@searched.example' },
      },
      {
        id: landlord.propertyId,
        createdAt: expect.stringMatching(isoTime),
        owner: { id: landlord.userId, name: 'owner@searched.example' },
      },
    ]);
  });
});

describe('what is no order and no search', () => {
  it.each([
    ['/users?sort=password_hash', '/query/sort'],
    ['/users?sort=email;drop table users', '/query/sort'],
    ['/users?direction=desc', '/query/direction'],
    ['/users?isLandlord=yes', '/query/isLandlord'],
    ['/users?text=', '/query/text'],
    [`/users?text=${'x'.repeat(201)}`, '/query/text'],
    ['/users?text=a%00b', '/query/text'],
    ['/properties?sort=name', '/query/sort'],
    ['/properties?text=', '/query/text'],
  ])('%s is refused, and names the parameter', async (url, pointer) => {
    const answer = await app.send({ method: 'GET', url: encodeURI(decodeURI(url)), bearer });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors?.map((error) => error.pointer)).toEqual([pointer]);
  });
});

describe('ten thousand users', () => {
  it('are searched, ordered and paged in one piece', async () => {
    await app.database.queries.execute(sql`
      insert into users (id, email, password_hash, is_landlord, private_tenant)
      select gen_random_uuid(), 'crowd-' || lpad(n::text, 5, '0') || '@crowd.example', 'none', false,
        jsonb_build_object('firstName', 'Crowd', 'lastName', 'Number' || n, 'phoneNumber', '+358401234567',
          'currentAddress', null)
      from generate_series(1, 10000) as n`);
    const query = { text: 'crowd.example', sort: 'email', direction: 'descending', pageNumber: '1000' };
    const { results, entriesCount } = await readUsers(query);
    expect(entriesCount).toBe(10_000);
    expect(results.map(({ email }) => email)).toEqual(
      Array.from({ length: 10 }, (_, index) => `crowd-${String(10 - index).padStart(5, '0')}@crowd.example`),
    );
    expect(await emails({ text: 'Number9999' })).toEqual(['crowd-09999@crowd.example']);
  });
});
