import { formatNumber } from '@tilava/domain/money';
import { Checkbox } from '@tilava/ui/Checkbox';
import { FilterDialog } from '@tilava/ui/FilterDialog';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Filters } from './useFilters.ts';

/** The button and the dialog 'Select filter' (specification, section 2). */
export function MatchFilterDialog({ presets, active, choose }: Filters) {
  const t = useTranslations('filters');
  const product = useTranslations('product.filter');
  const close = useTranslations('common')('close');
  const locale = useLocale();
  const [draft, setDraft] = useState(active);
  return (
    <FilterDialog
      title={t('title')}
      openLabel={t('title')}
      {...(active.length > 0 && { activeCount: formatNumber(active.length, locale) })}
      applyLabel={t('apply')}
      clearLabel={t('clear')}
      closeLabel={close}
      onOpen={() => setDraft(active)}
      onApply={() => choose(draft)}
      onClear={() => setDraft([])}
    >
      {presets.map((preset) => (
        <Checkbox
          key={preset.key}
          isSelected={draft.includes(preset)}
          onChange={(isSelected) =>
            setDraft(isSelected ? [...draft, preset] : draft.filter((other) => other !== preset))
          }
        >
          {product(preset.key)}
        </Checkbox>
      ))}
    </FilterDialog>
  );
}
