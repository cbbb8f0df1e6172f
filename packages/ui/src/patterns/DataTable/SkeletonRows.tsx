import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { card } from './cards.css.ts';
import type { Column } from './column.ts';
import { row } from './DataTable.css.ts';
import { Cell } from './DataTableRow.tsx';
import { ListBody, type ListForm } from './ListBody.tsx';

interface SkeletonRowsProps<Row> extends Omit<SkeletonRowProps<Row>, 'form'> {
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
  readonly form: ListForm;
  readonly columns: readonly Column<Row>[];
  readonly cardSkeleton: ReactNode;
}

function SkeletonRow<Row>({ form, columns, cardSkeleton }: SkeletonRowProps<Row>) {
  if (form.kind === 'cards') return <li className={card}>{cardSkeleton ?? <Skeleton size="heading" />}</li>;
  return (
    <tr role="row" className={row({ isLink: false })}>
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.skeleton ?? <Skeleton width={column.isRowHeader === true ? 'long' : 'full'} />}
        </Cell>
      ))}
    </tr>
  );
}
