import type { BarChartProps } from '../patterns/charts/BarChart/BarChart.tsx';
import * as shape from '../patterns/charts/shape.css.ts';
import type { PlaceholderProps } from './onDemand.tsx';
import { RowsPlaceholder } from './RowsPlaceholder.tsx';

/** Bars before they have come. */
export function BarPlaceholder({
  title,
  unit,
  data,
  format,
  labels,
  failure,
}: BarChartProps & PlaceholderProps) {
  const rows = data.map(({ id, label, value, note }) => ({
    id,
    label: (
      <>
        {label} {note !== undefined && <span className={shape.note}>· {note}</span>}
      </>
    ),
    value: value === null ? <span className={shape.missing}>{labels.missing}</span> : format(value),
  }));
  return <RowsPlaceholder title={title} unit={unit} rows={rows} failure={failure} />;
}
