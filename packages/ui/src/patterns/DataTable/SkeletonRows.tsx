import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { card } from './cards.css.ts';
import type { Column } from './column.ts';
import { row, selectCell } from './DataTable.css.ts';
import { Cell } from './DataTableRow.tsx';
import type { RowPlace } from './rowPlace.ts';
import { ListBody, type ListForm } from './ListBody.tsx';

interface SkeletonRowsProps<Row> extends Omit<SkeletonRowProps<Row>, 'form' | 'index' | 'ref'> {
  readonly form: ListForm;
  readonly count: number;
}

/** Rows in the shape of those to come. */
export function SkeletonRows<Row>({ form, count, ...shapes }: SkeletonRowsProps<Row>) {
  return (
    <ListBody form={form} isHidden>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonRow key={index} form={form} {...shapes} />
      ))}
    </ListBody>
  );
}

interface SkeletonRowProps<Row> {
  /** Its place in a list of which it alone is not in memory. */
  readonly index?: number;
  readonly ref?: RowPlace['ref'];
  readonly form: ListForm;
  readonly columns: readonly Column<Row>[];
  readonly cardSkeleton: ReactNode;
  /** Whether a box stands before each row. */
  readonly isSelectable: boolean;
}

/** A row in the shape of the one to come. */
export function SkeletonRow<Row>({
  form,
  columns,
  cardSkeleton,
  isSelectable,
  index,
  ref,
}: SkeletonRowProps<Row>) {
  const place = { ref, 'data-index': index, 'aria-hidden': index === undefined ? undefined : true };
  if (form.kind === 'cards') {
    return (
      <li className={card} {...place}>
        {cardSkeleton ?? <Skeleton size="heading" />}
      </li>
    );
  }
  return (
    <tr role="row" className={row({ isLink: false })} {...place}>
      {isSelectable && <td role="cell" className={selectCell} />}
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.skeleton ?? <Skeleton width={column.isRowHeader === true ? 'long' : 'full'} />}
        </Cell>
      ))}
    </tr>
  );
}
