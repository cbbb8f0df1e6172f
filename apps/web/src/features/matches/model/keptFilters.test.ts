import { describe, expect, it } from 'vitest';
import { createMockedServices } from '../../../testing/mockedApi.ts';
import { toKeptFilters } from './keptFilters.ts';

/** Somebody who comes to their list of matches. */
function reader(isLandlord = false) {
  const services = createMockedServices();
  services.session.start('token', { id: 'user', isLandlord, isAdmin: false });
  const come = (search = '') => toKeptFilters(services, new URLSearchParams(search));
  return { filters: services.filters, come };
}

describe('the filters of a list', () => {
  it('are there again for whoever comes back, beside what else the address says', () => {
    const { filters, come } = reader();
    expect(come()).toBeNull();
    filters.choose(['personality', 'above60']);
    expect(come()).toBe('/user/matches?filter=above60&filter=personality');
    expect(come('list=favorites')).toBe('/user/matches?list=favorites&filter=above60&filter=personality');
  });

  it('are those that an address sets', () => {
    const { filters, come } = reader();
    filters.choose(['above60']);
    expect(come('filter=personality')).toBeNull();
  });

  it('are only those that the role is offered, so that no address leads in a circle', () => {
    const { filters, come } = reader(true);
    filters.choose(['personality', 'student']);
    expect(come()).toBe('/user/matches?filter=student');
    filters.choose(['personality']);
    expect(come()).toBeNull();
  });
});
