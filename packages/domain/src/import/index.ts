export { guessMapping, importColumns, type ColumnMapping, type ImportColumn } from './columns.ts';
export { exportRow, importHeadings, referenceOfAnnouncement } from './exportRow.ts';
export type { AllImportTexts, ImportNames, ImportTexts } from './importTexts.ts';
export { rowReader, type ImportFault, type ImportRow, type ReadRow } from './readRow.ts';
export {
  planPictures,
  type ArchiveEntry,
  type NewPictures,
  type PicturePlan,
  type PictureRefusal,
} from './planPictures.ts';
