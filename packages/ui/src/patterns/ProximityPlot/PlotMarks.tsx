import { memo, type CSSProperties } from 'react';
import { rimRadius, type PlacedPoint } from './placement.ts';
import {
  dot,
  ground,
  option,
  target,
  bestName,
  bestRing,
  mark,
  axis,
  center,
  label,
  north,
  ring,
} from './marks.css.ts';
import type { NamedDot, ringLabelsOf } from './placeNames.ts';

interface DotProps {
  readonly dot: PlacedPoint;
}

/** One point: the stronger its colour the better it matches, the larger the more room it has. */
export const Dot = memo(function Dot({ dot: { point, place, radius } }: DotProps) {
  const spot = { cx: `${place.x}%`, cy: `${place.y}%`, r: radius };
  return (
    <g aria-hidden="true" transform={asideOf(place)}>
      <circle className={ground} {...spot} />
      <circle className={dot} {...spot} fillOpacity={Math.min(100, Math.max(0, point.points)) / 100} />
    </g>
  );
});

interface DotOptionProps extends DotProps {
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly isSelected: boolean;
}

/** Fingers and pointers need 24 px. */
const leastTarget = 12;

/** What is pressed, focused and read of a point, above all dots. */
export const DotOption = memo(function DotOption({
  dot: { point, place, radius, order },
  isStop,
  isSelected,
}: DotOptionProps) {
  return (
    <g
      role="option"
      className={option}
      aria-label={point.description}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-order={order}
      transform={asideOf(place)}
    >
      <circle className={target} cx={`${place.x}%`} cy={`${place.y}%`} r={Math.max(leastTarget, radius)} />
    </g>
  );
});

const asideOf = ({ asideX, asideY }: PlacedPoint['place']): string => `translate(${asideX} ${asideY})`;

/** Px between a dot and its ring, and between the ring and the name. */
const [ringAway, nameAway] = [3, 4];

/** A second line around each of the best dots: it tells them from others without their colour. */
export function BestRings({ best }: { readonly best: readonly NamedDot[] }) {
  return (
    <g aria-hidden="true">
      {best.map(({ dot: placed }) => (
        <Ring key={placed.point.id} dot={placed} className={bestRing} away={ringAway} />
      ))}
    </g>
  );
}

/** The names of the best dots, which screen readers hear with the dots themselves. */
export function BestNames({ best }: { readonly best: readonly NamedDot[] }) {
  return (
    <div aria-hidden="true">
      {best.map((named) => (
        <span key={named.dot.point.id} className={bestName} style={placeOf(named)}>
          {named.dot.point.name}
        </span>
      ))}
    </div>
  );
}

// A plot is no text: its left is left in every writing direction.
function placeOf({ dot: { place, radius }, side, y }: NamedDot): CSSProperties {
  const away = radius + ringAway + nameAway;
  const top = `calc(${y}% + ${place.asideY}px)`;
  if (side === 'right') {
    const left = `${place.x}% + ${place.asideX + away}px`;
    return { top, left: `calc(${left})`, maxWidth: `calc(100% - (${left}))`, textAlign: 'left' };
  }
  const right = `${100 - place.x}% + ${away - place.asideX}px`;
  return { top, right: `calc(${right})`, maxWidth: `calc(100% - (${right}))`, textAlign: 'right' };
}

interface MarksProps {
  readonly selected: PlacedPoint | undefined;
  readonly passing: PlacedPoint | undefined;
  readonly focused: PlacedPoint | undefined;
}

/** Rings around the dots that are chosen, passed over and focused, above all others. */
export function Marks({ selected, passing, focused }: MarksProps) {
  return (
    <g aria-hidden="true">
      {selected !== undefined && <Ring dot={selected} className={mark.selected} away={4} />}
      {passing !== undefined && <Ring dot={passing} className={mark.passing} away={4} />}
      {focused !== undefined && <Ring dot={focused} className={mark.focused} away={8} />}
    </g>
  );
}

interface RingProps {
  readonly dot: PlacedPoint;
  readonly className: string;
  /** Px between the dot and its ring. */
  readonly away: number;
}

function Ring({ dot: { place, radius }, className, away }: RingProps) {
  return (
    <circle
      className={className}
      cx={`${place.x}%`}
      cy={`${place.y}%`}
      r={radius + away}
      transform={asideOf(place)}
    />
  );
}

interface RingsProps {
  /** With the places of their distances. */
  readonly rings: ReturnType<typeof ringLabelsOf>;
  /** Metres from the centre to the rim. */
  readonly reach: number;
  readonly northLabel: string;
}

/** What the dots are drawn on: the rings with their distances, the axes, and the place itself. */
export function Rings({ rings, reach, northLabel }: RingsProps) {
  const radiusOf = (distance: number) => (reach > 0 ? (rimRadius * Math.max(0, distance)) / reach : 0);
  return (
    <g aria-hidden="true">
      <line className={axis} x1="50%" y1={`${50 - rimRadius}%`} x2="50%" y2={`${50 + rimRadius}%`} />
      <line className={axis} x1={`${50 - rimRadius}%`} y1="50%" x2={`${50 + rimRadius}%`} y2="50%" />
      {rings.map(({ distance }) => (
        <circle key={distance} className={ring} cx="50%" cy="50%" r={`${radiusOf(distance)}%`} />
      ))}
      <svg x="50%" y="50%" overflow="visible">
        <Center />
      </svg>
      {rings.map(({ distance, label: text, x, y }) => (
        <text key={distance} className={label} x={`${x}%`} y={`${y}%`} dy="0.35em">
          {text}
        </text>
      ))}
      <text className={north} x="50%" y={`${50 - rimRadius}%`} dy="-0.3em">
        {northLabel}
      </text>
    </g>
  );
}

/** The mark of the place itself. */
export const Center = () => <path className={center} d="M-7 0H7M0-7V7" />;
