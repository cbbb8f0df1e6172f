import { describe, expect, it } from 'vitest';
import { createMockedServices } from '../../../testing/mockedApi.ts';
import { toKeptFilters } from './keptFilters.ts';

/** Somebody at their list of matches. */
function reader(isLandlord = false) {
  const { session, filters } = createMockedServices();
  session.start('token', { id: 'user', isLandlord, isAdmin: false });
  const guard = toKeptFilters({ session, filters });
  const at = (search: string, isEntered: boolean) =>
    guard({ search: new URLSearchParams(search), isEntered });
  return { filters, come: (search = '') => at(search, true), go: (search = '') => at(search, false) };
}

describe('the filters of a list', () => {
  it('are there again for whoever comes back, beside what else the address says', () => {
    const { come, go } = reader();
    expect(come()).toBeNull();
    expect(go('filter=personality&filter=above60')).toBeNull();
    expect(come()).toBe('/user/matches?filter=above60&filter=personality');
    expect(come('list=favorites')).toBe('/user/matches?list=favorites&filter=above60&filter=personality');
  });

  it('are those that an address sets, and none once they are taken away', () => {
    const { come, go } = reader();
    expect(come('filter=above60')).toBeNull();
    expect(come('filter=personality')).toBeNull();
    expect(come()).toBe('/user/matches?filter=personality');
    expect(go()).toBeNull();
    expect(come()).toBeNull();
  });

  it('are only those that the role is offered, so that no address leads in a circle', () => {
    const { filters, come } = reader(true);
    filters.choose(['personality', 'student']);
    expect(come()).toBe('/user/matches?filter=student');
    filters.choose(['personality']);
    expect(come()).toBeNull();
    expect(filters.get()).toEqual([]);
  });
});
