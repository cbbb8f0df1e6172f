import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements, favorites, files, needs, residences, users } from '../../src/db/schema.ts';
import { countDemoAccounts, refuseDemoAccounts, removeDemoAccounts } from '../../src/demo/demoAccounts.ts';
import { createFileStore } from '../../src/files/diskFileStore.ts';
import { pictureStore } from '../../src/files/pictureStore.ts';
import { storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const count = (table: Parameters<typeof app.database.queries.$count>[0]) =>
  app.database.queries.$count(table);

describe('demo accounts', () => {
  it('are known as such, and nobody else is: a store without them may be served to others', async () => {
    const all = await count(users);
    expect(await countDemoAccounts(app.database)).toBe(all);
    await storeUser(app, { email: 'somebody@tilava.example' });
    expect(await countDemoAccounts(app.database)).toBe(all);
  });

  it('keep a store from being served to others', async () => {
    await refuseDemoAccounts(app.database, null);
    await expect(refuseDemoAccounts(app.database, 'with DATABASE_URL')).rejects.toThrow(
      /^The store contains \d+ demo accounts, which aren’t allowed with DATABASE_URL.*`pnpm api demo remove`/,
    );
  });

  it('go with all that is theirs, pictures included; what others have stays', async () => {
    const store = await createFileStore({ objectStore: null, dataFolder: app.folder });
    const pictures = pictureStore(store, (error) => {
      throw error;
    });
    const { userId: landlord } = await app.logIn('landlord@tilava.example');
    const { id: stranger } = await storeUser(app, { email: 'stranger@tilava.example' });
    const [announcement] = await app.database.queries
      .select({ id: announcements.id })
      .from(announcements)
      .where(eq(announcements.userId, landlord));
    await app.database.queries
      .insert(favorites)
      .values({ tenantId: stranger, announcementId: announcement?.id ?? '' });
    const keys = { [landlord]: 'a'.repeat(32), [stranger]: 'b'.repeat(32) };
    for (const [userId, key] of Object.entries(keys)) {
      await store.put(key, Buffer.from('picture'), 'image/png');
      await app.database.queries.insert(files).values({ id: uuidv7(), key, name: 'a.png', userId });
    }

    const demo = await countDemoAccounts(app.database);
    const all = await count(users);
    expect(await removeDemoAccounts(app.database, pictures)).toBe(demo);

    expect(await count(users)).toBe(all - demo);
    for (const table of [announcements, residences, needs, favorites]) expect(await count(table)).toBe(0);
    const kept = await app.database.queries.select({ key: files.key }).from(files);
    expect(kept).toEqual([{ key: keys[stranger] }]);
    expect(existsSync(join(app.folder, 'files/production', keys[landlord] ?? ''))).toBe(false);
    expect(existsSync(join(app.folder, 'files/production', keys[stranger] ?? ''))).toBe(true);
    await refuseDemoAccounts(app.database, 'with DATABASE_URL');
    expect(await removeDemoAccounts(app.database, pictures)).toBe(0);
  });
});
