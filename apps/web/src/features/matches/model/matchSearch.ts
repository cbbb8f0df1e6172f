import type { FilterKey, landlordFilters, tenantFilters } from '@tilava/domain/matching';
import type { Query } from '@tilava/sdk';

/** A filter that a role is offered. */
export type Preset = (typeof tenantFilters | typeof landlordFilters)[number];

/** What filters ask of the server. */
export type AskedFilters = Pick<
  Query<'findMatches'>,
  'pointsAbove' | 'distanceBelow' | 'personPointsAbove' | 'work' | 'student'
>;

const filterName = 'filter';
const listName = 'list';
const favorites = 'favorites';

/** Which of the filters that a role is offered the address of its list sets. */
export function filtersOf(search: URLSearchParams, presets: readonly Preset[]): readonly Preset[] {
  const set = search.getAll(filterName);
  return presets.filter(({ key }) => set.includes(key));
}

/** The same address with other filters. */
export function withFilters(search: URLSearchParams, keys: readonly FilterKey[]): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete(filterName);
  for (const key of keys) changed.append(filterName, key);
  return changed;
}

/** What filters ask of the server together. */
export function askedBy(presets: readonly Preset[]): AskedFilters {
  const asked: AskedFilters = {};
  for (const { filters } of presets) Object.assign(asked, filters);
  return asked;
}

/** Whether the address is that of the tenant's favourites, rather than of potential matches. */
export const showsFavorites = (search: URLSearchParams): boolean => search.get(listName) === favorites;

/** The same address for the other list. */
export function withOtherList(search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (showsFavorites(search)) changed.delete(listName);
  else changed.set(listName, favorites);
  return changed;
}
