import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { canContend } from '../support/contend.ts';
import { storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const deadlock = () =>
  new Error('Failed query', {
    cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  });
const rename = (id: string, description: string) =>
  app.database.queries.update(users).set({ description }).where(eq(users.id, id));
const descriptionOf = async (id: string) => {
  const [row] = await app.database.queries.select().from(users).where(eq(users.id, id));
  return row?.description;
};

describe('a transaction that a deadlock ends', () => {
  it('is run again from its beginning, and tells only of what was committed', async () => {
    const { id } = await storeUser(app);
    const committed: number[] = [];
    let tries = 0;
    const answer = await app.database.transaction(async () => {
      tries += 1;
      const tried = tries;
      app.database.afterCommit(() => committed.push(tried));
      await rename(id, `try ${tried}, after ${await descriptionOf(id)}`);
      if (tried < 4) throw deadlock();
      return tried;
    });
    expect(answer).toBe(4);
    expect(committed).toEqual([4]);
    expect(await descriptionOf(id)).not.toContain('try 1');
  });

  it('fails in the end where it never gets through, and keeps nothing', async () => {
    const { id } = await storeUser(app, { description: 'before' });
    let tries = 0;
    const never = app.database.transaction(async () => {
      tries += 1;
      await rename(id, 'after');
      throw deadlock();
    });
    await expect(never).rejects.toThrow('Failed query');
    expect(tries).toBe(4);
    expect(await descriptionOf(id)).toBe('before');
  });

  it('is not run again for any other fault', async () => {
    let tries = 0;
    const broken = app.database.transaction(async () => {
      tries += 1;
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    });
    await expect(broken).rejects.toThrow('duplicate key');
    expect(tries).toBe(1);
  });

  it.each(canContend ? ['the one'] : [])('gets through beside %s that it crossed', async () => {
    const [one, other] = [(await storeUser(app)).id, (await storeUser(app)).id];
    const met = Promise.withResolvers<void>();
    let missing = 2;
    const renameBoth = (ids: readonly [string, string], description: string) =>
      app.database.transaction(async () => {
        await rename(ids[0], description);
        missing -= 1;
        if (missing === 0) met.resolve();
        await met.promise;
        await rename(ids[1], description);
      });
    await Promise.all([renameBoth([one, other], 'down'), renameBoth([other, one], 'up')]);
    expect(missing).toBeLessThan(0);
    expect(await descriptionOf(one)).toBe(await descriptionOf(other));
  });
});

it('many statements at once leave the event loop its turns', async () => {
  let turns = 0;
  let isDone = false;
  const takeTurn = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await Promise.all(
    Array.from({ length: 200 }, () => app.database.queries.execute(sql`select count(*) from users`)),
  );
  isDone = true;
  expect(turns).toBeGreaterThan(1);
});
