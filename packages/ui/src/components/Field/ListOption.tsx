import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './popover.css.ts';

export interface ListOptionProps {
  readonly id: string;
  readonly label: string;
  readonly description?: ReactNode;
}

/** One option of a list that opens below a control. */
export function ListOption({ id, label, description }: ListOptionProps) {
  return (
    <ListBoxItem id={id} textValue={label} className={styles.option}>
      <span className={styles.optionText}>
        <span>{label}</span>
        {description !== undefined && <span className={styles.optionDescription}>{description}</span>}
      </span>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
    </ListBoxItem>
  );
}
