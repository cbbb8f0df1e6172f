import { createReadStream, existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Command } from 'commander';
import type { Database } from '../../db/database.ts';
import type { ImportResult } from '../../places/importAddresses.ts';
import { StartError } from '../../startError.ts';
import { pathOf, withStore } from '../store.ts';

/** Takes the open data on building addresses into the register. */
export type ImportAddresses = (
  database: Database,
  stream: Readable,
  options: { readonly onProgress: (read: number) => void },
) => Promise<ImportResult>;

/** `addresses import FILE`. */
export const addressesCommand = (importAddresses: ImportAddresses): Command =>
  new Command('addresses').description('the register of addresses').addCommand(
    new Command('import')
      .description('take the Finnish open data on building addresses into the register')
      .argument('<file>', 'as it is published: separated by semicolons, in ISO 8859-1, without a header')
      .action(async (typed: string) => {
        const path = pathOf(typed);
        if (!existsSync(path)) throw new StartError(`${path} is not there`);
        const progress = showProgress(process.stderr);
        const result = await withStore(({ database }) =>
          importAddresses(database, createReadStream(path), { onProgress: progress.show }),
        ).finally(progress.end);
        for (const { line, reason } of result.skipped) console.error(`line ${line}: ${reason}`);
        const { read, imported, unchanged, skippedCount } = result;
        console.log(`${read} lines: ${imported} imported, ${unchanged} unchanged, ${skippedCount} left out.`);
      }),
  );

/** On a terminal one line that changes; in a log a line now and then. */
export function showProgress(output: { readonly isTTY?: boolean; write(text: string): unknown }) {
  const everyInLogs = 100_000;
  let shown = 0;
  return {
    show: (read: number) => {
      if (output.isTTY === true) output.write(`\r${read} lines`);
      else if (read - shown >= everyInLogs) output.write(`${read} lines\n`);
      else return;
      shown = read;
    },
    end: () => {
      if (output.isTTY === true && shown > 0) output.write('\n');
    },
  };
}
