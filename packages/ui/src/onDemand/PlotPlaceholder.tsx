import type { ProximityPlotProps } from '../patterns/ProximityPlot/ProximityPlot.tsx';
import * as shape from '../patterns/ProximityPlot/shape.css.ts';
import type { PlaceholderProps } from './onDemand.tsx';
import { Waiting } from './Waiting.tsx';

/** A plot without anything in it: its square, and below it what its dots will mean. */
export function PlotPlaceholder({
  legend,
  centerLabel,
  failure,
}: Pick<ProximityPlotProps, 'legend' | 'centerLabel'> & PlaceholderProps) {
  const { best, fewPoints, manyPoints, smallArea, largeArea } = legend;
  return (
    <div className={shape.root}>
      <div className={shape.plot}>
        <Waiting failure={failure} />
      </div>
      <div className={shape.caption}>
        <p className={shape.told} />
        <div className={shape.legend}>
          {[centerLabel, best, fewPoints, manyPoints, smallArea, largeArea].map((words) => (
            <span key={words} className={shape.key}>
              <span className={shape.sample} />
              {words}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
