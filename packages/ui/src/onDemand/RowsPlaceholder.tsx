import type { ReactNode } from 'react';
import * as shape from '../patterns/charts/shape.css.ts';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import { Waiting } from './Waiting.tsx';

export interface RowsPlaceholderProps {
  readonly title: string;
  readonly unit?: string | undefined;
  readonly failure: ReactNode;
  readonly rows: readonly { readonly id: string; readonly label: ReactNode; readonly value: ReactNode }[];
  /** Whether an axis comes below the rows. @default false */
  readonly hasAxis?: boolean;
}

/** A chart of rows whose words take their room already, unseen. */
export function RowsPlaceholder({ title, unit, failure, rows, hasAxis = false }: RowsPlaceholderProps) {
  return (
    <ChartPlaceholder title={title} unit={unit}>
      <div className={shape.stack}>
        <div className={`${shape.layer} ${shape.hidden}`} aria-hidden="true">
          <div className={shape.rows}>
            {rows.map(({ id, label, value }) => (
              <div key={id} className={shape.row}>
                <span className={shape.label}>{label}</span>
                <span className={shape.bar} />
                <span className={shape.value}>{value}</span>
              </div>
            ))}
            {hasAxis && <div className={shape.ends}>0</div>}
          </div>
        </div>
        <div className={shape.layer}>
          <Waiting failure={failure} />
        </div>
      </div>
    </ChartPlaceholder>
  );
}
