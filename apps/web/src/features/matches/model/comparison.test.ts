import { describe, expect, it } from 'vitest';
import {
  comparedIds,
  comparisonAddress,
  isComparing,
  listAddress,
  withCompared,
  withComparing,
  withoutCompared,
} from './comparison.ts';
import { leastIndex, lowestIndex, withBreaks } from './comparisonFacts.ts';

const filtered = new URLSearchParams('filter=above60Percent&compare=true');

describe('the address of a comparison', () => {
  it('names its premises, and leads back to the list in which they are still chosen', () => {
    const address = comparisonAddress(withCompared(filtered, ['a', 'b']));
    expect(address).toBe('/user/matches/comparison?filter=above60Percent&compare=true&premises=a&premises=b');
    const search = new URLSearchParams(address.split('?')[1]);
    expect(comparedIds(search)).toEqual(['a', 'b']);
    expect(listAddress(search)).toBe(
      '/user/matches?filter=above60Percent&compare=true&premises=a&premises=b',
    );
    expect(listAddress(new URLSearchParams('premises=a'))).toBe('/user/matches');
  });

  it('compares nothing twice, and four at most', () => {
    const search = new URLSearchParams(['a', 'b', 'a', 'c', 'd', 'e'].map((id) => ['premises', id]));
    expect(comparedIds(search)).toEqual(['a', 'b', 'c', 'd']);
    expect(comparedIds(withoutCompared(search, 'b'))).toEqual(['a', 'c', 'd']);
  });
});

it('says whether premises are being chosen', () => {
  expect(isComparing(filtered)).toBe(true);
  expect(withComparing(withCompared(filtered, ['a']), false).toString()).toBe('filter=above60Percent');
  expect(isComparing(withComparing(new URLSearchParams(), true))).toBe(true);
});

it('finds the least of some numbers where a single one is', () => {
  expect(leastIndex([3, null, 2])).toBe(2);
  expect(leastIndex([2, 3, 2])).toBeUndefined();
  expect(leastIndex([null, 2])).toBeUndefined();
});

it('finds the lowest of some ranges where no other can be lower', () => {
  const range = (min: number, max: number | null) => ({ min, max });
  expect(lowestIndex([range(5, 5), null, range(2, 4)])).toBe(2);
  expect(lowestIndex([range(5, 5), range(2, 5)])).toBeUndefined();
  expect(lowestIndex([range(5, 5), range(2, null)])).toBeUndefined();
  expect(lowestIndex([range(5, null), range(2, 2)])).toBe(1);
  expect(lowestIndex([null, range(2, 2)])).toBeUndefined();
});

it.each([
  ['Ruoholahdenkatu 21, 00180 Helsinki', 'Ruoholahden\u00ADkatu 21, 00180 Helsinki'],
  ['Lauttasaarentie 36', 'Lauttasaaren\u00ADtie 36'],
  ['Bulevardi 21', 'Bulevardi 21'],
  ['Kalevankatu 30', 'Kalevankatu 30'],
  ['Katajanokankatu 2', 'Katajanokan\u00ADkatu 2'],
])('lets %s be broken where its last part begins', (street, broken) => {
  expect(withBreaks(street)).toBe(broken);
});
