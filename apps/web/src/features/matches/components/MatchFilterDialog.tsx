import { formatNumber } from '@tilava/domain/money';
import { FilterButton } from '@tilava/ui/FilterButton';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import type { Filters } from './useFilters.ts';

// Most who see the button never press it.
const MatchFilterForm = lazyComponent(() => import('./MatchFilterForm.tsx'));

/** The button of the filters, and behind it their dialog. */
export function MatchFilterDialog(filters: Filters) {
  const t = useTranslations('filters');
  const locale = useLocale();
  const { notices } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { active } = filters;

  const open = () =>
    MatchFilterForm.load()
      .then(() => setIsOpen(true))
      .catch((error: unknown) =>
        notices.show({ error: error instanceof Error ? error : new Error(String(error)) }),
      );
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
