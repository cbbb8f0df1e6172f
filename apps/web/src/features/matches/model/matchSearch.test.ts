import { landlordFilters, landlordSorts, tenantFilters, tenantSorts } from '@tilava/domain/matching';
import { describe, expect, it } from 'vitest';
import { createMockedServices } from '../../../testing/mockedApi.ts';
import {
  areaOf,
  askedBy,
  filtersOf,
  isInArea,
  isSameArea,
  showsFavorites,
  sortOf,
  toKeptFilters,
  withArea,
  withFilters,
  withOtherList,
  withSort,
} from './matchSearch.ts';

const keysOf = (search: URLSearchParams) => filtersOf(search, tenantFilters).map(({ key }) => key);

describe('the address of a list', () => {
  it('keeps its filters, in the order in which they are offered, and whatever else it says', () => {
    const search = withFilters(new URLSearchParams('list=favorites'), ['personality', 'above60']);
    expect(search.toString()).toBe('list=favorites&filter=personality&filter=above60');
    expect(keysOf(search)).toEqual(['above60', 'personality']);
    expect(withFilters(search, []).toString()).toBe('list=favorites');
  });

  it('sets what a month costs at most, for tenants', () => {
    const search = new URLSearchParams('filter=cost1500&filter=above60');
    expect(askedBy(filtersOf(search, tenantFilters))).toEqual({ pointsAbove: 60, costBelow: 1500 });
    expect(filtersOf(search, landlordFilters).map(({ key }) => key)).toEqual(['above60']);
    for (const key of ['cost', 'cost0', 'cost-1', 'cost1e9', 'cost123456789']) {
      expect(filtersOf(new URLSearchParams({ filter: key }), tenantFilters), key).toEqual([]);
    }
  });

  it('sets nothing by what the role is not offered', () => {
    const search = new URLSearchParams('filter=student&filter=above60&filter=above60&filter=');
    expect(keysOf(search)).toEqual(['above60']);
  });

  it('leads to the favourites and back, with the same filters', () => {
    const potential = new URLSearchParams('filter=above60');
    const favorites = withOtherList(potential);
    expect([showsFavorites(potential), showsFavorites(favorites)]).toEqual([false, true]);
    expect(withOtherList(favorites).toString()).toBe('filter=above60');
  });
});

describe('the order of a list', () => {
  it('is in its address, beside whatever else that says, unless it is the best first', () => {
    const search = withSort(new URLSearchParams('filter=above60'), 'rent');
    expect(search.toString()).toBe('filter=above60&sort=rent');
    expect(sortOf(search, tenantSorts)).toBe('rent');
    expect(withSort(search, 'best').toString()).toBe('filter=above60');
    expect(withOtherList(search).toString()).toBe('filter=above60&sort=rent&list=favorites');
  });

  it.each(['', 'sort=', 'sort=price', 'sort=RENT', 'sort=best'])(
    'is the best first where it says “%s”',
    (text) => {
      expect(sortOf(new URLSearchParams(text), tenantSorts)).toBe('best');
    },
  );

  it('is one that the role is offered', () => {
    expect(sortOf(new URLSearchParams('sort=rent'), landlordSorts)).toBe('best');
    expect(sortOf(new URLSearchParams('sort=newest'), landlordSorts)).toBe('newest');
  });

  it('asks the server for what other pages ask for, too, unless it is another', () => {
    expect(askedBy([], 'best')).toEqual({});
    expect(askedBy(tenantFilters.slice(0, 1), 'size')).toEqual({ pointsAbove: 60, sort: 'size' });
  });
});

describe('the part of the map that a list is narrowed to', () => {
  const area = { south: 60.161234, west: 24.91, north: 60.17, east: 24.95 };

  it('is in the address, a metre exactly, beside whatever else it says', () => {
    const search = withArea(new URLSearchParams('filter=above60'), area);
    expect(search.toString()).toBe('filter=above60&area=60.16123%2C24.91000%2C60.17000%2C24.95000');
    expect(isSameArea(areaOf(search) ?? area, area)).toBe(true);
    expect(isSameArea({ ...area, east: 24.9501 }, area)).toBe(false);
    expect(withArea(search, null).toString()).toBe('filter=above60');
  });

  it.each(['', '60,24', '60,24,61,25,26', '60,24,x,25', '61,24,60,25', '60,25,61,24'])(
    'is everywhere where the address says “%s”',
    (text) => {
      expect(areaOf(new URLSearchParams({ area: text }))).toBeNull();
    },
  );

  it('holds what lies within it, edges included', () => {
    expect(isInArea(area, { latitude: 60.17, longitude: 24.91 })).toBe(true);
    expect(isInArea(area, { latitude: 60.1701, longitude: 24.93 })).toBe(false);
    expect(isInArea(area, { latitude: 60.165, longitude: 24.909 })).toBe(false);
  });
});

describe('the filters', () => {
  it('ask the server for what the specification says', () => {
    expect(askedBy(tenantFilters)).toEqual({ pointsAbove: 60, distanceBelow: 1500, personPointsAbove: 3 });
    expect(askedBy(landlordFilters)).toEqual({ pointsAbove: 60, work: true, student: true });
    expect(askedBy([])).toEqual({});
  });
});

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
    filters.choose({ '': ['personality', 'above60'] });
    expect(come()).toBe('/user/matches?filter=above60&filter=personality');
    filters.choose({ '': ['cost900', 'above60'] });
    expect(come('list=favorites')).toBe('/user/matches?list=favorites&filter=above60&filter=cost900');
  });

  it('are those that an address sets', () => {
    const { filters, come } = reader();
    filters.choose({ '': ['above60'] });
    expect(come('filter=personality')).toBeNull();
  });

  it('are those of the need that the address names', () => {
    const { filters, come } = reader();
    filters.choose({ '': ['above60'], storage: ['personality'] });
    expect(come('need=storage')).toBe('/user/matches?need=storage&filter=personality');
    expect(come('need=other')).toBeNull();
  });

  it('are only those that the role is offered, so that no address leads in a circle', () => {
    const { filters, come } = reader(true);
    filters.choose({ '': ['personality', 'student'] });
    expect(come()).toBe('/user/matches?filter=student');
    filters.choose({ '': ['personality'] });
    expect(come()).toBeNull();
  });
});
