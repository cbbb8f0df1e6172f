import { describe, expect, it } from 'vitest';
import { fold, readSearch } from './searchText.ts';

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
    { input: 'Annank', name: 'annank', number: null, isNumberWhole: false },
    { input: 'annank 1', name: 'annank', number: '1', isNumberWhole: false },
    { input: 'annank 1 ', name: 'annank', number: '1', isNumberWhole: true },
    { input: 'Annankatu 16,', name: 'annankatu', number: '16', isNumberWhole: true },
    { input: 'Annankatu 16 B 12', name: 'annankatu', number: '16', letter: 'b', isNumberWhole: true },
    { input: 'Ａｎｎａｎｋａｔｕ　１６', name: 'annankatu', number: '16' },
    { input: 'Annankatu ١٦', name: 'annankatu', number: '16' },
    { input: 'Annankatu16', name: 'annankatu', number: '16', isNumberWhole: false },
    { input: 'Annankatu as 12', name: 'annankatu', number: null, isNumberWhole: false },
    { input: 'krs 3, Annankatu 16', name: 'annankatu', number: '16', isNumberWhole: false },
    { input: '1. linja 5', name: '1 linja', number: '5', isNumberWhole: false },
    { input: 'c/o Virtanen, Annankatu 16', name: 'annankatu', number: '16', isNumberWhole: false },
    { input: 'Annankatu 16 c/o Virtanen', name: 'annankatu', number: '16', letter: null },
    { input: 'Annankatu Helsinki', name: 'annankatu', number: null },
    { input: 'Helsinki', name: 'helsinki', number: null },
    { input: '00120', name: '00120', number: null },
  ])('is taken apart: $input', ({ input, ...terms }) => {
    expect(readSearch(input)).toMatchObject(terms);
  });

  it.each([
    { input: 'Annankatu 16', municipalities: [], isOutside: false },
    { input: 'Annankatu 16 as 12', municipalities: [], isOutside: false },
    { input: 'Annankatu 16, 00120 Hels', municipalities: ['Helsinki'], isOutside: false },
    { input: 'Annankatu Hki', municipalities: ['Helsinki'], isOutside: false },
    { input: 'Annegatan 16, Helsingfors', municipalities: ['Helsinki'], isOutside: false },
    { input: 'Kirkkotie 5, Tapiola', municipalities: ['Espoo'], isOutside: false },
    { input: 'Kirkkotie 5, 02700', municipalities: ['Espoo', 'Kauniainen'], isOutside: false },
    { input: 'Hämeenkatu 10, Tampere', municipalities: [], isOutside: true },
    { input: 'Storgatan 1, Åbo', municipalities: [], isOutside: true },
    { input: 'Hämeenkatu 10, 33200', municipalities: [], isOutside: true },
    { input: 'Annankatu 16, 33200 Helsinki', municipalities: ['Helsinki'], isOutside: false },
    { input: 'Porvoonkatu 1', municipalities: [], isOutside: false },
  ])('says where it lies: $input', ({ input, ...locality }) => {
    expect(readSearch(input).locality).toMatchObject(locality);
  });
});
