import { useState, type ReactNode, type KeyboardEvent, type SyntheticEvent } from 'react';
import { scaleLinear } from '@visx/scale';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import * as shape from './shape.css.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './chart.css.ts';
import { stepOf } from '../stepOf.ts';

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

/** The frame of every chart: its title above, the same numbers as a table below. */
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
  /** The texts above the columns, those of the labels first. */
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
  /** The unit, e.g. "€ / m²". */
  readonly unit?: string;
  /** Formats a value for the user’s language. */
  readonly format: (value: number) => string;
}

/** The texts of the table that comes with every chart. */
export interface ChartTableLabels {
  /** The button that opens the same numbers as a table, e.g. "View as table". */
  readonly table: string;
  /** The header of the table's first column, e.g. "Type of premises" or "Month". */
  readonly category: string;
}

/** Where numbers lie between two ends, and which of them are written beside it. */
export interface Axis {
  /** In per cent of the way from the first tick to the last. */
  readonly place: (value: number) => number;
  /** Round numbers evenly apart; the first and the last are the ends. */
  readonly ticks: readonly number[];
}

/** An axis that holds zero and all values, or 0 to 1 without any, and ends on round numbers. */
export function axisOf(values: readonly number[]): Axis {
  const all = [0, ...values];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const wanted = 4;
  const scale = scaleLinear<number>({
    domain: [least, most === least ? least + 1 : most],
    range: [0, 100],
    nice: wanted,
  });
  return { place: (value) => Math.round(scale(value) * 100) / 100, ticks: scale.ticks(wanted) };
}

/** Which of `count` points is read: one stop of the Tab key, moved by the arrow keys, or by the pointer in passing. */
export function useReading(count: number) {
  const [stop, setStop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const read = pointed ?? focused;

  const onKeyDown = (event: KeyboardEvent) => {
    const current = pointAt(event);
    if (current === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepOf(event.key, current, count);
    if (next === undefined) return;
    event.currentTarget.querySelector<HTMLElement | SVGElement>(`[data-order="${next}"]`)?.focus();
    event.preventDefault();
  };

  const onFocus = (event: SyntheticEvent) => {
    const reached = pointAt(event);
    if (reached === undefined) return;
    setStop(reached);
    setFocused(reached);
  };

  return {
    /** The order of the point in use, if there is one. */
    read,
    /** What listens on the list box. */
    handlers: {
      onKeyDown,
      onFocus,
      onBlur: () => setFocused(undefined),
      onPointerOver: (event: SyntheticEvent) => setPointed(pointAt(event)),
      onPointerLeave: () => setPointed(undefined),
    },
    /** What makes a point one of its options. */
    optionProps: (order: number) => ({
      role: 'option' as const,
      'aria-selected': order === read,
      'data-order': order,
      // Fewer points than before may have come.
      tabIndex: order === Math.min(stop, count - 1) ? 0 : -1,
    }),
  };
}

function pointAt({ target }: SyntheticEvent): number | undefined {
  const order = target instanceof Element ? target.closest('[data-order]')?.getAttribute('data-order') : null;
  return order === null || order === undefined ? undefined : Number(order);
}
