import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './chart.css.ts';

export interface ChartTableProps {
  readonly caption: string;
  /** The words above the columns, those of the labels first. */
  readonly headers: readonly string[];
  /** Each row's label, and its cells as they are written. */
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly cells: readonly string[];
  }[];
}

/** The numbers of a chart, for those who would rather read, copy or hear them. */
export function ChartTable({ caption, headers, rows }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header, index) => (
            <th
              key={header}
              scope="col"
              className={index === 0 ? styles.headerCell : `${styles.headerCell} ${styles.numeric}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            {cells.map((cell, index) => (
              <td key={headers[index + 1]} className={`${styles.cell} ${styles.numeric}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
