import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, multiLinePattern, oneLinePattern, toCsv, toLines, toOneLine } from './text.ts';

const isOneLine = (text: string): boolean => new RegExp(oneLinePattern).test(text);
const isMultiLine = (text: string): boolean => new RegExp(multiLinePattern).test(text);

/** Every character that has no place in one line, by Unicode's own properties. */
const unseen = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(character),
);

describe('one line', () => {
  test('holds no control character, no line break of any kind and no mark that turns it', () => {
    expect(unseen.length).toBeGreaterThan(70);
    for (const character of unseen) expect(isOneLine(`a${character}b`), escape(character)).toBe(false);
  });

  test('holds whatever else people write', () => {
    for (const text of ['', 'Ääni & <b>', 'Café, 3\u00A0000 €', '家 🏢 👩‍👩‍👧', 'שלום'])
      expect(isOneLine(text)).toBe(true);
  });

  test('is made of any text', () => {
    expect(toOneLine('Katu 1\r\n\tHelsinki')).toBe('Katu 1 Helsinki');
    expect(toOneLine('a\u2028b\u0085c\u202Ed\u0000e')).toBe('a b cde');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = toOneLine(text);
        expect(isOneLine(line)).toBe(true);
        expect(toOneLine(line)).toBe(line);
      }),
    );
  });
});

describe('several lines', () => {
  test('hold line feeds, carriage returns and tabs besides, and nothing else of what is unseen', () => {
    for (const character of unseen) {
      expect(isMultiLine(`a${character}b`), escape(character)).toBe('\n\r\t'.includes(character));
    }
  });

  test('are made of any text', () => {
    expect(toLines('a\r\nb\n\tc')).toBe('a\r\nb\n\tc');
    expect(toLines('a\u2028b\u0085c\u202Ed\u0000e')).toBe('a\nb\ncde');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const lines = toLines(text);
        expect(isMultiLine(lines)).toBe(true);
        expect(toLines(lines)).toBe(lines);
      }),
    );
  });
});

describe('a text of which nobody sees anything', () => {
  test.each(['', ' \u00a0', '\u200b', '\u00ad\u034f', '\u3164', '\u115f\u2060', '\u2800', '\u3000'])(
    '%j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['A', '.', 'מ', '👩\u200d🦰', '\u200bA'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

const escape = (character: string): string => `U+${character.codePointAt(0)?.toString(16)}`;

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
