/** What spreadsheets take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

const needsQuotes = /[",\r\n]/;

function writeCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows, the first of which names the columns, as comma-separated values (RFC 4180); null leaves a cell empty. A text
 * that a spreadsheet would take for a formula begins with an apostrophe, so that it is read and not run; numbers have
 * a decimal point, whatever the language.
 *
 * @example
 * toCsv([['Type', 'Rent'], ['Office, bright', 24.5]]); // 'Type,Rent\r\n"Office, bright",24.5\r\n'
 * toCsv([['=1+1', null]]); // "'=1+1,\r\n"
 */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
