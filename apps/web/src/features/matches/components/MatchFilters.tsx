import { tenantFilters } from '@tilava/domain/matching';
import { formatMoney, formatNumber } from '@tilava/domain/money';
import { ActiveFilters, FilterButton } from '@tilava/ui/ActiveFilters';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import {
  areaOf,
  filtersOf,
  isCostFilter,
  keepFilters,
  keptFilters,
  type Preset,
  showsFavorites,
  withArea,
  withFilters,
} from '../model/matchSearch.ts';
import * as styles from './MatchesAround.css.ts';

export interface Filters {
  readonly presets: readonly Preset[];
  readonly active: readonly Preset[];
  /** Takes the filters that are to be active from now on. */
  readonly choose: (filters: readonly Preset[]) => void;
  /** Shows everything again, of every part of the map. */
  readonly clear: () => void;
}

/** Reads the filters from the address, and writes them there. They are kept for when the list is opened again. */
export function useFilters(presets: readonly Preset[]): Filters {
  const services = useServices();
  const [search, setSearch] = useSearchParams();
  // The way back leads to other filters, too.
  useEffect(() => {
    const keys = filtersOf(search, presets).map(({ key }) => key);
    if (keys.length > 0 || keptFilters(services, search).length > 0) keepFilters(services, search, keys);
  }, [search, presets, services]);
  const choose = (filters: readonly Preset[], within = search) => {
    const keys = filters.map(({ key }) => key);
    // At once: whoever leaves before the list is drawn finds them again.
    keepFilters(services, within, keys);
    setSearch(withFilters(within, keys), { preventScrollReset: true });
  };
  return {
    presets,
    active: filtersOf(search, presets),
    choose: (filters) => choose(filters),
    clear: () => choose([], withArea(search, null)),
  };
}

interface ActiveMatchFiltersProps {
  readonly filters: Filters;
  /** How many matches there are, in words; empty while they are on the way. */
  readonly results: ReactNode;
  /** Shows the matches of every part of the map; missing while those of all are shown. */
  readonly onWiden?: (() => void) | undefined;
}

const area = 'area';

/** How many matches there are, and the filters that they pass, each of which can be taken away. */
export function ActiveMatchFilters({
  filters: { active, choose, clear },
  results,
  onWiden,
}: ActiveMatchFiltersProps) {
  const t = useTranslations('filters');
  const map = useTranslations('plot');
  const product = useTranslations('product.filter');
  const locale = useLocale();
  return (
    <ActiveFilters
      label={t('active')}
      results={results}
      filters={[
        ...active.map((preset) => ({
          id: preset.key,
          label: isCostFilter(preset)
            ? t('cost', { cost: formatMoney(preset.filters.costBelow, locale) })
            : product(preset.key),
        })),
        ...(onWiden === undefined ? [] : [{ id: area, label: map('asPlot') }]),
      ]}
      onRemove={(removed) => {
        if (removed === area) onWiden?.();
        else choose(active.filter(({ key }) => key !== removed));
      }}
      removeLabel={t('remove')}
      onClear={clear}
      clearLabel={t('clearAll')}
    />
  );
}

// Most who see the button never press it.
const MatchFilterForm = lazyComponent(() => import('./MatchFilterForm.tsx'));

export function MatchFilterDialog(filters: Filters) {
  const t = useTranslations('filters');
  const locale = useLocale();
  const { notices } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { active } = filters;

  const open = () =>
    MatchFilterForm.load()
      .then(() => setIsOpen(true))
      .catch((error: unknown) => notices.show({ error }));
  return (
    <>
      <FilterButton
        label={t('title')}
        {...(active.length > 0 && { activeCount: formatNumber(active.length, locale) })}
        onPress={() => void open()}
      />
      {isOpen && <MatchFilterForm {...filters} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Shows the matches of every part of the map again; undefined while it does, and for favourites. */
export function useWiden(): (() => void) | undefined {
  const [search, setSearch] = useSearchParams();
  return areaOf(search) === null || showsFavorites(search)
    ? undefined
    : () => setSearch(withArea(search, null), { preventScrollReset: true });
}

const ResultsPlace = createContext<HTMLElement | null>(null);

/**
 * A list and its toolbar. The element in which that shows what the list knows is there before both: a ref’s element would
 * come with a second drawing, which a slow phone would have to do before it shows anything.
 */
export function WithToolbar({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = styles.results;
    return element;
  });
  return <ResultsPlace value={place}>{children}</ResultsPlace>;
}

export function ToolbarResults() {
  const place = use(ResultsPlace);
  return (
    <div
      ref={(host) => {
        // Moved, it would lose the focus.
        if (place?.isConnected === false) host?.append(place);
      }}
    />
  );
}

export function InToolbar({ children }: { readonly children: ReactNode }) {
  const place = use(ResultsPlace);
  return place && createPortal(children, place);
}

interface TenantMatchResultsProps {
  /** How many there are in the list, in words; empty while they are on the way. */
  readonly results: ReactNode;
  readonly children: ReactNode;
}

/** A list, whose number and filters stand in the toolbar above it. */
export function TenantMatchResults({ results, children }: TenantMatchResultsProps) {
  const [search] = useSearchParams();
  const filters = useFilters(tenantFilters);
  const widen = useWiden();
  return (
    <>
      <InToolbar>
        <ActiveMatchFilters
          filters={showsFavorites(search) ? { ...filters, active: [] } : filters}
          results={results}
          onWiden={widen}
        />
      </InToolbar>
      {children}
    </>
  );
}
