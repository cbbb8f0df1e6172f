import { LinePath } from '@visx/shape';
import type { Axis } from '../axis.ts';
import * as chart from '../chart.css.ts';
import * as styles from './LineChart.css.ts';

/** The line that matters is full, the one to compare is broken: told apart without colour. */
export const lineLooks = [styles.first, styles.second] as const;

export interface LinesProps {
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
          className={index === 0 ? chart.base : chart.rule}
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
            className={lineLooks[index] ?? styles.second}
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
            <line className={styles.reading} x1={`${x(order)}%`} x2={`${x(order)}%`} y1="0" y2="100%" />
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
