import { Command } from 'commander';
import { removeDemoAccounts } from '../../demo/demoAccounts.ts';
import { demoAccounts, demoPassword, seedDemo } from '../../demo/seedDemo.ts';
import { pictureStore } from '../../files/pictureStore.ts';
import { StartError } from '../../startError.ts';
import { openFiles } from '../files.ts';
import { withStore } from '../store.ts';

/** `demo seed` and `demo remove`. */
export const demoCommand = (): Command =>
  new Command('demo').description('demo data').addCommand(seedCommand()).addCommand(removeCommand());

/** Refused wherever the server would refuse to serve it, because its passwords are public. */
const seedCommand = () =>
  new Command('seed').description('fill an empty embedded store with demo data').action(() =>
    withStore(
      async ({ database }) => {
        const isSeeded = await seedDemo(database, new Date());
        if (!isSeeded) throw new StartError('The store holds users; demo data only goes into an empty one');
        console.log(`Demo accounts, each with the password ${demoPassword}:`);
        for (const email of demoAccounts) console.log(`  ${email}`);
      },
      { TILAVA_DEMO: '1' },
    ),
  );

/** Also where the environment asks for demo data that it may not have. */
const removeCommand = () =>
  new Command('remove').description('delete the demo accounts and all that is theirs').action(() =>
    withStore(
      async ({ config, database, logger }) => {
        const pictures = pictureStore(await openFiles(config), (error) => {
          logger.warn({ err: error }, 'A picture could not be removed; the server tries again');
        });
        console.log(`${await removeDemoAccounts(database, pictures)} demo accounts removed.`);
      },
      { TILAVA_DEMO: '0' },
    ),
  );
