import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ChipList.css.ts';

/** One thing that is set and can be taken away. */
export interface Chip {
  /** Unique within the list. */
  readonly id: string;
  /** A few words, e.g. "Above 60%". */
  readonly label: string;
}

export interface ChipListProps {
  /** What the chips are, for screen readers, e.g. "Active filters". */
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Called with the id of the chip to take away. */
  readonly onRemove: (id: string) => void;
  /** The name of the buttons that take away; the chip's own words follow it, e.g. "Remove". */
  readonly removeLabel: string;
}

/**
 * Things that are set, each of which can be taken away. Tab reaches the list, arrows move in it, Delete and
 * Backspace take away; then the focus goes to the neighbour.
 *
 * @example
 * <ChipList
 *   label="Active filters"
 *   removeLabel="Remove"
 *   chips={[{ id: 'points', label: 'Above 60%' }]}
 *   onRemove={removeFilter}
 * />
 */
export function ChipList({ label, chips, onRemove, removeLabel }: ChipListProps) {
  return (
    <TagGroup
      className={styles.root}
      aria-label={label}
      onRemove={(keys) => {
        for (const key of keys) onRemove(String(key));
      }}
    >
      <TagList className={styles.list} items={chips} dependencies={[removeLabel]}>
        {(chip) => (
          <Tag id={chip.id} textValue={chip.label} className={styles.chip}>
            <span className={styles.words}>{chip.label}</span>
            <Button slot="remove" className={styles.remove} aria-label={removeLabel}>
              <Icon name="cross" />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
