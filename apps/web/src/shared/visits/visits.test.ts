import { describe, expect, it } from 'vitest';
import { maxOpened, visitGap, visitMark, withListed, withOpened } from './visits.ts';

const start = 1_800_000_000_000;

/** The list as it was on an earlier visit. */
const earlier = withListed(null, ['a', 'b'], start);

describe('the marks of matches', () => {
  it('call nothing new on the first visit', () => {
    expect(visitMark(null, 'a')).toBeNull();
    expect(visitMark(earlier, 'a')).toBeNull();
    expect(visitMark(earlier, 'c')).toBeNull();
  });

  it('call new what the last visit did not list, as long as this visit lasts', () => {
    const now = withListed(earlier, ['a', 'c'], start + visitGap);
    expect([visitMark(now, 'a'), visitMark(now, 'c')]).toEqual([null, 'new']);
    const reloaded = withListed(now, ['a', 'c', 'd'], start + visitGap + 60_000);
    expect([visitMark(reloaded, 'c'), visitMark(reloaded, 'd')]).toEqual(['new', 'new']);
    const next = withListed(reloaded, ['a', 'c', 'd'], start + 3 * visitGap);
    expect([visitMark(next, 'c'), visitMark(next, 'd')]).toEqual([null, null]);
  });

  it('call nothing new after a visit that saw only a part of the list', () => {
    const partial = withListed(earlier, null, start + visitGap);
    const now = withListed(partial, ['a', 'c'], start + 2 * visitGap);
    expect(visitMark(now, 'c')).toBeNull();
  });

  it('say what was opened, of new matches as well', () => {
    const now = withOpened(withListed(earlier, ['a', 'c'], start + visitGap), 'c');
    expect(visitMark(now, 'c')).toBe('seen');
    expect(withOpened(now, 'c').opened).toEqual(['c']);
  });

  it('remember the latest that were opened', () => {
    let visits = withOpened(null, 'first');
    for (let place = 0; place < maxOpened; place += 1) visits = withOpened(visits, String(place));
    expect(visits.opened).toHaveLength(maxOpened);
    expect(visitMark(visits, 'first')).toBeNull();
  });
});
