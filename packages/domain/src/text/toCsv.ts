import type { Locale } from '../locale.ts';

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
 * Rows, the first of which names the columns, as CSV (RFC 4180) in the notation of a language; null leaves a cell
 * empty, and numbers have two decimals at most. A text that a spreadsheet would take for a formula begins with an
 * apostrophe, so that it is read and not run.
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
