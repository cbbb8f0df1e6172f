import { ActiveFilters } from '@tilava/ui/ActiveFilters';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Filters } from './useFilters.ts';

interface ActiveMatchFiltersProps {
  readonly filters: Filters;
  /** How many matches there are, in words; empty while they are on the way. */
  readonly results: ReactNode;
}

/** How many matches there are, and the filters that they pass, each of which can be taken away. */
export function ActiveMatchFilters({ filters: { active, choose }, results }: ActiveMatchFiltersProps) {
  const t = useTranslations('filters');
  const product = useTranslations('product.filter');
  return (
    <ActiveFilters
      label={t('active')}
      results={results}
      filters={active.map(({ key }) => ({ id: key, label: product(key) }))}
      onRemove={(removed) => choose(active.filter(({ key }) => key !== removed))}
      removeLabel={t('remove')}
      onClear={() => choose([])}
      clearLabel={t('clearAll')}
    />
  );
}
