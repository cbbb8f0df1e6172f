import { distanceBetween, isInSearchArea } from '@tilava/domain/place';
import { describe, expect, it } from 'vitest';
import { suggestionLimit } from '../placeSource.ts';
import { capitalRegister } from './capitalRegister.ts';
import { pointsOf, readRegister } from './readRegister.ts';

const register = capitalRegister();
const suggest = (input: string, addressesOnly = false) =>
  register.suggest({ input, addressesOnly, session: null });
const addresses = (input: string, addressesOnly = false) =>
  suggest(input, addressesOnly).map(({ address }) => address);

describe('the register that comes with the product', () => {
  it('holds the buildings and the postal areas of the capital region', () => {
    const { areas, streets } = readRegister();
    expect(streets).toHaveLength(10_628);
    expect(streets.reduce((sum, street) => sum + pointsOf(street).length, 0)).toBe(97_105);
    expect(areas.length).toBeGreaterThan(100);
    expect(areas.every(isInSearchArea)).toBe(true);
  });

  it('finds an address in Finnish and in Swedish, each with its own municipality', () => {
    expect(addresses('fredrikinkatu 46')).toEqual(['Fredrikinkatu 46, 00100 Helsinki']);
    expect(addresses('FREDRIKSGATAN 46')).toEqual(['Fredriksgatan 46, 00100 Helsingfors']);
    expect(addresses('Annankatu 16 B 12, 00120 Hels')).toEqual(['Annankatu 16, 00120 Helsinki']);
    expect(addresses('annankatu 16, helsingfors')).toEqual(['Annankatu 16, 00120 Helsinki']);
  });

  it('finds what was typed so far: a beginning, a later word, a number with further digits to come', () => {
    expect(addresses('mannerh')[0]).toBe('Mannerheimintie, Helsinki');
    expect(addresses('roobertinkatu 20')[0]).toBe('Iso Roobertinkatu 20, 00120 Helsinki');
    expect(addresses('annankatu 1').slice(0, 2)).toEqual([
      'Annankatu 1, 00120 Helsinki',
      'Annankatu 10, 00120 Helsinki',
    ]);
  });

  it.each([
    ['manerheimintie 10', 'Mannerheimintie 10, 00100 Helsinki'],
    ['mnanerheimintie 10', 'Mannerheimintie 10, 00100 Helsinki'],
    ['anakatu 3', 'Annankatu 3, 00120 Helsinki'],
    ['frederikinkatu 46', 'Fredrikinkatu 46, 00100 Helsinki'],
    ['predrikinkatu 46', 'Fredrikinkatu 46, 00100 Helsinki'],
    ['hameentie 16', 'Hämeentie 16, 00530 Helsinki'],
    ['manerhe', 'Mannerheimintie, Helsinki'],
  ])('finds it in spite of slips: %s', (input, address) => {
    expect(addresses(input)[0]).toBe(address);
  });

  it('suggests districts, postal areas and whole streets, but not where addresses are wanted', () => {
    expect(addresses('kall')[0]).toBe('Kallio, Helsinki');
    expect(addresses('bergh')[0]).toBe('Berghäll, Helsingfors');
    expect(addresses('00530')).toEqual(['00530 Helsinki']);
    for (const input of ['kall', 'annankatu', 'a', '00530']) {
      expect(suggest(input, true).filter(({ kind }) => kind !== 'address')).toEqual([]);
    }
    expect(addresses('annankatu', true)[0]).toBe('Annankatu 1, 00120 Helsinki');
  });

  it('knows the address nearest to a position, in the language that is wanted', () => {
    const [place] = suggest('Annankatu 16');
    if (place === undefined) throw new Error('Annankatu 16 is not registered');
    expect(register.nearest(place, 'finnish')).toEqual(place);
    expect(register.nearest(place, 'swedish')?.address).toBe('Annegatan 16, 00120 Helsingfors');
    const beside = { latitude: place.latitude + 0.00003, longitude: place.longitude - 0.00003 };
    expect(register.nearest(beside, 'finnish')).toEqual(place);
    expect(register.find(place.id)).toMatchObject({ address: place.address });
  });

  it('knows none at sea, or outside of the search area', () => {
    expect(register.nearest({ latitude: 60.06, longitude: 24.95 }, 'finnish')).toBeNull();
    expect(register.nearest({ latitude: 61.5, longitude: 23.76 }, 'finnish')).toBeNull();
  });

  it('puts an unknown number at the nearest one on its side of the street, and says so', () => {
    const [place] = suggest('Annankatu 999');
    expect(place).toMatchObject({ address: 'Annankatu 999, 00100 Helsinki', isApproximate: true });
    const [last] = suggest('Annankatu 35');
    expect(distanceBetween(place ?? nowhere, last ?? nowhere)).toBeLessThan(60);
  });

  it('puts an unknown street into its postal area, and says so', () => {
    expect(suggest('Uudisrakennuksenraitti 5, 00530 Helsinki', true)).toMatchObject([
      { address: 'Uudisrakennuksenraitti 5, 00530 Helsinki', kind: 'address', isApproximate: true },
    ]);
    expect(suggest('Uudisrakennuksenraitti 5')).toEqual([]);
    expect(suggest('Uudisrakennuksenraitti 5, 99999 Nowhere')).toEqual([]);
  });

  it('finds every suggestion again by its id, within the search area', () => {
    const inputs = [
      'a',
      'mann',
      'annankatu 1',
      'annankatu 999',
      'kall',
      '005',
      'Outo tie 5 / 2, 00530 Helsinki',
      'munkkis',
    ];
    const places = inputs.flatMap((input) => suggest(input));
    expect(places.length).toBeGreaterThan(5 * suggestionLimit);
    for (const place of places) {
      expect(register.find(place.id), place.id).toMatchObject({
        address: place.address,
        latitude: place.latitude,
        longitude: place.longitude,
      });
      expect(isInSearchArea(place), place.address).toBe(true);
    }
  });

  it.each([
    'capital/',
    'capital/street/Helsinki/Annankatu',
    'capital/street/Espoo/Annankatu/16',
    'capital/postal/99999',
    'capital/district/Nowhere',
    'capital/other/00530',
  ])('knows no place by another id: %s', (id) => {
    const isWhole = id.endsWith('Annankatu');
    expect(register.find(id) === null).toBe(!isWhole);
  });

  it.each(['', ' ', '%', '-', '1', '€ 5', 'улица 1', 'x'.repeat(200), '(a+)+ 1'])(
    'answers to anything: %s',
    (input) => {
      expect(suggest(input).length).toBeLessThanOrEqual(suggestionLimit);
    },
  );
});

const nowhere = { latitude: 0, longitude: 0 };
