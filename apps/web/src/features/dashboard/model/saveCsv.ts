import type { Locale } from '@tilava/domain/format';
import { toCsv } from '@tilava/domain/text';

/** Rows of a table, the first of which names the columns. */
export type CsvRows = Parameters<typeof toCsv>[0];

/** By this mark spreadsheets know the text for UTF-8. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a file, as whatever browser does with downloads. */
export function saveCsv(name: string, rows: CsvRows, locale: Locale): void {
  const file = new Blob([byteOrderMark, toCsv(rows, locale)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
