import type { Locale } from './format.ts';

/** Marks that turn the direction in which a text is read, and what separates lines without being a line break. */
const steering = String.raw`\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069`;

/** The contract's: no control characters, line breaks or bidirectional marks, so that a text can't pose as another. */
export const oneLinePattern = String.raw`^[^\u0000-\u001f\u007f-\u009f${steering}]*$`;

/** The contract's: as in one line, and besides line feeds, carriage returns and tabs. */
export const multiLinePattern = String.raw`^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f${steering}]*$`;

/** What a pattern does not take, wherever it stands in a text. */
const outside = (pattern: string) => new RegExp(pattern.slice(1, -2).replace('[^', '['), 'g');

const unseenInLine = /* @__PURE__ */ outside(oneLinePattern);
const unseenInLines = /* @__PURE__ */ outside(multiLinePattern);
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const strangeLineBreaks = /[\v\f\u0085\u2028\u2029]/g;

/**
 * A text in one line: line breaks and tabs become a space, invisible characters go.
 *
 * @example
 * toOneLine('Annankatu 16\r\n00120 Helsinki'); // 'Annankatu 16 00120 Helsinki'
 */
export const toOneLine = (text: string): string =>
  text.replaceAll(lineBreaks, ' ').replaceAll(unseenInLine, '');

/**
 * A text of several lines: line breaks of other kinds become line feeds, other characters that cannot be seen go.
 *
 * @example
 * toLines('Bright\u2028and quiet'); // 'Bright\nand quiet'
 */
export const toLines = (text: string): string =>
  text.replaceAll(strangeLineBreaks, '\n').replaceAll(unseenInLines, '');

const invisible = /[\p{Default_Ignorable_Code_Point}\u20e3]/gu;

/**
 * A number, identifier or address without characters such as joiners and variation selectors, which copying brings
 * along.
 *
 * @example
 * withoutInvisible('040\u200b123\ufe0f4567'); // '0401234567'
 */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

/**
 * Whether nobody sees anything of a text, because it holds blanks, joiners and the like alone.
 *
 * @example
 * isBlank('\u200b \u3164'); // true
 */
export const isBlank = (text: string): boolean => /^[\s\u2800]*$/.test(withoutInvisible(text));

/** As Chinese and Japanese keyboards write signs. */
const fullWidth = /[\u3000\uff01-\uff5e]/g;

/** Arabic and Persian ones; both begin at a multiple of sixteen. */
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A number, day, identifier or address with ASCII letters, digits and signs, whichever keyboard wrote them.
 *
 * @example
 * toAsciiForms('１５００ €'); // '1500 €'
 * toAsciiForms('١٥٠٠'); // '1500'
 */
export const toAsciiForms = (text: string): string =>
  text
    .replaceAll(fullWidth, (sign) => sign.normalize('NFKC'))
    .replaceAll(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', ',');

/** What spreadsheets take for the beginning of a formula; some skip blanks before it, and read full-width signs. */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠\u2212])/u;

const needsQuotes = /[",;\r\n]/;

type Notation = Readonly<Record<'separator' | 'decimal', string>>;

/** As spreadsheets of the language read it: where the decimal sign is a comma, semicolons separate the cells. */
const notationOf = (locale: Locale): Notation =>
  locale === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' };

/** What is divided has digits without end, and very small numbers powers of ten. There is one zero. */
const toHundredths = (number: number): number => Number(number.toFixed(2)) + 0;

function writeCell(cell: string | number | null, { decimal }: Notation): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(toHundredths(cell)).replace('.', decimal);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV (RFC 4180) in a language's notation, the first naming the columns; numbers have up to two decimals. An
 * apostrophe keeps spreadsheets from running a text as a formula.
 *
 * @example
 * toCsv([['Type', 'Rent'], ['Office, bright', 24.5]], 'en'); // 'Type,Rent\r\n"Office, bright",24.5\r\n'
 * toCsv([['Tyyppi', 'Vuokra'], ['Toimisto', 24.5]], 'fi'); // 'Tyyppi;Vuokra\r\nToimisto;24,5\r\n'
 * toCsv([['=1+1', null]], 'en'); // "'=1+1,\r\n"
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[], locale: Locale): string {
  const notation = notationOf(locale);
  return rows
    .map((cells) => `${cells.map((cell) => writeCell(cell, notation)).join(notation.separator)}\r\n`)
    .join('');
}
