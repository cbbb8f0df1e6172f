import { Command } from 'commander';
import { demoAccounts, demoPassword, seedDemo } from '../../demo/seedDemo.ts';
import { StartError } from '../../startError.ts';
import { withStore } from '../store.ts';

/** `demo seed`: refused wherever the server would refuse to serve it, because its passwords are public. */
export const demoCommand = (): Command =>
  new Command('demo').description('demo data').addCommand(
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
    ),
  );
