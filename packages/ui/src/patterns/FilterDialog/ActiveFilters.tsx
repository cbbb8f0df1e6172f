import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { Chip } from '../../components/ChipList/ChipList.tsx';
import { lazyModule, useLazyModule } from '../../lazy/lazyModule.ts';
import * as styles from './FilterDialog.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';

/** Most lists are not filtered when they are first seen. */
const chips = lazyModule(async () => (await import('../../components/ChipList/ChipList.tsx')).ChipList);

export interface ActiveFiltersProps {
  /** What the chips are, for screen readers, e.g. "Active filters". */
  readonly label: string;
  /** The filters that are active. */
  readonly filters: readonly Chip[];
  /** How many there are in the list, in words, e.g. "12 matches". Announced once whenever it changes. */
  readonly results: ReactNode;
  /** Called with the id of a filter to remove. */
  readonly onRemove: (id: string) => void;
  /** The name of the remove buttons, followed by the filter’s text, e.g. "Remove". */
  readonly removeLabel: string;
  /** Called to remove all of them. */
  readonly onClear: () => void;
  /** The label of that button, shown for two filters or more, e.g. "Clear all". */
  readonly clearLabel: string;
}

/** The number of results and the active filters as chips. Leave it mounted while the list loads. */
export function ActiveFilters({
  label,
  filters,
  results,
  onRemove,
  removeLabel,
  onClear,
  clearLabel,
}: ActiveFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const isFiltered = filters.length > 0;
  const code = useLazyModule(chips, isFiltered);

  // The last chip takes the focus with it; here the reader goes on where the chips were.
  const keepFocus = () => group.current?.focus();

  const remove = (id: string) => {
    if (filters.length === 1) keepFocus();
    onRemove(id);
  };

  const clear = () => {
    keepFocus();
    onClear();
  };

  return (
    <div ref={group} className={styles.active} role="group" aria-label={label} tabIndex={-1}>
      <div role="status" aria-atomic="true" className={styles.results}>
        {results}
      </div>
      {isFiltered && code.status === 'loaded' && (
        <code.loaded label={label} chips={filters} onRemove={remove} removeLabel={removeLabel} />
      )}
      {(filters.length > 1 || (isFiltered && code.status === 'failed')) && (
        <Button variant="quiet" size="small" onPress={clear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}

export interface FilterButtonProps {
  /** Its text, e.g. "Select filter". */
  readonly label: string;
  /** How many filters are active, as it is written on the button; nothing for none. */
  readonly activeCount?: string;
  /** Called to open the FilterDialog: fill its fields with the filters that are active. */
  readonly onPress: () => void;
}

/** Opens the filters of a list, and says how many are active. */
export function FilterButton({ label, activeCount, onPress }: FilterButtonProps) {
  return (
    <Button variant="secondary" onPress={onPress}>
      <Icon name="filter" />
      {label}
      {activeCount !== undefined && <span className={styles.count}>{activeCount}</span>}
    </Button>
  );
}
