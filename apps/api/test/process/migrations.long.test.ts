import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { readMigration } from '../../src/db/migrations.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { timelines } from '../../src/db/schema.ts';
import { StartError } from '../../src/startError.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { addressOf, askPostgres, makePostgres } from '../support/postgresServer.ts';

/** The hashes of the migrations that the initial one replaced, oldest first. */
const replaced = [
  'fc3473601b6a35f6148db0071afea1fbac706e5cd82156d5d97dfaa900d18236',
  'c179bcf09c08f2b5c626f16466c96b8e23ad437e90ad57e8a05a3b1fa8389a01',
  '28708a81bc608d4d7d9bcab91facab9641d36d9f9f8faad9b5fb8fdb59a89b9d',
  '45b60388e6b529f0da7ca610225dd7c4fddf4304194aae2657892ada2bb17bbf',
  '5e7394b9ad0ae4e65951d92261000addc7c2807ea7fb218ac61f67e9efceaceb',
  '9d6846f59d3ba22f0094ce5101ad24631346e84d49a6a3a7d3471cd2ff61321e',
  'a2d0c6b7e222ff8696c8f529e4e8b9c98883e668e0d6265dc15e0d6f79f8ed7e',
  'a15ec090cb84f3aad88c86932088bdb07173917d544812efb96ce8c1945ab764',
  'e843f0f8feb126dcabd4dc3104511d8ffbf0d96c3583091d637d58404d34aecb',
  'ce79e095f56b88bec6496980a011674f687cfeedcdbe2e59601b26ae9c791270',
  '5714119fc15fd61b71dc4658a2afaa292afa0757518b481ed87349003b902ac1',
  '524fb583ee2623eafa6dc8f916905061ca46cfa4d3fbcf1327a2a83bba565355',
  'ad773c950f8a64f35e7000d4df58d63b31ba004bf94c5dbd77da98cda30be1ef',
  '88ca8d5247425f21613ca6cf96bdc3defcbf558302dca9720463444a92083b63',
  'e58d1e2259c5c9f68d1d92f6e855f58ce97d704df6f73d92bebfbfab944a4622',
  'c37a064ae93a5edb1bbb9f28b75d12857895ec09a4c164137eefbe91de4a350e',
  '6956571d945977afda9392798054129009df3a0e4d84003da6f6744a47578031',
  '3871ad760a5cb0302a56ddde412f83f1bdbb6a582c3cefc986a962841cde681a',
  '70851608dcbc9df049016908d42d6f9b21a8827d3aec4f77889ddfa614d54020',
];

/** What the test below starts from. */
interface Store {
  open(): Promise<Database>;
  remove(): Promise<void>;
}

async function embedded(): Promise<Store> {
  const folder = makeDataFolder();
  return {
    open: () => openPglite(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<Store> {
  const server = makePostgres();
  await server.start();
  await askPostgres(server.socket, 'create database tilava');
  const open = () =>
    openPostgres(addressOf(server.socket, 'tilava'), (error) => {
      throw error;
    });
  return { open, remove: () => server.remove() };
}

const migrations = readMigrationFiles({
  migrationsFolder: join(import.meta.dirname, '../../src/db/migrations'),
});
const [initial] = migrations;

describe.each([
  ['the embedded database', embedded],
  ['PostgreSQL', postgres],
])('the journal of migrations in %s', (_, makeStore) => {
  let store: Store;
  beforeEach(async () => {
    store = await makeStore();
  });
  afterEach(() => store.remove());

  /** Makes it look as a version before the initial migration leaves it, with a row. */
  async function age(hashes: readonly string[]): Promise<void> {
    const database = await store.open();
    const { queries } = database;
    await queries.execute(sql`drop schema public cascade`);
    await queries.execute(sql`create schema public`);
    for (const statement of initial?.sql ?? []) await queries.execute(sql.raw(statement));
    await queries.insert(timelines).values({ system: 'kept', timeline: '1' });
    await queries.execute(sql`delete from drizzle.__drizzle_migrations`);
    for (const [index, hash] of hashes.entries()) {
      await queries.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${index + 1})`);
    }
    await database.close();
  }

  it('counts as initial if it has all that the initial migration replaced, and the rows stay', async () => {
    await age(replaced);
    for (let opening = 1; opening <= 2; opening += 1) {
      const database = await store.open();
      expect(await readMigration(database.queries)).toMatchObject({ count: migrations.length });
      expect(await database.queries.select().from(timelines)).toEqual([{ system: 'kept', timeline: '1' }]);
      await database.close();
    }
  });

  it.each([
    ['lacks one of them', replaced.slice(0, -1)],
    ['has another instead of the last', [...replaced.slice(0, -1), 'other']],
  ])('is refused in one line if it %s', async (_case, hashes) => {
    await age(hashes);
    const refusal = await store.open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal).toMatchObject({
      message: `The database is at migration ${hashes.length} of a series that ended at 19: start the last version of that series first, or use an empty store`,
    });
  });
});
