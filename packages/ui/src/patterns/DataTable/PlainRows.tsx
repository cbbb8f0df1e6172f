import type { ReactNode } from 'react';
import { body } from './DataTable.css.ts';

interface PlainRowsProps {
  readonly count: number;
  readonly rowAt: (index: number) => ReactNode;
}

/** Rows one below the other, all of them in the document. */
export function PlainRows({ count, rowAt }: PlainRowsProps) {
  return (
    <tbody role="rowgroup" className={body}>
      {Array.from({ length: count }, (_, index) => rowAt(index))}
    </tbody>
  );
}
