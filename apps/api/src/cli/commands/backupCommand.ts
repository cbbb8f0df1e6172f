import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { backup } from '../../backup/backup.ts';
import { StartError } from '../../startError.ts';
import { openFiles } from '../files.ts';
import { pathOf, withStore } from '../store.ts';

/** `backup FILE`. */
export const backupCommand = (): Command =>
  new Command('backup')
    .description('write everything that the store holds into one file, whatever the database is')
    .argument('<file>', 'where to, such as tilava.tar.gz')
    .option('--force', 'overwrite the file', false)
    .action(async (typed: string, { force }: { force: boolean }) => {
      const path = pathOf(typed);
      if (!force && existsSync(path)) throw new StartError(`${path} is there; --force overwrites it`);
      await withStore(async ({ config, database }) => {
        const { tables, rows, files } = await backup(database, await openFiles(config), path, new Date());
        console.log(`${path} holds ${rows} rows of ${tables} tables, and ${files} files.`);
      });
    });
