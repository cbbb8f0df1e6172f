import { Checkbox } from '@tilava/ui/Checkbox';
import { FilterDialog } from '@tilava/ui/FilterDialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Filters } from './MatchFilters.tsx';

interface MatchFilterFormProps extends Filters {
  readonly onClose: () => void;
}

/** The dialog 'Select filter' (specification, section 2), as long as it is open. */
export default function MatchFilterForm({ presets, active, choose, onClose }: MatchFilterFormProps) {
  const t = useTranslations('filters');
  const product = useTranslations('product.filter');
  const close = useTranslations('common')('close');
  const [draft, setDraft] = useState(active);
  return (
    <FilterDialog
      title={t('title')}
      isOpen
      applyLabel={t('apply')}
      clearLabel={t('clear')}
      closeLabel={close}
      onClose={onClose}
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
