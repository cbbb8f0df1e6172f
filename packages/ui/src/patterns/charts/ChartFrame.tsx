import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';
import * as shape from './shape.css.ts';

export interface ChartFrameProps {
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
