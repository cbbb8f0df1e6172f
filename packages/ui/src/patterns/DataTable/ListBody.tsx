import type { FocusEvent, ReactNode, RefObject } from 'react';
import * as styles from './DataTable.css.ts';
import { useFocusTakenOver } from './rowFocus.ts';

/** How rows are laid out: in a table, or as a list of cards that is named by its caption. */
export type ListForm =
  | { readonly kind: 'table'; readonly columnCount: number }
  | { readonly kind: 'cards'; readonly captionId: string };

interface ListBodyProps {
  readonly form: ListForm;
  readonly children: ReactNode;
  /** Hides rows that only show that something will come. @default false */
  readonly isHidden?: boolean;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: () => void;
  /** Called with the element, so that it can be measured. */
  readonly ref?: (element: HTMLElement | null) => void;
}

/** What holds the rows. */
export function ListBody({ form, children, isHidden = false, ...rest }: ListBodyProps) {
  const shared = { ...rest, 'aria-hidden': isHidden || undefined };
  if (form.kind === 'table') {
    return (
      <tbody role="rowgroup" className={styles.body} {...shared}>
        {children}
      </tbody>
    );
  }
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <ul role="list" className={styles.cards} aria-labelledby={form.captionId} {...shared}>
      {children}
    </ul>
  );
}

/** The room of rows that are not drawn, in px. */
export function Gap({ form, height }: { readonly form: ListForm; readonly height: number }) {
  if (height <= 0) return null;
  if (form.kind === 'cards') return <li aria-hidden="true" style={{ height }} />;
  return (
    <tr aria-hidden="true">
      <td colSpan={form.columnCount} height={height} />
    </tr>
  );
}

interface PlainRowsProps {
  readonly form: ListForm;
  readonly count: number;
  /** How many where they take the focus over, which may be in any row of those before. @default count */
  readonly countWithFocus?: number;
  readonly rowAt: (index: number) => ReactNode;
  /** What holds the list, in which rows that make way for these may have the focus. */
  readonly list: RefObject<HTMLElement | null>;
}

/** Rows one below the other, all of them in the document. */
export function PlainRows({ form, count, countWithFocus = count, rowAt, list }: PlainRowsProps) {
  const left = useFocusTakenOver(list);
  return (
    <ListBody form={form}>
      {Array.from({ length: left === undefined ? count : countWithFocus }, (_, index) => rowAt(index))}
    </ListBody>
  );
}
