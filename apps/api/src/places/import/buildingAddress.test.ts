import { describe, expect, it } from 'vitest';
import { fromEtrsTm35Fin, readBuildingAddress } from './buildingAddress.ts';

const line = (changes: Record<number, string> = {}) =>
  '103123456A;091;01;1;6672000;385600;1;Annankatu;Annegatan;16;00120;014;Kamppi;Kampen;09100400630012;20260815'
    .split(';')
    .map((field, index) => changes[index] ?? field);
const rowsOf = (fields: string[]) => {
  const read = readBuildingAddress(fields);
  return 'rows' in read ? read.rows.map(({ id, address, searchText }) => [id, address, searchText]) : read;
};

describe('a line of the open data', () => {
  it('is an address in Finnish and in Swedish', () => {
    expect(rowsOf(line())).toEqual([
      ['103123456A-1', 'Annankatu 16, 00120 Helsinki', 'annankatu 16'],
      ['103123456A-1-sv', 'Annegatan 16, 00120 Helsingfors', 'annegatan 16'],
    ]);
  });

  it('lies where its coordinates say', () => {
    const read = readBuildingAddress(line());
    expect('rows' in read && read.rows[0].latitude).toBeCloseTo(60.1688346, 6);
    expect('rows' in read && read.rows[0].longitude).toBeCloseTo(24.9382628, 6);
  });

  it('is one address, where the street has one name', () => {
    expect(rowsOf(line({ 8: '' }))).toEqual([
      ['103123456A-1', 'Annankatu 16, 00120 Helsinki', 'annankatu 16'],
    ]);
    expect(rowsOf(line({ 7: '' }))).toEqual([
      ['103123456A-1', 'Annegatan 16, 00120 Helsinki', 'annegatan 16'],
    ]);
    expect(rowsOf(line({ 8: 'Annankatu' }))).toHaveLength(1);
  });

  it('needs no house number, and no municipality that is known here', () => {
    expect(rowsOf(line({ 1: '421', 7: 'Kangasvierentie', 8: '', 9: '', 10: '69440' }))).toEqual([
      ['103123456A-1', 'Kangasvierentie, 69440', 'kangasvierentie'],
    ]);
  });

  it.each([
    { name: 'too few columns', fields: line().slice(0, 10), reason: 'has 10 columns, 11 are needed' },
    { name: 'no building', fields: line({ 0: '' }), reason: 'has no building id' },
    { name: 'no ordinal', fields: line({ 6: 'x' }), reason: 'has no number of the address' },
    { name: 'no street', fields: line({ 7: '', 8: '' }), reason: 'has no street name' },
    { name: 'no postal code', fields: line({ 10: '120' }), reason: 'has no postal code' },
    { name: 'no northing', fields: line({ 4: '' }), reason: 'has no coordinates' },
    { name: 'no easting', fields: line({ 5: '1e5' }), reason: 'has no coordinates' },
    {
      name: 'swapped coordinates',
      fields: line({ 4: '385600', 5: '6672000' }),
      reason: 'lies outside of Finland',
    },
    { name: 'just south of 59°', fields: line({ 4: '6539900' }), reason: 'lies outside of Finland' },
  ])('is left out for a reason: $name', ({ fields, reason }) => {
    expect(readBuildingAddress(fields)).toEqual({ reason });
  });

  it('is taken just north of 59°, and with the eleven columns that are needed', () => {
    expect(readBuildingAddress(line({ 4: '6543000' }))).toHaveProperty('rows');
    expect(readBuildingAddress(line().slice(0, 11))).toHaveProperty('rows');
  });
});

/** Half a millimetre on the ground. */
const decimals = 8;

describe('ETRS-TM35FIN', () => {
  it.each([
    ['the example of JHS 154', 6_715_706.37705, 106_256.35958, 60.385106872, 19.848136769],
    ['the 60th parallel on the central meridian', 6_651_411.1903, 500_000, 60, 27],
    // The others as PROJ has them.
    ['Helsinki', 6_672_000, 385_600, 60.16883457768, 24.93826277571],
    ['Lestijärvi', 7_047_819, 382_272, 63.53895461699, 24.63160584765],
    ['Lapland', 7_580_000, 330_000, 68.28212799835, 22.88072856698],
  ])('is turned into degrees: %s', (_, northing, easting, latitude, longitude) => {
    const position = fromEtrsTm35Fin(northing, easting);
    expect(position.latitude).toBeCloseTo(latitude, decimals);
    expect(position.longitude).toBeCloseTo(longitude, decimals);
  });
});
