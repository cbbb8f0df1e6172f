import { Bar } from '@visx/shape';
import { axisOf, ChartFrame, useReading, type ChartProps, type ChartTableLabels } from '../ChartFrame.tsx';
import * as styles from '../chart.css.ts';
import * as shape from '../shape.css.ts';

/** A range between two numbers. */
export interface RangeDatum {
  readonly id: string;
  readonly label: string;
  readonly low: number;
  /** The middle, e.g. the median. */
  readonly middle: number;
  readonly high: number;
  /** The user’s own number, to compare. */
  readonly own?: number;
}

export interface RangeChartProps extends ChartProps {
  readonly data: readonly RangeDatum[];
  readonly labels: ChartTableLabels & {
    /** The headers of the other columns of the table, e.g. "From", "Median", "To" and "Yours". */
    readonly low: string;
    readonly middle: string;
    readonly high: string;
    readonly own: string;
    /** Joins the two formatted ends, e.g. "18 to 32". */
    readonly range: (low: string, high: string) => string;
  };
}

/** Ranges on one axis. One Tab stop; arrow keys move from row to row. */
export function RangeChart({ title, unit, data, format, labels }: RangeChartProps) {
  const { handlers, optionProps } = useReading(data.length);
  const { place, ticks } = axisOf(
    data.flatMap(({ low, middle, high, own }) => [low, middle, high, own ?? middle]),
  );
  const hasOwn = data.some(({ own }) => own !== undefined);

  return (
    <ChartFrame
      title={title}
      unit={unit}
      tableLabel={labels.table}
      table={{
        headers: [labels.category, labels.low, labels.middle, labels.high, ...(hasOwn ? [labels.own] : [])],
        rows: data.map(({ id, label, low, middle, high, own }) => ({
          id,
          label,
          cells: [
            ...[low, middle, high].map(format),
            ...(hasOwn ? [own === undefined ? '–' : format(own)] : []),
          ],
        })),
      }}
    >
      <div className={shape.rows}>
        <div role="listbox" aria-label={title} className={shape.list} {...handlers}>
          {data.map(({ id, label, low, middle, high, own }, order) => (
            <div key={id} {...optionProps(order)} className={`${shape.row} ${styles.option}`}>
              <span className={shape.label}>{label}</span>{' '}
              <span className={shape.bar} aria-hidden="true">
                <svg className={`${styles.drawing} ${styles.fromStart}`} focusable="false">
                  {ticks.map((tick) => (
                    <line
                      key={tick}
                      className={styles.rule}
                      x1={`${place(tick)}%`}
                      x2={`${place(tick)}%`}
                      y1="-4"
                      y2="20"
                    />
                  ))}
                  <Bar
                    className={styles.spread}
                    x={`${place(low)}%`}
                    y="4"
                    width={`${place(high) - place(low)}%`}
                    height="8"
                  />
                  <line
                    className={styles.middle}
                    x1={`${place(middle)}%`}
                    x2={`${place(middle)}%`}
                    y1="1"
                    y2="15"
                  />
                  {own !== undefined && (
                    <svg x={`${place(own)}%`} y="8" overflow="visible">
                      <path className={styles.own} d="M0 -8 8 0 0 8 -8 0Z" />
                    </svg>
                  )}
                </svg>
              </span>{' '}
              <span className={shape.value}>
                {labels.range(format(low), format(high))}{' '}
                <span className={shape.detail}>
                  {labels.middle} {format(middle)}{' '}
                  {own !== undefined && (
                    <span className={shape.note}>
                      · {labels.own} {format(own)}
                    </span>
                  )}
                </span>
              </span>
            </div>
          ))}
        </div>
        <div className={shape.ends} aria-hidden="true">
          <span>{format(ticks[0] ?? 0)}</span>
          <span>{format(ticks.at(-1) ?? 0)}</span>
        </div>
      </div>
    </ChartFrame>
  );
}
