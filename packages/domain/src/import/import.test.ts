import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import type { Locale } from '../format.ts';
import { anyListing, someListing } from '../testing/properties.ts';
import { en } from '../texts/en.ts';
import { fi } from '../texts/fi.ts';
import { sv } from '../texts/sv.ts';
import { importNames } from '../texts/importNames.ts';
import { toCsv } from '../text.ts';
import {
  exportRow,
  guessMapping,
  importColumns,
  importHeadings,
  type ImportRow,
  rowReader,
  type ReadRow,
} from './index.ts';

const texts = {
  en: { product: en, names: importNames.en },
  fi: { product: fi, names: importNames.fi },
  sv: { product: sv, names: importNames.sv },
};
const locales: readonly Locale[] = ['en', 'fi', 'sv'];

const asAnnouncement = (properties: Contract['Listing'], reference: string | null = 'A-1') =>
  ({
    id: properties.announcement,
    reference,
    isActive: properties.isActive,
    properties,
    residence: { houseType: properties.residenceType, files: [] },
  }) satisfies Contract['Announcement'];

interface Options {
  readonly known?: readonly Contract['Listing'][];
  readonly acceptsUnlikely?: boolean;
}

/** Reads a file of which each line is a row, the headings first, its cells set apart by `|`. */
function readFile(
  lines: readonly string[],
  { known = [], acceptsUnlikely = false }: Options = {},
): readonly ReadRow[] {
  const [headings = [], ...cells] = lines.map((line) => line.split('|'));
  const rows = cells.map((row, index) => ({ number: index + 2, cells: row }));
  const read = rowReader({
    rows,
    mapping: guessMapping(headings, texts),
    texts,
    own: known.map((listing) => asAnnouncement(listing)),
    acceptsUnlikely,
  });
  return rows.map(read);
}

const headings = 'Oma tunnus|Osoite|Tilatyyppi|Huoneita|Kerros|Pinta-ala (m²)|Vuokra (€/kk)';
const row = (cells: Readonly<Record<number, string>> = {}) =>
  ['A-1', 'Annankatu 16, Helsinki', 'Toimisto', '2', 'keskikerros', '54,5', '1 350,50 €']
    .map((cell, index) => cells[index] ?? cell)
    .join('|');
const plain = {
  address: 'Annankatu 16, Helsinki',
  residenceType: 'office',
  roomCount: [2],
  floor: 'middle',
  sizeMin: 54.5,
  sizeMax: 54.5,
  rentMin: 1350.5,
  rentMax: 1350.5,
};
const faultsOf = (read: ReadRow | undefined) =>
  read !== undefined && 'faults' in read ? read.faults.map(({ field, rule }) => `${field} ${rule}`) : [];
const sentOf = (read: ReadRow | undefined) =>
  read !== undefined && 'announcement' in read ? read.announcement : faultsOf(read);

describe('columns of a file', () => {
  test.each(locales)('are known by the headings of the template: %s', (locale) => {
    const mapping = guessMapping(importHeadings(texts[locale]), texts);
    expect(mapping).toStrictEqual(Object.fromEntries(importColumns.map(({ key }, index) => [key, index])));
  });

  test('are known by what other programs call them, each once', () => {
    expect(
      guessMapping(['Kohdenumero', 'Hyra/mån', 'LAT', 'lng', 'Rent', 'Unrelated', ''], texts),
    ).toStrictEqual({
      reference: 0,
      rentMin: 1,
      x: 2,
      y: 3,
    });
  });
});

describe('a row', () => {
  test('is read in each language, with its decimals, its units and its choices', () => {
    expect(sentOf(readFile([headings, row({ 4: fi.floor.middle })])[0])).toStrictEqual(plain);
    const swedish = 'Referens|Adress|Lokaltyp|Rum|Våning|Yta|Hyra';
    expect(
      sentOf(readFile([swedish, row({ 2: sv.residenceType.office.toUpperCase(), 4: sv.floor.middle })])[0]),
    ).toStrictEqual(plain);
    const keys = row({ 2: 'office', 4: 'middle', 5: '54.5', 6: '1350.50' });
    expect(sentOf(readFile([headings, keys])[0])).toStrictEqual(plain);
    expect(sentOf(readFile([headings, row({ 3: '6+', 4: 'middle' })])[0])).toMatchObject({ roomCount: [6] });
  });

  test('says whether it is public, where it is, and what it has', () => {
    const more = `${headings}|Julkinen|Lat|Lon|Varustelu|Vakuus|Lämmitys`;
    const read = readFile([
      more,
      `${row({ 4: 'middle' })}|ei|60,1653|24.9391|${fi.amenity.wc}, kitchen|0|2,5`,
    ]);
    expect(sentOf(read[0])).toStrictEqual({
      ...plain,
      isActive: false,
      x: 60.1653,
      y: 24.9391,
      amenities: ['kitchen', 'wc'],
      deposit: 0,
      costs: [{ kind: 'heating', amount: 2.5, basis: 'month', isEstimated: false }],
    });
    const empty = readFile([more, `${row({ 4: 'middle' })}||||||`]);
    expect(sentOf(empty[0])).toStrictEqual({ ...plain, amenities: [], deposit: null, costs: [] });
  });

  test('keeps of an announcement what the file has no column for', () => {
    const [heating] = someListing.costs;
    const read = readFile([`${headings}|Vesi`, `${row({ 4: 'middle' })}|12`], { known: [someListing] });
    const sent = sentOf(read[0]);
    expect(sent).toMatchObject({
      costs: expect.arrayContaining([heating, expect.objectContaining({ kind: 'water', amount: 12 })]),
    });
    expect(sent).not.toHaveProperty('description');
    const rents = readFile(['Reference|Rent', 'A-1|1400'], { known: [someListing] });
    expect(sentOf(rents[0])).toMatchObject({
      rentMin: 1400,
      address: someListing.address,
      sizeMin: someListing.size,
    });
  });

  test.each<[string, Readonly<Record<number, string>>, readonly string[]]>([
    ['no reference', { 0: ' ' }, ['reference required']],
    ['a formula as its reference', { 0: '=A1' }, ['reference referenceInvalid']],
    ['a long reference', { 0: 'x'.repeat(101) }, ['reference tooLong']],
    ['no address', { 1: '' }, ['address required']],
    ['a type that nobody has', { 2: 'castle' }, ['residenceType choiceUnknown']],
    ['no rent', { 6: '' }, ['rentMin required']],
    ['words instead of a size', { 5: 'large' }, ['sizeMin notANumber']],
    ['three decimals', { 5: '54,1234' }, ['sizeMin tooPrecise']],
    ['a rent that lacks a digit', { 6: '13,50' }, ['rentMin rentUnlikely']],
    [
      'several faults',
      { 0: '', 3: '9', 6: '0' },
      ['reference required', 'roomCount choiceUnknown', 'rentMin notPositive'],
    ],
  ])('is faulty with %s', (_what, cells, faults) => {
    expect(faultsOf(readFile([headings, row({ 4: 'middle', ...cells })])[0])).toStrictEqual(faults);
  });

  test('is faulty where its reference is in the file twice', () => {
    const read = readFile([
      headings,
      row({ 4: 'middle' }),
      row({ 0: 'B', 4: 'middle' }),
      row({ 0: ' A-1 ', 4: 'middle' }),
    ]);
    expect(read.map(faultsOf)).toStrictEqual([
      ['reference referenceRepeated'],
      [],
      ['reference referenceRepeated'],
    ]);
  });

  test('has half a position, one abroad, or a visibility that is none', () => {
    const more = `${headings}|Lat|Lon|Public`;
    const faults = (cells: string) => faultsOf(readFile([more, `${row({ 4: 'middle' })}|${cells}`])[0]);
    expect(faults('60.1||')).toStrictEqual(['y notANumber']);
    expect(faults('24.9|60.1|')).toStrictEqual(['x locationOutside']);
    expect(faults('||perhaps')).toStrictEqual(['isActive choiceUnknown']);
  });

  test('with unlikely amounts is taken where that is wanted, and where it was so before', () => {
    const lines = [headings, row({ 4: 'middle', 6: '13,50' })];
    expect(sentOf(readFile(lines, { acceptsUnlikely: true })[0])).toMatchObject({ rentMin: 13.5 });
    const known = [{ ...someListing, size: 54.5, rent: 13.5 }];
    expect(sentOf(readFile(lines, { known })[0])).toMatchObject({ rentMin: 13.5 });
  });

  test('with a number that could be two is read as the others of the file are, else it is faulty', () => {
    const grouped = row({ 4: 'middle', 5: '54', 6: '1.350 €' });
    expect(faultsOf(readFile([headings, grouped])[0])).toStrictEqual(['rentMin ambiguous']);
    const [read] = readFile([headings, grouped, row({ 0: 'B', 4: 'middle' })]);
    expect(sentOf(read)).toMatchObject({ rentMin: 1350 });
  });
});

describe('an exported row', () => {
  const names = importColumns.map(({ key }) => key);
  const mapping = Object.fromEntries(names.map((key, index) => [key, index]));
  /** Reads what was exported; cells are as spreadsheets save them in that language. */
  const readAgain = (listing: Contract['Listing'], locale: Locale) => {
    const cells = exportRow(asAnnouncement(listing), texts[locale], locale).map((cell) =>
      typeof cell === 'number' ? String(cell).replace('.', locale === 'en' ? '.' : ',') : (cell ?? ''),
    );
    const rows = [{ number: 2, cells }];
    const own = [asAnnouncement(listing)];
    return rowReader({ rows, mapping, texts, own, acceptsUnlikely: false })(rows[0] ?? { number: 2, cells });
  };

  test('changes nothing when it is imported, in any language', () => {
    fc.assert(
      fc.property(anyListing, fc.constantFrom(...locales), (listing, locale) => {
        const announcement = {
          ...listing,
          criteria: listing.criteria ?? someListing.criteria,
          address: 'Annankatu 16',
          description: null,
        };
        const sent = sentOf(readAgain(announcement, locale));
        expect(sent).toMatchObject({
          sizeMin: listing.size,
          rentMin: listing.rent,
          deposit: listing.deposit,
          moveInDate: listing.moveInDate,
          x: listing.x,
          y: listing.y,
          residenceType: listing.residenceType,
          indexation: listing.indexation,
          isActive: listing.isActive,
        });
        expect((sent as Contract['AnnouncementUpsert']).costs).toHaveLength(listing.costs.length);
        expect(new Set((sent as Contract['AnnouncementUpsert']).amenities)).toEqual(
          new Set(listing.amenities),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('gives a reference to the announcement of its id, and is no formula', () => {
    const own = [asAnnouncement(someListing, null), { ...asAnnouncement(someListing, 'B-1'), id: 'other' }];
    const [listing] = own;
    const rows = [
      ['', someListing.announcement],
      ['A-1', someListing.announcement.toUpperCase()],
      ['B-1', someListing.announcement],
      ['A-1', 'unknown'],
    ].map(([reference = '', id = ''], index) => {
      const cells = exportRow(listing ?? asAnnouncement(someListing), texts.en, 'en').map((cell) =>
        String(cell ?? ''),
      );
      return { number: index + 2, cells: cells.with(0, reference).with(1, id) };
    });
    const read = (...chosen: readonly ImportRow[]) => {
      const reader = rowReader({ rows: chosen, mapping, texts, own, acceptsUnlikely: false });
      return chosen.map(reader);
    };
    const [unchanged, named, taken, unknown] = rows.flatMap((each) => read(each));
    expect(unchanged).toMatchObject({ reference: someListing.announcement, announcement: {} });
    expect(unchanged).not.toHaveProperty('renames');
    expect(named).toMatchObject({
      reference: 'A-1',
      renames: { id: someListing.announcement, from: someListing.announcement },
      announcement: {},
    });
    expect(faultsOf(taken)).toStrictEqual(['reference referenceTaken']);
    expect(faultsOf(unknown)).toStrictEqual(['announcementId announcementUnknown']);
    expect(read(...rows.slice(0, 2)).map(faultsOf)).toStrictEqual([
      ['announcementId announcementRepeated'],
      ['announcementId announcementRepeated'],
    ]);
    const risky = exportRow(asAnnouncement({ ...someListing, description: '=1+1' }), texts.en, 'en');
    expect(toCsv([risky], 'en')).toContain("'=1+1");
  });
});
