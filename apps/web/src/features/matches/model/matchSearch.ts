import { landlordFilters, type MatchFilters, type MatchSort, tenantFilters } from '@tilava/domain/matching';
import type { Position } from '@tilava/domain/place';
import type { Query } from '@tilava/sdk';
import { paths } from '../../../shared/paths.ts';
import type { Services } from '../../../shared/services/services.ts';

export type Preset = (typeof tenantFilters | typeof landlordFilters)[number] | ReturnType<typeof costFilter>;

/** The filter of what a month costs at most, in euros. */
export const costFilter = (costBelow: number) => ({
  key: `cost${costBelow}` as const,
  filters: { costBelow },
});

export const isCostFilter = (preset: Preset): preset is ReturnType<typeof costFilter> =>
  'costBelow' in preset.filters;

export type AskedMatches = Pick<Query<'findMatches'>, keyof MatchFilters | 'sort'>;

const filterName = 'filter';
const listName = 'list';
const favorites = 'favorites';

/** The filters by their keys, of those that a role is offered; tenants are offered any monthly cost as well. */
function filtersNamed(keys: readonly string[], presets: readonly Preset[]): readonly Preset[] {
  const chosen = presets.filter(({ key }) => keys.includes(key));
  const cost = presets === tenantFilters && keys.find((key) => /^cost[1-9]\d{0,7}$/u.test(key));
  return cost ? [...chosen, costFilter(Number(cost.slice(4)))] : chosen;
}

/** Which of the filters that a role is offered the address of its list sets. */
export const filtersOf = (search: URLSearchParams, presets: readonly Preset[]): readonly Preset[] =>
  filtersNamed(search.getAll(filterName), presets);

export function withFilters(search: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete(filterName);
  for (const key of keys) changed.append(filterName, key);
  return changed;
}

const needName = 'need';

/** The need that the address names, else the first; undefined where there is none. */
export function needIn<Need extends { readonly id: string }>(
  needs: readonly Need[] | undefined,
  search: URLSearchParams,
): Need | undefined {
  const id = search.get(needName);
  return needs?.find((need) => id === null || need.id === id);
}

/** The address of another need's list; null is the first one's. */
export function withNeed(search: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (id === null) changed.delete(needName);
  else changed.set(needName, id);
  return changed;
}

/** The filters that the list of a need had last, of those that a device keeps. */
export const keptFilters = ({ filters }: Pick<Services, 'filters'>, search: URLSearchParams) =>
  filters.get()?.[search.get(needName) ?? ''] ?? [];

export const keepFilters = (
  { filters }: Pick<Services, 'filters'>,
  search: URLSearchParams,
  keys: readonly string[],
): void => filters.update((kept) => ({ ...kept, [search.get(needName) ?? '']: keys }));

const sortName = 'sort';

/** How the address sorts the list, of the ways that a role is offered. */
export const sortOf = (search: URLSearchParams, sorts: readonly MatchSort[]): MatchSort =>
  sorts.find((sort) => sort === search.get(sortName)) ?? 'best';

export function withSort(search: URLSearchParams, sort: MatchSort): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (sort === 'best') changed.delete(sortName);
  else changed.set(sortName, sort);
  return changed;
}

export function askedBy(presets: readonly Preset[], sort: MatchSort = 'best'): AskedMatches {
  // The best are what other pages ask for as well, without an order.
  const asked: AskedMatches = sort === 'best' ? {} : { sort };
  for (const { filters } of presets) Object.assign(asked, filters);
  return asked;
}

/** Whether the address is that of the tenant's favourites, rather than of potential matches. */
export const showsFavorites = (search: URLSearchParams): boolean => search.get(listName) === favorites;

export function withOtherList(search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (showsFavorites(search)) changed.delete(listName);
  else changed.set(listName, favorites);
  return changed;
}

/** How matches are looked at where there is no room for both. */
export type MatchView = 'list' | 'plot';

const viewName = 'view';

export const viewOf = (search: URLSearchParams): MatchView =>
  search.get(viewName) === 'plot' ? 'plot' : 'list';

export function withView(search: URLSearchParams, view: MatchView): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (view === 'list') changed.delete(viewName);
  else changed.set(viewName, view);
  return changed;
}

/** A part of the map, in degrees. */
export interface SearchArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const areaName = 'area';

/** The part of the map that the list is narrowed to; null for all of the circle. */
export function areaOf(search: URLSearchParams): SearchArea | null {
  const [south, west, north, east, ...more] = (search.get(areaName) ?? '').split(',').map(Number.parseFloat);
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  return more.length === 0 && south < north && west < east ? { south, west, north, east } : null;
}

export function withArea(search: URLSearchParams, area: SearchArea | null): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (area === null) changed.delete(areaName);
  // A metre.
  else
    changed.set(
      areaName,
      edgesOf(area)
        .map((edge) => edge.toFixed(5))
        .join(','),
    );
  return changed;
}

const edgesOf = ({ south, west, north, east }: SearchArea) => [south, west, north, east];

export const isInArea = (
  { south, west, north, east }: SearchArea,
  { latitude, longitude }: Position,
): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Whether two areas differ by no more than the digits that an address has. */
export const isSameArea = (one: SearchArea, other: SearchArea): boolean =>
  edgesOf(one).every((edge, at) => Math.abs(edge - (edgesOf(other)[at] ?? NaN)) < 3e-5);

/** Leads to the list of matches with the filters that it had last, if its address sets none. */
export function toKeptFilters(
  services: Pick<Services, 'session' | 'filters'>,
  search: URLSearchParams,
): string | null {
  const presets: readonly Preset[] =
    services.session.get()?.role.isLandlord === true ? landlordFilters : tenantFilters;
  // Only those that are offered: to any other the address would lead in a circle.
  const offered = filtersNamed(keptFilters(services, search), presets).map(({ key }) => key);
  if (offered.length === 0 || filtersOf(search, presets).length > 0) return null;
  return `${paths.matches}?${withFilters(search, offered).toString()}`;
}
