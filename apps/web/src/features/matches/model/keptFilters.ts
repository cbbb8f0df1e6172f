import { landlordFilters, tenantFilters } from '@tilava/domain/matching';
import type { RouteAt } from '../../../shared/navigation/route.ts';
import { paths } from '../../../shared/paths.ts';
import type { Services } from '../../../shared/services/services.ts';
import { filtersOf, withFilters, type Preset } from './matchSearch.ts';

/**
 * Leads whoever comes to the list of matches to the filters that it had last, where its address sets none; and keeps
 * those that it sets. Going back and forth in the list itself leads to what it was.
 */
export const toKeptFilters =
  ({ session, filters }: Pick<Services, 'session' | 'filters'>) =>
  ({ search, isEntered }: Pick<RouteAt, 'search' | 'isEntered'>): string | null => {
    const presets: readonly Preset[] =
      session.get()?.role.isLandlord === true ? landlordFilters : tenantFilters;
    const set = keysOf(filtersOf(search, presets));
    const kept = filters.get() ?? [];
    // Only those that are offered: to any other the address would lead in a circle.
    const offered = keysOf(presets).filter((key) => kept.includes(key));
    if (isEntered && set.length === 0 && offered.length > 0) {
      return `${paths.matches}?${withFilters(search, offered).toString()}`;
    }
    if (set.length > 0 || kept.length > 0) filters.choose(set);
    return null;
  };

const keysOf = (presets: readonly Preset[]) => presets.map(({ key }) => key);
