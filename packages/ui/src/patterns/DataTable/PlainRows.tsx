import { useRef, type ReactNode, type RefObject } from 'react';
import { body } from './DataTable.css.ts';
import { useFocusTakenOver } from './useFocusTakenOver.ts';

interface PlainRowsProps {
  readonly count: number;
  /** How many where they take the focus over, which may be in any row of those before. @default count */
  readonly countWithFocus?: number;
  readonly rowAt: (index: number) => ReactNode;
  /** The table, in which rows that make way for these may have the focus. */
  readonly table: RefObject<HTMLTableElement | null>;
}

/** Rows one below the other, all of them in the document. */
export function PlainRows({ count, countWithFocus = count, rowAt, table }: PlainRowsProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const left = useFocusTakenOver(bodyRef, table);
  return (
    <tbody role="rowgroup" className={body} ref={bodyRef}>
      {Array.from({ length: left === undefined ? count : countWithFocus }, (_, index) => rowAt(index))}
    </tbody>
  );
}
