import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const good = { direction: '', length: 900, stories: 3, drawn: 2 };

describe('a page of documentation', () => {
  it('is well where it says something and draws its stories, but for those of nothing', () => {
    expect(judge(good)).toStrictEqual([]);
  });

  it.each([
    [{ ...good, direction: 'rtl' }, 'mirrors the whole page'],
    [{ ...good, length: 12 }, '12 characters'],
    [{ ...good, drawn: 0 }, 'None of its stories shows anything'],
  ])('is not well: %j', (sight, fault) => {
    expect(judge(sight)).toStrictEqual([expect.stringContaining(fault)]);
  });
});
