/** Galleries, plots and charts that are downloaded on demand, with placeholders of their size. */
import type { ReactNode } from 'react';
import type { BarChartProps as OwnBarChartProps } from '../patterns/charts/BarChart/BarChart.tsx';
import type { LineChartProps as OwnLineChartProps } from '../patterns/charts/LineChart/LineChart.tsx';
import type { RangeChartProps as OwnRangeChartProps } from '../patterns/charts/RangeChart/RangeChart.tsx';
import * as chart from '../patterns/charts/shape.css.ts';
import type { GalleryProps as OwnGalleryProps } from '../patterns/Gallery/Gallery.tsx';
import * as gallery from '../patterns/Gallery/shape.css.ts';
import type { ProximityPlotProps as OwnProximityPlotProps } from '../patterns/ProximityPlot/ProximityPlot.tsx';
import * as plot from '../patterns/ProximityPlot/shape.css.ts';
import { lazyComponent, type LazyProps, type PlaceholderProps } from './lazyComponent.tsx';
import { SpinnerRing } from '../components/Spinner/Spinner.tsx';
import type { PanoramaProps as OwnPanoramaProps } from '../patterns/Panorama/Panorama.tsx';
import { ground } from '../patterns/Panorama/shape.css.ts';
import { waiting } from './lazy.css.ts';

export interface BarChartProps extends OwnBarChartProps, LazyProps {}
export interface LineChartProps extends OwnLineChartProps, LazyProps {}
export interface RangeChartProps extends OwnRangeChartProps, LazyProps {}
export interface GalleryProps extends OwnGalleryProps, LazyProps {}
export interface ProximityPlotProps extends OwnProximityPlotProps, LazyProps {}

type Failure = Pick<PlaceholderProps, 'failure'>;

/** The Gallery of this library, downloaded when it is first shown. */
export const Gallery = /* @__PURE__ */ lazyComponent<GalleryProps>(
  async () => ({ default: (await import('../patterns/Gallery/Gallery.tsx')).Gallery }),
  GalleryPlaceholder,
);

/** The ProximityPlot of this library, downloaded when it is first shown. Its `loadLabels` are as those of Gallery. */
export const ProximityPlot = /* @__PURE__ */ lazyComponent<ProximityPlotProps>(
  async () => ({ default: (await import('../patterns/ProximityPlot/ProximityPlot.tsx')).ProximityPlot }),
  ProximityPlotPlaceholder,
);

/** The BarChart of this library, downloaded when it is first shown. Its `loadLabels` are as those of Gallery. */
export const BarChart = /* @__PURE__ */ lazyComponent<BarChartProps>(
  async () => ({ default: (await import('../patterns/charts/BarChart/BarChart.tsx')).BarChart }),
  BarChartPlaceholder,
);

/** The LineChart of this library, downloaded when it is first shown. Its `loadLabels` are as those of Gallery. */
export const LineChart = /* @__PURE__ */ lazyComponent<LineChartProps>(
  async () => ({ default: (await import('../patterns/charts/LineChart/LineChart.tsx')).LineChart }),
  LineChartPlaceholder,
);

/** The RangeChart of this library, downloaded when it is first shown. Its `loadLabels` are as those of Gallery. */
export const RangeChart = /* @__PURE__ */ lazyComponent<RangeChartProps>(
  async () => ({ default: (await import('../patterns/charts/RangeChart/RangeChart.tsx')).RangeChart }),
  RangeChartPlaceholder,
);

/** Where there are no pictures, it is the whole gallery. */
export function GalleryPlaceholder({
  pictures,
  empty,
  failure,
}: Pick<OwnGalleryProps, 'pictures' | 'empty'> & Failure) {
  if (pictures.length === 0) return <div className={gallery.empty}>{empty}</div>;
  return (
    <div className={gallery.root}>
      {pictures.length === 1 ? (
        <div className={gallery.single}>
          <Waiting failure={failure} />
        </div>
      ) : (
        <div className={gallery.slider}>
          <div className={gallery.track}>
            <Waiting failure={failure} />
          </div>
          <div className={gallery.sliderControls} />
        </div>
      )}
    </div>
  );
}

export function ProximityPlotPlaceholder({ legend, centerLabel, failure }: OwnProximityPlotProps & Failure) {
  const { best, fewPoints, manyPoints, smallArea, largeArea } = legend;
  return (
    <div className={plot.root}>
      <div className={plot.plot}>
        <Waiting failure={failure} />
      </div>
      <div className={plot.caption}>
        <p className={plot.reading} />
        <div className={plot.legend}>
          {[centerLabel, best, fewPoints, manyPoints, smallArea, largeArea].map((label) => (
            <span key={label} className={plot.key}>
              <span className={plot.sample} />
              {label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

interface ChartFrameProps {
  readonly title: string;
  readonly unit?: string | undefined;
  readonly children: ReactNode;
}

const ChartFrame = ({ title, unit, children }: ChartFrameProps) => (
  <figure className={chart.root}>
    <figcaption className={chart.title}>
      {title}
      {unit !== undefined && <span className={chart.unit}>, {unit}</span>}
    </figcaption>
    {children}
    <div className={chart.tableRoom} />
  </figure>
);

export function LineChartPlaceholder({
  title,
  unit,
  points,
  series,
  format,
  labels,
  failure,
}: OwnLineChartProps & Failure) {
  return (
    <ChartFrame title={title} unit={unit}>
      <div className={chart.legend}>
        {series.map(({ id, label, values }) => {
          const last = values.at(-1) ?? null;
          return (
            <span key={id} className={chart.series}>
              <span className={chart.sample} />
              {label} {last === null ? labels.missing : format(last)}
            </span>
          );
        })}
      </div>
      <div className={chart.sheet}>
        <span />
        <div className={chart.plotRoom}>
          <Waiting failure={failure} />
        </div>
        <div className={chart.lineEnds} aria-hidden="true">
          <span className={chart.lineEnd}>{points[0]?.label}</span>
          {points.length > 1 && <span className={chart.lineEnd}>{points.at(-1)?.label}</span>}
        </div>
      </div>
      <p className={chart.reading}>{labels.hint}</p>
    </ChartFrame>
  );
}

export function BarChartPlaceholder({
  title,
  unit,
  data,
  format,
  labels,
  failure,
}: OwnBarChartProps & Failure) {
  const rows = data.map(({ id, label, value, note }) => ({
    id,
    label: (
      <>
        {label} {note !== undefined && <span className={chart.note}>· {note}</span>}
      </>
    ),
    value: value === null ? <span className={chart.missing}>{labels.missing}</span> : format(value),
  }));
  return <ChartRows title={title} unit={unit} rows={rows} failure={failure} />;
}

export function RangeChartPlaceholder({
  title,
  unit,
  data,
  format,
  labels,
  failure,
}: OwnRangeChartProps & Failure) {
  const rows = data.map(({ id, label, low, middle, high, own }) => ({
    id,
    label,
    value: (
      <>
        {labels.range(format(low), format(high))}
        <span className={chart.detail}>
          {labels.middle} {format(middle)}{' '}
          {own !== undefined && (
            <span className={chart.note}>
              · {labels.own} {format(own)}
            </span>
          )}
        </span>
      </>
    ),
  }));
  return <ChartRows title={title} unit={unit} rows={rows} hasAxis failure={failure} />;
}

interface ChartRowsProps extends Omit<ChartFrameProps, 'children'>, Failure {
  readonly rows: readonly { readonly id: string; readonly label: ReactNode; readonly value: ReactNode }[];
  /** Whether an axis comes below the rows. @default false */
  readonly hasAxis?: boolean;
}

/** The text of the rows takes its room already, unseen. */
const ChartRows = ({ title, unit, failure, rows, hasAxis = false }: ChartRowsProps) => (
  <ChartFrame title={title} unit={unit}>
    <div className={chart.stack}>
      <div className={`${chart.layer} ${chart.hidden}`} aria-hidden="true">
        <div className={chart.rows}>
          {rows.map(({ id, label, value }) => (
            <div key={id} className={chart.row}>
              <span className={chart.label}>{label}</span>
              <span className={chart.bar} />
              <span className={chart.value}>{value}</span>
            </div>
          ))}
          {hasAxis && <div className={chart.ends}>0</div>}
        </div>
      </div>
      <div className={chart.layer}>
        <Waiting failure={failure} />
      </div>
    </div>
  </ChartFrame>
);

export interface PanoramaProps extends OwnPanoramaProps, LazyProps {}

/** The Panorama of this library, downloaded when it is first shown. */
export const Panorama = /* @__PURE__ */ lazyComponent<PanoramaProps>(
  async () => ({ default: (await import('../patterns/Panorama/Panorama.tsx')).Panorama }),
  PanoramaPlaceholder,
);

export function PanoramaPlaceholder({ failure }: Failure) {
  return (
    <div className={ground}>
      <Waiting failure={failure} />
    </div>
  );
}

/** In the middle of a figure that has not come: a spinner, or what failed. */
export const Waiting = ({ failure }: Failure) => (
  <div className={waiting}>{failure ?? <SpinnerRing size="large" />}</div>
);
