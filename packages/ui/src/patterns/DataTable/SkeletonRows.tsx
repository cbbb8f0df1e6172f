import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { Column } from './column.ts';
import { body, row } from './DataTable.css.ts';
import { Cell } from './DataTableRow.tsx';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly count: number;
}

/** Rows in the shape of those to come. */
export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return (
    <tbody role="rowgroup" className={body} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} role="row" className={row({ isLink: false })}>
          {columns.map((column) => (
            <Cell key={column.id} column={column}>
              <Skeleton width={column.isRowHeader === true ? 'long' : 'full'} />
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
