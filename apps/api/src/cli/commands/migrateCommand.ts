import { Command } from 'commander';
import { readMigration } from '../../db/migrations.ts';
import { withStore } from '../store.ts';

/** `migrate`: the server does it as well when it starts; this does it alone. */
export const migrateCommand = (): Command =>
  new Command('migrate').description('bring the database to the newest migration').action(() =>
    withStore(async ({ database }) => {
      const { count } = await readMigration(database.queries);
      console.log(`The database is at migration ${count}.`);
    }),
  );
