import { useSearchParams } from 'react-router-dom';
import { filtersOf, withFilters, type Preset } from '../model/matchSearch.ts';

/** The filters of a list, which its address keeps. */
export interface Filters {
  /** What the role is offered. */
  readonly presets: readonly Preset[];
  readonly active: readonly Preset[];
  /** Takes the filters that are to be active from now on. */
  readonly choose: (filters: readonly Preset[]) => void;
}

/** Reads the filters from the address, and writes them there. */
export function useFilters(presets: readonly Preset[]): Filters {
  const [search, setSearch] = useSearchParams();
  return {
    presets,
    active: filtersOf(search, presets),
    choose: (filters) =>
      setSearch(
        withFilters(
          search,
          filters.map(({ key }) => key),
        ),
        { preventScrollReset: true },
      ),
  };
}
