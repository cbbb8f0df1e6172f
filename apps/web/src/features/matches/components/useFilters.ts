import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../../shared/services/useServices.ts';
import { filtersOf, withFilters, type Preset } from '../model/matchSearch.ts';

/** The filters of a list, which its address keeps. */
export interface Filters {
  /** What the role is offered. */
  readonly presets: readonly Preset[];
  readonly active: readonly Preset[];
  /** Takes the filters that are to be active from now on. */
  readonly choose: (filters: readonly Preset[]) => void;
}

/** Reads the filters from the address, and writes them there. They are kept for when the list is opened again. */
export function useFilters(presets: readonly Preset[]): Filters {
  const { filters: store } = useServices();
  const [search, setSearch] = useSearchParams();
  const active = filtersOf(search, presets);
  useEffect(() => {
    const keys = filtersOf(search, presets).map(({ key }) => key);
    if (keys.length > 0 || (store.get() ?? []).length > 0) store.choose(keys);
  }, [search, presets, store]);
  return {
    presets,
    active,
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
