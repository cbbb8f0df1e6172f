import { describe, expect, it } from 'vitest';
import { fold, liesIn, readSearch } from './searchText.ts';

describe('folding a text', () => {
  it.each([
    ['HÄMEENTIE 3', 'hameentie 3'],
    ['  Aleksis   Kiven katu 17 ', 'aleksis kiven katu 17'],
    ['Norra esplanaden 27-29', 'norra esplanaden 27 29'],
    ['Étage Østergård', 'etage ostergard'],
    ['Annankatu 16 A', 'annankatu 16a'],
    ['Annankatu 16 A 3', 'annankatu 16a 3'],
    ['Annankatu 16 as', 'annankatu 16 as'],
    ["King's Road", 'kings road'],
    ['%_\\', ''],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('an input', () => {
  it.each([
    { input: 'Annank', name: 'annank', number: null, isNumberWhole: false, locality: [] },
    { input: 'annank 1', name: 'annank', number: '1', isNumberWhole: false, locality: [] },
    { input: 'annank 1 ', name: 'annank', number: '1', isNumberWhole: true, locality: [] },
    { input: 'Annankatu 16,', name: 'annankatu', number: '16', isNumberWhole: true, locality: [] },
    { input: 'Annankatu 16 B 12', name: 'annankatu', number: '16', isNumberWhole: true, locality: [] },
    {
      input: 'Annankatu 16, 00120 Hels',
      name: 'annankatu',
      number: '16',
      isNumberWhole: true,
      locality: ['00120', 'hels'],
    },
    {
      input: 'Annankatu Helsinki',
      name: 'annankatu',
      number: null,
      isNumberWhole: false,
      locality: ['helsinki'],
    },
    {
      input: 'Annegatan Helsingfors',
      name: 'annegatan',
      number: null,
      isNumberWhole: false,
      locality: ['helsingfors'],
    },
    { input: 'Helsinki', name: 'helsinki', number: null, isNumberWhole: false, locality: [] },
    { input: '00120', name: '00120', number: null, isNumberWhole: false, locality: [] },
  ])('is taken apart: $input', ({ input, ...terms }) => {
    expect(readSearch(input)).toMatchObject(terms);
  });
});

describe('an address', () => {
  it('lies where its postal code and municipality begin as they were typed', () => {
    const address = 'Annankatu 16, 00120 Helsinki';
    expect(liesIn(address, [])).toBe(true);
    expect(liesIn(address, ['00120', 'hels'])).toBe(true);
    expect(liesIn(address, ['00100'])).toBe(false);
    expect(liesIn(address, ['espoo'])).toBe(false);
  });
});
