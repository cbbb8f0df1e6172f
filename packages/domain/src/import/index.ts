export {
  guessMapping,
  importColumns,
  type AllProductTexts,
  type ColumnMapping,
  type ImportColumn,
} from './columns.ts';
export { exportRow, importHeadings, referenceOfAnnouncement } from './exportRow.ts';
export { importNames } from '../texts/importNames.ts';
export { rowReader, type ImportFault, type ImportRow, type ReadRow } from './readRow.ts';
