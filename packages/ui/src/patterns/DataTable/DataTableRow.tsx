import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Column } from './column.ts';
import * as styles from './DataTable.css.ts';
import type { RowPlace } from './rowPlace.ts';

interface DataTableRowProps<Row> extends RowPlace {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly href: string | undefined;
}

/** One row; its header cell's link covers the row. */
export function DataTableRow<Row>({ row, name, columns, href, index, ref }: DataTableRowProps<Row>) {
  return (
    <tr
      role="row"
      ref={ref}
      className={styles.row({ isLink: href !== undefined })}
      data-key={name}
      data-index={index}
      // Counted from 1, and the header row is the first.
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.isRowHeader === true && href !== undefined ? (
            <Link href={href} className={styles.rowLink}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
    </tr>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly children: ReactNode;
}

/** A cell that can show its column's header beside its content. */
export function Cell<Row>({ column, children }: CellProps<Row>) {
  const label = column.isHeaderHidden === true ? undefined : column.header;
  const content = <div className={styles.content}>{children}</div>;
  if (column.isRowHeader === true) {
    return (
      <th role="rowheader" scope="row" className={styles.rowHeader}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" className={styles.cell({ align: column.align ?? 'start' })} data-label={label}>
      {content}
    </td>
  );
}
