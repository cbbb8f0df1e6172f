import type { ReactNode } from 'react';
import * as shape from '../patterns/charts/shape.css.ts';

export interface ChartPlaceholderProps {
  readonly title: string;
  readonly unit?: string | undefined;
  /** The room that the drawing will take. */
  readonly children: ReactNode;
}

/** What every chart has around it, before its code has come. */
export function ChartPlaceholder({ title, unit, children }: ChartPlaceholderProps) {
  return (
    <figure className={shape.root}>
      <figcaption className={shape.title}>
        {title}
        {unit !== undefined && <span className={shape.unit}>, {unit}</span>}
      </figcaption>
      {children}
      <div className={shape.tableRoom} />
    </figure>
  );
}
