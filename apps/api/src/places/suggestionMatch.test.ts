import { distanceBetween } from '@tilava/domain/place';
import { describe, expect, it } from 'vitest';
import { placeReadService } from '../modules/places.ts';
import { capitalRegister } from './capital/capitalRegister.ts';
import { readSearch } from './register/searchText.ts';
import { matchTypeOf } from './suggestionMatch.ts';

const capital = capitalRegister();
const places = placeReadService({
  name: 'register',
  suggest: (search) => Promise.resolve({ results: capital.suggest(search), sources: [] }),
  find: (id) => Promise.resolve(capital.find(id)),
});
const suggest = async (input: string) =>
  (await places.suggest({ input, addressesOnly: true, session: null })).results;

describe('an address of the register', () => {
  it.each([
    ['Annankatu 16', 'Annankatu 16, 00120 Helsinki'],
    ['ANNEGATAN 16, Helsingfors', 'Annegatan 16, 00120 Helsingfors'],
    ['Annankatu 16 as 12', 'Annankatu 16, 00120 Helsinki'],
    ['Annankatu 16, as. 12', 'Annankatu 16, 00120 Helsinki'],
    ['Annankatu 16 A 3, 3. krs', 'Annankatu 16, 00120 Helsinki'],
    ['Annankatu 16 C-rappu', 'Annankatu 16, 00120 Helsinki'],
    ['C-rappu, Annankatu 16, Hki', 'Annankatu 16, 00120 Helsinki'],
    ['Annankatu 16, Kamppi', 'Annankatu 16, 00120 Helsinki'],
    ['Annankatu 16\n00100 Helsinki', 'Annankatu 16, 00120 Helsinki'],
    ['c/o Virtanen, Annankatu 16', 'Annankatu 16, 00120 Helsinki'],
    ['Annankatu 16 c/o Salo', 'Annankatu 16, 00120 Helsinki'],
    ['hameentie 16', 'Hämeentie 16, 00530 Helsinki'],
    ['Aleksis Kivenkatu 22', 'Aleksis Kiven katu 22, 00500 Helsinki'],
    ['2. linja 5', 'Toinen linja 5, 00530 Helsinki'],
    ['3 linjen 7', 'Tredje linjen 7, 00530 Helsingfors'],
    ['Sädetie 9', 'Sädetie 9, 00750 Helsinki'],
    ['Sadetie 9', 'Sadetie 9, 00700 Helsinki'],
  ])('is exact where street and number agree: %s', async (input, address) => {
    const exact = (await suggest(input)).filter(({ matchType }) => matchType === 'exact');
    expect(exact).toMatchObject([{ address, isApproximate: false }]);
    expect((await suggest(input))[0]).toEqual(exact[0]);
  });

  it.each([
    ['Ananktau 16', 'Annankatu 16, 00120 Helsinki'],
    ['Mannerheiminitie 18', 'Mannerheimintie 18, 00100 Helsinki'],
    ['Mannerh.tie 10', 'Mannerheimintie 10, 00100 Helsinki'],
    ['P. Esplanadi 15', 'Pohjoisesplanadi 15, 00170 Helsinki'],
    ['N. Esplanaden 15', 'Norra Esplanaden 15, 00170 Helsingfors'],
    ['c/o Virtanen Oy Annankatu 16', 'Annankatu 16, 00120 Helsinki'],
    ['Annankatu 16, Espoo', 'Annankatu 16, 00120 Helsinki'],
    ['Roobertinkatu 20', 'Iso Roobertinkatu 20, 00120 Helsinki'],
    ['Everstinkatu 4, Espoo', 'Everstinkuja 4, 02600 Espoo'],
  ])('comes first, but is not exact, where the name is written otherwise: %s', async (input, address) => {
    const results = await suggest(input);
    expect(results[0]).toMatchObject({ address, isApproximate: true, matchType: 'similar' });
    expect(results.filter(({ matchType }) => matchType === 'exact')).toEqual([]);
  });

  it.each(['Valimotie 6, Vantaa', 'Leppäsuonaukio 1', 'Annankatu 999', 'Annankatu', 'Annankatu 16 rak 7'])(
    'is not taken for what is no address of the register: %s',
    async (input) => {
      const results = await suggest(input);
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter(({ matchType }) => matchType === 'exact')).toEqual([]);
    },
  );

  it.each([
    'Hämeenkatu 10, Tampere',
    'Aleksanterinkatu 1, Borgå',
    'Annankatu 16, 33200',
    'Korsontie 5, Vantaa',
  ])('is none where the input lies outside the search area: %s', async (input) => {
    expect(await suggest(input)).toEqual([]);
  });

  it('is at the known number, whichever postal code was typed', async () => {
    const [typed] = await suggest('Käärmeniementie 11, 00990 Helsinki');
    const [registered] = await suggest('Käärmeniementie 11, Helsinki');
    const points = [typed, registered].map((place) =>
      capital.find(place?.placeId.slice('register:'.length) ?? ''),
    );
    expect(typed?.matchType).toBe('exact');
    expect(distanceBetween(points[0] ?? nowhere, points[1] ?? nowhere)).toBe(0);
  });
});

const nowhere = { latitude: 0, longitude: 0 };

describe('an address as another service writes it', () => {
  it.each([
    ['Annankatu 16', 'Annankatu 16, Helsinki, Suomi', 'exact'],
    ['Annegatan 16, Helsingfors', 'Annankatu 16, Helsinki, Suomi', 'exact'],
    ['Annankatu 16 B 12', 'Annankatu 16, Helsinki', 'exact'],
    ['Uusitienniminen 5', 'Uusitienniminen 5, Helsinki', 'exact'],
    ['Annankatu 1', 'Annankatu 16, Helsinki', 'completion'],
    ['Annankatu 16', 'Annankatu 16b, Helsinki', 'completion'],
    ['Annank', 'Annankatu 16, Helsinki', 'completion'],
    ['Annankatu 16 ', 'Annankatu 160, Helsinki', 'nearest'],
    ['Annankatu 16, Espoo', 'Annankatu 16, Helsinki', 'similar'],
    ['Annankatu 16', 'Annankuja 16, Helsinki', 'similar'],
    ['Sadetie 9', 'Sädetie 9, Helsinki', 'similar'],
    ['Valimotie 6, Vantaa', 'Valkotie 6, Vantaa, Suomi', 'similar'],
    ['Annankatu 16', 'Annankatu, Helsinki, Suomi', 'similar'],
  ])('matches %s: %s is %s', (input, address, matchType) => {
    const suggestion = { id: '', address, kind: 'address' as const, isApproximate: false };
    expect(matchTypeOf(readSearch(input), suggestion)).toBe(matchType);
  });
});
