import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeService, type FakeService } from '../../../test/support/fakeService.ts';
import { PlacesUnavailableError, type PlaceSource } from '../placeSource.ts';
import { googleSource } from './googleSource.ts';

const apiKey = 'key-of-the-test';
let google: FakeService;
let source: PlaceSource;

beforeAll(async () => {
  google = await startFakeService();
  const endpoint = { protocol: 'http' as const, apiEndpoint: '127.0.0.1', port: google.port };
  source = await googleSource({ apiKey, endpoint, timeout: 1_000 });
}, 60_000);
beforeEach(() => {
  google.requests.length = 0;
});
afterAll(() => google.close());

const session = '0199a6b03c0070008000000000000501';
const prediction = (placeId: string, text: string, types: string[]) => ({
  placePrediction: { placeId, text: { text }, types },
});
const suggest = (more: { addressesOnly?: boolean; session?: string | null } = {}) =>
  source.suggest({ input: 'Annank', addressesOnly: false, session, ...more });
const sent = (): unknown => JSON.parse(google.requests.at(-1)?.body ?? '');
const failure = (status: number, name: string, details: unknown[] = []) => ({
  status,
  body: { error: { code: status, status: name, message: 'Refused by the test', details } },
});

describe('suggestions of Google', () => {
  beforeEach(() => {
    google.next = {
      status: 200,
      body: {
        suggestions: [
          prediction('ChIJstreet', 'Annankatu 16, Helsinki, Suomi', ['street_address', 'geocode']),
          prediction('ChIJarea', 'Annala, Helsinki, Suomi', ['sublocality', 'geocode']),
        ],
      },
    };
  });

  it('are asked for within 15 km of central Helsinki, in Finland, with the key and the session', async () => {
    await suggest();
    expect(google.requests.at(-1)).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' });
    expect(google.requests.at(-1)?.headers['x-goog-api-key']).toBe(apiKey);
    expect(sent()).toEqual({
      input: 'Annank',
      sessionToken: session,
      languageCode: 'fi',
      regionCode: 'fi',
      includedRegionCodes: ['fi'],
      locationRestriction: {
        circle: { center: { latitude: 60.1699, longitude: 24.9384 }, radius: 15_000 },
      },
    });
  });

  it('say which of them are addresses', async () => {
    expect(await suggest()).toEqual({
      results: [
        { id: 'ChIJstreet', address: 'Annankatu 16, Helsinki, Suomi', kind: 'address', isApproximate: false },
        { id: 'ChIJarea', address: 'Annala, Helsinki, Suomi', kind: 'area', isApproximate: true },
      ],
      sources: ['googleMaps'],
    });
  });

  it('are street addresses and premises only, where addresses are wanted', async () => {
    await suggest({ addressesOnly: true });
    expect(sent()).toMatchObject({ includedPrimaryTypes: ['street_address', 'premise', 'subpremise'] });
  });

  it.each([
    { length: 36, isShortened: false },
    { length: 37, isShortened: true },
  ])('take a session of $length characters', async ({ length, isShortened }) => {
    const long = 's'.repeat(length);
    await suggest({ session: long });
    const { sessionToken } = sent() as { sessionToken: string };
    expect(sessionToken).toMatch(/^[\w-]{36}$/);
    expect(sessionToken !== long).toBe(isShortened);
    await suggest({ session: long });
    expect(sent()).toMatchObject({ sessionToken });
  });

  it('need no session', async () => {
    await suggest({ session: null });
    expect(sent()).not.toHaveProperty('sessionToken');
  });
});

describe('a place of Google', () => {
  it('is asked for by its id, with the fields that are used and the session', async () => {
    google.next = {
      status: 200,
      body: {
        id: 'ChIJstreet',
        formattedAddress: 'Annankatu 16, 00120 Helsinki, Suomi',
        location: { latitude: 60.1648, longitude: 24.9397 },
      },
    };
    expect(await source.find('ChIJstreet', session)).toEqual({
      address: 'Annankatu 16, 00120 Helsinki, Suomi',
      latitude: 60.1648,
      longitude: 24.9397,
    });
    const [request] = google.requests;
    expect(request).toMatchObject({ method: 'GET', path: '/v1/places/ChIJstreet' });
    expect(request?.query).toMatchObject({ sessionToken: session, languageCode: 'fi', regionCode: 'fi' });
    expect(request?.headers['x-goog-fieldmask']).toBe('id,formattedAddress,location');
    expect(request?.headers['x-goog-api-key']).toBe(apiKey);
  });

  it.each([failure(404, 'NOT_FOUND'), failure(400, 'INVALID_ARGUMENT')])(
    'that Google does not know is none: $body.error.status',
    async (answer) => {
      google.next = answer;
      expect(await source.find('ChIJgone', null)).toBeNull();
    },
  );

  it('is not asked for by what is no id', async () => {
    expect(await source.find('../geocode', null)).toBeNull();
    expect(google.requests).toEqual([]);
  });
});

describe('where Google cannot answer', () => {
  const wrongKey = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
    },
  ];

  it.each([
    { name: 'asked too much', answer: failure(429, 'RESOURCE_EXHAUSTED'), retryAfter: 60 },
    { name: 'broken', answer: failure(500, 'INTERNAL'), retryAfter: 5 },
    { name: 'forbidden', answer: failure(403, 'PERMISSION_DENIED'), retryAfter: 5 },
    { name: 'a wrong key', answer: failure(400, 'INVALID_ARGUMENT', wrongKey), retryAfter: 5 },
    { name: 'silent', answer: null, retryAfter: 5 },
  ])('places are unavailable: $name', async ({ answer, retryAfter }) => {
    google.next = answer;
    for (const ask of [suggest, () => source.find('ChIJstreet', session)]) {
      const error: unknown = await ask().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PlacesUnavailableError);
      expect(error).toMatchObject({ retryAfter });
      expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(apiKey);
    }
  });

  it('places are unavailable: out of reach', async () => {
    await google.close();
    await expect(suggest()).rejects.toThrow(PlacesUnavailableError);
  });
});
