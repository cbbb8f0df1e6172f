import { describe, expect, it } from 'vitest';
import { moved } from './PictureList.tsx';

const ids = ['a', 'b', 'c', 'd'];

describe('a picture that is moved', () => {
  it.each([
    ['c', 'a', 'before', 'c a b d'],
    ['a', 'd', 'after', 'b c d a'],
    ['b', 'c', 'after', 'a c b d'],
    ['b', 'a', 'after', 'a b c d'],
  ] as const)('%s goes %s %s: %s', (moving, id, place, order) => {
    expect(moved(ids, new Set([moving]), { id, place }).join(' ')).toBe(order);
  });

  it('keeps the order of several', () => {
    expect(moved(ids, new Set(['d', 'a']), { id: 'b', place: 'after' })).toEqual(['b', 'a', 'd', 'c']);
  });

  it.each([['b'], ['x']])('stays where it is when it falls on %s, which does not stay', (id) => {
    expect(moved(ids, new Set(['b']), { id, place: 'before' })).toEqual(ids);
  });
});
