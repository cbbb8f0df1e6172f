import type { ReactNode, RefObject } from 'react';
import { ListBody, type ListForm } from './ListBody.tsx';
import { useFocusTakenOver } from './useFocusTakenOver.ts';

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
