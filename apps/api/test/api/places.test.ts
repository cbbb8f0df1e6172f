import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeredPlaces } from '../../src/db/schema.ts';
import { createPlaceSource } from '../../src/places/createPlaceSource.ts';
import { beginningQuery } from '../../src/places/register/registerStore.ts';
import { fold, readSearch } from '../../src/places/register/searchText.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Suggestions = components['schemas']['PlaceSuggestions'];

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const query = (input: string, more = '') =>
  app.send({ method: 'GET', url: `/places?input=${encodeURIComponent(input)}${more}` });
const suggest = async (input: string, more = '') => {
  const answer = await query(input, more);
  expect(answer.statusCode).toBe(200);
  return answer.json<Suggestions>();
};
const addresses = async (input: string, more = '') =>
  (await suggest(input, more)).results.map(({ address }) => address);
const get = (placeId: string, more = '') =>
  app.send({ method: 'GET', url: `/places/${encodeURIComponent(placeId)}${more}` });

describe('the source of places', () => {
  it.each([
    { googleMapsApiKey: 'key', digitransitKey: 'key', name: 'google' },
    { googleMapsApiKey: null, digitransitKey: 'key', name: 'digitransit' },
    { googleMapsApiKey: null, digitransitKey: null, name: 'register' },
  ])('is chosen by the keys that there are: $name', async ({ name, ...keys }) => {
    expect(await createPlaceSource(keys, app.database)).toMatchObject({ name });
  });
});

describe('the built-in register', () => {
  it('is there from the start, in Finnish and in Swedish, and names its source', async () => {
    expect(await suggest('fredrikinkatu 46')).toMatchObject({
      results: [
        {
          address: 'Fredrikinkatu 46, 00100 Helsinki',
          kind: 'address',
          isApproximate: false,
          matchType: 'exact',
        },
      ],
      attribution: expect.stringMatching(/Ryhti.*CC BY 4\.0; postal areas: Statistics Finland, CC BY 4\.0$/u),
      sources: ['ryhti', 'statisticsFinland'],
    });
    expect(await addresses('fredriksgatan 46')).toEqual(['Fredriksgatan 46, 00100 Helsingfors']);
    expect(await suggest('qqqqqq')).toEqual({ results: [], attribution: null, sources: [] });
  });

  it('suggests areas, but not where addresses are wanted', async () => {
    expect((await suggest('mal')).results[0]).toMatchObject({ kind: 'area', isApproximate: true });
    const onlyAddresses = (await suggest('mal', '&addressesOnly=true')).results;
    expect(onlyAddresses.length).toBeGreaterThan(0);
    expect(new Set(onlyAddresses.map(({ kind }) => kind))).toEqual(new Set(['address']));
  });
});

describe('the address nearest to a point', () => {
  const nearest = (more: string) => app.send({ method: 'GET', url: `/places/nearest?${more}` });

  it('is that of the register, in Finnish or in Swedish, and is read by its id, too', async () => {
    const place = (await nearest('x=60.16817&y=24.93137')).json<components['schemas']['Place']>();
    expect(place).toMatchObject({
      address: expect.stringMatching(/ Helsinki$/u),
      x: expect.closeTo(60.168, 2),
      y: expect.closeTo(24.931, 2),
    });
    expect((await get(place.placeId)).json()).toEqual(place);
    expect((await nearest('x=60.16817&y=24.93137&language=sv')).json()).toMatchObject({
      address: expect.stringMatching(/ Helsingfors$/u),
    });
  });

  it('is not found at sea', async () => {
    expect((await nearest('x=60.06&y=24.95')).statusCode).toBe(404);
  });
});

describe('a place of the register', () => {
  it('is read by the id of its suggestion, with or without a session', async () => {
    const session = '&session=0199a6b03c0070008000000000000501';
    const [suggested] = (await suggest('Fredrikinkatu 46', session)).results;
    const placeId = suggested?.placeId ?? '';
    const [x, y] = [expect.closeTo(60.168, 2), expect.closeTo(24.931, 2)];
    const place = { placeId, address: 'Fredrikinkatu 46, 00100 Helsinki', x, y };
    expect((await get(placeId, session.replace('&', '?'))).json()).toEqual(place);
    expect((await get(placeId)).json()).toEqual(place);
  });

  it.each([
    'register:nowhere',
    'google:ChIJstreet',
    'register:capital/street/Helsinki/Nowhere/1',
    'register:',
  ])('is nowhere by another id: %s', async (placeId) => {
    expect((await get(placeId)).statusCode).toBe(404);
  });

  it.each([
    { length: 300, status: 404 },
    { length: 301, status: 400 },
  ])(
    'has an id of $length characters at most, however they are escaped: $status',
    async ({ length, status }) => {
      expect((await get('register:'.padEnd(length, '/'))).statusCode).toBe(status);
    },
  );
});

describe('a place whose id holds what no text of one line does', () => {
  it.each(['\0', 'a\0b', 'a\nb', 'a\u202eb'])('is refused: %j', async (id) => {
    const answer = await get(`register:${id}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_characters',
      errors: [{ pointer: '/path/placeId' }],
    });
  });
});

describe('a search that does not fit the contract', () => {
  it.each([
    { name: 'no input', url: '/places' },
    { name: 'an empty input', url: '/places?input=' },
    { name: 'too long an input', url: `/places?input=${'a'.repeat(201)}` },
    { name: 'a short session', url: `/places?input=a&session=${'s'.repeat(15)}` },
    { name: 'a long session', url: `/places?input=a&session=${'s'.repeat(65)}` },
    { name: 'another kind', url: '/places?input=a&addressesOnly=perhaps' },
  ])('is refused: $name', async ({ url }) => {
    expect((await app.send({ method: 'GET', url })).statusCode).toBe(400);
  });

  it.each(['a'.repeat(200), '%', "'; --", '\\', '_', '1', '.', '€ 5', 'улица 1', '(a+)+ 1', '-- 5'])(
    'is not taken for one: %s',
    async (input) => {
      expect((await query(input)).statusCode).toBe(200);
    },
  );
});

describe('searching the imported register', () => {
  beforeAll(async () => {
    await insert([
      ...[1, 2, ...range(9, 25), 100].map((number) => ({ street: `Annankatu ${number}` })),
      { street: 'Annankuja 3' },
      { street: 'Juhannuskatu 14' },
      { street: 'Hanuripolku 1' },
      { street: 'Malmin kauppatie 8' },
      { street: 'Iso Roobertinkatu 20' },
      { street: 'Iso Roobertinkatu 21' },
      { street: 'Kukkakatu 160' },
      { street: 'Kukkakatu 16b' },
      { street: 'Kukkakatu 16a' },
      { street: 'Reunakatu 1', latitude: northernmost },
      { street: 'Reunakatu 2', latitude: northernmost + 0.00001 },
      { street: 'Yhteiskatu 1', id: 'first-building' },
      { street: 'Yhteiskatu 1', id: 'second-building' },
      { street: 'Yhteiskatu 1', id: 'elsewhere', locality: '02100 Espoo' },
    ]);
  });

  it('finds numbers that begin as typed in a street that is half typed, in the order of numbers', async () => {
    const wanted = [1, 10, 11, 12, 13, 14, 15, 16];
    expect(await streets('annank 1')).toEqual(wanted.map((number) => `Annankatu ${number}`));
    expect(await streets('ANNANKATU 1')).toEqual(wanted.map((number) => `Annankatu ${number}`));
    expect(await streets('annankatu')).toEqual(
      [1, 2, ...range(9, 14)].map((number) => `Annankatu ${number}`),
    );
    expect((await streets('iso roob 2')).slice(0, 2)).toEqual([
      'Iso Roobertinkatu 20',
      'Iso Roobertinkatu 21',
    ]);
  });

  it('takes a number that is followed by something as it is', async () => {
    expect(new Set(await streets('annankatu 1, '))).toEqual(new Set(['Annankatu 1']));
    expect(new Set(await streets('annankatu 10 B 12'))).toEqual(new Set(['Annankatu 10']));
    const flowers = ['Kukkakatu 16a', 'Kukkakatu 16b', 'Kukkakatu 160'];
    expect((await streets('kukkakatu 16')).slice(0, 3)).toEqual(flowers);
    expect((await streets('kukkakatu 16 B'))[0]).toBe('Kukkakatu 16b');
  });

  it('finds what is written much like the input, after what begins like it', async () => {
    expect((await streets('anankatu'))[0]).toBe('Annankatu 1');
    expect((await streets('anankatu 2'))[0]).toBe('Annankatu 2');
    expect((await streets('anank 100'))[0]).toBe('Annankatu 100');
    expect((await streets('kauppatie'))[0]).toBe('Malmin kauppatie 8');
    const annan = await streets('annankuj');
    expect(annan[0]).toBe('Annankuja 3');
    expect(annan).toContain('Annankatu 1');
    expect(await streets('zzzzzz')).toEqual([]);
  });

  it('does not guess from fewer than five letters', async () => {
    expect(await streets('anan')).toEqual([]);
    expect((await streets('anank'))[0]).toBe('Annankatu 1');
  });

  it('finds an address as it was suggested, and in the place that is named', async () => {
    expect(await addresses('Annankatu 16, 00990 Helsinki')).toEqual(['Annankatu 16, 00990 Helsinki']);
    expect(await addresses('Yhteiskatu 1 espoo')).toEqual(['Yhteiskatu 1, 02100 Espoo']);
    expect(await addresses('Yhteiskatu Helsinki')).toEqual(['Yhteiskatu 1, 00990 Helsinki']);
    expect(await addresses('Annankatu 16, as 12, Vantaa')).toContain('Annankatu 16, 00990 Helsinki');
    const exact = async (input: string) =>
      (await suggest(input)).results.filter(({ matchType }) => matchType === 'exact');
    expect(await exact('Annankatu 16, Vantaa')).toEqual([]);
    expect(await exact('Annankatu 16, 3. krs, Hki')).toMatchObject([
      { address: 'Annankatu 16, 00990 Helsinki', isApproximate: false },
    ]);
  });

  it('suggests an address once, however many buildings have it', async () => {
    const found = await addresses('yhteisk');
    expect(found.slice(0, 2)).toEqual(['Yhteiskatu 1, 00990 Helsinki', 'Yhteiskatu 1, 02100 Espoo']);
    expect(new Set(found).size).toBe(found.length);
  });

  it('ends at 15 km from central Helsinki', async () => {
    expect(await streets('reunakatu')).toEqual(['Reunakatu 1']);
  });

  it('names the source of addresses that were imported', async () => {
    expect((await suggest('annankatu')).attribution).toMatch(
      /Digital and Population Data Services Agency.*CC BY 4\.0/,
    );
  });
});

describe('the index of beginnings', () => {
  const rows = 50_000;

  beforeAll(async () => {
    await app.database.queries.execute(sql`
      insert into registered_places (id, kind, address, search_text, latitude, longitude)
      select 'many-' || n, 'address', street || ', 00990 Helsinki', street, 60.1 + n % 150 / 1000.0, 24.94
      from (select n, md5((n / 20)::text) || 'katu ' || n % 20 as street from generate_series(1, ${rows}::int) n) as many`);
    await app.database.queries.execute(sql`analyze registered_places`);
  });

  it.each(['annank', 'annank 1', 'annankatu 16 B'])('answers among 50,000 places: %s', async (input) => {
    const { rows: plan } = await app.database.queries.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${beginningQuery(readSearch(input), true)}`,
    );
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).toContain('registered_places_prefix');
    expect(lines).not.toContain('Seq Scan');
  });

  it('leaves every beginning answered, also the shortest', async () => {
    expect(await addresses('a')).toHaveLength(8);
    expect((await streets('anankatu 16'))[0]).toBe('Annankatu 16');
  });
});

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** 15,000 m north of central Helsinki, when rounded; a hundred-thousandth of a degree is a metre more. */
const northernmost = 60.1699 + 0.1349;

async function insert(
  places: readonly { street: string; id?: string; latitude?: number; locality?: string }[],
): Promise<void> {
  const rows = places.map(({ street, id, latitude = 60.165, locality = '00990 Helsinki' }, index) => ({
    id: id ?? `test-${index}`,
    kind: 'address' as const,
    address: `${street}, ${locality}`,
    searchText: fold(street),
    latitude,
    longitude: 24.9384,
  }));
  await app.database.queries.insert(registeredPlaces).values(rows);
}

async function streets(input: string): Promise<string[]> {
  return (await addresses(input)).map((address) => address.split(',')[0] ?? '');
}
