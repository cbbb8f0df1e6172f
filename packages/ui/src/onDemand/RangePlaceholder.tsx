import type { RangeChartProps } from '../patterns/charts/RangeChart/RangeChart.tsx';
import * as shape from '../patterns/charts/shape.css.ts';
import type { PlaceholderProps } from './onDemand.tsx';
import { RowsPlaceholder } from './RowsPlaceholder.tsx';

/** Ranges before they have come. */
export function RangePlaceholder({
  title,
  unit,
  data,
  format,
  labels,
  failure,
}: RangeChartProps & PlaceholderProps) {
  const rows = data.map(({ id, label, low, middle, high, own }) => ({
    id,
    label,
    value: (
      <>
        {labels.range(format(low), format(high))}
        <span className={shape.detail}>
          {labels.middle} {format(middle)}{' '}
          {own !== undefined && (
            <span className={shape.note}>
              · {labels.own} {format(own)}
            </span>
          )}
        </span>
      </>
    ),
  }));
  return <RowsPlaceholder title={title} unit={unit} rows={rows} hasAxis failure={failure} />;
}
