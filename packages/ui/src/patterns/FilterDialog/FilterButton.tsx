import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './FilterDialog.css.ts';

export interface FilterButtonProps {
  /** Its words, e.g. "Select filter". */
  readonly label: string;
  /** How many filters are active, as it is written on the button; nothing for none. */
  readonly activeCount?: string;
  /** Called to open the FilterDialog: fill its fields with the filters that are active. */
  readonly onPress: () => void;
}

/**
 * Opens the filters of a list, and says how many are active.
 *
 * @example
 * <FilterButton label="Select filter" activeCount="2" onPress={() => setIsOpen(true)} />
 */
export function FilterButton({ label, activeCount, onPress }: FilterButtonProps) {
  return (
    <Button variant="secondary" onPress={onPress}>
      <Icon name="filter" />
      {label}
      {activeCount !== undefined && <span className={styles.count}>{activeCount}</span>}
    </Button>
  );
}
