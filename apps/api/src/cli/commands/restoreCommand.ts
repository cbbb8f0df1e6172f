import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { restore } from '../../backup/restore.ts';
import { StartError } from '../../startError.ts';
import { openFiles } from '../files.ts';
import { pathOf, withStore } from '../store.ts';

/** `restore FILE`. */
export const restoreCommand = (): Command =>
  new Command('restore')
    .description('bring the store to what a backup holds; stop the server before')
    .argument('<file>', 'what `backup` wrote')
    .option('--force', 'throw away what the store holds', false)
    .action(async (typed: string, options: { force: boolean }) => {
      const path = pathOf(typed);
      if (!existsSync(path)) throw new StartError(`${path} is not there`);
      await withStore(async ({ config, database }) => {
        const { tables, rows, files } = await restore(database, await openFiles(config), path, options);
        console.log(`The store holds ${rows} rows of ${tables} tables, and ${files} files.`);
      });
    });
