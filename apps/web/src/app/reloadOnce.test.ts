import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { reloadOnce } from './reloadOnce.ts';

function browser(storage: Pick<Storage, 'getItem' | 'setItem'> = memoryStorage()) {
  let time = 0;
  let reloads = 0;
  const parts = {
    storage,
    now: () => time,
    reload: () => {
      reloads += 1;
    },
  };
  return {
    failAt: (milliseconds: number) => {
      time = milliseconds;
      return reloadOnce(parts);
    },
    reloads: () => reloads,
  };
}

describe('a part of the app that is gone', () => {
  it('has the page loaded again, once', () => {
    const { failAt, reloads } = browser();
    expect(failAt(0)).toBe(true);
    expect(failAt(59_999)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('has it loaded again after the next deployment, too', () => {
    const { failAt, reloads } = browser();
    failAt(0);
    expect(failAt(60_000)).toBe(true);
    expect(reloads()).toBe(2);
  });

  it('begins no circle where nobody can remember', () => {
    const deny = () => {
      throw new Error('denied');
    };
    const { failAt, reloads } = browser({ getItem: deny, setItem: deny });
    expect(failAt(0)).toBe(false);
    expect(reloads()).toBe(0);
  });
});
