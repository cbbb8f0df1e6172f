import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let opened: TestDatabase;
const asked: (readonly string[])[] = [];
let find: (key: string) => Promise<string | null>;

beforeAll(async () => {
  opened = await openTestDatabase();
  find = opened.database.batchLoader(async (keys) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `the ${key}`]));
  });
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});
beforeEach(() => {
  asked.length = 0;
});

describe('reading together', () => {
  it('asks once for all that is wanted at the same moment, and tells each their own', async () => {
    expect(await Promise.all(['one', 'other', 'nobody', 'one'].map(find))).toEqual([
      'the one',
      'the other',
      null,
      'the one',
    ]);
    expect(asked).toEqual([['one', 'other', 'nobody', 'one']]);
  });

  it('keeps nothing for those who ask later', async () => {
    await find('one');
    await find('one');
    expect(asked).toEqual([['one'], ['one']]);
  });

  it('asks apart within a transaction, which nobody else may look into', async () => {
    await Promise.all([opened.database.transaction(() => find('inside')), find('one'), find('other')]);
    expect(asked.toSorted((one, other) => one.length - other.length)).toEqual([['inside'], ['one', 'other']]);
  });
});
