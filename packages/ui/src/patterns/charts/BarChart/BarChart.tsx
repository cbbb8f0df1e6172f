import { Bar } from '@visx/shape';
import { axisOf, ChartFrame, useReading, type ChartProps, type ChartTableLabels } from '../ChartFrame.tsx';
import * as styles from '../chart.css.ts';
import * as shape from '../shape.css.ts';

/** One bar. */
export interface BarDatum {
  readonly id: string;
  readonly label: string;
  /** Zero or more; null if it’s unknown or withheld. */
  readonly value: number | null;
  /** Marks the bar, and says why, e.g. "Yours". */
  readonly note?: string;
}

export interface BarChartProps extends ChartProps {
  readonly data: readonly BarDatum[];
  readonly labels: ChartTableLabels & {
    /** The header of the values in the table, e.g. "Number". */
    readonly value: string;
    /** Shown instead of a null value, e.g. "Too few to be shown". */
    readonly missing: string;
  };
}

/** Amounts side by side, from zero. One Tab stop; arrow keys move from bar to bar. */
export function BarChart({ title, unit, data, format, labels }: BarChartProps) {
  const { handlers, optionProps } = useReading(data.length);
  const { place } = axisOf(data.flatMap(({ value }) => value ?? []));
  const written = (value: number | null) => (value === null ? labels.missing : format(value));

  return (
    <ChartFrame
      title={title}
      unit={unit}
      tableLabel={labels.table}
      table={{
        headers: [labels.category, labels.value],
        rows: data.map(({ id, label, value }) => ({ id, label, cells: [written(value)] })),
      }}
    >
      <div role="listbox" aria-label={title} className={shape.rows} {...handlers}>
        {data.map(({ id, label, value, note }, order) => (
          <div key={id} {...optionProps(order)} className={`${shape.row} ${styles.option}`}>
            <span className={shape.label}>
              {label} {note !== undefined && <span className={shape.note}>· {note}</span>}
            </span>{' '}
            <span className={shape.bar} aria-hidden="true">
              <svg className={`${styles.drawing} ${styles.fromStart}`} focusable="false">
                <Bar
                  className={note === undefined ? styles.plainBar : styles.markedBar}
                  width={`${place(value ?? 0)}%`}
                  height="100%"
                />
                <path className={styles.base} d="M.5 -4v24" />
              </svg>
            </span>{' '}
            <span className={value === null ? `${shape.value} ${shape.missing}` : shape.value}>
              {written(value)}
            </span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
