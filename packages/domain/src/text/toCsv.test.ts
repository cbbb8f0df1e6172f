import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './toCsv.ts';

/** Reads what RFC 4180 allows, by a machine of its own. */
function parse(csv: string, separator: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (csv.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === separator) [row, cell] = [[...row, cell], ''];
    else if (csv.startsWith('\r\n', at)) {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += character;
  }
  return rows;
}

/** Spreadsheets skip blanks before it, and take full-width signs for others. */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠\u2212])/u;

const text = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\n=1',
    '\u00a0+1',
    '\ufeff=1',
    '＝1',
    '\t=1',
    '\r=1',
    '"',
    ',',
    ';',
    '\r\n',
    '',
    "'",
  ),
  fc.string({ unit: 'grapheme' }),
);

describe('comma-separated values', () => {
  test.each([
    ['en', ','],
    ['fi', ';'],
    ['sv', ';'],
  ] as const)('hold every text in %s, and no beginning of a formula', (locale, separator) => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 })), (rows) => {
        const read = parse(toCsv(rows, locale), separator);
        expect(read.flat().filter((cell) => formulaStart.test(cell))).toEqual([]);
        expect(read).toEqual(
          rows.map((cells) => cells.map((cell) => (formulaStart.test(cell) ? `'${cell}` : cell))),
        );
      }),
    );
  });

  test('hold numbers as spreadsheets of the language read them, and nothing where there is none', () => {
    const rows = [
      ['Type', 'Change'],
      ['Office', -24.5],
      ['Storage', null],
    ];
    expect(toCsv(rows, 'en')).toBe('Type,Change\r\nOffice,-24.5\r\nStorage,\r\n');
    expect(toCsv(rows, 'fi')).toBe('Type;Change\r\nOffice;-24,5\r\nStorage;\r\n');
  });

  test('hold numbers of two decimals at most, and one zero', () => {
    expect(toCsv([[2690 / 84, 1e-7, -0.001, 1000]], 'en')).toBe('32.02,0,0,1000\r\n');
  });
});
