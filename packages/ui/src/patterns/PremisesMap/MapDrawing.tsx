import { memo } from 'react';
import { dot, ground, mark as ringOf } from '../ProximityPlot/marks.css.ts';
import type { ProximityRing } from '../ProximityPlot/placement.ts';
import type { MapLabel, MapPlace } from './labels.ts';
import { type Mark, type PremisesMark, priceOffset, type PricePlace, priceSize } from './marks.ts';
import {
  type MapPosition,
  type MapView,
  pixelsPerMetre,
  type Point,
  type Size,
  toScreen,
} from './projection.ts';
import { outline } from './outline.css.ts';
import * as styles from './PremisesMap.css.ts';

interface SurroundingsProps {
  readonly view: MapView;
  readonly size: Size;
  readonly center: MapPosition | undefined;
  /** Instead of the cross at the wanted place. */
  readonly pin: MapPosition | undefined;
  readonly rings: readonly ProximityRing[];
  /** Of the area that is drawn. */
  readonly corners: readonly MapPosition[];
  readonly stations: readonly MapPlace[];
  readonly labels: readonly MapLabel[];
}

/** What marks are drawn on, but for the ground: rings, the wanted place, stations and names. */
export const Surroundings = memo(function Surroundings({
  view,
  size,
  center,
  pin,
  rings,
  corners,
  stations,
  labels,
}: SurroundingsProps) {
  const middle = center === undefined ? undefined : toScreen(view, size, center);
  const metre = pixelsPerMetre(view.latitude, view.zoom);
  return (
    <>
      {corners.length > 1 && (
        <polygon
          data-outline={corners.length}
          className={outline}
          points={corners
            .map((corner) => toScreen(view, size, corner))
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      )}
      {middle !== undefined &&
        rings.map(({ distance }) => (
          <circle key={distance} className={styles.ring} cx={middle.x} cy={middle.y} r={distance * metre} />
        ))}
      {stations.map((station) => {
        const { x, y } = toScreen(view, size, station);
        return (
          <g key={`${station.kind} ${station.name}`} transform={`translate(${x} ${y})`}>
            <rect className={styles.station} x={-7} y={-7} width={14} height={14} rx={3} />
            <text className={styles.stationLetter}>{station.sign}</text>
          </g>
        );
      })}
      {labels.map(({ kind, text, x, y, angle }) => (
        <text
          key={`${kind} ${text} ${Math.round(x)} ${Math.round(y)}`}
          className={styles.label[kind]}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        >
          {text}
        </text>
      ))}
      {middle !== undefined &&
        rings
          .map((ring) => ({ ...ring, y: middle.y + ring.distance * metre }))
          .filter(({ y }) => y < size.height - 10 && middle.x > 24 && middle.x < size.width - 24)
          .map(({ distance, label, y }) => (
            <text key={distance} className={styles.ringLabel} x={middle.x} y={y}>
              {label}
            </text>
          ))}
      {middle !== undefined && pin === undefined && (
        <path
          className={styles.center}
          d={`M${middle.x - 8} ${middle.y}h16M${middle.x} ${middle.y - 8}v16`}
        />
      )}
      {pin !== undefined && <Pin at={toScreen(view, size, pin)} />}
    </>
  );
});

/** Its tip is at the place. */
const Pin = ({ at }: { readonly at: Point }) => (
  <g data-pin="" transform={`translate(${at.x} ${at.y})`}>
    <path className={styles.pin} d="M0 0C-3-9-12-14-12-23a12 12 0 0 1 24 0C12-14 3-9 0 0Z" />
    <circle className={styles.pinEye} cy={-23} r={4.5} />
  </g>
);

interface MarkShapeProps {
  readonly mark: Mark;
}

/** One mark around 0, 0: it is moved to its place with every frame. */
export const MarkShape = memo(function MarkShape({ mark }: MarkShapeProps) {
  if (mark.kind === 'cluster') {
    return (
      <g data-cluster={mark.count}>
        <circle className={styles.cluster} r={mark.radius} />
        <text className={styles.count}>{mark.count}</text>
      </g>
    );
  }
  return (
    <g data-premises={mark.key}>
      <circle className={ground} r={mark.radius} />
      <circle
        className={dot}
        r={mark.radius}
        fillOpacity={Math.min(100, Math.max(0, mark.premises.points)) / 100}
      />
    </g>
  );
});

type Look = 'selected' | 'passing' | 'focused';

interface RaisedMarkProps {
  readonly mark: PremisesMark;
  readonly looks: readonly Look[];
}

/** A mark that is chosen, passed over or focused, above all others with a ring for each. */
export const RaisedMark = ({ mark, looks }: RaisedMarkProps) => (
  <g>
    <MarkShape mark={mark} />
    {looks.map((look, index) => (
      <circle key={look} className={ringOf[look]} r={mark.radius + 3 + 4 * index} />
    ))}
  </g>
);

interface PriceTagProps {
  readonly place: PricePlace;
  readonly isMarked: boolean;
}

/** A price beside its mark, around the mark's middle. */
export function PriceTag({ place, isMarked }: PriceTagProps) {
  const { price } = place.mark.premises;
  const [{ x, y }, { width, height }] = [priceOffset(place), priceSize(price)];
  const look = isMarked ? 'marked' : 'plain';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.priceBox[look]} width={width} height={height} rx={4} />
      <text className={styles.price[look]} x={width / 2} y={height / 2}>
        {price}
      </text>
    </g>
  );
}
