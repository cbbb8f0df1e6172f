import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { reloadOnce } from './reloadOnce.ts';

function browser(storage: Pick<Storage, 'getItem' | 'setItem'> = memoryStorage(), isThere = true) {
  let time = 0;
  let reloads = 0;
  const options = {
    storage,
    now: () => time,
    isServerThere: () => Promise.resolve(isThere),
    reload: () => {
      reloads += 1;
    },
  };
  return {
    failAt: (milliseconds: number) => {
      time = milliseconds;
      return reloadOnce(options);
    },
    reloads: () => reloads,
  };
}

describe('a missing chunk', () => {
  it('has the page loaded again, once', async () => {
    const { failAt, reloads } = browser();
    expect(await failAt(0)).toBe(true);
    expect(await failAt(59_999)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('has it loaded again after the next deployment, too', async () => {
    const { failAt, reloads } = browser();
    await failAt(0);
    expect(await failAt(60_000)).toBe(true);
    expect(reloads()).toBe(2);
  });

  it('leaves the page as it is while the server is not there, and as many times', async () => {
    const { failAt, reloads } = browser(memoryStorage(), false);
    expect(await failAt(0)).toBe(false);
    expect(await failAt(1)).toBe(false);
    expect(reloads()).toBe(0);
  });

  it('begins no circle where nobody can remember', async () => {
    const deny = () => {
      throw new Error('denied');
    };
    const { failAt, reloads } = browser({ getItem: deny, setItem: deny });
    expect(await failAt(0)).toBe(false);
    expect(reloads()).toBe(0);
  });
});
