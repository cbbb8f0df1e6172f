import { landlordFilters, tenantFilters } from '@tilava/domain/matching';
import { paths } from '../../../shared/paths.ts';
import type { Services } from '../../../shared/services/services.ts';
import { filtersOf, withFilters, type Preset } from './matchSearch.ts';

/** Leads to the list of matches with the filters that it had last, if its address sets none. */
export function toKeptFilters(
  { session, filters }: Pick<Services, 'session' | 'filters'>,
  search: URLSearchParams,
): string | null {
  const presets: readonly Preset[] =
    session.get()?.role.isLandlord === true ? landlordFilters : tenantFilters;
  const kept = filters.get() ?? [];
  // Only those that are offered: to any other the address would lead in a circle.
  const offered = presets.map(({ key }) => key).filter((key) => kept.includes(key));
  if (offered.length === 0 || filtersOf(search, presets).length > 0) return null;
  return `${paths.matches}?${withFilters(search, offered).toString()}`;
}
