import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import * as shape from './shape.css.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './chart.css.ts';

interface ChartFrameProps {
  /** What the chart shows, above it. */
  readonly title: string;
  /** What it counts in, after the title. */
  readonly unit?: string | undefined;
  /** The button that opens the table. */
  readonly tableLabel: string;
  readonly table: Omit<ChartTableProps, 'caption'>;
  readonly children: ReactNode;
}

/** What every chart has around it: its title above, the same numbers as a table below. */
export function ChartFrame({ title, unit, tableLabel, table, children }: ChartFrameProps) {
  return (
    <figure className={shape.root}>
      <figcaption className={shape.title}>
        {title}
        {unit !== undefined && <span className={shape.unit}>, {unit}</span>}
      </figcaption>
      {children}
      <Disclosure variant="quiet" title={tableLabel}>
        <ChartTable {...table} caption={title} />
      </Disclosure>
    </figure>
  );
}

interface ChartTableProps {
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
function ChartTable({ caption, headers, rows }: ChartTableProps) {
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

/** What every chart is told beside its numbers. */
export interface ChartProps {
  /** What the chart shows, e.g. "Premises within 3 km". */
  readonly title: string;
  /** What it counts in, e.g. "€ / m²". */
  readonly unit?: string;
  /** Writes a value as the reader's language does. */
  readonly format: (value: number) => string;
}

/** The words of the table that every chart comes with. */
export interface ChartTableLabels {
  /** The button that opens the same numbers as a table, e.g. "As a table". */
  readonly table: string;
  /** The words above the table's first column, e.g. "Kind of premises" or "Month". */
  readonly category: string;
}
