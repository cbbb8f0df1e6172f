import type { HTMLAttributes } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './RowGuard.css.ts';

/** What is said of an entry that cannot be shown. */
export interface RowLabels {
  /** E.g. "Error". */
  readonly failed: string;
  /** The button beside it, e.g. "Try again". */
  readonly retry: string;
}

/** What an entry is in its list, and so what stands in for it. */
export type RowPlace =
  | {
      /** A row of a table. */
      readonly as: 'row';
      /** How many columns the table has. */
      readonly columnCount: number;
    }
  | {
      /** An item of a list, or a card that stands free. @default 'card' */
      readonly as?: 'item' | 'card';
      readonly columnCount?: never;
    };

/** What a list says of an entry's element, and how it reaches it, e.g. to measure it. */
export type RowAttributes = HTMLAttributes<HTMLElement> & {
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
};

export interface RowFailureProps {
  readonly labels: RowLabels;
  readonly place: RowPlace;
  readonly attributes: RowAttributes | undefined;
  /** Whether the reader has just tried again, by the button that this one replaces. */
  readonly hasFocus: boolean;
  readonly onRetry: () => void;
}

/** Stands where the entry would, and offers to draw it again. */
export function RowFailure({ labels, place, attributes, hasFocus, onRetry }: RowFailureProps) {
  const failure = (
    <div className={styles.failure}>
      <span className={styles.words}>
        <Icon name="stop" />
        {labels.failed}
      </span>
      <Button size="small" variant="secondary" onPress={onRetry} hasInitialFocus={hasFocus}>
        {labels.retry}
      </Button>
    </div>
  );
  if (place.as === 'row') {
    return (
      // The roles repeat what the elements mean: Safari forgets it when CSS lays a table out as cards.
      <tr role="row" className={styles.frame({ as: 'row' })} {...attributes}>
        <td role="cell" className={styles.cell} colSpan={place.columnCount}>
          {failure}
        </td>
      </tr>
    );
  }
  const card = <div className={styles.frame({ as: 'card' })}>{failure}</div>;
  if (place.as !== 'item') return card;
  return (
    <li className={styles.frame({ as: 'item' })} {...attributes}>
      {card}
    </li>
  );
}
