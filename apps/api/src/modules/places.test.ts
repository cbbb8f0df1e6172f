import { describe, expect, it } from 'vitest';
import { PlacesUnavailableError, type PlaceSource } from '../places/placeSource.ts';
import { placeReadService } from './places.ts';

const suggestion = (id: string) => ({
  id,
  address: 'Annankatu 16',
  kind: 'address' as const,
  isApproximate: false,
});
const inHelsinki = { address: 'Annankatu 16', latitude: 60.17, longitude: 24.94 };
const serviceOf = (source: Partial<PlaceSource>) =>
  placeReadService({
    name: 'google',
    suggest: () => Promise.resolve({ results: [], sources: [] }),
    find: () => Promise.resolve(inHelsinki),
    ...source,
  });
const search = { input: 'Annank', addressesOnly: false, session: null };
const unavailable = () => Promise.reject(new PlacesUnavailableError('Broken', { retryAfter: 60 }));

describe('places of any source', () => {
  it('are named by their source', async () => {
    const places = serviceOf({
      suggest: () => Promise.resolve({ results: [suggestion('one')], sources: ['googleMaps'] }),
    });
    expect(await places.suggest(search)).toMatchObject({ results: [{ placeId: 'google:one' }] });
    expect(await places.find('google:one', null)).toEqual({
      placeId: 'google:one',
      address: 'Annankatu 16',
      x: 60.17,
      y: 24.94,
    });
  });

  it('are suggested where their id fits into the contract, and eight at most', async () => {
    const fitting = 'a'.repeat(300 - 'google:'.length);
    const more = Array.from({ length: 8 }, (_, index) => `more-${index}`);
    const results = [`${fitting}a`, fitting, ...more].map(suggestion);
    const places = serviceOf({ suggest: () => Promise.resolve({ results, sources: [] }) });
    const ids = (await places.suggest(search)).results.map(({ placeId }) => placeId);
    expect(ids).toEqual([fitting, ...more.slice(0, 7)].map((id) => `google:${id}`));
  });

  it('are not there by the id of another source, or outside of Finland', async () => {
    await expect(serviceOf({}).find('register:one', null)).rejects.toMatchObject({ status: 404 });
    const abroad = serviceOf({ find: () => Promise.resolve({ ...inHelsinki, latitude: 48.85 }) });
    await expect(abroad.find('google:one', null)).rejects.toMatchObject({ status: 404 });
    const unknown = serviceOf({ find: () => Promise.resolve(null) });
    await expect(unknown.find('google:one', null)).rejects.toMatchObject({ status: 404 });
  });

  it('are exact before others, and asked for without extra words where nothing is found with them', async () => {
    const asked: string[] = [];
    const places = serviceOf({
      suggest: ({ input }) => {
        asked.push(input);
        const results = ['Annankuja 16', 'Annankatu 16'].map((address) => ({
          ...suggestion(address),
          address,
        }));
        return Promise.resolve({ results: input.includes('krs') ? [] : results, sources: [] });
      },
    });
    expect(await places.suggest({ ...search, input: 'Annankatu 16, 3. krs, Hki' })).toMatchObject({
      results: [
        { address: 'Annankatu 16', matchType: 'exact', isApproximate: false },
        { address: 'Annankuja 16', matchType: 'similar', isApproximate: true },
      ],
    });
    expect(asked).toEqual(['Annankatu 16, 3. krs, Hki', 'Annankatu 16, Helsinki']);
    expect(await places.suggest({ ...search, input: 'Hämeenkatu 10, Tampere' })).toMatchObject({
      results: [],
    });
    expect(asked).toHaveLength(2);
  });

  it('answer 503 and when to try again, where their source cannot answer', async () => {
    const places = serviceOf({ suggest: unavailable, find: unavailable });
    const problem = { status: 503, code: 'unavailable', retryAfter: 60 };
    await expect(places.suggest(search)).rejects.toMatchObject(problem);
    await expect(places.find('google:one', null)).rejects.toMatchObject(problem);
  });
});
