import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './DataTable.css.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import type { ListForm } from './ListBody.tsx';
import { SortBar, type SortLabels } from './SortBar.tsx';

interface ListFrameProps<Row> {
  readonly form: ListForm;
  readonly caption: string;
  readonly isCaptionVisible: boolean;
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (column: Column<Row>) => void;
  readonly sortLabels: SortLabels | undefined;
  /** The box of all rows, where rows can be selected. */
  readonly allBox: ReactNode;
  readonly isLoading: boolean;
  /** How many rows there are when not all are in the document; -1 while nobody knows. */
  readonly rowCount: number | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** What names the rows and sorts them: a table with its head, or what stands above cards. */
export function ListFrame<Row>({
  form,
  caption,
  isCaptionVisible,
  columns,
  sort,
  onSort,
  sortLabels,
  allBox,
  isLoading,
  rowCount,
  children,
}: ListFrameProps<Row>) {
  const title = isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>;
  const titleClass = isCaptionVisible ? styles.caption : undefined;
  if (form.kind === 'cards') {
    return (
      <div aria-busy={isLoading}>
        <div id={form.captionId} className={titleClass}>
          {title}
        </div>
        {allBox}
        {sortLabels && <SortBar columns={columns} sort={sort} onSort={onSort} labels={sortLabels} />}
        {children}
      </div>
    );
  }
  return (
    // The roles repeat what the elements mean: Safari forgets it when CSS lays a table out as cards.
    <table
      role="table"
      className={styles.table}
      aria-busy={isLoading}
      // The header row is counted, too.
      aria-rowcount={rowCount === undefined || rowCount < 0 ? rowCount : rowCount + 1}
    >
      <caption className={titleClass}>{title}</caption>
      <colgroup>
        {allBox !== undefined && <col className={styles.selectColumn} />}
        {columns.map((column) => (
          <col key={column.id} width={column.width === undefined ? undefined : `${column.width}%`} />
        ))}
      </colgroup>
      <DataTableHeader
        columns={columns}
        sort={sort}
        onSort={onSort}
        isNumbered={rowCount !== undefined}
        selectBox={allBox}
      />
      {children}
    </table>
  );
}
