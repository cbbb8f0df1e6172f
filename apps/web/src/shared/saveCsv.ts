import { toCsv } from '@tilava/domain/text';
import type { Locale } from '@tilava/domain/time';
import { saveFile } from './saveFile.ts';

export type CsvRows = Parameters<typeof toCsv>[0];

/** By this mark spreadsheets know the text for UTF-8. */
const byteOrderMark = '\uFEFF';

/** Has the browser save a table, whose first row holds the headings. */
export function saveCsv(name: string, rows: CsvRows, locale: Locale): void {
  const file = new Blob([byteOrderMark, toCsv(rows, locale)], { type: 'text/csv;charset=utf-8' });
  saveFile(`${name}.csv`, file);
}
