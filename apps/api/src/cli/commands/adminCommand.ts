import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import type { Database } from '../../db/database.ts';
import { StartError } from '../../startError.ts';
import type { NewAdmin } from '../createAdmin.ts';
import { withStore } from '../store.ts';

/** Makes an admin; throws where that cannot be done. */
export type CreateAdmin = (database: Database, admin: NewAdmin) => Promise<unknown>;

interface Options extends Omit<NewAdmin, 'password'> {
  readonly password?: string;
  readonly passwordStdin: boolean;
}

/** `admin create`: the only way, besides demo data, to make an admin. */
export const adminCommand = (createAdmin: CreateAdmin): Command =>
  new Command('admin').description('admins').addCommand(
    new Command('create')
      .description('make an admin, whose address counts as verified')
      .requiredOption('--email <address>', 'what the admin logs in with')
      .requiredOption('--first-name <name>', 'the first name')
      .requiredOption('--last-name <name>', 'the last name')
      .requiredOption('--phone-number <number>', 'the phone number')
      .option('--password <password>', 'the password; seen by whoever lists the processes of this machine')
      .option('--password-stdin', 'read the password from the standard input instead', false)
      .action(async ({ passwordStdin, password: typed, ...rest }: Options) => {
        if (passwordStdin === (typed !== undefined)) {
          throw new StartError('Give the password by either --password or --password-stdin');
        }
        const password = typed ?? (await text(process.stdin)).replace(/\r?\n$/, '');
        await withStore(({ database }) => createAdmin(database, { ...rest, password }));
        console.log(`${rest.email} is an admin.`);
      }),
  );
