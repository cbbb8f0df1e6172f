import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { subscriptions } from '../../src/db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let opened: TestDatabase;
let find: (values: { readonly email: string }) => Promise<{ readonly email: string }[]>;
const email = 'somebody@mail.example';
const subscribe = () =>
  opened.database.queries
    .insert(subscriptions)
    .values({ email, codeHash: Buffer.from(email), askedAt: new Date() });

beforeAll(async () => {
  opened = await openTestDatabase();
  find = opened.database.prepare('subscription_by_email', (queries) =>
    queries
      .select({ email: subscriptions.email })
      .from(subscriptions)
      .where(eq(subscriptions.email, sql.placeholder('email'))),
  );
});
beforeEach(async () => {
  await opened.database.queries.delete(subscriptions);
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});

it('finds what is there, again and again, whatever the value', async () => {
  await subscribe();
  for (let time = 0; time < 10; time += 1) {
    expect(await find({ email })).toEqual([{ email }]);
    expect(await find({ email: 'nobody@mail.example' })).toEqual([]);
  }
});

it('sees what its transaction wrote, and nothing of it once that is undone', async () => {
  const undone = opened.database.transaction(async () => {
    await subscribe();
    expect(await find({ email })).toEqual([{ email }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await find({ email })).toEqual([]);
});
