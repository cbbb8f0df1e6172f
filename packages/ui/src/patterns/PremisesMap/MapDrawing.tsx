import { Fragment, memo } from 'react';
import { dot, ground, mark as ringOf } from '../ProximityPlot/marks.css.ts';
import type { ProximityRing } from '../ProximityPlot/placement.ts';
import type { MapLabel, MapPlace } from './labels.ts';
import {
  type Mark,
  type PremisesMark,
  priceBeside,
  priceOffset,
  type PricePlace,
  priceSize,
  screenOf,
} from './marks.ts';
import {
  type MapPosition,
  type MapView,
  pixelsPerMetre,
  type Point,
  type Size,
  toScreen,
} from './projection.ts';
import type { RingLabel } from './useMapLayout.ts';
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
  readonly ringLabels: readonly RingLabel[];
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
  ringLabels,
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
          <Fragment key={`${station.kind} ${station.name}`}>
            <rect className={styles.station} x={x - 7} y={y - 7} width={14} height={14} rx={3} />
            <text className={styles.stationLetter} x={x} y={y}>
              {station.sign}
            </text>
          </Fragment>
        );
      })}
      {labels.map(({ kind, text, x, y, angle }) => (
        <text
          key={`${kind} ${text} ${Math.round(x)} ${Math.round(y)}`}
          className={styles.label[kind]}
          x={x}
          y={y}
          transform={angle === 0 ? undefined : `rotate(${angle} ${x} ${y})`}
        >
          {text}
        </text>
      ))}
      {ringLabels.map(({ label, x, y }) => (
        <text key={label} className={styles.ringLabel} x={x} y={y}>
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

interface MarkShapeProps extends Point {
  readonly mark: Mark;
}

/** One mark; without a transformation of its own, which would take the browser longer with every frame of a movement. */
const MarkShape = memo(function MarkShape({ mark, x, y }: MarkShapeProps) {
  if (mark.kind === 'cluster') {
    return (
      <g data-cluster={mark.count}>
        <circle className={styles.cluster} cx={x} cy={y} r={mark.radius} />
        <text className={styles.count} x={x} y={y}>
          {mark.count}
        </text>
      </g>
    );
  }
  return (
    <g data-premises={mark.key}>
      <circle className={ground} cx={x} cy={y} r={mark.radius} />
      <circle
        className={dot}
        cx={x}
        cy={y}
        r={mark.radius}
        fillOpacity={Math.min(100, Math.max(0, mark.premises.points)) / 100}
      />
    </g>
  );
});

interface PriceTagProps extends Point {
  readonly place: PricePlace;
  readonly isMarked: boolean;
}

/** A price beside its mark, whose middle is given. */
function PriceTag({ place, isMarked, x, y }: PriceTagProps) {
  const { price } = place;
  const [offset, { width, height }] = [priceOffset(place), priceSize(price)];
  const [left, top] = [x + offset.x, y + offset.y];
  const look = isMarked ? 'marked' : 'plain';
  return (
    <g>
      <rect className={styles.priceBox[look]} x={left} y={top} width={width} height={height} rx={4} />
      <text className={styles.price[look]} x={left + width / 2} y={top + height / 2}>
        {price}
      </text>
    </g>
  );
}

const looks = ['selected', 'passing', 'focused'] as const;

/** Premises that stand out, and what shows them. */
export interface RaisedMark {
  readonly of: PremisesMark;
  readonly mark: Mark;
}

interface MarksProps {
  readonly view: MapView;
  readonly size: Size;
  readonly center: MapPosition | undefined;
  /** The best ones last. */
  readonly marks: readonly Mark[];
  readonly prices: readonly PricePlace[];
  /** Above all others. */
  readonly raised: readonly RaisedMark[];
  /** Of these, those with a ring around them. */
  readonly chosen: Readonly<Record<(typeof looks)[number], PremisesMark | undefined>>;
  /** The one whose price is shown in any case. */
  readonly shown: PremisesMark | undefined;
}

/** Premises, and above them their prices. */
export function Marks({ view, size, center, marks, prices, raised, chosen, shown }: MarksProps) {
  return (
    <g>
      {marks.map((mark) => (
        <MarkShape key={mark.key} mark={mark} {...screenOf(mark, view, size)} />
      ))}
      {prices.map(
        (place) =>
          place.mark.key !== shown?.key && (
            <PriceTag
              key={place.mark.key}
              place={place}
              isMarked={false}
              {...screenOf(place.mark, view, size)}
            />
          ),
      )}
      {raised.map(({ of, mark }) => {
        const { x, y } = screenOf(mark, view, size);
        return (
          <g key={of.key}>
            <MarkShape mark={mark} x={x} y={y} />
            {looks
              .filter((look) => of === chosen[look])
              .map((look, index) => (
                <circle key={look} className={ringOf[look]} cx={x} cy={y} r={mark.radius + 3 + 4 * index} />
              ))}
            {of === shown && (
              <PriceTag
                place={priceBeside(mark, of.premises.price, marks, view, size, center)}
                isMarked
                x={x}
                y={y}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
