import { useMemo } from 'react';
import { axisOf } from '../axis.ts';
import * as chart from '../chart.css.ts';
import { ChartFrame } from '../ChartFrame.tsx';
import type { ChartProps, ChartTableLabels } from '../props.ts';
import * as shape from '../shape.css.ts';
import * as styles from './LineChart.css.ts';
import { Lines, lineLooks } from './Lines.tsx';
import * as line from './shape.css.ts';
import { useReadingPoint } from './useReadingPoint.ts';

/** A moment, or a span of time. */
export interface LinePoint {
  readonly id: string;
  /** E.g. "November 2026". */
  readonly label: string;
}

/** What changes from point to point. */
export interface LineSeries {
  readonly id: string;
  /** E.g. "Office". */
  readonly label: string;
  /** One for each point; null where it is not known or not to be shown: the line has a gap there. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps extends ChartProps {
  /** Evenly apart, the oldest first. */
  readonly points: readonly LinePoint[];
  /** The one that matters, and at most one to compare: more lines would need colours to be told apart. */
  readonly series: readonly [LineSeries] | readonly [LineSeries, LineSeries];
  /** Begins the axis near the least value, where the change matters and not the amount. @default false */
  readonly isZoomed?: boolean;
  readonly labels: ChartTableLabels & {
    /** Stands where a value is null, e.g. "Too few to be shown". */
    readonly missing: string;
    /** Stands below the plot while no point is being read, e.g. "Point at the lines to read them". */
    readonly hint: string;
  };
}

/**
 * How one or two numbers change over time. It is a slider: the arrow keys move the reading point, whose
 * values are said, and stand below.
 *
 * @example
 * <LineChart
 *   title="Median rent within 3 km"
 *   unit="€ / m²"
 *   points={[
 *     { id: '10', label: 'October 2026' },
 *     { id: '11', label: 'November 2026' },
 *   ]}
 *   series={[{ id: 'office', label: 'Office', values: [23.5, 24.5] }]}
 *   format={(value) => value.toFixed(2)}
 *   labels={{
 *     table: 'As a table',
 *     category: 'Month',
 *     missing: 'Too few to be shown',
 *     hint: 'Point at the line to read it',
 *   }}
 * />
 */
export function LineChart({ title, unit, points, series, format, isZoomed = false, labels }: LineChartProps) {
  const { read, stop, handlers } = useReadingPoint(points.length);
  const known = useMemo(
    () => series.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    [series],
  );
  const axis = useMemo(() => axisOf(known, !isZoomed), [known, isZoomed]);
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? labels.missing : format(value);

  const readingOf = (order: number) => {
    const readings = series.map(({ label, values }) =>
      series.length === 1 ? written(values[order]) : `${label} ${written(values[order])}`,
    );
    return `${points[order]?.label ?? ''}: ${readings.join(', ')}`;
  };

  return (
    <ChartFrame
      title={title}
      unit={unit}
      tableLabel={labels.table}
      table={{
        headers: [labels.category, ...series.map(({ label }) => label)],
        rows: points.map(({ id, label }, order) => ({
          id,
          label,
          cells: series.map(({ values }) => written(values[order])),
        })),
      }}
    >
      <div className={line.key}>
        {series.map(({ id, label, values }, index) => (
          <span key={id} className={line.series}>
            <svg className={line.sample} aria-hidden="true" focusable="false">
              <path className={lineLooks[index]} d="M0 4H24" />
            </svg>
            {label} {written(values.at(-1))}
          </span>
        ))}
      </div>
      <div className={line.sheet}>
        <div className={styles.ticks} aria-hidden="true">
          {(known.length === 0 ? [] : axis.ticks).map((tick) => (
            <span key={tick} className={styles.tick}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className={shape.plot}>
          <svg
            className={`${chart.drawing} ${styles.plot}`}
            aria-label={title}
            // A slider must have somewhere to slide.
            {...(points.length === 0
              ? { role: 'img' }
              : {
                  role: 'slider',
                  tabIndex: 0,
                  'aria-valuemin': 1,
                  'aria-valuemax': points.length,
                  'aria-valuenow': stop + 1,
                  'aria-valuetext': readingOf(stop),
                  ...handlers,
                })}
          >
            <Lines axis={axis} count={points.length} series={series} read={read} />
          </svg>
        </div>
        <div className={line.ends} aria-hidden="true">
          <span className={line.end}>{points[0]?.label}</span>
          {points.length > 1 && <span className={line.end}>{points.at(-1)?.label}</span>}
        </div>
      </div>
      <p className={shape.told}>{read !== undefined ? readingOf(read) : known.length > 0 && labels.hint}</p>
    </ChartFrame>
  );
}
