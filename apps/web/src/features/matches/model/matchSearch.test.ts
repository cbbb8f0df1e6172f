import { landlordFilters, tenantFilters } from '@tilava/domain/matching';
import { describe, expect, it } from 'vitest';
import { askedBy, filtersOf, showsFavorites, withFilters, withOtherList } from './matchSearch.ts';

const keysOf = (search: URLSearchParams) => filtersOf(search, tenantFilters).map(({ key }) => key);

describe('the address of a list', () => {
  it('keeps its filters, in the order in which they are offered, and whatever else it says', () => {
    const search = withFilters(new URLSearchParams('list=favorites'), ['personality', 'above60']);
    expect(search.toString()).toBe('list=favorites&filter=personality&filter=above60');
    expect(keysOf(search)).toEqual(['above60', 'personality']);
    expect(withFilters(search, []).toString()).toBe('list=favorites');
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

describe('the filters', () => {
  it('ask the server for what the specification says', () => {
    expect(askedBy(tenantFilters)).toEqual({ pointsAbove: 60, distanceBelow: 1500, personPointsAbove: 3 });
    expect(askedBy(landlordFilters)).toEqual({ pointsAbove: 60, work: true, student: true });
    expect(askedBy([])).toEqual({});
  });
});
