import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse, type Info } from 'csv-parse';
import type { Database } from '../db/database.ts';
import { readBuildingAddress, type ReadLine } from './import/buildingAddress.ts';
import { importStore } from './import/importStore.ts';

/** What an import did. Lines are counted, of which each is one address in one or two languages. */
export interface ImportResult {
  readonly read: number;
  /** New, or different from what was there. */
  readonly imported: number;
  readonly unchanged: number;
  /** The first hundred lines that were left out. */
  readonly skipped: readonly SkippedLine[];
  readonly skippedCount: number;
}

/** A line that was left out, and why. */
export interface SkippedLine {
  readonly line: number;
  readonly reason: string;
}

/** How an import is watched. */
export interface ImportOptions {
  /** Told how many lines were read, whenever a batch of them is in the database. */
  readonly onProgress?: (read: number) => void;
}

const batchSize = 1_000;
const maxReported = 100;

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: Info;
}

/**
 * Takes the open data on building addresses into the register. What is there already and the same is left as it
 * is; a batch is in the database wholly or not at all, so that an import that broke off is simply begun again.
 */
export async function importAddresses(
  database: Database,
  stream: Readable,
  { onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const store = importStore(database);
  const counts = { read: 0, imported: 0, unchanged: 0, skippedCount: 0 };
  const skipped: SkippedLine[] = [];
  let batch = new Map<string, Extract<ReadLine, { rows: unknown }>['rows']>();

  const skip = (line: number, reason: string) => {
    counts.skippedCount += 1;
    if (skipped.length < maxReported) skipped.push({ line, reason });
  };
  const flush = async () => {
    const changed = await store.write([...batch.values()].flat());
    const imported = [...batch.values()].filter((rows) => rows.some(({ id }) => changed.has(id))).length;
    counts.imported += imported;
    counts.unchanged += batch.size - imported;
    batch = new Map();
    onProgress?.(counts.read);
  };

  await pipeline(stream, parser(), async (lines: AsyncIterable<ParsedLine>) => {
    for await (const { record, info } of lines) {
      counts.read += 1;
      const line = readBuildingAddress(record);
      if ('reason' in line) skip(info.lines, line.reason);
      else if (batch.has(line.rows[0].id)) skip(info.lines, 'repeats an address of a line before');
      else batch.set(line.rows[0].id, line.rows);
      if (batch.size === batchSize) await flush();
    }
  });
  if (batch.size > 0) await flush();
  await store.forgetStreets();
  return { ...counts, skipped };
}

/** The data has no quoting: a lone quotation mark must not swallow the lines after it. */
const parser = () =>
  parse({
    delimiter: ';',
    encoding: 'latin1',
    quote: false,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 10_000,
  });
