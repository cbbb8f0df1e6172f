import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { LinePath } from '@visx/shape';
import { axisOf, ChartFrame, type Axis, type ChartProps, type ChartTableLabels } from '../ChartFrame.tsx';
import * as styles from '../chart.css.ts';
import * as shape from '../shape.css.ts';
import { stepOf } from '../../stepOf.ts';

/** A moment, or a span of time. */
export interface LinePoint {
  readonly id: string;
  /** E.g. "November 2026". */
  readonly label: string;
}

/** One line: a series of values. */
export interface LineSeries {
  readonly id: string;
  /** E.g. "Office". */
  readonly label: string;
  /** One for each point; null if it’s unknown or withheld: the line has a gap there. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps extends ChartProps {
  /** At regular intervals, oldest first. */
  readonly points: readonly LinePoint[];
  /** The main one, and at most one to compare it with: more lines would need colours to tell them apart. */
  readonly series: readonly [LineSeries] | readonly [LineSeries, LineSeries];
  readonly labels: ChartTableLabels & {
    /** Shown instead of a null value, e.g. "Too few to be shown". */
    readonly missing: string;
    /** Shown below the plot while no point is active, e.g. "Point to a line to see its numbers". */
    readonly hint: string;
  };
}

/** How one or two numbers change over time, as a slider whose values are announced and shown below. */
export function LineChart({ title, unit, points, series, format, labels }: LineChartProps) {
  const { read, stop, handlers } = useReadingPoint(points.length);
  const known = useMemo(
    () => series.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    [series],
  );
  const axis = useMemo(() => axisOf(known), [known]);
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
      <div className={shape.legend}>
        {series.map(({ id, label, values }, index) => (
          <span key={id} className={shape.series}>
            <svg className={shape.sample} aria-hidden="true" focusable="false">
              <path className={lineLooks[index]} d="M0 4H24" />
            </svg>
            {label} {written(values.at(-1))}
          </span>
        ))}
      </div>
      <div className={shape.sheet}>
        <div className={styles.ticks} aria-hidden="true">
          {(known.length === 0 ? [] : axis.ticks).map((tick) => (
            <span key={tick} className={styles.tick}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className={shape.plot}>
          <svg
            className={`${styles.drawing} ${styles.slider}`}
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
        <div className={shape.lineEnds} aria-hidden="true">
          <span className={shape.lineEnd}>{points[0]?.label}</span>
          {points.length > 1 && <span className={shape.lineEnd}>{points.at(-1)?.label}</span>}
        </div>
      </div>
      <p className={shape.reading}>
        {read !== undefined ? readingOf(read) : known.length > 0 && labels.hint}
      </p>
    </ChartFrame>
  );
}

/** The line that matters is full, the one to compare is broken: told apart without colour. */
const lineLooks = [styles.firstLine, styles.secondLine] as const;

interface LinesProps {
  readonly axis: Axis;
  /** How many points there are. */
  readonly count: number;
  readonly series: readonly { readonly id: string; readonly values: readonly (number | null)[] }[];
  /** The order of the point that is being read. */
  readonly read: number | undefined;
}

/** Rules, lines, and the point that is being read. */
export function Lines({ axis, count, series, read }: LinesProps) {
  const x = (order: number) => (count < 2 ? 50 : (order / (count - 1)) * 100);
  const y = (value: number) => 100 - axis.place(value);

  return (
    <>
      {axis.ticks.map((tick, index) => (
        <line
          key={tick}
          className={index === 0 ? styles.base : styles.rule}
          x1="0"
          x2="100%"
          y1={`${y(tick)}%`}
          y2={`${y(tick)}%`}
        />
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        {series.map(({ id, values }, index) => (
          <LinePath
            key={id}
            className={lineLooks[index] ?? styles.secondLine}
            data={[...values]}
            x={(_, order) => x(order)}
            y={(value) => y(value ?? 0)}
            defined={(value) => value !== null}
          />
        ))}
      </svg>
      {Array.from({ length: count }, (_, order) => (
        <g key={order}>
          {order === read && (
            <line className={styles.readingLine} x1={`${x(order)}%`} x2={`${x(order)}%`} y1="0" y2="100%" />
          )}
          {series.map(({ id, values }) => {
            const value = values[order];
            if (value === null || value === undefined) return null;
            const place = { cx: `${x(order)}%`, cy: `${y(value)}%` };
            // A value between two gaps has no line to show it.
            const isAlone = (values[order - 1] ?? null) === null && (values[order + 1] ?? null) === null;
            return (
              (order === read || isAlone) && <circle key={id} className={styles.dot} {...place} r="4.5" />
            );
          })}
        </g>
      ))}
    </>
  );
}

/** On a slider up means more, which here is later; on a list it means back. */
const sliderKeys: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
};

/** Which of `count` points, evenly apart from edge to edge, is read by keys or the pointer. */
function useReadingPoint(count: number) {
  const [kept, setKept] = useState(0);
  const [isFocused, setIsFocused] = useState(false);
  const [pointed, setPointed] = useState<number>();
  // Fewer points than before may have come.
  const stop = Math.min(kept, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepOf(sliderKeys[event.key] ?? event.key, stop, count);
    if (next === undefined) return;
    setKept(next);
    event.preventDefault();
  };

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    setPointed(Math.min(count - 1, Math.max(0, Math.round(share * (count - 1)))));
  };

  return {
    /** The order of the point in use, if there is one. */
    read: pointed ?? (isFocused ? stop : undefined),
    /** Where the keys are. */
    stop,
    handlers: {
      onKeyDown,
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: () => setPointed(undefined),
    },
  };
}
