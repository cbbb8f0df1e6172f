import { and, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { PictureStore } from '../files/pictureStore.ts';
import { userLocks } from '../modules/locks.ts';
import { userDeletionStore } from '../modules/users/deletion.ts';
import { StartError } from '../startError.ts';
import { isDemoUser } from './demoIds.ts';
import { demoAccounts } from './seedDemo.ts';

/** The accounts to log in with that the store still holds: those of the demo data, and of nobody else by these emails. */
export async function demoLogins(database: Database): Promise<readonly string[]> {
  const found = await database.queries
    .select({ email: users.email })
    .from(users)
    .where(and(isDemoUser(), inArray(users.email, [...demoAccounts])));
  return demoAccounts.filter((account) => found.some(({ email }) => email === account));
}

/** How many accounts of the demo data the store holds. */
export const countDemoAccounts = (database: Database): Promise<number> =>
  database.queries.$count(users, isDemoUser());

/**
 * Keeps a store that holds demo accounts, whose password is public, from being served to others.
 *
 * @param exposure - why others would reach them, or null where nobody else does
 * @throws StartError that names the command that removes them
 */
export async function refuseDemoAccounts(database: Database, exposure: string | null): Promise<void> {
  if (exposure === null) return;
  const count = await countDemoAccounts(database);
  if (count === 0) return;
  throw new StartError(
    `The store contains ${count} demo accounts, which aren’t allowed ${exposure} because their password is public: ` +
      'remove them with `pnpm api demo remove`',
  );
}

/** Deletes every demo account and all that is theirs, pictures included; answers how many there were. */
export async function removeDemoAccounts(
  database: Database,
  pictures: Pick<PictureStore, 'discard'>,
): Promise<number> {
  const store = userDeletionStore(database);
  const { lockToDelete } = userLocks(database);
  const accounts = await database.queries.select({ id: users.id }).from(users).where(isDemoUser());
  for (const { id } of accounts) {
    const keys = await store.transaction(async () => {
      const account = (await lockToDelete([id])).get(id);
      return account === undefined ? [] : store.delete(account);
    });
    await pictures.discard(keys);
  }
  return accounts.length;
}
