import { isInSearchArea } from '@tilava/domain/place';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { gazetteerRows, isOfGazetteer } from './gazetteerRows.ts';
import { helsinkiAddresses } from './helsinkiAddresses.ts';
import { neighbourAddresses } from './neighbourAddresses.ts';
import { swedishStreetNames } from './swedishStreetNames.ts';

const rows = gazetteerRows();
const finnish = rows.filter(({ address }) => /\d{5} (?:Helsinki|Espoo|Vantaa|Kauniainen)$/.test(address));

describe('the gazetteer', () => {
  it('has at least 150 addresses, and districts of four municipalities', () => {
    expect(finnish.length).toBeGreaterThanOrEqual(150);
    for (const name of ['Helsinki', 'Espoo', 'Vantaa', 'Kauniainen']) {
      expect(finnish.some(({ address }) => address.endsWith(name))).toBe(true);
      expect(rows.some(({ kind, address }) => kind === 'area' && address.endsWith(name))).toBe(true);
    }
  });

  it('lies wholly within the search area', () => {
    expect(rows.filter((row) => !isInSearchArea(row))).toEqual([]);
  });

  it('holds nothing twice', () => {
    const addresses = [...helsinkiAddresses, ...neighbourAddresses].map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const sameInBoth = areas.filter(({ finnish: name, swedish }) => name === swedish).length;
    expect(rows.filter(({ kind }) => kind === 'area')).toHaveLength(areas.length * 2 - sameInBoth);
  });

  it('writes every address with number, postal code and municipality', () => {
    for (const { kind, address } of rows) {
      expect(address).toMatch(kind === 'area' ? /^\D+$/ : /^\D+ \d+, 0[012]\d{3} \p{Lu}\p{Ll}+$/u);
    }
  });

  it('has a use for every Swedish name', () => {
    const streets = new Set(finnish.map(({ address }) => address.replace(/ \d.*/, '')));
    expect(Object.keys(swedishStreetNames).filter((street) => !streets.has(street))).toEqual([]);
  });

  it('is told from an import by its ids', () => {
    expect(rows.every(({ id }) => isOfGazetteer(id))).toBe(true);
    expect(isOfGazetteer('103123456A-1')).toBe(false);
  });
});
