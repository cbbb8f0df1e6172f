import { tenantFilters } from '@tilava/domain/matching';
import { Checkbox } from '@tilava/ui/Checkbox';
import { FilterDialog } from '@tilava/ui/FilterDialog';
import { NumberField } from '@tilava/ui/NumberField';
import { Suspense, use, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadCostTexts } from '../model/loadCostTexts.ts';
import { costFilter, isCostFilter, type Preset } from '../model/matchSearch.ts';
import type { Filters } from './MatchFilters.tsx';

interface MatchFilterFormProps extends Filters {
  readonly onClose: () => void;
}

const wholeEuros = /^[1-9]\d{0,7}$/u;

/** The dialog 'Select filter' (specification, section 2), as long as it is open. */
export default function MatchFilterForm({ presets, active, choose, onClose }: MatchFilterFormProps) {
  const t = useTranslations('filters');
  const product = useTranslations('product.filter');
  const close = useTranslations('common')('close');
  const [draft, setDraft] = useState<readonly Preset[]>(active.filter((preset) => !isCostFilter(preset)));
  const [typed, setTyped] = useState(String(active.find(isCostFilter)?.filters.costBelow ?? ''));
  const [isRefused, setIsRefused] = useState(false);
  const euros = typed.replaceAll(/[\s€]/gu, '');
  const isWrong = euros !== '' && !wholeEuros.test(euros);
  return (
    <FilterDialog
      title={t('title')}
      isOpen
      applyLabel={t('apply')}
      clearLabel={t('clear')}
      closeLabel={close}
      onClose={onClose}
      onApply={() => {
        setIsRefused(isWrong);
        if (isWrong) return false;
        choose(euros === '' ? draft : [...draft, costFilter(Number(euros))]);
        return true;
      }}
      onClear={() => {
        setDraft([]);
        setTyped('');
      }}
    >
      {presets.map(
        (preset) =>
          !isCostFilter(preset) && (
            <Checkbox
              key={preset.key}
              isSelected={draft.includes(preset)}
              onChange={(isSelected) =>
                setDraft(isSelected ? [...draft, preset] : draft.filter((other) => other !== preset))
              }
            >
              {product(preset.key)}
            </Checkbox>
          ),
      )}
      {presets === tenantFilters && (
        <Suspense>
          <CostField value={typed} onChange={setTyped} isRefused={isRefused && isWrong} />
        </Suspense>
      )}
    </FilterDialog>
  );
}

interface CostFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isRefused: boolean;
}

function CostField({ value, onChange, isRefused }: CostFieldProps) {
  const texts = use(loadCostTexts(useLocale()));
  return (
    <NumberField
      label={texts.below}
      description={texts.belowHint}
      unit={{ sign: '€', spoken: texts.euros }}
      value={value}
      onChange={onChange}
      errorMessage={isRefused ? texts.belowInvalid : undefined}
    />
  );
}
