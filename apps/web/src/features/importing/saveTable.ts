import {
  type AllImportTexts,
  type ImportTexts,
  exportRow,
  importColumns,
  importHeadings,
} from '@tilava/domain/import';
import type { Locale } from '@tilava/domain/format';
import type { Schemas } from '@tilava/sdk';
import { saveCsv } from '../../shared/saveCsv.ts';
import { saveFile } from '../../shared/saveFile.ts';

export type TableFormat = 'xlsx' | 'csv';

interface TableParts {
  readonly name: string;
  readonly format: TableFormat;
  readonly announcements: readonly Schemas['Announcement'][];
  readonly texts: AllImportTexts;
  readonly locale: Locale;
  /** What the sheet with the values to choose from is called. */
  readonly valuesName: string;
}

type Cell = string | number | null;

/** Saves announcements in the columns of the template; without any, it is the template. */
export async function saveTable({ name, format, announcements, texts, locale, valuesName }: TableParts) {
  const own = texts[locale];
  const headings: readonly Cell[] = importHeadings(own);
  const rows = [headings, ...announcements.map((each) => exportRow(each, own, locale))];
  if (format === 'csv') {
    saveCsv(name, rows, locale);
    return;
  }
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const workbook = writeWorkbook([
    {
      data: rows.map((row, index) => toCells(row, index === 0)),
      sheet: name.slice(0, 31),
      stickyRowsCount: 1,
    },
    { data: valueRows(own).map((row, index) => toCells(row, index === 0)), sheet: valuesName },
  ]);
  saveFile(`${name}.xlsx`, await workbook.toBlob());
}

const toCells = (row: readonly Cell[], isHeading: boolean) =>
  row.map((value) => {
    if (value === null) return null;
    if (typeof value === 'number') return { value, type: Number };
    // A text that begins like a formula is none.
    return { value, type: String, ...(isHeading && { fontWeight: 'bold' as const }) };
  });

/** The columns with choices, each with what its cells can say. */
function valueRows(texts: ImportTexts): readonly (readonly Cell[])[] {
  const { yes, no } = texts.names;
  const chosen = importColumns.filter(
    ({ kind }) => kind === 'choice' || kind === 'choices' || kind === 'flag',
  );
  const values = chosen.map(({ kind, options, optionLabel }) =>
    kind === 'flag' ? [yes, no] : options.map((option) => optionLabel(option, texts)),
  );
  const most = Math.max(...values.map(({ length }) => length));
  return [
    chosen.map(({ labelOf }) => labelOf(texts)),
    ...Array.from({ length: most }, (_, index) => values.map((each) => each[index] ?? null)),
  ];
}
