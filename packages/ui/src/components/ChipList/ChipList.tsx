import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ChipList.css.ts';

/** Something that’s set and can be removed. */
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
  /** Called with the id of the chip to remove. */
  readonly onRemove: (id: string) => void;
  /** The name of the remove buttons, followed by the chip’s text, e.g. "Remove". */
  readonly removeLabel: string;
}

/**
 * Chips that Enter, Space, Delete and Backspace remove. When the last one is removed, the caller moves the focus.
 */
export function ChipList({ label: name, chips, onRemove, removeLabel }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<number>(undefined);

  useEffect(() => {
    if (leaving.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    // Only what was lost with the chip: the reader may be elsewhere by the time that it goes.
    if (document.activeElement === document.body) {
      buttons[Math.min(leaving.current, chips.length - 1)]?.focus();
    }
    leaving.current = undefined;
  }, [chips]);

  const remove = (id: string, index: number) => {
    leaving.current = index;
    onRemove(id);
  };

  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <ul ref={list} role="list" aria-label={name} className={styles.list}>
      {chips.map(({ id, label }, index) => {
        const removeByKey = ({ key }: Pick<KeyboardEvent, 'key'>) => {
          if (key === 'Delete' || key === 'Backspace') remove(id, index);
        };
        return (
          <li key={id} className={styles.place}>
            <Button
              className={styles.chip}
              aria-label={`${removeLabel} ${label}`}
              onPress={() => remove(id, index)}
              onKeyDown={removeByKey}
            >
              <span className={styles.label}>{label}</span>
              <span className={styles.cross}>
                <Icon name="cross" />
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
