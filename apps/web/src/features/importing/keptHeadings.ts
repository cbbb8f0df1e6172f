import type { ColumnMapping } from '@tilava/domain/import';
import { isRecord, parseSaved, readText, writeText } from '../../shared/saved/saved.ts';

const storageKey = 'tilava.importColumns';

/** The columns that were chosen last, by the headings that they had; those that the file lacks are left out. */
export function readHeadings(userId: string, headings: readonly string[]): ColumnMapping {
  const saved = parseSaved(readText(localStorage, storageKey) ?? '');
  if (!isRecord(saved) || saved['userId'] !== userId || !isRecord(saved['headings'])) return {};
  const found = Object.entries(saved['headings']).flatMap(([key, heading]): [string, number][] => {
    const index = headings.findIndex((each) => each === heading);
    return index < 0 ? [] : [[key, index]];
  });
  return Object.fromEntries(found);
}

/** Keeps them on the device for the next file of the same user. */
export function writeHeadings(userId: string, headings: readonly string[], mapping: ColumnMapping): void {
  const named = Object.entries(mapping).map(([key, index]) => [key, headings[index]]);
  writeText(localStorage, storageKey, JSON.stringify({ userId, headings: Object.fromEntries(named) }));
}
