import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { Column } from './column.ts';
import * as styles from './DataTable.css.ts';
import { rowMarks } from './marks.css.ts';
import { attributesOf, type RowPlace } from './rowPlace.ts';

interface DataTableRowProps<Row> extends RowPlace {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly href: ((row: Row) => string | undefined) | undefined;
  readonly onChoose: ((name: string) => void) | undefined;
}

function PlainDataTableRow<Row>({ row, columns, href: hrefOf, onChoose, ...place }: DataTableRowProps<Row>) {
  const { name, mark, selectBox } = place;
  const href = hrefOf?.(row);
  const base = styles.row({ isLink: href !== undefined || onChoose !== undefined });
  const isChosen = mark === 'chosen';
  return (
    <tr
      role="row"
      className={mark === undefined ? base : `${base} ${rowMarks[mark]}`}
      {...attributesOf('table', place)}
    >
      {selectBox !== undefined && (
        <td role="cell" className={styles.selectCell}>
          {selectBox}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.isRowHeader !== true ? (
            column.cell(row)
          ) : href !== undefined ? (
            <Link href={href} className={styles.rowLink} {...(isChosen && { 'aria-current': true })}>
              {column.cell(row)}
            </Link>
          ) : onChoose !== undefined ? (
            <Button className={styles.rowLink} aria-pressed={isChosen} onPress={() => onChoose(name)}>
              {column.cell(row)}
            </Button>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
    </tr>
  );
}

/** One row; the link or button in its header cell covers the row. Drawn again only where something of it has changed. */
export const DataTableRow = memo(PlainDataTableRow) as typeof PlainDataTableRow;

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
