import { memo, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { ListBody, type ListForm } from './ListBody.tsx';
import * as styles from './DataTable.css.ts';
import * as twoLines from './twoLines.css.ts';
import type { Mark } from './DataTable.css.ts';
import type { Column } from './props.ts';
import { insetBelow, reachOf } from './twoLines.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

/** Which row of a list an element draws, and how that stands out. */
export interface RowPlace {
  /** Names the row, whatever the order. */
  readonly name: string;
  /** The place among all rows, from 0, when not all of them are in the document. */
  readonly index?: number | undefined;
  /** How many rows there are; -1 while unknown. */
  readonly count: number;
  readonly mark: Mark | undefined;
  /** The box that takes the row into the selection, where rows can be selected. */
  readonly selectBox: ReactNode;
  /** Measures the element. */
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** What the element of a row, whole or broken, says of its place. */
export function attributesOf(kind: ListForm['kind'], { name, index, count, ref }: RowPlace) {
  return {
    ref,
    'data-key': name,
    'data-index': index,
    ...(index !== undefined &&
      (kind === 'cards'
        ? { 'aria-posinset': index + 1, 'aria-setsize': count }
        : // Counted from 1, and the header row is the first.
          { 'aria-rowindex': index + 2 })),
  };
}

/** The key of a row; `undefined` for one too broken to have any. Drawing it tells what is wrong with it. */
export function nameOfRow<Row>(row: Row, rowKey: (row: Row) => string): string | undefined {
  try {
    return rowKey(row);
  } catch {
    return undefined;
  }
}

interface DataTableRowProps<Row> extends RowPlace {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly href: ((row: Row) => string | undefined) | undefined;
}

function PlainDataTableRow<Row>({ row, columns, href: hrefOf, ...place }: DataTableRowProps<Row>) {
  const { mark, selectBox } = place;
  const href = hrefOf?.(row);
  const base = styles.row({ isLink: href !== undefined });
  const isChosen = mark === 'chosen';
  return (
    <tr
      role="row"
      className={mark === undefined ? base : `${base} ${styles.rowMarks[mark]}`}
      {...attributesOf('table', place)}
    >
      {selectBox !== undefined && (
        <td role="cell" className={styles.selectCell}>
          {selectBox}
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} columns={columns} index={index} below={column.below?.(row)}>
          {column.isRowHeader === true && href !== undefined ? (
            <Link href={href} className={styles.rowLink} {...(isChosen && { 'aria-current': true })}>
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

/** One row; the link in its header cell covers the row. Drawn again only where something of it has changed. */
export const DataTableRow = memo(PlainDataTableRow) as typeof PlainDataTableRow;

interface CellProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Which of the columns the cell is in. */
  readonly index: number;
  /** What stands on the line below, where the column has one. */
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** A cell that can show its column's header beside its content. */
export function Cell<Row>({ columns, index, below, children }: CellProps<Row>) {
  const column = columns[index];
  if (column === undefined) return null;
  const style = reachOf(columns, index);
  if (column.below !== undefined) {
    return (
      <td role="cell" className={twoLines.layeredCell}>
        <div className={styles.content} style={style}>
          {children}
        </div>
        <div className={twoLines.below} style={insetBelow(columns)}>
          {below}
        </div>
      </td>
    );
  }
  const content = <div className={styles.content}>{children}</div>;
  if (column.isRowHeader === true) {
    return (
      <th role="rowheader" scope="row" className={styles.rowHeader} style={style}>
        {content}
      </th>
    );
  }
  const label = column.isHeaderHidden === true ? undefined : column.header;
  return (
    <td
      role="cell"
      className={styles.cell({ align: column.align ?? 'start' })}
      style={style}
      data-label={label}
    >
      {content}
    </td>
  );
}

interface CardRowProps<Row> extends RowPlace {
  readonly row: Row;
  readonly renderCard: (row: Row) => ReactNode;
}

function PlainCardRow<Row>({ row, renderCard, ...place }: CardRowProps<Row>) {
  const content = renderCard(row);
  const { mark, selectBox } = place;
  return (
    <li
      className={mark === undefined ? styles.card : `${styles.card} ${styles.cardMarks[mark]}`}
      {...attributesOf('cards', place)}
    >
      {selectBox === undefined ? (
        content
      ) : (
        <div className={styles.selectableCard}>
          {selectBox}
          <div className={styles.cardBody}>{content}</div>
        </div>
      )}
    </li>
  );
}

/** One row as a card of a list; drawn again only where something of it has changed. */
export const CardRow = memo(PlainCardRow) as typeof PlainCardRow;

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
      <li className={styles.card} {...place}>
        {cardSkeleton ?? <Skeleton size="heading" />}
      </li>
    );
  }
  return (
    <tr role="row" className={styles.row({ isLink: false })} {...place}>
      {isSelectable && <td role="cell" className={styles.selectCell} />}
      {columns.map((column, cell) => (
        <Cell key={column.id} columns={columns} index={cell} below={<Skeleton width="long" />}>
          {column.skeleton ?? <Skeleton width={column.isRowHeader === true ? 'long' : 'full'} />}
        </Cell>
      ))}
    </tr>
  );
}
