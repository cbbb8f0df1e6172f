import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeService, type FakeService } from '../../../test/support/fakeService.ts';
import { PlacesUnavailableError, type PlaceSource } from '../placeSource.ts';
import { digitransitSource } from './digitransitSource.ts';

const key = 'key-of-the-test';
let digitransit: FakeService;
let source: PlaceSource;

const sourceOf = (timeout?: number) =>
  digitransitSource({
    key,
    baseUrl: `http://127.0.0.1:${digitransit.port}/geocoding/v1`,
    ...(timeout !== undefined && { timeout }),
  });

beforeEach(async () => {
  digitransit = await startFakeService();
  source = sourceOf();
});
afterEach(() => digitransit.close());

const feature = (gid: string, label: string, layer: string, coordinates: readonly [number, number]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { gid, label, layer, confidence: 0.9 },
});
const annankatu = feature('openaddresses:address:1', 'Annankatu 16, Helsinki', 'address', [24.9397, 60.1648]);
const kallio = feature('whosonfirst:neighbourhood:2', 'Kallio, Helsinki', 'neighbourhood', [24.95, 60.184]);
const espoo = feature('openaddresses:address:3', 'Annankatu 1, Espoo', 'address', [24.6559, 60.2055]);
const answer = (...features: unknown[]) => ({ status: 200, body: { type: 'FeatureCollection', features } });
const suggest = (addressesOnly = false) =>
  source.suggest({ input: 'Annank & co', addressesOnly, session: null });

describe('suggestions of Digitransit', () => {
  it('are asked for in the circle round central Helsinki, with the key in a header', async () => {
    digitransit.next = answer(annankatu);
    await suggest();
    const [request] = digitransit.requests;
    expect(request).toMatchObject({ method: 'GET', path: '/geocoding/v1/autocomplete' });
    expect(request?.headers['digitransit-subscription-key']).toBe(key);
    expect(request?.query).toEqual({
      text: 'Annank & co',
      size: '8',
      lang: 'fi',
      layers: 'address,street,neighbourhood,localadmin',
      'boundary.circle.lat': '60.1699',
      'boundary.circle.lon': '24.9384',
      'boundary.circle.radius': '15',
    });
  });

  it('are addresses and areas within 15 km, and name where they come from', async () => {
    digitransit.next = answer(annankatu, kallio, espoo);
    const { results, sources } = await suggest();
    expect(results).toEqual([
      {
        id: 'openaddresses:address:1',
        address: 'Annankatu 16, Helsinki',
        kind: 'address',
        isApproximate: false,
      },
      { id: 'whosonfirst:neighbourhood:2', address: 'Kallio, Helsinki', kind: 'area', isApproximate: true },
    ]);
    expect(sources).toEqual(['digitransit']);
  });

  it('are addresses only, where those are wanted', async () => {
    digitransit.next = answer();
    await suggest(true);
    expect(digitransit.requests[0]?.query).toMatchObject({ layers: 'address' });
  });
});

describe('a place of Digitransit', () => {
  it('is asked for by its id', async () => {
    digitransit.next = answer(annankatu);
    expect(await source.find('openaddresses:address:1', null)).toEqual({
      address: 'Annankatu 16, Helsinki',
      latitude: 60.1648,
      longitude: 24.9397,
    });
    expect(digitransit.requests[0]).toMatchObject({
      path: '/geocoding/v1/place',
      query: { ids: 'openaddresses:address:1', lang: 'fi' },
    });
  });

  it.each([answer(), { status: 400, body: { geocoding: { errors: ['invalid gid'] } } }])(
    'that Digitransit does not know is none: $status',
    async (unknown) => {
      digitransit.next = unknown;
      expect(await source.find('openaddresses:address:9', null)).toBeNull();
    },
  );

  it('is one place, however many ids are sent', async () => {
    expect(await source.find('openaddresses:address:1,openaddresses:address:2', null)).toBeNull();
    expect(digitransit.requests).toEqual([]);
  });
});

describe('where Digitransit cannot answer', () => {
  it.each([
    { name: 'asked too much', next: { status: 429, body: {} }, retryAfter: 60 },
    { name: 'broken', next: { status: 500, body: {} }, retryAfter: 5 },
    { name: 'a wrong key', next: { status: 401, body: {} }, retryAfter: 5 },
    {
      name: 'another answer than Pelias gives',
      next: { status: 200, body: { features: [{}] } },
      retryAfter: 5,
    },
    { name: 'silent', next: null, retryAfter: 5 },
  ])('places are unavailable: $name', async ({ next, retryAfter }) => {
    digitransit.next = next;
    // Nobody waits long for what never comes; an answer may take its time on a busy machine.
    if (next === null) source = sourceOf(300);
    for (const ask of [suggest, () => source.find('openaddresses:address:1', null)]) {
      const error: unknown = await ask().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PlacesUnavailableError);
      expect(error).toMatchObject({ retryAfter });
      expect(String((error as Error).stack)).not.toContain(key);
    }
  });
});
