import type { LineChartProps } from '../patterns/charts/LineChart/LineChart.tsx';
import * as line from '../patterns/charts/LineChart/shape.css.ts';
import * as shape from '../patterns/charts/shape.css.ts';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import type { PlaceholderProps } from './onDemand.tsx';
import { Waiting } from './Waiting.tsx';

/** Lines before they have come: their names, and an empty plot. */
export function LinesPlaceholder({
  title,
  unit,
  points,
  series,
  format,
  labels,
  failure,
}: LineChartProps & PlaceholderProps) {
  return (
    <ChartPlaceholder title={title} unit={unit}>
      <div className={line.key}>
        {series.map(({ id, label, values }) => {
          const last = values.at(-1) ?? null;
          return (
            <span key={id} className={line.series}>
              <span className={line.sample} />
              {label} {last === null ? labels.missing : format(last)}
            </span>
          );
        })}
      </div>
      <div className={line.sheet}>
        <span />
        <div className={shape.plotRoom}>
          <Waiting failure={failure} />
        </div>
        <div className={line.ends} aria-hidden="true">
          <span className={line.end}>{points[0]?.label}</span>
          {points.length > 1 && <span className={line.end}>{points.at(-1)?.label}</span>}
        </div>
      </div>
      <p className={shape.told}>{labels.hint}</p>
    </ChartPlaceholder>
  );
}
